import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnSheetPlan } from './use-own-sheet'

const words = text.preview

/** How many cells are written, and the button that saves the new file, at the foot of the window. */
export function SaveBar({ plan: { cells, writes, pupils, isSaving, save } }: { plan: OwnSheetPlan }) {
  const refused = cells.filter(({ state }) => state === 'refused').length
  const canSave = writes.length > 0 && !isSaving
  const keys = useKeyTable([ctrlEnter(words.key, () => canSave && void save())])
  const summary =
    pupils.lines.length === 0
      ? words.noStudents
      : cells.length === 0
        ? words.nothing
        : words.count(writes.length, cells.length - writes.length - refused, refused)
  return (
    <div className={classes.foot}>
      <Button
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        disabled={writes.length === 0}
        loading={isSaving}
        onClick={() => void save()}
      >
        {words.save(writes.length)}
      </Button>
      <span className={classes.summary} role="status">
        {summary}
      </span>
      <KeyHints rows={keys} />
    </div>
  )
}
