import { shortTime } from '../../../../shared/domain/time'
import { useNow } from '../../../bridge/index'
import type { Check, ReissueStudent } from './redistribution-check'
import classes from './Redistribute.module.css'
import { text } from './text'
import type { Fate } from './use-send-redistribution'

/** As many names as are said before the rest is counted. */
const named = 5

const namesOf = (students: readonly ReissueStudent[]): string =>
  text.names(
    students.slice(0, named).map(({ nickname }) => nickname),
    students.length - named,
  )

/** What was found on reading again, a sentence each; `warns` where it is not as it was shown. */
function sentences(check: Check, now: number): { words: string; warns: boolean }[] {
  const { end, endAsShown, reached, submittedSince, missed, unexpected, untouched, touched } = check
  const asShown = submittedSince.length + missed.length + unexpected.length === 0
  const told = end === null ? '' : shortTime(end, now)
  const of = (students: readonly ReissueStudent[], words: (names: string) => string, warns: boolean) =>
    students.length === 0 ? [] : [{ words: words(namesOf(students)), warns }]
  return [
    end === null
      ? { words: text.noEndNow, warns: true }
      : { words: endAsShown ? text.checkedEnd(told) : text.otherEnd(told), warns: !endAsShown },
    { words: asShown ? text.checkedReach(reached) : text.reached(reached), warns: false },
    ...of(submittedSince, text.submittedSince, false),
    ...of(missed, text.missed, true),
    ...of(unexpected, text.unexpected, false),
    ...(untouched > 0 ? [{ words: text.untouched(untouched), warns: false }] : []),
    ...of(touched, text.touched, true),
  ]
}

/** What became of it, in words. */
export function Outcome({ fate }: { fate: Fate }) {
  const now = useNow()
  if (fate.state === 'done') {
    return (
      <div className={classes.done} role="status">
        <strong>{text.done}</strong>
        <ul>
          {sentences(fate.check, now).map(({ words, warns }) => (
            <li key={words} data-warns={warns || undefined}>
              {words}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const words = { unchecked: text.unchecked, unknown: text.unknown, 'not-arrived': text.notArrived }
  return (
    <p className={classes.fault} role="alert">
      {fate.state === 'refused' ? fate.message : words[fate.state]}
    </p>
  )
}
