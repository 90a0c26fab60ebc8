import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import listClasses from '../../features/homework/list/HomeworkTable.module.css'
import { columns } from '../../features/homework/list/list-columns'
import type { Sort, SortField } from '../../features/homework/list/list-state'
import type { Homework } from '../../features/homework/list/list-types'
import { text as listText } from '../../features/homework/list/text'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { SortHeader } from '../../ui/SortHeader'
import { text } from './text'

interface Props {
  homeworks: readonly Homework[] | undefined
  /** The rows belong to the previous request, so they cannot be used. */
  stale: boolean
  sort: Sort
  onSort(field: SortField): void
}

const placeholders = Array.from({ length: limits.pageSizes.homework }, (_, at) => `row-${at}`)

/** The table of headquarters' homework with the columns of 宿題一覧; a title links to the topics. */
export function HeadquartersTable({ homeworks, stale, sort, onSort }: Props) {
  const at = useNow()
  return (
    <table className={listClasses.table} aria-label={text.table}>
      <thead>
        <tr>
          {columns.map(({ key, sort: field, className }) =>
            field ? (
              <SortHeader
                key={key}
                className={className}
                label={listText.columns[key]}
                direction={sort.field === field ? sort.order : undefined}
                onSort={() => onSort(field)}
              />
            ) : (
              <th key={key} scope="col" className={className}>
                {listText.columns[key]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody inert={stale}>
        {homeworks
          ? homeworks.map(homework => (
              <tr key={homework.homework_id} className={listClasses.row}>
                {columns.map(({ key, cell }) =>
                  cell ? (
                    <td key={key}>{cell(homework, at)}</td>
                  ) : (
                    <th key={key} scope="row">
                      <Link
                        to={paths.headquarters({ homeworkId: homework.homework_id })}
                        className={listClasses.clip}
                        title={homework.title || text.untitled}
                      >
                        {homework.title || text.untitled}
                      </Link>
                    </th>
                  ),
                )}
              </tr>
            ))
          : placeholders.map(key => (
              <tr key={key} className={listClasses.row} aria-hidden>
                {columns.map(column => (
                  <td key={column.key}>
                    <span className={listClasses.bar} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}
