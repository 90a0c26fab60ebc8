import type { QueryKey } from '@tanstack/react-query'
import { isValidElement, type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { EmptyState } from '../EmptyState'
import { LoadFailed } from '../offline/LoadFailed'
import { OfflineStrip } from '../offline/OfflineStrip'
import { Pager } from '../Pager'
import { DataTable, type TableProps } from '../table/DataTable'
import { useRowFocus } from '../use-row-focus'
import classes from './list.module.css'
import { type Filters, lastPage } from './list-state'
import type { ListControl } from './use-list-state'

/** The fields that a list needs from the query that reads its page (see `useApi` with `keepPrevious`). */
export interface ListQuery<Row> {
  data: { items: readonly Row[]; total: number } | undefined
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch(): unknown
}

interface Props<Row extends object, F extends Filters, Field extends string>
  extends Omit<TableProps<Row, Field>, 'rows' | 'sort' | 'onSort' | 'stale' | 'skeletonRows'> {
  list: ListControl<F, Field>
  query: ListQuery<Row>
  /** Rows of a page. */
  pageSize: number
  /** The keys of the page's queries, for the note on offline copies. */
  offlineKeys: readonly QueryKey[]
  /** Rows that are not shown any more although the last answer has them, e.g. deleted ones. */
  isHidden?(row: Row): boolean
  /** Between the note on offline copies and the table: the filter bar, notes. */
  above?: ReactNode
  /** At the left of the foot: keys, or a note on what is going on. */
  foot?: ReactNode
  failed: string
  /** The text of a list without rows, or a component that shows it. */
  empty: { message: string; hint?: ReactNode } | ReactElement
  /** The card of the table, for keys on its rows. */
  cardRef?: RefObject<HTMLDivElement | null>
}

/**
 * Whether the query still has the answer for other filters. Its rows and its total must not be shown with the current
 * filters. While only the page or the order changes, the old rows stay and are dimmed.
 */
export function useIsOtherFilter(
  { applied }: { applied: unknown },
  { data, isPlaceholderData }: Pick<ListQuery<unknown>, 'data' | 'isPlaceholderData'>,
): boolean {
  const [answered, setAnswered] = useState(applied)
  if (data && !isPlaceholderData && answered !== applied) setAnswered(applied)
  return isPlaceholderData && answered !== applied
}

/**
 * A paged list with all of its states: skeleton, rows, dimmed rows while another page loads, empty, error with retry,
 * offline copy. If the last page has no rows any more, the list goes to the page before. The pager is hidden on a
 * single page (SPEC §9).
 */
export function ListView<Row extends object, F extends Filters, Field extends string>(props: Props<Row, F, Field>) {
  const { list, query, pageSize, offlineKeys, isHidden, above, foot, failed, empty, cardRef, ...table } = props
  const ownCard = useRef<HTMLDivElement>(null)
  const card = cardRef ?? ownCard
  const rowFocus = useRowFocus(card)
  const { data, isPlaceholderData: isStale } = query
  const total = data?.total ?? 0
  const last = lastPage(total, pageSize)
  const { goTo } = list
  const isBeyond = data !== undefined && !isStale && list.page > last
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last, goTo])

  const isOtherFilter = useIsOtherFilter(list, query)
  const rows = isOtherFilter ? undefined : data?.items.filter(row => !(isHidden?.(row) ?? false))
  const isEmpty = data?.items.length === 0 && !isStale
  return (
    <>
      <OfflineStrip keys={offlineKeys} />
      {above}
      <div ref={card} className={classes.card} aria-busy={query.isFetching} {...rowFocus}>
        {query.isError && !data ? (
          <LoadFailed message={failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : isEmpty ? (
          isValidElement(empty) ? (
            empty
          ) : (
            <EmptyState {...(empty as { message: string })} />
          )
        ) : (
          <DataTable
            {...table}
            rows={rows}
            sort={list.sort}
            onSort={list.sortBy}
            stale={isStale}
            skeletonRows={pageSize}
          />
        )}
      </div>
      <div className={classes.foot}>
        {foot ?? <span />}
        {data && !isOtherFilter && (
          <Pager page={Math.min(list.page, last)} total={total} limit={pageSize} onChange={goTo} />
        )}
      </div>
    </>
  )
}

/** The number of rows beside a list's title. */
export const Total = ({ children }: { children: ReactNode }) => <span className={classes.total}>{children}</span>

/** A screen that is a list: as high as its page. */
export const ListScreen = ({ children }: { children: ReactNode }) => <div className={classes.screen}>{children}</div>
