import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useSession } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { homeworkActions } from '../../../features/homework/list/homework-actions'
import type { ActionName, Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { text as exportText } from '../export/text'
import classes from './List.module.css'

const kinds = Object.keys(exportText.kinds) as (keyof typeof exportText.kinds)[]

interface Props {
  homework: Homework
  onAct(name: ActionName, homework: Homework): void
}

/** The action menu of one homework. A disabled action shows its reason. */
export function RowMenu({ homework, onAct }: Props) {
  const session = useSession()
  const { begin } = useExport()
  const offered = homeworkActions.filter(({ isOffered }) => session !== null && (isOffered?.(session) ?? true))
  const title = homeworkTitle(homework.title)
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={text.menuOf(title)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={text.menuOf(title)}>
        {offered.map(({ name, disabledReason }) => {
          const reason = disabledReason?.(homework) ?? null
          return (
            <Menu.Item
              key={name}
              aria-disabled={reason !== null || undefined}
              className={reason === null ? undefined : classes.cannot}
              closeMenuOnClick={reason === null}
              onClick={reason === null ? () => onAct(name, homework) : undefined}
            >
              {text.actions[name]}
              {reason !== null && <span className={classes.reason}>{reason}</span>}
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Label>{exportText.button}</Menu.Label>
        {kinds.map(kind => (
          <Menu.Item key={kind} onClick={() => void begin({ kind, request: { homework_id: homework.homework_id } })}>
            {exportText.kinds[kind].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
