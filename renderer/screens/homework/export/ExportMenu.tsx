import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { joinClasses } from '../../../../shared/domain/class-order'
import { useExport } from '../../../features/downloads/use-export'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import classes from './ExportMenu.module.css'
import { text } from './text'

/** The score sheet is first: teachers use it most. */
const kinds = Object.keys(text.kinds) as (keyof typeof text.kinds)[]

interface Props {
  homeworkId: string
  teamNames: readonly string[]
}

/** Excelに出力: the exports of one homework. The downloads tray shows their progress. Each file is of all classes. */
export function ExportMenu({ homeworkId, teamNames }: Props) {
  const [teamId] = useHomeworkClass(homeworkId)
  const noteId = useId()
  const hasNote = teamId !== ''
  const { begin } = useExport()
  return (
    <Menu position="bottom-end" width={320} withinPortal={false}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} aria-hidden />}>{text.button}</Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={text.menu} aria-describedby={hasNote ? noteId : undefined}>
        {hasNote && (
          <Menu.Label id={noteId} className={classes.note}>
            {text.allClasses(joinClasses(teamNames))}
          </Menu.Label>
        )}
        {kinds.map(kind => (
          <Menu.Item key={kind} onClick={() => void begin({ kind, request: { homework_id: homeworkId } })}>
            <span className={classes.label}>{text.kinds[kind].label}</span>
            <span className={classes.hint}>{text.kinds[kind].hint}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.ownSheet(homeworkId)}>
          <span className={classes.label}>{text.ownSheet.label}</span>
          <span className={classes.hint}>{text.ownSheet.hint}</span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
