import { Checkbox } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import classes from '../../../features/homework/list/HomeworkTable.module.css'
import { columns } from '../../../features/homework/list/list-columns'
import type { Sort, SortField } from '../../../features/homework/list/list-state'
import type { ActionName, Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { useNow } from '../../../ui/clock'
import { SortHeader } from '../../../ui/SortHeader'
import { HomeworkRow } from './HomeworkRow'
import { pageSelection, type Selection, type SelectionAction } from './selection'
import type { Deletion } from './use-deletion'

interface Props {
  /** Undefined until loaded: placeholder rows are shown. */
  homeworks: readonly Homework[] | undefined
  /** The rows belong to the previous request, so they cannot be used. */
  stale: boolean
  sort: Sort
  onSort: (field: SortField) => void
  chosen: Selection
  onChoose: (action: SelectionAction) => void
  deletion: Deletion
  onAct: (name: ActionName, homework: Homework) => void
}

const placeholders = Array.from({ length: limits.pageSizes.homework }, (_, at) => `row-${at}`)

/** The table of the homework list; a title links to the homework. */
export function HomeworkTable({ homeworks, stale, sort, onSort, chosen, onChoose, deletion, onAct }: Props) {
  const at = useNow()
  const selectable = (homeworks ?? []).filter(({ homework_id }) => deletion.state(homework_id) === undefined)
  const page = pageSelection(chosen, selectable)
  return (
    <table className={classes.table} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            <span className="hm-hidden">{text.chooseColumn}</span>
            <Checkbox
              size="sm"
              aria-label={text.choosePage}
              checked={page === 'all'}
              indeterminate={page === 'some'}
              disabled={stale || selectable.length === 0}
              onChange={() => onChoose({ type: 'page', page: selectable })}
            />
          </th>
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
          <th scope="col" className={classes.menu}>
            <span className="hm-hidden">{text.menuColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody inert={stale}>
        {homeworks
          ? homeworks.map(homework => (
              <HomeworkRow
                key={homework.homework_id}
                homework={homework}
                at={at}
                chosen={chosen.rows.has(homework.homework_id)}
                onChoose={range =>
                  onChoose(range ? { type: 'range', homework, page: selectable } : { type: 'toggle', homework })
                }
                deletion={deletion}
                onAct={onAct}
              />
            ))
          : placeholders.map(key => (
              <tr key={key} className={classes.row} aria-hidden>
                <td />
                {columns.map(column => (
                  <td key={column.key}>
                    <span className={classes.bar} />
                  </td>
                ))}
                <td />
              </tr>
            ))}
      </tbody>
    </table>
  )
}
