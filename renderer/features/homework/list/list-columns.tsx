/** The columns of the homework list, as a table. */
import type { ReactNode } from 'react'
import { homeworkTypes } from '../../../../shared/domain/statuses'
import { StatusChip } from '../../../ui/StatusChip'
import { formatWireTime } from '../format-wire-time'
import { isFromHeadquarters } from '../homework-path'
import classes from './HomeworkTable.module.css'
import type { SortField } from './list-state'
import type { Homework } from './list-types'
import { text } from './text'

interface Column {
  key: keyof typeof text.columns
  /** The server can sort by this column. */
  sort?: SortField
  className?: string
  /** Absent for the title: the title cell is the row header and contains the link. */
  cell?: (homework: Homework, now: number) => ReactNode
}

const isHomeworkType = (kind: number): kind is keyof typeof homeworkTypes => kind in homeworkTypes

function HomeworkType({ homework }: { homework: Homework }) {
  return (
    <>
      {isHomeworkType(homework.homework_type) ? homeworkTypes[homework.homework_type] : null}
      {isFromHeadquarters(homework) && <span className={classes.origin}>{text.headquarters}</span>}
    </>
  )
}

function TeamNames({ names }: { names: readonly string[] }) {
  const all = names.join('・')
  return (
    <span className={classes.clip} title={all}>
      {all}
    </span>
  )
}

/** The number of submitted papers, as text and as a bar. */
function SubmittedBar({ done, all }: { done: number; all: number }) {
  const share = all > 0 ? Math.min(100, Math.max(0, (done / all) * 100)) : 0
  return (
    <span className={classes.share}>
      <span className={classes.figures}>
        <b>{done}</b>/{all}
      </span>
      <span
        className={classes.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={Math.max(all, done)}
        aria-valuenow={done}
        aria-label={text.submitted(done, all)}
      >
        <span style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}

export const columns: Column[] = [
  { key: 'title', sort: 'title', className: classes.title },
  { key: 'status', className: classes.status, cell: homework => <StatusChip status={homework.status} /> },
  { key: 'teams', className: classes.teams, cell: homework => <TeamNames names={homework.team_names} /> },
  { key: 'kind', className: classes.kind, cell: homework => <HomeworkType homework={homework} /> },
  {
    key: 'start',
    sort: 'start_time',
    className: classes.time,
    cell: (homework, now) => formatWireTime(homework.start_time, now) ?? text.noDate,
  },
  {
    key: 'end',
    sort: 'end_time',
    className: classes.time,
    cell: (homework, now) => formatWireTime(homework.end_time, now) ?? text.noDate,
  },
  {
    key: 'submitted',
    sort: 'submitted_count',
    className: classes.submitted,
    cell: homework => <SubmittedBar done={homework.submitted_count} all={homework.student_count} />,
  },
]
