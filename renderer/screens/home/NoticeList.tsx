import { limits } from '../../../shared/domain/limits'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { PagedList } from '../../ui/list/PagedList'
import { type ListPosition, type ListQuery, useListPage } from '../../ui/list/use-list-page'
import { Skeletons } from '../../ui/Skeletons'
import classes from './NoticeList.module.css'
import { homeText } from './text'

interface NoticeRow {
  id: string
  title: string
  content?: string
  time: string
  unread: boolean
  to: string | undefined
}

interface Props<T> {
  query: ListQuery<T>
  position: ListPosition
  empty: string
  rowOf: (notice: T) => NoticeRow
}

function Row({ title, content, time, unread, to, now }: NoticeRow & { now: number }) {
  const words = (
    <>
      {title}
      {content ? <span className={classes.content}>{content}</span> : null}
    </>
  )
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        {unread ? <span className={classes.unread}>{homeText.notices.unread}</span> : null}
        {to === undefined ? (
          <span className={classes.words}>{words}</span>
        ) : (
          // The content names the homework, so it is a part of the link.
          <Link to={to} className={classes.words} title={[title, content].filter(Boolean).join('　')}>
            {words}
          </Link>
        )}
      </div>
      <time className={classes.time}>{formatWireTime(time, now) ?? time}</time>
    </li>
  )
}

/** A paged list of notices of either kind. */
export function NoticeList<T>({ query, position, empty, rowOf }: Props<T>) {
  const now = useNow()
  const page = useListPage(position, query, limits.pageSizes.notices)
  return (
    <PagedList isPlain page={page} empty={{ message: empty }}>
      {page.rows ? (
        <ul className={classes.list} inert={page.isStale}>
          {page.rows.map(rowOf).map(row => (
            <Row key={row.id} {...row} now={now} />
          ))}
        </ul>
      ) : (
        <Skeletons count={5} />
      )}
    </PagedList>
  )
}
