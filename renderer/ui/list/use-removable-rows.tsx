import { useRef } from 'react'
import { deletionCell } from '../deletions/UndoCell'
import type { RowDeletion } from '../deletions/use-row-deletion'
import { KeyHints } from '../keys/KeyHints'
import { useSelection } from '../table/use-selection'
import { useStableCallback } from '../use-stable-callback'
import { useListKeys } from './use-list-keys'
import type { ListPage } from './use-list-page'

interface Options<Row> {
  page: ListPage<Row>
  idOf(row: Row): string
  nameOf(row: Row): string
  deletion: RowDeletion<Row>
  /** False for a row that must stay. */
  mayRemove?(row: Row): boolean
  /** Called when rows are to be deleted of which some must stay. */
  onRefused?(): void
}

/**
 * The rows of a list that can be selected and deleted with undo, by mouse and by keys. `table` has the props of the
 * `ListView` for it.
 */
export function useRemovableRows<Row extends object>(options: Options<Row>) {
  const { page, idOf, nameOf, deletion, mayRemove = () => true, onRefused } = options
  const selection = useSelection(idOf)
  const isSelectable = (row: Row) => mayRemove(row) && deletion.stateOf(row) === null
  const remove = useStableCallback((rows: readonly Row[]) => {
    const removable = rows.filter(isSelectable)
    if (removable.length < rows.length) onRefused?.()
    selection.drop(removable.map(idOf))
    deletion.start(removable)
  })
  const card = useRef<HTMLDivElement>(null)
  const keys = useListKeys({ card, rows: page.rows ?? [], idOf, selection, deletion, remove })
  return {
    /** The selected rows of all pages. */
    selected: [...selection.rows.values()].filter(row => !deletion.isDeleted(row)),
    remove,
    clear: selection.clear,
    table: {
      rowKey: idOf,
      select: { selection, nameOf, isSelectable },
      replaced: (row: Row) => deletionCell(deletion, row),
      cardRef: card,
      foot: <KeyHints rows={keys} />,
    },
  }
}
