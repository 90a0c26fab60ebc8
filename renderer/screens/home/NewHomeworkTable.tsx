import { Link } from 'react-router-dom'
import { parseJst, shortTime } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { homeworkPath } from '../../features/homework/homework-path'
import { useNow } from '../../ui/clock'
import { ProgressBar } from '../../ui/ProgressBar'
import { StatusChip } from '../../ui/StatusChip'
import styles from './NewHomeworkTable.module.css'
import { homeText } from './text'

type Homework = EndpointResponse<'new-homework-list'>['items'][number]

const columns = homeText.newHomework.columns

function deadline(value: string, at: number): string {
  const instant = parseJst(value)
  return instant === null ? value : shortTime(instant, at)
}

/** The table of new homework; a title links to the homework. */
export function NewHomeworkTable({ rows }: { rows: readonly Homework[] }) {
  const at = useNow()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={styles[key]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.homework_id}>
            <td>
              <StatusChip status={row.status} />
            </td>
            <td>
              <Link to={homeworkPath(row)} className={styles.cut} title={row.title}>
                {row.title}
              </Link>
              <span className={`${styles.cut} ${styles.classes}`} title={row.team_names.join('・')}>
                {row.team_names.join('・')}
              </span>
            </td>
            <td className={styles.end}>{deadline(row.end_time, at)}</td>
            <td>
              <ProgressBar submitted={row.submitted_count} total={row.student_count} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
