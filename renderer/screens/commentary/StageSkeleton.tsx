import { Skeletons } from '../../ui/Skeletons'
import classes from './Stage.module.css'

/** The wall while the questions are read. */
export const StageSkeleton = () => (
  <div className={classes.stage}>
    <div className={classes.body}>
      <div className={classes.pane}>
        <Skeletons count={3} />
      </div>
      <div className={classes.pane}>
        <Skeletons count={5} />
      </div>
    </div>
  </div>
)
