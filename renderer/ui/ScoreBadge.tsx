import { scoreClass, scoreLetters } from '../../shared/domain/score-class'
import { figure } from '../../shared/domain/scores'
import styles from './ScoreBadge.module.css'
import { commonText } from './text'

interface Props {
  score: number | null | undefined
  /** Points of a full score; 100 when left out. */
  full?: number
  size?: 'small' | 'large'
}

/** A score by colour *and* letter (DESIGN §6); no score reads 未読. */
export function ScoreBadge({ score, full = 100, size = 'small' }: Props) {
  const grade = scoreClass(score, full)
  if (grade === 'unread' || score === null || score === undefined) {
    return <span className={`${styles.badge} ${styles.unread} ${styles[size]}`}>{commonText.unread}</span>
  }
  return (
    <span className={`${styles.badge} ${styles[grade]} ${styles[size]}`}>
      {figure(score)}
      <span className={styles.letter}>{scoreLetters[grade]}</span>
    </span>
  )
}

/** What colours, letters and the sign of a matrix cell mean: 未読, C, B, A (SPEC §2). */
export function ScoreLegend() {
  return (
    <ul className={styles.legend} aria-label={commonText.score.legend}>
      {(['good', 'middle', 'bad'] as const).map(grade => (
        <li key={grade} className={`${styles.badge} ${styles[grade]}`}>
          <span className={styles.letter}>{scoreLetters[grade]}</span>
          {commonText.score[grade]}
        </li>
      ))}
      <li className={`${styles.badge} ${styles.unread}`}>
        <span className={styles.letter}>{commonText.score.sign}</span>
        {commonText.score.unread}
      </li>
    </ul>
  )
}
