import { useCallback } from 'react'
import {
  type DeletionKind,
  type DeletionResult,
  startDeletion,
  undoDeletion,
  undoSeconds,
  useDeletionState,
  wordsOf,
} from './pending-deletions'
import type { ActionWords } from './text'

export interface RowDeletion<Row> {
  /** The deletion of this row, if it was started; `secondsLeft` 0: it cannot be undone any more. */
  stateOf(row: Row): {
    name: string
    secondsLeft: number
    isNew: boolean
    words: ActionWords
    undo(): void
  } | null
  /** Whether the row was deleted, even if the last answer of the list still contains it. */
  isDeleted(row: Row): boolean
  start(rows: readonly Row[]): void
}

interface Options<Row> extends Pick<DeletionKind, 'name' | 'describe' | 'words'> {
  idOf(row: Row): string
  nameOf(row: Row): string
  /** Deletes rows; they cannot be restored. Returns one result for each. */
  remove(rows: readonly Row[]): Promise<DeletionResult[]>
  onUndo?(rows: readonly Row[]): void
}

/**
 * Deletes rows after the time in which the deletion can be undone (`limits.undoMs`), wherever the teacher goes in that
 * time. Rows that were started together are deleted by one call of `remove`.
 */
export function useRowDeletion<Row>({
  name: kind,
  describe,
  words,
  idOf,
  nameOf,
  remove,
  onUndo,
}: Options<Row>): RowDeletion<Row> {
  const { batches, deleted } = useDeletionState()
  const batchOf = (id: string) =>
    batches.find(batch => batch.kind.name === kind && batch.items.some(item => item.id === id))
  return {
    stateOf(row) {
      const id = idOf(row)
      const batch = batchOf(id)
      if (!batch) return null
      const { secondsLeft } = batch
      return {
        name: nameOf(row),
        secondsLeft,
        isNew: secondsLeft === undoSeconds,
        words: wordsOf(batch.kind),
        undo: () => undoDeletion(kind, id),
      }
    },
    isDeleted: useCallback((row: Row) => deleted[kind]?.has(idOf(row)) ?? false, [deleted, kind, idOf]),
    start(rows) {
      const byId = new Map(rows.map(row => [idOf(row), row]))
      const rowsOf = (ids: readonly string[]) => ids.flatMap(id => byId.get(id) ?? [])
      startDeletion(
        {
          name: kind,
          describe,
          words,
          remove: ids => remove(rowsOf(ids)),
          onUndo: ids => onUndo?.(rowsOf(ids)),
        },
        rows.map(row => ({ id: idOf(row), name: nameOf(row) })),
      )
    },
  }
}
