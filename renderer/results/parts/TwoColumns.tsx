import { type ComponentType, createElement } from 'react'
import type { ResultQuestion } from '../content/types'
import classes from './TwoColumns.module.css'

/**
 * Two parts side by side, or one below another on a narrow screen and in print. `picture`: the item's picture at the
 * left (only the right part without a picture); `texts`: two texts of equal width; `translation`: a text and its
 * translation.
 */
export const twoColumns =
  <Q extends ResultQuestion>(
    of: 'picture' | 'texts' | 'translation',
    Left: ComponentType<{ question: Q }>,
    Right: ComponentType<{ question: Q }>,
  ) =>
  ({ question }: { question: Q }) => {
    const right = createElement(Right, { question })
    if (of === 'picture' && question.pictures.length === 0) return right
    return (
      <div className={classes.columns} data-of={of}>
        <div className={classes.column}>{createElement(Left, { question })}</div>
        <div className={classes.column}>{right}</div>
      </div>
    )
  }
