import { formatWireTime } from '../../features/homework/format-wire-time'
import { Link } from '../../ui/Link'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Notices.module.css'
import { text } from './text'
import type { Notice } from './use-notices'

export const nameOf = ({ title, content }: Notice): string =>
  [title, content].filter(part => part !== '').join('　') || text.untitled

function Title({ notice }: { notice: Notice }) {
  const { title, content, isUnread, to } = notice
  const words = (
    <>
      {title || (content === '' && text.untitled)}
      {content !== '' && <span className={classes.content}>{content}</span>}
    </>
  )
  return (
    <span className={classes.title}>
      {isUnread && <span className={classes.unread}>{text.unread}</span>}
      {to === undefined ? (
        <span className={classes.words} title={nameOf(notice)}>
          {words}
        </span>
      ) : (
        <Link to={to} className={classes.words} title={nameOf(notice)} data-removes>
          {words}
        </Link>
      )}
    </span>
  )
}

/** A notice: what it says and where it leads, of which kind it is, and its time. */
export const noticeColumns = (now: number): Column<Notice>[] => [
  { key: 'title', label: text.columns.title, head: true, cell: notice => <Title notice={notice} /> },
  {
    key: 'kind',
    label: text.columns.kind,
    width: '110px',
    cell: ({ isHomework }) => text.kinds[isHomework ? 'homework' : 'system'],
  },
  {
    key: 'time',
    label: text.columns.time,
    width: `${timeNeed}px`,
    cell: ({ time }) => formatWireTime(time, now) ?? text.noTime,
  },
]
