import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPrinter, IconUserMinus } from '@tabler/icons-react'
import { useOffline } from '../../ui/connection'
import classes from './ManageClass.module.css'
import { text } from './text'

const words = text.selection

export type SelectionAction = 'grade_name' | 'class_name' | 'reset' | 'leave' | 'passwords'

interface Props {
  count: number
  /** How many of them are not in the table now. */
  elsewhere: number
  onAct(action: SelectionAction): void
  onClear(): void
}

/** How many students are chosen, and what can be done with all of them. */
export function SelectionBar({ count, elsewhere, onAct, onClear }: Props) {
  const isOffline = useOffline()
  return (
    <div className={classes.selected} role="toolbar" aria-label={words.bar}>
      <span role="status">
        <b>{words.count(count)}</b>
        {elsewhere > 0 && <span className={classes.elsewhere}>{words.elsewhere(elsewhere)}</span>}
      </span>
      <Button size="sm" variant="subtle" onClick={onClear}>
        {words.clear}
      </Button>
      <Menu position="bottom-end" width={240} disabled={isOffline}>
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            disabled={isOffline}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {words.change}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={words.change}>
          <Menu.Item onClick={() => onAct('grade_name')}>{words.grade}</Menu.Item>
          <Menu.Item onClick={() => onAct('class_name')}>{words.class}</Menu.Item>
          <Menu.Item onClick={() => onAct('reset')}>{words.reset}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        size="sm"
        variant="default"
        disabled={isOffline}
        leftSection={<IconUserMinus size={16} aria-hidden />}
        onClick={() => onAct('leave')}
      >
        {words.leave}
      </Button>
      <Button size="sm" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onAct('passwords')}>
        {words.passwords}
      </Button>
    </div>
  )
}
