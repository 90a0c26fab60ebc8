import { shortTime } from '../../../../shared/domain/time'
import { useNow } from '../../../ui/clock'
import classes from './Redistribute.module.css'
import type { RedistributionCheck, RedistributionStudent } from './redistribution-check'
import { text } from './text'
import type { RedistributeOutcome } from './use-send-redistribution'

/** At most this many names are listed; the others are counted. */
const maxNames = 5

const namesOf = (students: readonly RedistributionStudent[]): string =>
  text.names(
    students.slice(0, maxNames).map(({ nickname }) => nickname),
    students.length - maxNames,
  )

/** The result of the check, one sentence each. `warns`: the result differs from the data in the dialog. */
function sentences(check: RedistributionCheck, now: number): { sentence: string; warns: boolean }[] {
  const {
    deadline,
    isDeadlineAsShown,
    receivedCount,
    submittedSince,
    notReceived,
    unexpected,
    unchangedCount,
    changed,
  } = check
  const allAsShown = submittedSince.length + notReceived.length + unexpected.length === 0
  const endText = deadline === null ? '' : shortTime(deadline, now)
  const sentenceFor = (
    students: readonly RedistributionStudent[],
    sentence: (names: string) => string,
    warns: boolean,
  ) => (students.length === 0 ? [] : [{ sentence: sentence(namesOf(students)), warns }])
  return [
    deadline === null
      ? { sentence: text.endUnknown, warns: true }
      : {
          sentence: isDeadlineAsShown ? text.endAsShown(endText) : text.endDiffers(endText),
          warns: !isDeadlineAsShown,
        },
    { sentence: allAsShown ? text.allShownReceived(receivedCount) : text.reached(receivedCount), warns: false },
    ...sentenceFor(submittedSince, text.submittedSince, false),
    ...sentenceFor(notReceived, text.notReceived, true),
    ...sentenceFor(unexpected, text.unexpected, false),
    ...(unchangedCount > 0 ? [{ sentence: text.unchangedCount(unchangedCount), warns: false }] : []),
    ...sentenceFor(changed, text.changed, true),
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
          {sentences(outcome.result.check, now).map(({ sentence, warns }) => (
            <li key={sentence} data-warns={warns || undefined}>
              {sentence}
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
