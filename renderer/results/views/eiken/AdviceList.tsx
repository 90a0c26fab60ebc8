import { adviceFor, type ExamScores } from '../../../../shared/domain/eiken'
import { bestAndWorstAbility } from '../../content/eiken-exam'
import { pointsText } from '../../number-format'
import { resultText } from '../../text'
import classes from './AdviceList.module.css'

const { exam: examText } = resultText

interface Props {
  figures: ExamScores
  /** The remarks of the evaluation in words. */
  remarks: readonly string[]
}

/** The strongest and the weakest ability, and the advice that the numbers trigger (SPEC §9). */
export function AdviceList({ figures, remarks }: Props) {
  const ends = bestAndWorstAbility(figures)
  const advice = adviceFor(figures)
  return (
    <div className={classes.box}>
      {ends === null ? null : (
        <p>{examText.analysis(examText.abilities[ends.best.ability], examText.abilities[ends.worst.ability])}</p>
      )}
      {remarks.map(remark => (
        <p key={remark}>{remark}</p>
      ))}
      {advice.length === 0 ? (
        <p>{examText.noAdvice}</p>
      ) : (
        <ul className={classes.list} aria-label={examText.adviceTitle}>
          {advice.map(key => (
            <li key={key} className={classes.advice}>
              <b className={classes.name}>{examText.advice[key].name(pointsText(figures[key] ?? 0))}</b>
              <span>{examText.advice[key].text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
