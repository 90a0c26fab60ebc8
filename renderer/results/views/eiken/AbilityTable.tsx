import { type ExamScores, examAbilities } from '../../../../shared/domain/eiken'
import { pointsText } from '../../number-format'
import { resultText } from '../../text'
import classes from './AbilityTable.module.css'

const { exam: words } = resultText

/** The numbers of the radar chart, with their maxima. */
export function AbilityTable({ figures }: { figures: ExamScores }) {
  return (
    <table className={classes.table}>
      <caption className="hm-hidden">{words.abilitiesTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{words.ability}</th>
          <th scope="col">{words.figure}</th>
          <th scope="col">{words.max}</th>
        </tr>
      </thead>
      <tbody>
        {examAbilities.map(({ ability, max }) => {
          const value = figures[ability]
          return (
            <tr key={ability}>
              <th scope="row">{words.abilities[ability]}</th>
              <td>{value === undefined ? words.unmeasured : <b>{words.units[ability](pointsText(value))}</b>}</td>
              <td>{words.units[ability](pointsText(max))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
