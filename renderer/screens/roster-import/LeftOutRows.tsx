import { groupBy } from '../../../shared/domain/group-by'
import type { LeftOut } from '../../../shared/domain/roster/entries'
import classes from './RosterImport.module.css'
import { text } from './text'

/** How many rows a sentence names. */
const named = 20

const listOf = (rows: readonly LeftOut[]): string =>
  text.rows(rows.slice(0, named).map(({ row }) => row)) +
  (rows.length > named ? text.reading.more(rows.length - named) : '')

/** Which rows of the table are not read as students, and why. */
export const LeftOutRows = ({ rows }: { rows: readonly LeftOut[] }) =>
  [...groupBy(rows, ({ is }) => is)].map(([is, group]) => (
    <p key={is} className={classes.remark}>
      {text.reading.leftOut[is](listOf(group))}
    </p>
  ))
