import { useCallback, useState } from 'react'
import type { StudentFields } from '../../../shared/domain/students'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type ClassRows, mergeRows, noRows, patchRow } from './class-rows'
import { idOf, type Student } from './student-cells'

interface Options {
  /** The filters, the order and the page that `items` answer. */
  key: string
  /** Undefined while the answer for `key` is not known. */
  items: readonly Student[] | undefined
  pageSize: number
  isKept(id: string): boolean
}

/** The rows in the order in which the teacher sees them (`class-rows.ts`). */
export function useClassRows({ key, items, pageSize, isKept }: Options) {
  const [state, setState] = useState<{ rows: ClassRows; items: readonly Student[] | undefined }>({
    rows: noRows,
    items: undefined,
  })
  const isNew = items !== undefined && (items !== state.items || key !== state.rows.key)
  // Setting state during rendering makes React render again before it shows anything.
  if (isNew) setState(old => ({ rows: mergeRows(old.rows, key, items, { isKept, pageSize }), items }))
  const { rows } = state
  const patch = useCallback(
    (id: string, fields: StudentFields) => setState(old => ({ ...old, rows: patchRow(old.rows, id, fields) })),
    [],
  )
  const inServerOrder = useStableCallback(() =>
    setState(old => ({ ...old, rows: { ...old.rows, order: items?.map(idOf) ?? old.rows.order } })),
  )
  return {
    rows,
    /** Takes over values that the server has stored. */
    patch,
    /** Whether the server has another order now, e.g. because numbers were changed. */
    isMoved: items !== undefined && items.map(idOf).join() !== rows.order.join(),
    inServerOrder,
  }
}
