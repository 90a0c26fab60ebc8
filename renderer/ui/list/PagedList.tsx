import type { QueryKey } from '@tanstack/react-query'
import { isValidElement, type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { EmptyState } from '../EmptyState'
import { LoadFailed } from '../offline/LoadFailed'
import { OfflineStrip } from '../offline/OfflineStrip'
import { Pager } from '../Pager'
import { commonText } from '../text'
import { useRowFocus } from '../use-row-focus'
import classes from './list.module.css'
import type { ListPage } from './use-list-page'

export interface PagedListProps {
  page: ListPage<unknown>
  /** The keys of the page's queries, for the note on offline copies. */
  offlineKeys?: readonly QueryKey[]
  /** Between the note on offline copies and the rows: the filter bar, notes. */
  above?: ReactNode
  /** At the left of the foot: keys, or a note on the current state. */
  foot?: ReactNode
  failed?: string
  /** The text of a list without rows, or a component that shows it. */
  empty: { message: string; hint?: ReactNode } | ReactElement
  /** The element around the rows, for keys on them. */
  cardRef?: RefObject<HTMLDivElement | null>
  /** The list is part of a card: it has no border of its own. */
  isPlain?: boolean
}

/**
 * A paged list with all of its states: rows, empty, error with retry, offline copy. The pager is hidden on a single
 * page (SPEC §9).
 * @param props.children the rows, or their skeleton while `page.rows` is undefined.
 */
export function PagedList(props: PagedListProps & { children: ReactNode }) {
  const { page, offlineKeys, above, foot, failed = commonText.loadFailed, empty, cardRef, isPlain, children } = props
  const ownCard = useRef<HTMLDivElement>(null)
  const card = cardRef ?? ownCard
  const rowFocus = useRowFocus(card)
  return (
    <>
      {/* Without rows, no data of an earlier time are in sight: the place itself says that the server is unreachable. */}
      {offlineKeys && <OfflineStrip keys={page.rows === undefined ? [] : offlineKeys} />}
      {above}
      <div ref={card} className={isPlain ? undefined : classes.card} aria-busy={page.isFetching} {...rowFocus}>
        {page.hasFailed ? (
          <LoadFailed message={failed} onRetry={page.retry} busy={page.isFetching} />
        ) : page.isEmpty ? (
          isValidElement(empty) ? (
            empty
          ) : (
            <EmptyState {...(empty as { message: string })} />
          )
        ) : (
          children
        )}
      </div>
      <div className={classes.foot}>
        {foot}
        {page.total !== undefined && (
          <Pager page={page.page} total={page.total} limit={page.pageSize} onChange={page.goTo} />
        )}
      </div>
    </>
  )
}
