import { ActionIcon, Checkbox } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { ErrorState } from '../../ui/ErrorState'
import layout from '../../ui/layout/layout.module.css'
import { SearchField } from '../../ui/SearchField'
import { Skeletons } from '../../ui/Skeletons'
import {
  type ChosenTeam,
  checkOfTeam,
  countStudents,
  isStudentChosen,
  toggleStudentOfTeam,
  toggleTeam,
} from './chosen-students'
import { studentLabel, type Team } from './people'
import classes from './TeamTree.module.css'
import { text } from './text'
import type { TeamTreeData } from './use-team-tree'

const treeText = text.tree

interface Props {
  label: string
  data: TeamTreeData
  chosen: readonly ChosenTeam[]
  onChange(chosen: ChosenTeam[]): void
  fault: string | undefined
  /** Shown if the teacher has no class to choose. */
  noTeams: string
  /** Only whole classes can be chosen. */
  onlyTeams?: boolean
}

/**
 * The class that the typed text names: the only class with exactly this name, or the only class whose name contains it.
 */
function teamByName(teams: readonly Team[], typed: string): Team | undefined {
  const exact = teams.filter(({ name }) => normalizeForSearch(name) === normalizeForSearch(typed))
  const found = teams.filter(({ name }) => normalizeForSearch(name).includes(normalizeForSearch(typed)))
  return exact.length === 1 ? exact[0] : found.length === 1 ? found[0] : undefined
}

/**
 * Chooser of classes, and of single students in each class. A whole class needs one click, or its name and Enter (SPEC
 * §5). `useTeamTree` reads its data.
 */
export function TeamTree({ label, data, chosen, onChange, fault, noTeams, onlyTeams }: Props) {
  const [search, setSearch] = useState('')
  const [isAmbiguous, setAmbiguous] = useState(false)
  const faultId = useId()
  const { items, hasFailed, isBusy, retry } = data.teams
  const teams = items ?? []
  const choose = (next: ChosenTeam[]) => {
    setAmbiguous(false)
    onChange(next)
  }
  const teamIds = teams.map(({ id }) => id)
  const needle = normalizeForSearch(search)
  const found = teams.filter(({ name }) => normalizeForSearch(name).includes(needle))
  const onEnter = (typed: string, event: KeyboardEvent) => {
    if (typed.trim() === '') return
    // the classes are not loaded yet: keep the typed text, and keep Ctrl+Enter from leaving the step
    if (!items) return event.preventDefault()
    const team = teamByName(teams, typed)
    setAmbiguous(!team)
    if (!team) return event.preventDefault()
    if (checkOfTeam(chosen, team.id) !== 'all') onChange(toggleTeam(chosen, team.id, teamIds))
    setSearch('')
  }
  return (
    <fieldset
      className={classes.tree}
      aria-describedby={fault ? faultId : undefined}
      data-first
      data-faulty={fault !== undefined || undefined}
    >
      <legend>{label}</legend>
      <p className={classes.chosen} role="status">
        {chosen.length > 0 && treeText.chosen(chosen.length, countStudents(chosen, teams))}
        {isAmbiguous && search !== '' && treeText.ambiguous}
      </p>
      {fault && (
        <p id={faultId} className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {(!items || teams.length > 1) && (
        <SearchField
          label={treeText.search}
          clearLabel={text.clearSearch}
          placeholder={treeText.searchPlaceholder}
          value={search}
          delay={0}
          onSearch={setSearch}
          onEnter={onEnter}
        />
      )}
      {hasFailed && !items ? (
        <ErrorState message={treeText.teamsFailed} onRetry={retry} busy={isBusy} />
      ) : !items ? (
        <Skeletons count={4} />
      ) : found.length === 0 ? (
        <p className={classes.empty}>{teams.length === 0 ? noTeams : treeText.noMatch}</p>
      ) : (
        <ul className={`${layout.scrollPlain} ${classes.teams}`}>
          {found.map(team => (
            <TeamNode
              key={team.id}
              team={team}
              teamIds={teamIds}
              data={data}
              chosen={chosen}
              onlyTeams={onlyTeams}
              onChange={choose}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type NodeProps = Pick<Props, 'data' | 'chosen' | 'onChange' | 'onlyTeams'> & { team: Team; teamIds: readonly string[] }

function TeamNode(props: NodeProps) {
  const { team, teamIds, data, chosen, onChange, onlyTeams } = props
  const isOpen = data.isOpen(team.id)
  const check = checkOfTeam(chosen, team.id)
  const studentIds = chosen.find(({ teamId }) => teamId === team.id)?.studentIds
  return (
    <li className={classes.team}>
      <div className={classes.line}>
        {!onlyTeams && (
          <ActionIcon
            variant="subtle"
            size="md"
            aria-expanded={isOpen}
            aria-label={isOpen ? treeText.close(team.name) : treeText.open(team.name)}
            onClick={() => data.toggleOpen(team.id)}
          >
            {isOpen ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
          </ActionIcon>
        )}
        <Checkbox
          className={classes.box}
          label={team.name}
          checked={check === 'all'}
          indeterminate={check === 'some'}
          onChange={() => onChange(toggleTeam(chosen, team.id, teamIds))}
        />
        <span className={classes.count}>
          {check === 'some'
            ? treeText.someStudents(studentIds?.length ?? 0, team.studentCount)
            : treeText.studentCount(team.studentCount)}
        </span>
      </div>
      {isOpen && <Students {...props} />}
    </li>
  )
}

function Students({ team, teamIds, data, chosen, onChange }: NodeProps) {
  const { items, hasFailed, isBusy, retry } = data.studentsOf(team.id)
  if (hasFailed && !items) return <ErrorState message={text.studentsFailed} onRetry={retry} busy={isBusy} />
  if (!items) return <Skeletons count={3} kind="line" />
  if (items.length === 0) return <p className={classes.empty}>{treeText.noStudents}</p>
  const students = items.map(({ id }) => id)
  return (
    <ul className={classes.students} aria-label={treeText.studentsOf(team.name)}>
      {items.map(student => (
        <li key={student.id}>
          <Checkbox
            size="xs"
            label={studentLabel(student)}
            checked={isStudentChosen(chosen, team.id, student.id)}
            onChange={() =>
              onChange(toggleStudentOfTeam(chosen, { teamId: team.id, studentId: student.id, students }, teamIds))
            }
          />
        </li>
      ))}
    </ul>
  )
}
