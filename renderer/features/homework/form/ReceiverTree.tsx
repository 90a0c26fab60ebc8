import { ActionIcon, Checkbox } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { searchForm } from '../../../../shared/domain/search-form'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { useApi } from '../../../bridge'
import { ErrorState } from '../../../ui/ErrorState'
import { SearchField } from '../../../ui/SearchField'
import { Skeletons } from '../../../ui/Skeletons'
import type { Receiver } from '../draft/draft'
import { checkedOf, isStudentChosen, toggleStudent, toggleTeam } from '../draft/receivers'
import classes from './ReceiverTree.module.css'
import { text } from './text'

type Team = EndpointResponse<'team-rows'>['items'][number]

interface Props {
  receivers: readonly Receiver[]
  onChange(receivers: Receiver[]): void
  fault: string | undefined
}

/** The class that is meant by what was typed: the only one of this very name, or the only one that holds it. */
function meant(teams: readonly Team[], typed: string): Team | undefined {
  const exact = teams.filter(({ name }) => searchForm(name) === searchForm(typed))
  const found = teams.filter(({ name }) => searchForm(name).includes(searchForm(typed)))
  return exact.length === 1 ? exact[0] : found.length === 1 ? found[0] : undefined
}

/** How many students are chosen; of a whole class as many as it has. */
const studentsIn = (receivers: readonly Receiver[], teams: readonly Team[]): number =>
  receivers.reduce((sum, { team_id, student_ids }) => {
    const all = teams.find(({ id }) => id === team_id)?.student_count ?? 0
    return sum + (student_ids === null ? all : student_ids.length)
  }, 0)

/** Classes to choose, and of each the students: a whole class is one click, or its name and Enter (SPEC §5). */
export function ReceiverTree({ receivers, onChange, fault }: Props) {
  const [search, setSearch] = useState('')
  const [several, setSeveral] = useState(false)
  const { data, isError, isFetching, refetch } = useApi('team-rows', {})
  const teams = (data?.items ?? []).filter(team => team.hidden === 0)
  const teamIds = teams.map(({ id }) => id)
  const wanted = searchForm(search)
  const found = teams.filter(({ name }) => searchForm(name).includes(wanted))
  const onEnter = (typed: string, event: KeyboardEvent) => {
    if (typed.trim() === '') return
    // nothing can be said of classes that have not come yet
    if (!data) return event.preventDefault()
    const one = meant(teams, typed)
    setSeveral(!one)
    if (!one) return event.preventDefault()
    if (checkedOf(receivers, one.id) !== 'all') onChange(toggleTeam(receivers, one.id, teamIds))
    setSearch('')
  }
  return (
    <fieldset
      className={classes.tree}
      aria-describedby={fault ? 'hm-receivers-fault' : undefined}
      data-first
      data-faulty={fault !== undefined || undefined}
    >
      <legend>{text.receivers}</legend>
      <p className={classes.chosen} role="status">
        {receivers.length > 0 && text.chosen(receivers.length, studentsIn(receivers, teams))}
        {several && search !== '' && text.several}
      </p>
      {fault && (
        <p id="hm-receivers-fault" className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {(!data || teams.length > 1) && (
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.searchPlaceholder}
          value={search}
          delay={0}
          onSearch={setSearch}
          onEnter={onEnter}
        />
      )}
      {isError && !data ? (
        <ErrorState message={text.receiversFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <Skeletons count={4} />
      ) : found.length === 0 ? (
        <p className={classes.empty}>{teams.length === 0 ? text.noTeams : text.noMatch}</p>
      ) : (
        <ul className={classes.teams}>
          {found.map(team => (
            <TeamNode key={team.id} team={team} teamIds={teamIds} receivers={receivers} onChange={onChange} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type NodeProps = Omit<Props, 'fault'> & { team: Team; teamIds: readonly string[] }

function TeamNode({ team, teamIds, receivers, onChange }: NodeProps) {
  const [open, setOpen] = useState(false)
  const checked = checkedOf(receivers, team.id)
  const some = receivers.find(({ team_id }) => team_id === team.id)?.student_ids
  return (
    <li className={classes.team}>
      <div className={classes.line}>
        <ActionIcon
          variant="subtle"
          size="md"
          aria-expanded={open}
          aria-label={open ? text.shut(team.name) : text.open(team.name)}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
        </ActionIcon>
        <Checkbox
          className={classes.box}
          label={team.name}
          checked={checked === 'all'}
          indeterminate={checked === 'some'}
          onChange={() => onChange(toggleTeam(receivers, team.id, teamIds))}
        />
        <span className={classes.count}>
          {checked === 'some'
            ? text.teamSome(some?.length ?? 0, team.student_count)
            : text.teamStudents(team.student_count)}
        </span>
      </div>
      {open && <Students team={team} teamIds={teamIds} receivers={receivers} onChange={onChange} />}
    </li>
  )
}

function Students({ team, teamIds, receivers, onChange }: NodeProps) {
  const { data, isError, isFetching, refetch } = useApi('student-list-by-team', { team_id: team.id })
  if (isError && !data)
    return <ErrorState message={text.studentsFailed} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeletons count={3} kind="line" />
  if (data.items.length === 0) return <p className={classes.empty}>{text.nobody}</p>
  const students = data.items.map(({ student_id }) => student_id)
  return (
    <ul className={classes.students} aria-label={text.studentsOf(team.name)}>
      {data.items.map(({ student_id, number, nickname }) => (
        <li key={student_id}>
          <Checkbox
            size="xs"
            label={`${number} ${nickname}`.trim()}
            checked={isStudentChosen(receivers, team.id, student_id)}
            onChange={() =>
              onChange(toggleStudent(receivers, { teamId: team.id, studentId: student_id, students }, teamIds))
            }
          />
        </li>
      ))}
    </ul>
  )
}
