import { Menu } from '@mantine/core'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { RowMenu } from '../../ui/RowMenu'
import type { Team } from './team-list'
import { text } from './text'

const words = text.menu

export type TeamAction = 'rename' | 'export' | 'remove'

interface Props {
  team: Team
  /** The index of the class, and the number of all classes. */
  place: number
  count: number
  onAct(action: TeamAction, team: Team): void
  onMove(id: string, to: number): void
}

/** The menu of one class. Its four moves need neither a keyboard nor a drag. */
export function TeamMenu({ team, place, count, onAct, onMove }: Props) {
  const moves = [
    { label: words.up, to: place - 1 },
    { label: words.down, to: place + 1 },
    { label: words.first, to: 0 },
    { label: words.last, to: count - 1 },
  ]
  return (
    <RowMenu label={text.menuOf(team.name)} width={220}>
      <Menu.Item component={Link} to={paths.manageClass(team.id)}>
        {words.open}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.studentOverview(team.id)}>
        {studyText.showStudy}
      </Menu.Item>
      <Menu.Item onClick={() => onAct('rename', team)}>{words.rename}</Menu.Item>
      <Menu.Item onClick={() => onAct('export', team)}>{words.export}</Menu.Item>
      <Menu.Divider />
      {moves.map(({ label, to }) => (
        <Menu.Item key={label} disabled={to === place || to < 0 || to >= count} onClick={() => onMove(team.id, to)}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => onAct('remove', team)}>{words.remove}</Menu.Item>
    </RowMenu>
  )
}
