import { Menu } from '@mantine/core'
import { useSession } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { homeworkActions } from '../../../features/homework/list/homework-actions'
import type { ActionName, Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { RowMenu, RowMenuAction } from '../../../ui/RowMenu'
import { text as exportText } from '../export/text'

const kinds = Object.keys(exportText.kinds) as (keyof typeof exportText.kinds)[]

interface Props {
  homework: Homework
  onAct(name: ActionName, homework: Homework): void
}

/** The action menu of one homework. */
export function HomeworkMenu(props: Props) {
  // here and not in the entries, which are gone when the menu closes: a second export of the same waits for the first
  const { begin } = useExport()
  return (
    <RowMenu label={text.menuOf(homeworkTitle(props.homework.title))} width={300}>
      <Entries {...props} begin={begin} />
    </RowMenu>
  )
}

function Entries({ homework, onAct, begin }: Props & Pick<ReturnType<typeof useExport>, 'begin'>) {
  const session = useSession()
  const offered = homeworkActions.filter(({ isOffered }) => session !== null && (isOffered?.(session) ?? true))
  return (
    <>
      {offered.map(({ name, disabledReason }) => (
        <RowMenuAction
          key={name}
          label={text.actions[name]}
          reason={disabledReason?.(homework) ?? null}
          onAct={() => onAct(name, homework)}
        />
      ))}
      <Menu.Divider />
      <Menu.Label>{exportText.button}</Menu.Label>
      {kinds.map(kind => (
        <Menu.Item key={kind} onClick={() => void begin({ kind, request: { homework_id: homework.homework_id } })}>
          {exportText.kinds[kind].label}
        </Menu.Item>
      ))}
    </>
  )
}
