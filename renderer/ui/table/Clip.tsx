import classes from './table.module.css'

interface Props {
  children: string
  /** All of the text, if `children` is a short form of it. */
  title?: string
}

/** A text that ends in an ellipsis if it is too long for its cell; the tooltip has all of it. */
export const Clip = ({ children, title = children }: Props) => (
  <span className={classes.clip} title={title}>
    {children}
  </span>
)
