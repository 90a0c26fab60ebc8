import { text } from '../text'
import type { PasswordRow } from '../use-initial-passwords'
import { Legend } from './Legend'
import classes from './Sheets.module.css'
import { StudentName } from './StudentName'

interface Props {
  team: string
  rows: readonly PasswordRow[]
}

/** A list for the teacher. Its head, with the legend, is repeated on each page. */
export const ListSheet = ({ team, rows }: Props) => (
  <table className={classes.list}>
    <caption>{team}</caption>
    <thead>
      <tr>
        <td colSpan={4}>
          <Legend />
        </td>
      </tr>
      <tr>
        <th>{text.columns.number}</th>
        <th>{text.columns.name}</th>
        <th>{text.columns.id}</th>
        <th>{text.columns.password}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={row.student_id}>
          <td className={classes.number}>{row.number}</td>
          <td>
            <StudentName row={row} />
          </td>
          <td className={classes.mono}>{row.student_id}</td>
          <td className={row.password === undefined ? undefined : classes.mono}>{row.password ?? text.changed}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
