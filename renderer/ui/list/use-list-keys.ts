import type { RefObject } from 'react'
import type { RowDeletion } from '../deletions/use-row-deletion'
import type { KeyRow } from '../keys/key-rows'
import { text } from '../table/text'
import { type RowKey, useRowKeys } from '../table/use-row-keys'
import type { Selection } from '../table/use-selection'

interface Options<Row> {
  card: RefObject<HTMLElement | null>
  /** The rows of the shown page. */
  rows: readonly Row[]
  idOf(row: Row): string
  selection: Selection<Row>
  deletion: RowDeletion<Row>
  remove(rows: readonly Row[]): void
  /** Further keys of the rows. */
  more?: readonly { label: string; key: string; run(row: Row): void }[]
}

/**
 * The keys of a list whose rows can be selected and deleted: Space selects, with Shift a range; Delete deletes the row,
 * or all selected rows if it is one of them, as in a folder of files. Rows that are being deleted take no keys.
 */
export function useListKeys<Row>(options: Options<Row>): readonly KeyRow[] {
  const { card, rows, idOf, selection, deletion, remove, more = [] } = options
  const onRow = (run: (row: Row, event: KeyboardEvent) => void) => (id: string, event: KeyboardEvent) => {
    const row = rows.find(each => idOf(each) === id)
    if (row !== undefined && deletion.stateOf(row) === null) run(row, event)
  }
  const keys: RowKey[] = [
    {
      label: text.keys.select,
      key: ' ',
      run: onRow((row, { shiftKey }) => (shiftKey ? selection.range(row, rows) : selection.toggle(row))),
    },
    ...more.map(({ label, key, run }) => ({ label, key, run: onRow(run) })),
    {
      label: text.keys.remove,
      key: 'Delete',
      run: onRow(row => remove(selection.rows.has(idOf(row)) ? [...selection.rows.values()] : [row])),
    },
  ]
  return useRowKeys(card, keys)
}
