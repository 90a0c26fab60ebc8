import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useRef } from 'react'
import { confirmDialog } from '../../ui/dialogs'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { overwrites } from './cell-notes'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnSheetPlan } from './use-own-sheet'

const words = text.preview

/** How many cells are written and who gets nothing, and the button that saves the new file, at the foot of the window. */
export function SaveBar({ plan: { cells, writes, pupils, isSaving, save } }: { plan: OwnSheetPlan }) {
  const refused = cells.filter(({ state }) => state === 'refused').length
  const canSave = writes.length > 0 && !isSaving
  const open = pupils.lines.flatMap(({ key, doubt }) => (doubt === undefined ? [] : [key]))
  /** The undecided rows that the teacher leaves empty: she is asked once. */
  const agreed = useRef('')
  const isAsking = useRef(false)
  async function saveAll(): Promise<void> {
    if (!canSave || isAsking.current) return
    if (open.length > 0 && agreed.current !== open.join()) {
      isAsking.current = true
      const isAgreed = await confirmDialog({ message: words.leaveOpen(open.length), confirm: words.saveOthers })
      isAsking.current = false
      if (!isAgreed) return
      agreed.current = open.join()
    }
    await save()
  }
  const keys = useKeyTable([ctrlEnter(words.key, () => void saveAll())])
  const summary =
    pupils.lines.length === 0
      ? words.noStudents
      : cells.length === 0
        ? words.nothing
        : words.count(writes.length, writes.filter(overwrites).length, cells.length - writes.length - refused, refused)
  const left = pupils.lines.length === 0 ? '' : words.left(open.length, pupils.missing.length)
  return (
    <div className={classes.foot}>
      <Button
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        disabled={writes.length === 0}
        loading={isSaving}
        onClick={() => void saveAll()}
      >
        {words.save(writes.length)}
      </Button>
      <span className={classes.summary} role="status">
        {summary}
        {left !== '' && <span className={classes.bad}>{left}</span>}
      </span>
      <KeyHints rows={keys} />
    </div>
  )
}
