import { text } from '../../../features/homework/matrix/text'
import { headHeight, rowHeight } from './layout'
import classes from './MatrixBoard.module.css'

const rows = Array.from({ length: 12 }, (_, at) => `row-${at}`)

/** The placeholder of the matrix while it loads, with the final row heights. */
export function MatrixSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={text.loading}>
      <div className={classes.skeletonHead} style={{ height: headHeight + rowHeight }} />
      {rows.map(key => (
        <div key={key} className={classes.skeletonRow} style={{ height: rowHeight }}>
          <span />
        </div>
      ))}
    </div>
  )
}
