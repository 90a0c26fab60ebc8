import { Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatAverage, formatScore } from '../../../shared/domain/scores'
import { useApi, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { toContent } from '../../features/homework/contents/catalogue-request'
import { draftOfContents } from '../../features/homework/draft/draft-of-contents'
import { wizards } from '../../features/homework/wizard-kinds'
import { longDay, type Period } from '../../features/reports/period'
import type { Log } from '../../features/study/log-columns'
import type { StudentFacts } from '../../features/study/use-student'
import { paths } from '../../paths'
import { viewName } from '../../results/index'
import { now } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { QueryView } from '../../ui/QueryView'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { useSelection } from '../../ui/table/use-selection'
import classes from './Intelligence.module.css'
import { type Kind, kindsOf, mostProposed, type Proposal, proposals } from './next-resources'
import { text } from './text'

const words = text.next
const keyOf = ({ resource_id }: Proposal): string => resource_id
const nameOf = ({ resource_title }: Proposal): string => resource_title
/** How many resources of a kind are read. */
const readAtOnce = 100

const columns: Column<Proposal>[] = [
  {
    key: 'title',
    label: words.columns.title,
    need: 160,
    grow: 3,
    head: true,
    cell: ({ resource_title }) => <Clip>{resource_title}</Clip>,
  },
  {
    key: 'level',
    label: words.columns.level,
    need: 84,
    grow: 1,
    cell: ({ resource_level }) => <Clip>{resource_level}</Clip>,
  },
  {
    key: 'from',
    label: words.columns.from,
    need: 110,
    grow: 2,
    spare: 1,
    cell: resource => <Clip>{toContent(resource).from}</Clip>,
  },
  {
    key: 'done',
    label: words.columns.done,
    need: 110,
    grow: 0,
    numeric: true,
    cell: ({ best }) => (best === undefined ? words.notDone : formatScore(best) || text.none),
  },
]

interface Props {
  student: StudentFacts
  /** The exercises that show the strength or the weak point. */
  logs: readonly Log[]
  /** All exercises of the period. */
  all: readonly Log[]
  period: Period
}

/** Resources of the kinds of these exercises, chosen for a new homework of the student. */
export function NextResources(props: Props) {
  const { logs } = props
  const kinds = useMemo(() => kindsOf(logs), [logs])
  const [chosen, setChosen] = useState('')
  const kind = kinds.find(({ view_key }) => view_key === chosen) ?? kinds[0]
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      {kind === undefined ? (
        <EmptyState message={words.noKinds} />
      ) : (
        <Proposals key={kind.view_key} {...props} kind={kind} kinds={kinds} onKind={setChosen} />
      )}
    </section>
  )
}

interface ProposalsProps extends Props {
  kind: Kind
  kinds: readonly Kind[]
  onKind(viewKey: string): void
}

function Proposals({ student, logs, all, period, kind, kinds, onKind }: ProposalsProps) {
  const navigate = useNavigate()
  const mayGive = canGiveHomework(useSession())
  const query = useApi('resource-page-list', { view_key: kind.view_key, page: 1, limit: readAtOnce })
  const found = useMemo(
    () => query.data && proposals(query.data.items, { logs, all }, kind.view_key),
    [query.data, logs, all, kind.view_key],
  )
  const rows = found?.slice(0, mostProposed)
  const selection = useSelection(keyOf)
  const picked = rows?.filter(row => selection.rows.has(keyOf(row))) ?? []
  const others = Math.max(query.data?.total ?? 0, found?.length ?? 0) - (rows?.length ?? 0)
  const assign = () =>
    void navigate(paths.assign('routine', wizards.routine.steps.length), {
      state: {
        draft: draftOfContents(
          picked.map(toContent),
          student.teamId === '' ? [] : [{ team_id: student.teamId, student_ids: [student.id] }],
          now(),
        ),
      },
    })
  return (
    <>
      <div className={classes.line}>
        <NativeSelect
          size="xs"
          aria-label={words.kind}
          data={kinds.map(({ view_key, average, count }) => ({
            value: view_key,
            label: words.kindOption(viewName(view_key) ?? view_key, formatAverage(average) || text.none, count),
          }))}
          value={kind.view_key}
          onChange={event => onKind(event.currentTarget.value)}
        />
        {mayGive && (
          <Button disabled={picked.length === 0} onClick={assign}>
            {words.assign(picked.length)}
          </Button>
        )}
      </div>
      <p className={classes.note}>{words.note(longDay(period.from), longDay(period.to))}</p>
      <QueryView query={query} failed={words.failed}>
        {() =>
          rows?.length === 0 ? (
            <EmptyState message={words.empty} />
          ) : (
            <>
              <div className={classes.card}>
                <DataTable
                  label={words.table}
                  columns={columns}
                  rows={rows}
                  rowKey={keyOf}
                  rowHeight={36}
                  cellPadding={8}
                  {...(mayGive && { select: { selection, nameOf } })}
                />
              </div>
              {(query.data?.total ?? 0) > readAtOnce && <p className={classes.note}>{words.firstOnly(readAtOnce)}</p>}
              {others > 0 && <p className={classes.note}>{words.more(others)}</p>}
              {mayGive && <p className={classes.note}>{words.chooseFirst}</p>}
            </>
          )
        }
      </QueryView>
    </>
  )
}
