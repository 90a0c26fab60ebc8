import { text } from '../../../features/homework/matrix/text'
import { headHeight, rowHeight } from './layout'
import classes from './MatrixBoard.module.css'

const rows = Array.from({ length: 12 }, (_, at) => `row-${at}`)

/** The matrix before anything of it has come: a head and rows, as high as they will be. */
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
