import classes from './table.module.css'

/** A text that ends in an ellipsis if it is too long for its cell; the tooltip has all of it. */
export const Clip = ({ children }: { children: string }) => (
  <span className={classes.clip} title={children}>
    {children}
  </span>
)
