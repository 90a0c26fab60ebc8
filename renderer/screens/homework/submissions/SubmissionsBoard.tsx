import { useMemo, useRef, useState } from 'react'
import { type Roster, useRoster } from '../../../features/homework/roster'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { SearchField } from '../../../ui/SearchField'
import { Skeletons } from '../../../ui/Skeletons'
import type { BoardProps } from '../board'
import { StageList } from './StageList'
import classes from './Submissions.module.css'
import { groupByStage, stages } from './submission-stages'
import { text } from './text'

function statusOf({ matrix: data, students: members }: Roster): string {
  if (data.pending || data.error) return ''
  return data.complete ? text.people(members.length) : text.progress(data.rows.length, data.count)
}

/** 提出状況: the students who have not begun, have begun, and have submitted, side by side. */
export function SubmissionsBoard({ homeworkId, deliveryTime: waiting }: BoardProps) {
  const roster = useRoster(homeworkId)
  const { matrix: data, students: members, teams } = roster
  const [teamId, setTeamId] = useState('')
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const found = useMemo(() => groupByStage(members, { teamId, search }), [members, teamId, search])
  const keys = useKeyTable([{ label: text.keys.search, keys: { '/': () => box.current?.focus() } }])
  if (data.error) return <ErrorState message={text.failed} onRetry={data.retry} />
  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        <span className={classes.status} role="status">
          {statusOf(roster)}
        </span>
        <TeamSelect teams={teams} value={teamId} onChange={setTeamId} />
        <SearchField
          inputRef={box}
          className={classes.search}
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.searchPlaceholder}
          value={search}
          delay={0}
          onSearch={setSearch}
        />
      </div>
      {data.pending ? (
        <Skeletons count={8} />
      ) : members.length === 0 ? (
        <EmptyState
          message={text.noStudents}
          hint={waiting === null ? text.noStudentsHint : text.waitingHint(waiting)}
        />
      ) : (
        <div className={classes.stages}>
          {stages.map(stage => (
            <StageList
              key={stage}
              homeworkId={homeworkId}
              stage={stage}
              members={found[stage]}
              teams={teams.length > 1}
            />
          ))}
        </div>
      )}
      {data.moreError ? <ErrorState message={text.moreFailed} onRetry={data.retryMore} /> : null}
      <KeyHints rows={keys} />
    </div>
  )
}
