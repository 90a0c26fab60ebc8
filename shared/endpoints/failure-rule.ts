/** The page's reaction to a failed call (SPEC §8), and how a row of the endpoint table changes it (DESIGN §5). */
import type { ErrorKind } from '../contract/result'

/** `reload`: a warning with a button that loads the page again. */
export type FailureOutcome = 'toast' | 'alert' | 'reload' | 'retry' | 'signOut' | 'silent'

export interface FailureRule<Answer = unknown> {
  outcome: FailureOutcome
  /** The kinds of failure that this rule applies to; all kinds if absent. */
  kinds?: readonly ErrorKind[]
  /** The answer that the caller receives instead of the failure. */
  instead?: Answer
}
