import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './SortHeader.module.css'
import tableClasses from './table.module.css'

interface Props {
  label: string
  /** Absent: the table is sorted by another column. */
  direction?: 'asc' | 'desc' | undefined
  onSort: () => void
  /** CSS width of the column. */
  width?: string | undefined
  /** Figures are aligned to the right, with the arrow before the label. */
  numeric?: boolean | undefined
}

/** A column header that sorts its table and shows the direction. */
export function SortHeader({ label, direction, onSort, width, numeric }: Props) {
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp
  const sort = direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={numeric ? tableClasses.numeric : undefined} style={{ width }} aria-sort={sort}>
      <button type="button" className={classes.button} data-numeric={numeric} onClick={onSort}>
        {label}
        <Arrow size={13} aria-hidden className={direction === undefined ? classes.idle : undefined} />
      </button>
    </th>
  )
}
