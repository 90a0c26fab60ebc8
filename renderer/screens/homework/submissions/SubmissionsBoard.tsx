import { useMemo, useRef, useState } from 'react'
import { type Roster, type RosterStudent, useRoster } from '../../../features/homework/roster'
import { useHomeworkSeen } from '../../../features/homework/seen/use-seen-papers'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import { SearchField } from '../../../ui/SearchField'
import { Skeletons } from '../../../ui/Skeletons'
import { useSelection } from '../../../ui/table/use-selection'
import type { BoardProps } from '../board'
import { SelectedStudents } from './SelectedStudents'
import { StageList } from './StageList'
import classes from './Submissions.module.css'
import { groupByStage, stages } from './submission-stages'
import { text } from './text'

const idOf = ({ studentId }: RosterStudent) => studentId

function statusOf({ matrix, students }: Roster): string {
  if (matrix.pending || matrix.error) return ''
  return matrix.complete ? text.people(students.length) : text.progress(matrix.rows.length, matrix.count)
}

/** 提出状況: the students who have not begun, have begun, and have submitted, side by side. */
export function SubmissionsBoard({ homeworkId, deliveryTime }: BoardProps) {
  const roster = useRoster(homeworkId)
  const { matrix, students, teams } = roster
  const [teamId, setTeamId] = useHomeworkClass(homeworkId)
  const [search, setSearch] = useState('')
  const selection = useSelection(idOf)
  const seen = useHomeworkSeen(homeworkId, matrix.complete ? students : null)
  const selected = students.filter(student => selection.rows.has(idOf(student)))
  const searchInput = useRef<HTMLInputElement>(null)
  const found = useMemo(() => groupByStage(students, { teamId, search }), [students, teamId, search])
  const keys = useKeyTable([{ label: text.keys.search, keys: { '/': () => searchInput.current?.focus() } }])
  if (matrix.error) return <ErrorState message={text.failed} onRetry={matrix.retry} />
  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        {selected.length > 0 ? (
          <SelectedStudents homeworkId={homeworkId} students={selected} seen={seen} onClear={selection.clear} />
        ) : (
          <span className={classes.status} role="status">
            {statusOf(roster)}
          </span>
        )}
        <TeamSelect teams={teams} value={teamId} onChange={setTeamId} />
        <SearchField
          inputRef={searchInput}
          className={classes.search}
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.searchPlaceholder}
          value={search}
          delay={0}
          onSearch={setSearch}
        />
      </div>
      {matrix.pending ? (
        <Skeletons count={8} />
      ) : students.length === 0 ? (
        <EmptyState
          message={text.noStudents}
          hint={deliveryTime === null ? text.noStudentsHint : text.waitingHint(deliveryTime)}
        />
      ) : (
        <div className={`${layout.panels} ${classes.stages}`}>
          {stages.map(stage => (
            <StageList
              key={stage}
              homeworkId={homeworkId}
              stage={stage}
              students={found[stage]}
              showsTeams={teams.length > 1}
              selection={selection}
              seen={seen}
            />
          ))}
        </div>
      )}
      {matrix.moreError ? <ErrorState message={text.moreFailed} onRetry={matrix.retryMore} /> : null}
      <KeyHints rows={keys} />
    </div>
  )
}
