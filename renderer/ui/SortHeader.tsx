import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './SortHeader.module.css'

interface Props {
  label: string
  /** Absent: the table is ordered by another column. */
  direction?: 'asc' | 'desc'
  onSort: () => void
  className?: string
  /** Figures stand at the right, and the arrow before the word. */
  numeric?: boolean
}

/** A head that orders its table, and says how it is ordered. */
export function SortHeader({ label, direction, onSort, className, numeric }: Props) {
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp
  const sort = direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={sort}>
      <button type="button" className={classes.button} data-numeric={numeric} onClick={onSort}>
        {label}
        <Arrow size={13} aria-hidden className={direction === undefined ? classes.idle : undefined} />
      </button>
    </th>
  )
}
