import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { limits } from '../../../shared/domain/limits'
import { startExport } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { idOf, type Team } from './team-list'
import { text } from './text'

const words = text.export

interface Props {
  teams: readonly Team[]
  /** These are all classes. */
  isAll?: boolean
}

/** Saves the student lists of these classes, in one file or in one file for each class. */
export function ExportMenu({ teams, isAll = false }: Props) {
  const { run } = useBusy()
  const max = limits.runningExports
  const isTooMany = teams.length > max
  const inOneFile = () =>
    run(() => startExport({ kind: 'student-list', request: { team_ids: teams.map(idOf).join() } }))
  const each = () =>
    run(async () => {
      // One after another: the main process runs a limited number of exports.
      for (const { id } of teams) await startExport({ kind: 'export-students-xls', request: { team_id: id } })
    })
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {words.button}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={words.menu}>
        <Menu.Item onClick={() => void inOneFile()}>{isAll ? words.allInOne : words.oneFile(teams.length)}</Menu.Item>
        <Menu.Item disabled={isTooMany} onClick={() => void each()}>
          {words.each(teams.length)}
        </Menu.Item>
        {isTooMany && <Menu.Label>{words.tooMany(max)}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  )
}
