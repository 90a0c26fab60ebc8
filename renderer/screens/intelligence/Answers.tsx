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

/** The order and page of the answers: of a strength, the best are first until the teacher sorts otherwise. */
export function useAnswerList(verdict: Verdict) {
  const lists = {
    strong: useListState('intelligence/strong', rules.strong),
    weak: useListState('intelligence/weak', rules.weak),
  }
  const list = lists[verdict]
  const { field, order } = list.sort
  const note = field !== 'score' ? '' : text.shownNote[order === 'desc' ? 'strong' : 'weak']
  return { list, note }
}

export type AnswerList = ReturnType<typeof useAnswerList>

const shownColumns: readonly string[] = ['time', 'resource', 'kind', 'round', 'score']

/** The columns of the answers, on the screen, on paper and in a workbook. */
export const answerColumns = (...given: Parameters<typeof logColumns>) =>
  logColumns(...given).filter(({ key }) => shownColumns.includes(key))

interface Props {
  studentId: string
  study: StudentIntelligence
  /** The exercises that are shown; undefined while they load. */
  logs: readonly Log[] | undefined
  shown: string
  answers: AnswerList
  /** The period as a part of an address. */
  periodQuery: Record<string, string>
  title: string
}

/** The answers behind a strength or a weak point: the best or the worst first. Each round opens its paper. */
export function Answers({ studentId, study, logs, shown, answers: { list, note }, periodQuery, title }: Props) {
  const now = useNow()
  const columns = useMemo(
    () =>
      answerColumns(
        studentId,
        resource_id => paths.studentDetails(studentId, { tab: 'exercise', ...periodQuery, resource_id }),
        now,
      ),
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
            {note !== '' && <span>{note}</span>}
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
