import { scoreClass, scoreLetters } from '../../../shared/domain/score-class'
import type { OverallScore } from '../content/overall-score'
import { pointsText } from '../number-format'
import { resultText } from '../text'
import { Unanswered } from './Mark'
import classes from './OverallScoreBar.module.css'

const share = (score: number, full: number): string => `${Math.max(0, Math.min(100, (score / full) * 100))}%`

/**
 * The overall score of a paper: a bar, the score and its letter. Without a score it shows 未回答 beside an empty, dashed
 * bar.
 */
export function OverallScoreBar({ overall: { score, fullScore } }: { overall: OverallScore }) {
  if (score === undefined) {
    return (
      <div className={classes.overall}>
        <span className={classes.label}>{resultText.overall}</span>
        <span className={classes.emptyTrack} aria-hidden />
        <Unanswered />
      </div>
    )
  }
  const grade = scoreClass(score, fullScore)
  const points = pointsText(score)
  return (
    <div className={`${classes.overall} ${classes[grade]}`}>
      <span className={classes.label} aria-hidden>
        {resultText.overall}
      </span>
      <meter
        className="hm-hidden"
        aria-label={resultText.overall}
        aria-valuetext={resultText.overallPoints(points, scoreLetters[grade])}
        max={fullScore}
        value={score}
      />
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: share(score, fullScore) }} />
      </span>
      <span className={classes.figure} aria-hidden>
        <b className={classes.score}>{points}</b>
        <span className={classes.fullScore}>
          {fullScore === 100 ? resultText.points('') : resultText.fullScoreSuffix(pointsText(fullScore))}
        </span>
        <b className={classes.letter}>{scoreLetters[grade]}</b>
      </span>
    </div>
  )
}
