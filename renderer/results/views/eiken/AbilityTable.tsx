import { type ExamScores, examAbilities } from '../../../../shared/domain/eiken'
import { pointsText } from '../../number-format'
import { resultText } from '../../text'
import classes from './AbilityTable.module.css'

const { exam: examText } = resultText

/** The numbers of the radar chart, with their maxima. */
export function AbilityTable({ figures }: { figures: ExamScores }) {
  return (
    <table className={classes.table}>
      <caption className="hm-hidden">{examText.abilitiesTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{examText.ability}</th>
          <th scope="col">{examText.figure}</th>
          <th scope="col">{examText.max}</th>
        </tr>
      </thead>
      <tbody>
        {examAbilities.map(({ ability, max }) => {
          const value = figures[ability]
          return (
            <tr key={ability}>
              <th scope="row">{examText.abilities[ability]}</th>
              <td>{value === undefined ? examText.unmeasured : <b>{examText.units[ability](pointsText(value))}</b>}</td>
              <td>{examText.units[ability](pointsText(max))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
