import { IconGripVertical } from '@tabler/icons-react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import type { Column } from '../../ui/table/column'
import classes from './Grades.module.css'
import { type TeamAction, TeamMenu } from './TeamMenu'
import { TeamSwitch } from './TeamSwitch'
import type { Team } from './team-list'
import { text } from './text'

/** The counts of homework by the id of the class: undefined while they load, null if they cannot be read. */
export type HomeworkCounts = ReadonlyMap<string, EndpointResponse<'team-info'> | null | undefined>

interface Options {
  counts: HomeworkCounts
  onAct(action: TeamAction, team: Team): void
  onMove(id: string, to: number): void
}

const countOf = (count: number | undefined) => (count === undefined ? text.unknown : text.homework(count))

export const teamColumns = ({ counts, onAct, onMove }: Options): Column<Team>[] => [
  {
    key: 'drag',
    label: text.columns.drag,
    hideLabel: true,
    width: '36px',
    cell: () => (
      <span className={classes.handle} data-drag title={text.dragHint}>
        <IconGripVertical size={18} aria-hidden />
      </span>
    ),
  },
  {
    key: 'name',
    label: text.columns.name,
    head: true,
    need: 150,
    grow: 6,
    cell: ({ id, name, hidden }) => (
      <span className={classes.name}>
        <Link to={paths.manageClass(id)} title={name} data-removes>
          {name}
        </Link>
        {hidden === 1 && <span className={classes.hidden}>{text.off.shown}</span>}
      </span>
    ),
  },
  {
    key: 'students',
    label: text.columns.students,
    need: 72,
    numeric: true,
    spare: 3,
    cell: ({ student_count }) => text.students(student_count),
  },
  {
    key: 'homework',
    label: text.columns.homework,
    need: 76,
    numeric: true,
    spare: 1,
    cell: ({ id }) => countOf(counts.get(id)?.homework_count),
  },
  {
    key: 'open',
    label: text.columns.open,
    need: 116,
    numeric: true,
    spare: 2,
    cell: ({ id }) => countOf(counts.get(id)?.open_homework_count),
  },
  { key: 'join', label: text.columns.join, need: 120, cell: team => <TeamSwitch team={team} kind="join" /> },
  { key: 'shown', label: text.columns.shown, need: 120, cell: team => <TeamSwitch team={team} kind="shown" /> },
  {
    key: 'actions',
    label: text.columns.actions,
    hideLabel: true,
    width: '44px',
    pinned: true,
    cell: (team, shown) => (
      <TeamMenu team={team} place={shown.indexOf(team)} count={shown.length} onAct={onAct} onMove={onMove} />
    ),
  },
]
