import { examPoints } from '../../../../shared/domain/eiken'
import { resultText } from '../../text'
import classes from './Stars.module.css'

const { exam: examText } = resultText
const row = '★'.repeat(examPoints)

/** Five stars, filled in proportion to the score, and the score out of 5 with one decimal (SPEC §9). */
export function Stars({ score, large = false }: { score: number; large?: boolean }) {
  const figure = score.toFixed(1)
  return (
    <span className={classes.score} data-large={large || undefined}>
      <span className={classes.bar} role="img" aria-label={examText.stars(figure)}>
        <span aria-hidden>{row}</span>
        <span className={classes.filled} style={{ width: `${(score / examPoints) * 100}%` }} aria-hidden>
          {row}
        </span>
      </span>
      <span className={classes.figure} aria-hidden>
        <b>{figure}</b>
        {resultText.outOf(String(examPoints))}
      </span>
    </span>
  )
}
