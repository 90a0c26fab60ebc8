import { shortTime } from '../../../../shared/domain/time'
import { useNow } from '../../../ui/clock'
import classes from './Redistribute.module.css'
import type { RedistributionCheck, RedistributionStudent } from './redistribution-check'
import { text } from './text'
import type { RedistributeOutcome } from './use-send-redistribution'

/** At most this many names are listed; the others are counted. */
const named = 5

const namesOf = (students: readonly RedistributionStudent[]): string =>
  text.names(
    students.slice(0, named).map(({ nickname }) => nickname),
    students.length - named,
  )

/** The result of the check, one sentence each. `warns`: the result differs from what the dialog showed. */
function sentences(check: RedistributionCheck, now: number): { words: string; warns: boolean }[] {
  const { deadline, isDeadlineAsShown, reachedCount, submittedSince, missed, unexpected, unchangedCount, changed } =
    check
  const asShown = submittedSince.length + missed.length + unexpected.length === 0
  const told = deadline === null ? '' : shortTime(deadline, now)
  const of = (students: readonly RedistributionStudent[], words: (names: string) => string, warns: boolean) =>
    students.length === 0 ? [] : [{ words: words(namesOf(students)), warns }]
  return [
    deadline === null
      ? { words: text.noEndNow, warns: true }
      : { words: isDeadlineAsShown ? text.checkedEnd(told) : text.otherEnd(told), warns: !isDeadlineAsShown },
    { words: asShown ? text.checkedReach(reachedCount) : text.reached(reachedCount), warns: false },
    ...of(submittedSince, text.submittedSince, false),
    ...of(missed, text.missed, true),
    ...of(unexpected, text.unexpected, false),
    ...(unchangedCount > 0 ? [{ words: text.unchangedCount(unchangedCount), warns: false }] : []),
    ...of(changed, text.changed, true),
  ]
}

function messageOf(outcome: RedistributeOutcome): string {
  switch (outcome.kind) {
    case 'done':
      return text.doneButUnread
    case 'refused':
      return outcome.message
    case 'unknown':
      return text.unknown
    case 'notDone':
    case 'deleted':
      return text.notDone
  }
}

/** The outcome of a redistribution, as text. */
export function RedistributionResult({ outcome }: { outcome: RedistributeOutcome }) {
  const now = useNow()
  if (outcome.kind === 'done' && outcome.result.check) {
    return (
      <div className={classes.done} role="status">
        <strong>{text.done}</strong>
        <ul>
          {sentences(outcome.result.check, now).map(({ words, warns }) => (
            <li key={words} data-warns={warns || undefined}>
              {words}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <p className={classes.fault} role="alert">
      {messageOf(outcome)}
    </p>
  )
}
