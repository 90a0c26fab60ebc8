import { Checkbox } from '@mantine/core'
import { Link } from 'react-router-dom'
import { limits } from '../../../../shared/domain/limits'
import { homeworkPath } from '../../../features/homework/homework-path'
import classes from '../../../features/homework/list/HomeworkTable.module.css'
import { columns } from '../../../features/homework/list/list-columns'
import type { ActionName, Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { UndoCell } from '../../../ui/UndoCell'
import { RowMenu } from './RowMenu'
import type { Deletion } from './use-deletion'

interface Props {
  homework: Homework
  at: number
  chosen: boolean
  /** `range`: selects all rows from the last selected row to this one. */
  onChoose(range: boolean): void
  deletion: Deletion
  onAct(name: ActionName, homework: Homework): void
}

/** One row of the homework list. While its deletion can be undone, the undo button replaces the cells. */
export function HomeworkRow({ homework, at, chosen, onChoose, deletion, onAct }: Props) {
  const { homework_id: id } = homework
  const title = homework.title || text.untitled
  const waiting = deletion.state(id)
  if (waiting) {
    return (
      <tr className={classes.row} data-row={id} data-waiting>
        <td />
        <th scope="row">
          <span className={classes.clip} title={title}>
            {title}
          </span>
        </th>
        <td colSpan={columns.length}>
          <UndoCell
            name={title}
            message={text.deletion.row(limits.undoMs / 1000)}
            acting={waiting === 'acting' ? text.deletion.acting : null}
            onTakeBack={() => deletion.undo(id)}
          />
        </td>
      </tr>
    )
  }
  return (
    <tr className={classes.row} data-row={id} data-chosen={chosen || undefined}>
      <td className={classes.check}>
        <Checkbox
          size="sm"
          aria-label={text.chooseOf(title)}
          checked={chosen}
          onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </td>
      {columns.map(({ key, cell }) =>
        cell ? (
          <td key={key}>{cell(homework, at)}</td>
        ) : (
          <th key={key} scope="row" data-actions>
            <Link to={homeworkPath(homework)} className={classes.clip} title={title} data-removes>
              {title}
            </Link>
          </th>
        ),
      )}
      <td className={classes.menu}>
        <RowMenu homework={homework} onAct={onAct} />
      </td>
    </tr>
  )
}
