import type { ReactNode, RefObject } from 'react'
import { DataTable, type TableProps } from '../table/DataTable'
import classes from './list.module.css'
import type { Filters } from './list-state'
import { PagedList, type PagedListProps } from './PagedList'
import type { ListPage } from './use-list-page'
import type { ListControl } from './use-list-state'

type Table<Row extends object, Field extends string> = Omit<
  TableProps<Row, Field>,
  'rows' | 'sort' | 'onSort' | 'stale'
>

interface Props<Row extends object, F extends Filters, Field extends string> extends PagedListProps, Table<Row, Field> {
  list: Pick<ListControl<F, Field>, 'sort' | 'sortBy'>
  page: ListPage<Row>
}

/** A paged list whose rows are those of a table: skeleton rows until the answer, dimmed rows while a page loads. */
export function ListView<Row extends object, F extends Filters, Field extends string>(props: Props<Row, F, Field>) {
  const { list, page, offlineKeys, above, foot, failed, empty, cardRef, isPlain, ...table } = props
  return (
    <PagedList {...props}>
      <DataTable
        skeletonRows={page.pageSize}
        fillRows={page.pageSize}
        {...table}
        rows={page.rows}
        sort={list.sort}
        onSort={list.sortBy}
        stale={page.isStale}
      />
    </PagedList>
  )
}

/** The number of rows beside a list's title. */
export const Total = ({ children }: { children: ReactNode }) => <span className={classes.total}>{children}</span>

/** A screen that is a list: as high as its page. */
export const ListScreen = ({ children }: { children: ReactNode }) => <div className={classes.screen}>{children}</div>

/** The card around rows that no `PagedList` pages. */
export const ListCard = ({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) => (
  <div ref={ref} className={classes.card}>
    {children}
  </div>
)
