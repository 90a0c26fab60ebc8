import { Fragment } from 'react'
import classes from './KeyCaps.module.css'
import { capsOf, type KeyRow, shownNames } from './key-rows'

/**
 * A key cap on the button that the key presses. It is no part of the button's name: the button names its key by
 * `aria-keyshortcuts`.
 */
export const KeyCap = ({ name }: { name: string }) => (
  <kbd className={`${classes.key} ${classes.hint}`} aria-hidden>
    {name}
  </kbd>
)

/** The key caps of a row. */
export const KeyCaps = ({ row }: { row: KeyRow }) =>
  shownNames(row).map(name => (
    <Fragment key={name}>
      {capsOf(name).map(cap => (
        <kbd key={cap} className={classes.key}>
          {cap}
        </kbd>
      ))}
    </Fragment>
  ))
