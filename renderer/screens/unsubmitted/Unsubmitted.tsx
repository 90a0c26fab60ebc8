import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiKey, useApi } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { homeworkPath } from '../../features/homework/homework-path'
import { homeworkTitle } from '../../features/homework/homework-title'
import { missingCount, type UnsubmittedStudent } from '../../features/homework/unsubmitted/unsubmitted-rows'
import { useUnsubmitted } from '../../features/homework/unsubmitted/use-unsubmitted'
import { TeamSelect } from '../../features/people/TeamSelect'
import { text as peopleText } from '../../features/people/text'
import { useKeptClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { KeyHints } from '../../ui/keys/KeyHints'
import { Link } from '../../ui/Link'
import { ListCard, ListScreen, Total } from '../../ui/list/ListView'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { useRowKeys } from '../../ui/table/use-row-keys'
import { usePrintHead } from '../../ui/use-print-head'
import { text } from './text'
import classes from './Unsubmitted.module.css'

/** The homeworks that a student has not submitted, each with its deadline; the first is the link of the row. */
const Missing = ({ student, now }: { student: UnsubmittedStudent; now: number }) => (
  <ul className={classes.missing}>
    {student.missing.map(({ homework, hasBegun }) => (
      <li key={homework.homework_id}>
        <Link to={homeworkPath(homework)}>{homeworkTitle(homework.title)}</Link>
        <span className={classes.until}>{text.until(formatWireTime(homework.end_time, now) ?? homework.end_time)}</span>
        {hasBegun && <span className={classes.begun}>{text.begun}</span>}
      </li>
    ))}
  </ul>
)

const columnsAt = (now: number, showsTeam: boolean): Column<UnsubmittedStudent>[] => [
  { key: 'number', label: text.columns.number, width: '72px', cell: ({ number }) => number },
  { key: 'name', label: text.columns.name, need: 130, grow: 1, head: true, cell: ({ name }) => <Clip>{name}</Clip> },
  ...(showsTeam
    ? [
        {
          key: 'team',
          label: text.columns.team,
          need: 90,
          grow: 1,
          cell: ({ team }: UnsubmittedStudent) => <Clip>{team}</Clip>,
        },
      ]
    : []),
  {
    key: 'count',
    label: text.columns.count,
    width: '76px',
    numeric: true,
    cell: ({ missing }) => text.count(missing.length),
  },
  {
    key: 'missing',
    label: text.columns.missing,
    need: 300,
    grow: 4,
    cell: student => <Missing student={student} now={now} />,
  },
]

/** 未提出の一覧: who has not submitted what, over all running homeworks of a class; printed on A4. */
export function Unsubmitted() {
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const teamId = search.get('team_id') ?? ''
  const choose = (team: string) => setSearch({ team_id: team }, { replace: true })
  const isReady = useKeptClass('unsubmitted', {
    team: teamId,
    ready: true,
    isUnset: !search.has('team_id'),
    isInAddress: true,
    choose,
  })
  const teams = useApi('team-rows', {})
  const { list, students, homeworkCount, loaded, total, failed, keys, retry } = useUnsubmitted(teamId, isReady)
  const columns = useMemo(() => columnsAt(now, teamId === ''), [now, teamId])
  const card = useRef<HTMLDivElement>(null)
  const rowKeys = useRowKeys(card)
  const team = teams.data?.items.find(({ id }) => id === teamId)?.name ?? peopleText.allTeams
  usePrintHead(text.printHead(team))
  const isLoading = loaded < total
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.crumb, to: paths.homeworkManagement() }]}
        facts={text.lead}
        mark={
          list.data && (
            <Total>
              {isLoading ? text.loading(loaded, total) : text.total(students.length, missingCount(students))}
              {!isLoading && failed > 0 && text.part}
            </Total>
          )
        }
        actions={
          <div className={classes.actions}>
            <TeamSelect teams={teams.data?.items ?? []} value={teamId} onChange={choose} />
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={isLoading || students.length === 0}
              onClick={() => window.print()}
            >
              {text.print}
            </Button>
          </div>
        }
      />
      <OfflineStrip keys={list.data ? [...keys, apiKey('team-rows')] : []} />
      {failed > 0 && <ErrorState message={text.someFailed(failed)} onRetry={retry} isPart />}
      <ListCard ref={card}>
        <QueryView query={list} failed={text.failed}>
          {() =>
            students.length === 0 && !isLoading && failed === 0 ? (
              <EmptyState message={homeworkCount === 0 ? text.noHomework : text.nobody} />
            ) : (
              <DataTable
                label={text.table}
                columns={columns}
                rows={isLoading && students.length === 0 ? undefined : students}
                rowKey={({ studentId }) => studentId}
              />
            )
          }
        </QueryView>
      </ListCard>
      <footer className={classes.foot}>
        <KeyHints rows={rowKeys} />
      </footer>
    </ListScreen>
  )
}
