import { useCallback, useMemo } from 'react'
import type { GridCell } from '../../ui/grid/grid-column'
import type { ClassRows } from './class-rows'
import { duplicateNumbers } from './duplicate-numbers'
import { type Field, idOf, nameOf, type Student } from './student-cells'
import { text } from './text'
import type { CellEditing } from './use-cell-edits'

/** The content of the cells: what is stored, or the edit of it; with its state, and a warning for a shared number. */
export function useCells({ order, byId }: ClassRows, { edits }: Pick<CellEditing, 'edits'>) {
  const shared = useMemo(
    () => duplicateNumbers(new Map(order.map(id => [id, edits[id]?.number?.value ?? byId.get(id)?.number ?? '']))),
    [order, byId, edits],
  )
  return useCallback(
    (student: Student, field: Field): GridCell => {
      const id = idOf(student)
      const edit = edits[id]?.[field]
      if (edit) {
        const isUnsent = edit.state === 'unsent'
        return { value: edit.value, state: isUnsent ? 'failed' : 'sending', ...(isUnsent && { message: edit.message }) }
      }
      const value = student[field]
      const others = field === 'number' ? shared.get(id) : undefined
      if (others === undefined) return { value }
      const names = others.map(other => byId.get(other)).flatMap(other => (other ? [nameOf(other)] : []))
      return { value, state: 'warning', message: text.sameNumber(names) }
    },
    [edits, shared, byId],
  )
}
