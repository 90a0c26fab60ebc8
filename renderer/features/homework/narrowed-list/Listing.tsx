import { type ReactNode, useEffect } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { EmptyState } from '../../../ui/EmptyState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import type { KeyRow } from '../../../ui/keys/key-rows'
import { LoadFailed } from '../../../ui/offline/LoadFailed'
import { Pager } from '../../../ui/Pager'
import classes from './Listing.module.css'

export interface ListColumn<T> {
  key: string
  label: string
  /** The CSS width of the column. Absent: the column takes the remaining width. */
  width?: string
  /** Whether the cell is the row header. */
  head?: boolean
  cell(row: T): ReactNode
}

export interface ListQuery<T> {
  data: { items: T[]; total: number } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch(): unknown
}

interface Props<T> {
  label: string
  columns: readonly ListColumn<T>[]
  query: ListQuery<T>
  rowKey(row: T): string
  page: number
  onPage(page: number): void
  failed: string
  /** Shown if there are no rows: the message, and what to do next. */
  empty: { message: string; hint: ReactNode }
  /** The page's key table. */
  keys: readonly KeyRow[]
}

const limit = limits.pageSizes.homework
const placeholders = Array.from({ length: limit }, (_, at) => `row-${at}`)

/** A paged table with its loading, empty and error states. */
export function Listing<T>({ label, columns, query, rowKey, page, onPage, failed, empty, keys }: Props<T>) {
  const { data, isPlaceholderData: waiting } = query
  const total = data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limit))
  // the rows of the last page were deleted: go to the new last page
  const isBeyondLastPage = data !== undefined && !waiting && page > last
  useEffect(() => {
    if (isBeyondLastPage) onPage(last)
  }, [isBeyondLastPage, last, onPage])
  return (
    <>
      <div className={classes.card} aria-busy={query.isFetching}>
        {query.isError && !data ? (
          <LoadFailed message={failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : data?.items.length === 0 && !waiting ? (
          <EmptyState {...empty} />
        ) : (
          <table className={classes.table} aria-label={label} data-waiting={waiting || undefined}>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column.key} scope="col" style={{ width: column.width }}>
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody inert={waiting}>
              {data
                ? data.items.map(row => (
                    <tr key={rowKey(row)} className={classes.row}>
                      {columns.map(({ key, head, cell }) =>
                        head ? (
                          <th key={key} scope="row">
                            {cell(row)}
                          </th>
                        ) : (
                          <td key={key}>{cell(row)}</td>
                        ),
                      )}
                    </tr>
                  ))
                : placeholders.map(key => (
                    <tr key={key} className={classes.row} aria-hidden>
                      {columns.map(column => (
                        <td key={column.key}>
                          <span className={classes.bone} />
                        </td>
                      ))}
                    </tr>
                  ))}
            </tbody>
          </table>
        )}
      </div>
      <div className={classes.foot}>
        <KeyHints rows={keys} />
        {data && <Pager page={Math.min(page, last)} total={total} limit={limit} onChange={onPage} />}
      </div>
    </>
  )
}

/** A text that is cut with an ellipsis if it is too long; the tooltip has the whole text. */
export const Clipped = ({ children }: { children: string }) => (
  <span className={classes.clip} title={children}>
    {children}
  </span>
)
