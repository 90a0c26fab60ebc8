import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { allRows, type ListPage, type ListPosition, type ListQuery, useListPage } from '../../ui/list/use-list-page'
import type { Sort } from '../../ui/table/column'
import { type SheetColumn, sortedRows } from './sheet-column'

/** How the rows are read. */
export type Reading = Omit<ListQuery<unknown>, 'data' | 'isPlaceholderData'>

/**
 * A page of rows that are all known, in the chosen order; `sorted` are all of them in this order, for paper and workbook.
 * @param columns a constant, or memoized.
 * @param rows undefined until all have loaded.
 */
export function useSheetPage<Row, Field extends string>(
  list: ListPosition & { sort: Sort<Field> },
  columns: readonly SheetColumn<Row, Field>[],
  rows: readonly Row[] | undefined,
  reading: Reading,
): { sorted: Row[] | undefined; page: ListPage<Row> } {
  const { sort } = list
  const sorted = useMemo(() => rows && sortedRows(columns, rows, sort), [rows, columns, sort])
  const pageSize = limits.pageSizes.list
  const all = useListPage(list, allRows(sorted, reading), pageSize)
  const from = (all.page - 1) * pageSize
  return { sorted, page: { ...all, rows: all.rows?.slice(from, from + pageSize) } }
}
