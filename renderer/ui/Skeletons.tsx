import styles from './States.module.css'
import { commonText } from './text'

interface Props {
  /** How many bars stand for the rows to come. */
  count?: number
  /** `row` is as high as a table's row, `line` as a line of text. */
  kind?: 'row' | 'line'
}

/** Bars in the place of rows or lines that are being read. */
export function Skeletons({ count = 5, kind = 'row' }: Props) {
  return (
    <div className={styles.lines} role="status" aria-label={commonText.loading}>
      {Array.from({ length: count }, (_, index) => `bar-${index}`).map(key => (
        <div key={key} className={kind === 'row' ? `${styles.line} ${styles.row}` : styles.line} />
      ))}
    </div>
  )
}
