import { Link } from 'react-router-dom'
import { limits } from '../../../../shared/domain/limits'
import { useNow } from '../../../bridge/index'
import { paths } from '../../../paths'
import { SortHeader } from '../../../ui/SortHeader'
import { columns, type Homework } from './columns'
import classes from './List.module.css'
import type { Sort, SortField } from './query'
import { text } from './text'

interface Props {
  /** Absent while nothing has come: then the rows are drawn empty. */
  homeworks: readonly Homework[] | undefined
  /** They are not what is asked for any more: nothing of them can be used. */
  stale: boolean
  sort: Sort
  onSort: (field: SortField) => void
}

const placeholders = Array.from({ length: limits.pageSizes.homework }, (_, at) => `row-${at}`)

function Title({ homework }: { homework: Homework }) {
  const title = homework.title || text.untitled
  return (
    <Link to={paths.homeworkDetails(homework.homework_id)} className={classes.clip} title={title}>
      {title}
    </Link>
  )
}

/** The list itself; a homework's title is the link to it. */
export function HomeworkTable({ homeworks, stale, sort, onSort }: Props) {
  const at = useNow()
  return (
    <table className={classes.table} aria-label={text.table}>
      <thead>
        <tr>
          {columns.map(({ key, sort: field, className }) =>
            field ? (
              <SortHeader
                key={key}
                className={className}
                label={text.columns[key]}
                direction={sort.field === field ? sort.order : undefined}
                onSort={() => onSort(field)}
              />
            ) : (
              <th key={key} scope="col" className={className}>
                {text.columns[key]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody inert={stale}>
        {homeworks
          ? homeworks.map(homework => (
              <tr key={homework.homework_id} className={classes.row}>
                {columns.map(({ key, cell }) =>
                  cell ? (
                    <td key={key}>{cell(homework, at)}</td>
                  ) : (
                    <th key={key} scope="row">
                      <Title homework={homework} />
                    </th>
                  ),
                )}
              </tr>
            ))
          : placeholders.map(key => (
              <tr key={key} className={classes.row} aria-hidden>
                {columns.map(column => (
                  <td key={column.key}>
                    <span className={classes.bar} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}
