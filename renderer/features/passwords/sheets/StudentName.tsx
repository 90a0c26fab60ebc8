import type { PasswordRow } from '../use-initial-passwords'
import classes from './Sheets.module.css'

/** The name, with its reading above it if the server has one. */
export const StudentName = ({ row: { nickname, furigana } }: { row: PasswordRow }) =>
  furigana === undefined || furigana === '' ? (
    <span className={classes.name}>{nickname}</span>
  ) : (
    <ruby className={classes.name}>
      {nickname}
      <rt>{furigana}</rt>
    </ruby>
  )
