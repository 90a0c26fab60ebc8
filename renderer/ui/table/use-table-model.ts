/** The table model of @tanstack/react-table for our columns: order and page. */
import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, compareValues, type Sort } from './column'

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

export type Features = typeof features

export interface ModelOptions<Row extends object> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  sort: Sort | undefined
  /** Set if the table sorts the rows itself, not the server; it then shows this page of them, or all (`true`). */
  client?: true | { page: number; pageSize: number } | undefined
}

const noChange = () => {}

function definitionOf<Row extends object>(column: Column<Row>): ColumnDef<Features, Row> {
  return {
    id: column.sort ?? column.key,
    accessorFn: (row, at) => column.sortValue?.(row, at) ?? undefined,
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    enableSorting: column.sort !== undefined,
  }
}

/** The rows that the table shows now, in their order, with their ids. */
export function useTableModel<Row extends object>({ rows, columns, rowKey, sort, client }: ModelOptions<Row>) {
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const data = useMemo(() => [...rows], [rows])
  const { page, pageSize } = typeof client === 'object' ? client : { page: 1, pageSize: Math.max(1, data.length) }
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: client === undefined,
    manualPagination: client === undefined,
    autoResetPageIndex: false,
    state: {
      sorting: sort === undefined ? [] : [{ id: sort.field, desc: sort.order === 'desc' }],
      pagination: { pageIndex: page - 1, pageSize },
    },
    onSortingChange: noChange,
    onPaginationChange: noChange,
  })
}
