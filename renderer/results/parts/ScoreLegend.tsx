import { scoreClasses, scoreLetters } from '../../../shared/domain/score-class'
import { commonText } from '../../ui/text'
import classes from './ScoreLegend.module.css'

/** The legend of the score classes, in SPEC §2's order: 未読, C, B, A. */
export function ScoreLegend() {
  return (
    <ul className={classes.legend} aria-label={commonText.score.legend}>
      {scoreClasses.toReversed().map(grade => (
        <li key={grade} className={`${classes.entry} ${classes[grade]}`}>
          {scoreLetters[grade] === '' ? null : <b>{scoreLetters[grade]}</b>}
          {commonText.score[grade]}
        </li>
      ))}
    </ul>
  )
}
