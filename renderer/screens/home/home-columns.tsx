import { joinClasses } from '../../../shared/domain/class-order'
import { homeworkPath } from '../../features/homework/homework-path'
import { homeworkTitle } from '../../features/homework/homework-title'
import { WireTime } from '../../features/homework/WireTime'
import type { Homework } from '../../features/homework/work/work-lists'
import { Link } from '../../ui/Link'
import { ProgressBar } from '../../ui/ProgressBar'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Home.module.css'
import { homeText } from './text'

const { columns } = homeText

/** The columns that the tables of homework on the home page share; a title links to the homework. */
export const homeColumns = (now: number): Column<Homework>[] => [
  {
    key: 'title',
    label: columns.title,
    need: 184,
    head: true,
    cell: homework => (
      <>
        <Link to={homeworkPath(homework)} title={homework.title}>
          {homeworkTitle(homework.title)}
        </Link>
        <span className={classes.teams}>
          <Clip>{joinClasses(homework.team_names)}</Clip>
        </span>
      </>
    ),
  },
  {
    key: 'end',
    label: columns.end,
    width: `${timeNeed}px`,
    cell: ({ end_time }) => <WireTime value={end_time} now={now} none={end_time} />,
  },
  {
    key: 'progress',
    label: columns.progress,
    width: '212px',
    spare: 2,
    cell: homework => <ProgressBar submitted={homework.submitted_count} total={homework.student_count} />,
  },
]
