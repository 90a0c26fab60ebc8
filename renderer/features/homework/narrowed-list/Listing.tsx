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
  /** Of the column, as CSS writes it; what is left where absent. */
  width?: string
  /** Names the row. */
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
  /** What stands where there is no row, and what to do then. */
  empty: { message: string; hint: ReactNode }
  /** The page's key table. */
  keys: readonly KeyRow[]
}

const limit = limits.pageSizes.homework
const placeholders = Array.from({ length: limit }, (_, at) => `row-${at}`)

/** A paged list with all of its states: bars while it comes, words where there is nothing, a retry where it failed. */
export function Listing<T>({ label, columns, query, rowKey, page, onPage, failed, empty, keys }: Props<T>) {
  const { data, isPlaceholderData: waiting } = query
  const total = data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / limit))
  // what stood on the last page is gone
  const beyond = data !== undefined && !waiting && page > last
  useEffect(() => {
    if (beyond) onPage(last)
  }, [beyond, last, onPage])
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

/** A text that ends in an ellipsis where it is too long, and is whole in its tooltip. */
export const Clipped = ({ children }: { children: string }) => (
  <span className={classes.clip} title={children}>
    {children}
  </span>
)
