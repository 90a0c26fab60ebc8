/** The error catalogue of SPEC §8 as one table: kind of failure × GET or write → what the teacher sees (DESIGN §5). */
import type { ErrorKind } from '../../shared/contract/result'
import type { FailureOutcome, FailureRule } from '../../shared/endpoints/failure-rule'
import { type EndpointName, type EndpointResponse, endpointRow } from '../../shared/endpoints/index'

interface OutcomeRow {
  /** For a read by GET, which can be repeated safely. */
  read: FailureOutcome
  /** For any other call. The program never sends it twice, so the retry dialog never offers it. */
  write: FailureOutcome
}

export const failureOutcomes: Record<ErrorKind, OutcomeRow> = {
  unauthorized: { read: 'signOut', write: 'signOut' },
  server: { read: 'alert', write: 'alert' },
  status: { read: 'toast', write: 'toast' },
  timeout: { read: 'retry', write: 'toast' },
  network: { read: 'retry', write: 'toast' },
  offline: { read: 'retry', write: 'toast' },
  'invalid-response': { read: 'alert', write: 'alert' },
  'invalid-request': { read: 'alert', write: 'alert' },
  cancelled: { read: 'silent', write: 'silent' },
}

/**
 * The outcome for a failure of this kind.
 * @param chosenOutcome the outcome that the call asks for; it overrides the table, but a 401 always signs out.
 */
export function failureOutcomeOf(kind: ErrorKind, write: boolean, chosenOutcome?: FailureOutcome): FailureOutcome {
  const outcome = failureOutcomes[kind][write ? 'write' : 'read']
  if (chosenOutcome === undefined || outcome === 'signOut' || outcome === 'silent') return outcome
  return chosenOutcome === 'retry' && write ? outcome : chosenOutcome
}

/** The failure rule of the endpoint's row for this kind; undefined if the table above applies. */
export function failureRuleOf<N extends EndpointName>(
  name: N,
  kind: ErrorKind,
): FailureRule<EndpointResponse<N>> | undefined {
  const rule = endpointRow(name).onFailure as FailureRule<EndpointResponse<N>> | undefined
  return rule?.kinds === undefined || rule.kinds.includes(kind) ? rule : undefined
}
