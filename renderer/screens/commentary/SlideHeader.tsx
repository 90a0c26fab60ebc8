import { percentText, pointsText } from '../../results/number-format'
import type { ClassScore } from './model/class-scores'
import type { Slide } from './model/slides'
import classes from './Slide.module.css'
import { text } from './text'

/** A figure as it is written, e.g. 42% or 3.4 / 5点. */
export function scoreText(figure: ClassScore | undefined): string {
  if (figure === undefined || figure.value === null) return text.none
  return figure.kind === 'rate'
    ? text.percent(percentText(figure.value))
    : text.points(pointsText(figure.value), figure.full)
}

interface Props {
  slot: Slide
  figure: ClassScore | undefined
  total: number
  /** Which it is of those that went worst; null in the homework's own order. */
  turn: number | null
}

/** Which question it is, and how the class did. */
export function SlideHeader({ slot, figure, total, turn }: Props) {
  const label = figure?.kind === 'points' ? text.mean : text.rate
  const value = scoreText(figure)
  return (
    <header className={classes.head}>
      <div className={classes.which}>
        <h2 className={classes.no}>{text.no(slot.no, total)}</h2>
        <p className={classes.topic} title={slot.topic.resource_title}>
          {text.place(slot.topic.resource_title, slot.asked.position)}
          {turn === null ? null : <span className={classes.turn}>{text.turn(turn)}</span>}
        </p>
      </div>
      <p className="hm-hidden" role="status">
        {`${text.no(slot.no, total)}　${text.said(label, value)}`}
      </p>
      <div className={classes.figure}>
        <span className={classes.figureWord}>
          {figure === undefined || figure.average === null
            ? label
            : text.withMean(label, text.points(pointsText(figure.average), slot.asked.interpretation.fullScore))}
          {figure === undefined ? null : <small>{text.answered(figure.students)}</small>}
        </span>
        <span className={classes.rate}>
          <span className={classes.rateTrack} aria-hidden>
            <span style={{ width: `${100 * (figure?.share ?? 0)}%` }} />
          </span>
        </span>
        <b className={classes.value}>{value}</b>
      </div>
    </header>
  )
}
