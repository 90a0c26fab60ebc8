/** The columns of the table of initial passwords on the screen. */
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import classes from './Passwords.module.css'
import { text } from './text'
import type { PasswordRow } from './use-initial-passwords'

const labels = text.columns

/** @param isShown whether the passwords are readable. */
export const passwordColumns = (isShown: boolean): Column<PasswordRow>[] => [
  { key: 'number', label: labels.number, width: '80px', numeric: true, cell: ({ number }) => number },
  { key: 'name', label: labels.name, head: true, cell: ({ nickname }) => <Clip>{nickname}</Clip> },
  { key: 'id', label: labels.id, width: '170px', cell: ({ student_id }) => <Clip>{student_id}</Clip> },
  {
    key: 'password',
    label: labels.password,
    width: '230px',
    cell: ({ password }) =>
      password === undefined ? (
        text.changed
      ) : (
        <span className={classes.password}>{isShown ? password : text.hidden}</span>
      ),
  },
]
