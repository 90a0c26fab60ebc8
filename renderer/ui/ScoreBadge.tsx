import { scoreClass, scoreLetters } from '../../shared/domain/score-class'
import { formatScore } from '../../shared/domain/scores'
import classes from './ScoreBadge.module.css'
import { commonText } from './text'

interface Props {
  score: number | null | undefined
  /** The points of a full score; 100 by default. */
  full?: number
  size?: 'small' | 'large'
  /** Whether the student has done the topic: an answer may have no score. */
  isDone?: boolean
}

/** A score with colour and letter (DESIGN §6); without a score it shows 未着手 or 点数なし. */
export function ScoreBadge({ score, full = 100, size = 'small', isDone = false }: Props) {
  const grade = scoreClass(score, full)
  if (grade === 'unread' || score === null || score === undefined) {
    return (
      <span className={`${classes.badge} ${classes.unread} ${classes[size]}`}>
        {isDone ? commonText.noScore : commonText.notBegun}
      </span>
    )
  }
  return (
    <span className={`${classes.badge} ${classes[grade]} ${classes[size]}`}>
      {formatScore(score)}
      <span className={classes.letter}>{scoreLetters[grade]}</span>
    </span>
  )
}

/** The legend of the colours, letters and the sign of a matrix cell: A, B, C and 未着手. */
export function ScoreLegend() {
  return (
    <ul className={classes.legend} aria-label={commonText.score.legend}>
      {(['good', 'middle', 'bad'] as const).map(grade => (
        <li key={grade} className={`${classes.badge} ${classes[grade]}`}>
          <span className={classes.letter}>{scoreLetters[grade]}</span>
          {commonText.score[grade]}
        </li>
      ))}
      <li className={`${classes.badge} ${classes.unread}`}>
        <span className={classes.letter}>{commonText.score.sign}</span>
        {commonText.notBegun}
      </li>
    </ul>
  )
}
