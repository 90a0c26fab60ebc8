import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconRefresh, IconTrash } from '@tabler/icons-react'
import { limits } from '../../../../shared/domain/limits'
import { showToast, startExport, useSession } from '../../../bridge/index'
import { canGiveHomework } from '../../../features/homework/can-give-homework'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { whyCannotRedistribute } from '../../../features/homework/list/homework-actions'
import type { Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { useBusy } from '../../../ui/use-busy'
import classes from './List.module.css'

interface Props {
  selected: readonly Homework[]
  /** How many of the selected homework are on other pages. */
  otherPagesCount: number
  onRedistribute(homework: Homework): void
  onRemove(homeworks: readonly Homework[]): void
  onClear(): void
}

/** The number of selected homework, and the actions for all of them. */
export function SelectionBar({ selected, otherPagesCount, onRedistribute, onRemove, onClear }: Props) {
  const session = useSession()
  const { run } = useBusy()
  const isOverLimit = selected.length > limits.runningExports
  const sheets = () =>
    run(async () => {
      // one after another: the main process runs a limited number of exports
      for (const { homework_id } of selected) await startExport({ kind: 'score-sheet', request: { homework_id } })
    })
  return (
    <div className={classes.chosen} role="toolbar" aria-label={text.selection.bar}>
      <span role="status">
        <b>{text.selection.count(selected.length)}</b>
        {otherPagesCount > 0 && (
          <span className={classes.elsewhere}>{text.selection.onOtherPages(otherPagesCount)}</span>
        )}
      </span>
      <Button size="sm" variant="subtle" onClick={onClear}>
        {text.selection.clear}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() =>
          isOverLimit ? showToast(text.selection.tooManyScoreSheets(limits.runningExports)) : void sheets()
        }
      >
        {text.selection.exportScoreSheets}
      </Button>
      {canGiveHomework(session) && <RedistributeButton selected={selected} onRedistribute={onRedistribute} />}
      {canGiveHomework(session) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onRemove(selected)}
        >
          {text.selection.remove}
        </Button>
      )}
    </div>
  )
}

/**
 * Redistributes one homework at a time, each with its dialog. If several are selected, the teacher chooses the next
 * one.
 */
function RedistributeButton({ selected, onRedistribute }: Pick<Props, 'selected' | 'onRedistribute'>) {
  const redistributable = selected.filter(homework => whyCannotRedistribute(homework) === null)
  const [only] = redistributable
  const button = (onClick?: () => void) => (
    <Button size="sm" variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onClick}>
      {text.selection.redistribute}
    </Button>
  )
  if (!only) return button(() => showToast(text.selection.nothingToRedistribute))
  if (redistributable.length === 1) return button(() => onRedistribute(only))
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>{button()}</Menu.Target>
      <Menu.Dropdown className={classes.long} aria-label={text.selection.redistributeMenu}>
        {redistributable.map(homework => (
          <Menu.Item key={homework.homework_id} onClick={() => onRedistribute(homework)}>
            {homeworkTitle(homework.title)}
          </Menu.Item>
        ))}
        {redistributable.length < selected.length && (
          <Menu.Label>{text.selection.notRedistributable(selected.length - redistributable.length)}</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
