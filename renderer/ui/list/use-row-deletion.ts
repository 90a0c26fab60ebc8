import { useRef, useState } from 'react'
import { type Undo, useUndo } from '../use-undo'

/** The result of one row's deletion; a refusal has a reason. */
export type DeletionResult = 'deleted' | 'cancelled' | { refused: string }

export interface RowDeletion<Row> {
  /** `waiting`: the deletion can be undone; `acting`: it cannot any more. */
  state(id: string): ReturnType<Undo['state']>
  /** The rows that wait or are being deleted, also those of other pages. */
  pending: readonly Row[]
  /** Whether the row was deleted, even if the last answer of the list still contains it. */
  isDeleted(row: Row): boolean
  refused: readonly { row: Row; message: string }[]
  start(rows: readonly Row[]): void
  undo(id: string): void
  undoAll(): void
  clearRefused(): void
}

interface Options<Row> {
  idOf(row: Row): string
  /** Deletes rows; they cannot be restored. Returns one result for each. */
  remove(rows: readonly Row[]): Promise<DeletionResult[]>
}

/**
 * Deletes rows of a list after the time in which the deletion can be undone (`limits.undoMs`). Leaving the page or
 * closing the program before that cancels the deletion. Rows that were started together are deleted by one call of
 * `remove`.
 */
export function useRowDeletion<Row>({ idOf, remove }: Options<Row>): RowDeletion<Row> {
  const [started, setStarted] = useState<ReadonlyMap<string, Row>>(new Map())
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<RowDeletion<Row>['refused']>([])
  /** The rows that started together, and their removal once the first of them is due. */
  const batches = useRef(new Map<string, { rows: readonly Row[]; removal?: Promise<void> }>())

  async function removeBatch(rows: readonly Row[]): Promise<void> {
    const results = await remove(rows)
    for (const [at, row] of rows.entries()) {
      const result = results[at] ?? 'cancelled'
      if (result === 'deleted') setDeleted(old => new Set([...old, idOf(row)]))
      else if (result !== 'cancelled') setRefused(old => [...old, { row, message: result.refused }])
    }
  }
  const undo = useUndo(id => {
    const batch = batches.current.get(id)
    if (batch === undefined) return Promise.resolve()
    // Deletions that were undone have no state any more.
    batch.removal ??= removeBatch(batch.rows.filter(row => undo.state(idOf(row)) !== undefined))
    return batch.removal
  })
  const pending = [...started.values()].filter(row => undo.state(idOf(row)) !== undefined)
  return {
    state: undo.state,
    pending,
    isDeleted: row => deleted.has(idOf(row)),
    refused,
    start(rows) {
      const ids = new Set(rows.map(idOf))
      setStarted(old => new Map([...old, ...rows.map(row => [idOf(row), row] as const)]))
      setRefused(old => old.filter(({ row }) => !ids.has(idOf(row))))
      const batch = { rows }
      for (const id of ids) {
        if (undo.state(id) === undefined) batches.current.set(id, batch)
        undo.begin(id)
      }
    },
    undo: undo.undo,
    undoAll() {
      for (const row of pending) undo.undo(idOf(row))
    },
    clearRefused: () => setRefused([]),
  }
}
