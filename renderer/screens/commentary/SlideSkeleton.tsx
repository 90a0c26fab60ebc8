import { Skeletons } from '../../ui/Skeletons'
import classes from './Slide.module.css'

/** The placeholder while the questions load. */
export const SlideSkeleton = () => (
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
