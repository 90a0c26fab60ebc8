import { scoreClass, scoreLetters } from '../../../shared/domain/score-class'
import type { OverallScore } from '../content/overall-score'
import { pointsText } from '../number-format'
import { resultText } from '../text'
import { Unanswered } from './Mark'
import styles from './OverallScoreBar.module.css'

const share = (score: number, full: number): string => `${Math.max(0, Math.min(100, (score / full) * 100))}%`

/**
 * The overall score of a paper: a bar, the score and its letter. Without a score it shows 未回答 beside an empty, dashed
 * bar.
 */
export function OverallScoreBar({ overall: { score, fullScore } }: { overall: OverallScore }) {
  if (score === undefined) {
    return (
      <div className={styles.overall}>
        <span className={styles.label}>{resultText.overall}</span>
        <span className={styles.emptyTrack} aria-hidden />
        <Unanswered />
      </div>
    )
  }
  const grade = scoreClass(score, fullScore)
  const points = pointsText(score)
  return (
    <div className={`${styles.overall} ${styles[grade]}`}>
      <span className={styles.label} aria-hidden>
        {resultText.overall}
      </span>
      <meter
        className="hm-hidden"
        aria-label={resultText.overall}
        aria-valuetext={resultText.overallPoints(points, scoreLetters[grade])}
        max={fullScore}
        value={score}
      />
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ width: share(score, fullScore) }} />
      </span>
      <span className={styles.figure} aria-hidden>
        <b className={styles.score}>{points}</b>
        <span className={styles.fullScore}>
          {fullScore === 100 ? resultText.points('') : resultText.outOf(pointsText(fullScore))}
        </span>
        <b className={styles.letter}>{scoreLetters[grade]}</b>
      </span>
    </div>
  )
}
