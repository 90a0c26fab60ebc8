import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useExport } from '../../../features/downloads/use-export'
import classes from './ExportMenu.module.css'
import { text } from './text'

/** The score sheet is first: teachers use it most. */
const kinds = Object.keys(text.kinds) as (keyof typeof text.kinds)[]

/** Excelに出力: the exports of one homework. The downloads tray shows their progress. */
export function ExportMenu({ homeworkId }: { homeworkId: string }) {
  const { begin } = useExport()
  return (
    <Menu position="bottom-end" width={320} withinPortal={false}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} aria-hidden />}>{text.button}</Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={text.menu}>
        {kinds.map(kind => (
          <Menu.Item key={kind} onClick={() => void begin({ kind, request: { homework_id: homeworkId } })}>
            <span className={classes.label}>{text.kinds[kind].label}</span>
            <span className={classes.hint}>{text.kinds[kind].hint}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
