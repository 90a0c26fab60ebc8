/** The columns of the homework list, as a table. */
import type { ReactNode } from 'react'
import { joinClasses } from '../../../../shared/domain/class-order'
import { homeworkTypes } from '../../../../shared/domain/statuses'
import { countOfAll } from '../../../../shared/text'
import { StatusChip } from '../../../ui/StatusChip'
import { Clip } from '../../../ui/table/Clip'
import { type Column, timeNeed } from '../../../ui/table/column'
import { isFromHeadquarters } from '../homework-path'
import { WireTime } from '../WireTime'
import classes from './list-columns.module.css'
import type { SortField } from './list-state'
import type { Homework } from './list-types'
import { text } from './text'

const isHomeworkType = (kind: number): kind is keyof typeof homeworkTypes => kind in homeworkTypes

const typeOf = ({ homework_type }: Homework) => (isHomeworkType(homework_type) ? homeworkTypes[homework_type] : null)

/** The mark of headquarters' homework, beside its title. */
export const OriginMark = ({ homework }: { homework: Homework }) =>
  isFromHeadquarters(homework) && <span className={classes.origin}>{text.headquarters}</span>

/** The number of submitted papers, as text and as a bar. */
function SubmittedBar({ submitted, total }: { submitted: number; total: number }) {
  const share = total > 0 ? Math.min(100, Math.max(0, (submitted / total) * 100)) : 0
  return (
    <span className={classes.share}>
      <span className={classes.figures}>{countOfAll(submitted, total)}</span>
      <span
        className={classes.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={Math.max(total, submitted)}
        aria-valuenow={submitted}
        aria-label={text.submitted(submitted, total)}
      >
        <span style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}

/**
 * The columns of a list of homework.
 * @param title draws the title, which is the row's head and its link.
 */
export const homeworkColumns = (
  now: number,
  title: (homework: Homework) => ReactNode,
): Column<Homework, SortField>[] => [
  { key: 'title', label: text.columns.title, need: 200, grow: 4, sort: 'title', head: true, cell: title },
  {
    key: 'status',
    label: text.columns.status,
    width: '122px',
    cell: homework => <StatusChip homework={homework} />,
  },
  {
    key: 'teams',
    label: text.columns.teams,
    need: 120,
    grow: 4,
    cell: homework => <Clip>{joinClasses(homework.team_names)}</Clip>,
  },
  {
    key: 'kind',
    label: text.columns.kind,
    width: '84px',
    spare: 1,
    cell: typeOf,
  },
  {
    key: 'start',
    label: text.columns.start,
    need: 150,
    grow: 0.5,
    spare: 2,
    sort: 'start_time',
    cell: homework => <WireTime value={homework.start_time} now={now} none={text.noDate} />,
  },
  {
    key: 'end',
    label: text.columns.end,
    need: timeNeed,
    grow: 0.5,
    sort: 'end_time',
    cell: homework => <WireTime value={homework.end_time} now={now} none={text.noDate} />,
  },
  {
    key: 'submitted',
    label: text.columns.submitted,
    width: '146px',
    sort: 'submitted_count',
    cell: homework => <SubmittedBar submitted={homework.submitted_count} total={homework.student_count} />,
  },
]
