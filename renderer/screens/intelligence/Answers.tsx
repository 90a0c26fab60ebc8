import { useMemo } from 'react'
import type { Verdict } from '../../../shared/domain/strengths'
import { RestLine } from '../../features/sheets/RestLine'
import { SheetList } from '../../features/sheets/SheetList'
import { type Log, logColumns, type SortField, sortFields } from '../../features/study/log-columns'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import type { ListRules } from '../../ui/list/list-state'
import { useListState } from '../../ui/list/use-list-state'
import { shownName } from './figures'
import { text } from './text'
import type { StudentIntelligence } from './use-intelligence'

type Rules = ListRules<Record<never, string>, SortField>

const rulesOf = (order: 'asc' | 'desc'): Rules => ({ noFilters: {}, sort: { field: 'score', order }, sortFields })
const rules: Record<Verdict, Rules> = { strong: rulesOf('desc'), weak: rulesOf('asc') }

interface Props {
  studentId: string
  study: StudentIntelligence
  /** The exercises that are shown; undefined while they load. */
  logs: readonly Log[] | undefined
  shown: string
  verdict: Verdict
  /** The period as a part of an address. */
  periodQuery: Record<string, string>
  title: string
}

/** The answers behind a strength or a weak point: the best or the worst first. Each round opens its paper. */
export function Answers({ studentId, study, logs, shown, verdict, periodQuery, title }: Props) {
  const now = useNow()
  const list = useListState(`intelligence/${verdict}`, rules[verdict])
  const columns = useMemo(
    () =>
      logColumns(
        studentId,
        resource_id => paths.studentDetails(studentId, { tab: 'exercise', ...periodQuery, resource_id }),
        now,
      ).filter(({ key }) => ['time', 'resource', 'kind', 'round', 'score'].includes(key)),
    [studentId, periodQuery, now],
  )
  const name = text.shown(shownName(shown))
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <SheetList
        list={list}
        columns={columns}
        rows={study.rest === null ? logs : undefined}
        reading={study.logs}
        rowKey={row => `${row.topic_id}|${row.resource_id}|${row.round}|${row.updated_at}`}
        label={name}
        title={title}
        facts={
          <>
            {logs && study.rest === null && <span>{text.rows(logs.length)}</span>}
            <span>{text.shownNote[verdict]}</span>
            <span>{text.shownHint}</span>
          </>
        }
        offlineKeys={[]}
        filters={<RestLine rest={study.rest} />}
        failed={text.logsFailed}
        empty={{ message: text.noLogs }}
      />
    </section>
  )
}
