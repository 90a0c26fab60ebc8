import { useEffect, useState } from 'react'
import { showToast } from '../../bridge/index'
import { readBlock } from '../../ui/grid/read-block'
import { useStableCallback } from '../../ui/use-stable-callback'
import type { ClassRows } from './class-rows'
import { duplicateNumbers } from './duplicate-numbers'
import { type PastePlan, planPaste } from './paste-plan'
import type { Change, Field } from './student-cells'
import { text } from './text'
import type { CellEditing } from './use-cell-edits'
import type { Students } from './use-students'

interface Pasted {
  block: string[][]
  at: { id: string; field: Field }
}

interface Options {
  rows: ClassRows
  students: Students
  editing: CellEditing
  /** Shows all students of the class in one table. */
  showAll(): void
}

/**
 * Pastes blocks of cells. A block that fits is pasted at once, because it can be undone. Otherwise `open` holds what does
 * not fit, for the dialog that asks first.
 */
export function usePaste({ rows, students, editing, showAll }: Options) {
  const [open, setOpen] = useState<{ pasted: Pasted; plan: PastePlan; duplicates: string[] } | null>(null)
  const [waiting, setWaiting] = useState<Pasted | null>(null)

  /** Numbers that a changed student would share with another one. */
  const duplicatesAfter = (changes: readonly Change[]): string[] => {
    const changed = new Map(changes.filter(({ field }) => field === 'number').map(({ id, to }) => [id, to]))
    const numbers = new Map(rows.order.map(id => [id, changed.get(id) ?? editing.shownOf(id, 'number')]))
    const shared = [...duplicateNumbers(numbers).keys()].flatMap(id => changed.get(id) ?? [])
    return [...new Set(shared)]
  }
  const apply = ({ changes, wide }: PastePlan) => {
    editing.commit(changes)
    showToast(
      changes.length === 0 ? text.paste.nothing : text.paste.done(changes.length) + (wide > 0 ? text.widened : ''),
    )
  }
  const take = useStableCallback((pasted: Pasted) => {
    const plan = planPaste(pasted.block, { ids: rows.order, at: pasted.at, shownOf: editing.shownOf })
    const duplicates = duplicatesAfter(plan.changes)
    if (plan.misfits.length === 0 && duplicates.length === 0) apply(plan)
    else setOpen({ pasted, plan, duplicates })
  })

  // The table of all is read a part after the other: a block waits until the last row is known.
  const isReady = students.isAll && students.isComplete && rows.key === students.key
  useEffect(() => {
    if (waiting === null || !isReady) return
    setWaiting(null)
    take(waiting)
  }, [waiting, isReady, take])

  const { total = Number.POSITIVE_INFINITY, pageSize } = students.page
  return {
    open,
    paste(at: Pasted['at'], pasted: string) {
      const block = readBlock(pasted)
      if (students.isAll && !isReady) setWaiting({ block, at })
      else take({ block, at })
    },
    /** Null if the open block fits, or all students are shown already, by choice or on one page. */
    showAll:
      open && open.plan.linesBelow > 0 && !students.isAll && total > pageSize
        ? () => {
            setWaiting(open.pasted)
            setOpen(null)
            showAll()
          }
        : null,
    apply() {
      if (open) apply(open.plan)
      setOpen(null)
    },
    close: () => setOpen(null),
  }
}
