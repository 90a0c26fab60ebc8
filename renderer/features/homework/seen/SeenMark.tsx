import { text } from '../work/text'
import classes from './SeenMark.module.css'
import { isNewSubmission, type SeenState } from './seen-papers'

/** A submission that the teacher has not looked at, or not since it was submitted again. Nothing for the others. */
export function SeenMark({ state, isSmall }: { state: SeenState | null; isSmall?: boolean }) {
  if (!isNewSubmission(state)) return null
  const word = text.states[state]
  return (
    <span className={isSmall ? classes.dot : classes.mark} data-state={state} title={word}>
      <span className={isSmall ? 'hm-hidden' : undefined}>{word}</span>
    </span>
  )
}

/** The legend of the small marks. */
export const SeenLegend = () => (
  <ul className={classes.legend} aria-label={text.legend}>
    {(['unseen', 'renewed'] as const).map(state => (
      <li key={state}>
        <span className={classes.dot} data-state={state} />
        {text.states[state]}
      </li>
    ))}
  </ul>
)
