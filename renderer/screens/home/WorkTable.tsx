import { Link } from 'react-router-dom'
import { joinClasses } from '../../../shared/domain/class-order'
import { homeworkPath } from '../../features/homework/homework-path'
import { WireTime } from '../../features/homework/WireTime'
import { text as workText } from '../../features/homework/work/text'
import type { Homework } from '../../features/homework/work/work-lists'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ProgressBar } from '../../ui/ProgressBar'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './NewHomeworkTable.module.css'
import { homeText } from './text'

const text = homeText.work

interface Props {
  homeworks: readonly Homework[]
  unseenOf(homework: Homework): number
  now: number
}

const columnsAt = ({ unseenOf, now }: Omit<Props, 'homeworks'>): Column<Homework>[] => [
  {
    key: 'title',
    label: text.columns.title,
    need: 200,
    head: true,
    cell: homework => (
      <>
        <Link to={homeworkPath(homework)} title={homework.title}>
          {homework.title || text.untitled}
        </Link>
        <span className={classes.teams}>
          <Clip>{joinClasses(homework.team_names)}</Clip>
        </span>
      </>
    ),
  },
  {
    key: 'end',
    label: text.columns.end,
    width: '144px',
    cell: ({ end_time }) => <WireTime value={end_time} now={now} none={end_time} />,
  },
  {
    key: 'progress',
    label: text.columns.progress,
    width: '240px',
    spare: 1,
    cell: homework => <ProgressBar submitted={homework.submitted_count} total={homework.student_count} />,
  },
  {
    key: 'unseen',
    label: text.columns.unseen,
    width: '104px',
    cell: homework => {
      const count = unseenOf(homework)
      return (
        count > 0 && <Link to={paths.homeworkSubmissions(homework.homework_id)}>{workText.unseenCount(count)}</Link>
      )
    },
  },
]

/** The homework that needs the teacher first. */
export function WorkTable({ homeworks, ...at }: Props) {
  if (homeworks.length === 0) return <EmptyState message={text.empty} />
  return (
    <DataTable
      label={text.table}
      columns={columnsAt(at)}
      rows={homeworks}
      rowKey={({ homework_id }) => homework_id}
      rowHeight={52}
      cellPadding={8}
    />
  )
}
