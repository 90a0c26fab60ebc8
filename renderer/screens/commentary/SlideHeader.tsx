import { answeredText } from '../../results/class-answers/answer-text'
import { percentText, pointsText } from '../../results/number-format'
import type { ClassScore } from './model/class-scores'
import type { Slide } from './model/slides'
import classes from './Slide.module.css'
import { text } from './text'

/** A class score as text, e.g. 42% or 3.4 / 5点. */
export function scoreText(score: ClassScore | undefined): string {
  if (score === undefined || score.value === null) return text.none
  return score.kind === 'rate'
    ? text.percent(percentText(score.value))
    : text.points(pointsText(score.value), score.full)
}

interface Props {
  slide: Slide
  score: ClassScore | undefined
  total: number
  /** The rank from the lowest score; null in the homework's own order. */
  rank: number | null
  /** False leaves its room to what is below. */
  showsScore: boolean
}

/** The number and topic of the question, and the score of the class. */
export function SlideHeader({ slide, score, total, rank, showsScore }: Props) {
  const label = score?.kind === 'points' ? text.mean : text.rate
  const value = scoreText(score)
  return (
    <header className={classes.head}>
      <div className={classes.which}>
        <h2 className={classes.no}>{text.no(slide.no, total)}</h2>
        <p className={classes.topic} title={slide.topic.resource_title}>
          {text.positionInTopic(slide.topic.resource_title, slide.classQuestion.position)}
          {rank === null ? null : <span className={classes.turn}>{text.lowestRank(rank)}</span>}
        </p>
      </div>
      <p className="hm-hidden" role="status">
        {`${text.no(slide.no, total)}　${text.labelled(label, value)}`}
      </p>
      <div className={classes.figure} hidden={!showsScore}>
        <span className={classes.figureWord}>
          {score === undefined || score.average === null
            ? label
            : text.withMean(
                label,
                text.points(pointsText(score.average), slide.classQuestion.interpretation.fullScore),
              )}
          {score === undefined ? null : <small>{answeredText(score.counted)}</small>}
        </span>
        <span className={classes.rate}>
          <span className={classes.rateTrack} aria-hidden>
            <span style={{ width: `${100 * (score?.ratio ?? 0)}%` }} />
          </span>
        </span>
        <b className={classes.value}>{value}</b>
      </div>
    </header>
  )
}
