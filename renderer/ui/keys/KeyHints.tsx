import { commonText } from '../text'
import { KeyCaps } from './KeyCaps'
import classes from './KeyHints.module.css'
import type { KeyRow } from './key-rows'
import { helpRow } from './key-tables'

/** The keys of a page, at its foot: the rows of its key table (`useKeyTable`), and the key that lists all keys. */
export function KeyHints({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <ul className={classes.hints} aria-label={commonText.keys}>
      {[...rows, helpRow]
        .filter(({ hint = true, when = true }) => hint && when)
        .map(row => (
          <li key={row.label} className={classes.hint}>
            <KeyCaps row={row} />
            <span>{row.label}</span>
          </li>
        ))}
    </ul>
  )
}
