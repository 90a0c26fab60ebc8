import { KeyCaps } from '../../../../ui/keys/KeyCaps'
import type { KeyRow } from '../../../../ui/keys/key-rows'
import classes from './NoteEditor.module.css'

/** The keys that work in the text or in the form, in one line. */
export const KeyLine = ({ rows }: { rows: readonly KeyRow[] }) => (
  <ul className={classes.keys}>
    {rows.map(row => (
      <li key={row.label}>
        <KeyCaps row={row} />
        <span>{row.label}</span>
      </li>
    ))}
  </ul>
)
