import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconRefresh, IconTrash } from '@tabler/icons-react'
import { limits } from '../../../../shared/domain/limits'
import { showToast, useSession } from '../../../bridge/index'
import { startExport } from '../../../features/downloads/use-downloads'
import { canGiveHomework } from '../../../features/homework/can-give-homework'
import { whyCannotRedistribute } from '../../../features/homework/list/homework-actions'
import type { Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { useBusy } from '../../../ui/use-busy'
import classes from './List.module.css'

interface Props {
  chosen: readonly Homework[]
  /** How many of the selected homework are on other pages. */
  elsewhere: number
  onRedistribute(homework: Homework): void
  onRemove(homeworks: readonly Homework[]): void
  onClear(): void
}

/** The number of selected homework, and the actions for all of them. */
export function SelectionBar({ chosen, elsewhere, onRedistribute, onRemove, onClear }: Props) {
  const session = useSession()
  const { run } = useBusy()
  const many = chosen.length > limits.runningExports
  const sheets = () =>
    run(async () => {
      // one after another: the main process runs a limited number of exports
      for (const { homework_id } of chosen) await startExport({ kind: 'score-sheet', request: { homework_id } })
    })
  return (
    <div className={classes.chosen} role="toolbar" aria-label={text.chosen.bar}>
      <span role="status">
        <b>{text.chosen.count(chosen.length)}</b>
        {elsewhere > 0 && <span className={classes.elsewhere}>{text.chosen.elsewhere(elsewhere)}</span>}
      </span>
      <Button size="sm" variant="subtle" onClick={onClear}>
        {text.chosen.clear}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => (many ? showToast(text.chosen.sheetsMany(limits.runningExports)) : void sheets())}
      >
        {text.chosen.sheets}
      </Button>
      {canGiveHomework(session) && <RedistributeButton chosen={chosen} onRedistribute={onRedistribute} />}
      {canGiveHomework(session) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onRemove(chosen)}
        >
          {text.chosen.remove}
        </Button>
      )}
    </div>
  )
}

/** Redistributes one homework at a time, each with its dialog. If several are selected, the teacher chooses the next one. */
function RedistributeButton({ chosen, onRedistribute }: Pick<Props, 'chosen' | 'onRedistribute'>) {
  const redistributable = chosen.filter(homework => whyCannotRedistribute(homework) === null)
  const [only] = redistributable
  const button = (onClick?: () => void) => (
    <Button size="sm" variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onClick}>
      {text.chosen.redistribute}
    </Button>
  )
  if (!only) return button(() => showToast(text.chosen.redistributeNone))
  if (redistributable.length === 1) return button(() => onRedistribute(only))
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>{button()}</Menu.Target>
      <Menu.Dropdown className={classes.long} aria-label={text.chosen.redistributeMenu}>
        {redistributable.map(homework => (
          <Menu.Item key={homework.homework_id} onClick={() => onRedistribute(homework)}>
            {homework.title || text.untitled}
          </Menu.Item>
        ))}
        {redistributable.length < chosen.length && (
          <Menu.Label>{text.chosen.redistributeNot(chosen.length - redistributable.length)}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
