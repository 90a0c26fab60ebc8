/** The error catalogue of SPEC §8, as one table: kind × GET / non-GET → what the teacher sees (DESIGN §5). */
import type { ErrorKind } from '../../shared/contract/result'
import type { FailureOutcome, FailureRule } from '../../shared/endpoints/failure-rule'
import { type EndpointResponse, endpointRow, type RendererEndpointName } from '../../shared/endpoints/index'

interface OutcomeRow {
  /** A GET: harmless to repeat. */
  read: FailureOutcome
  /** Anything else: never sent twice by the program, so never offered in the retry dialog. */
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
 * What a failure of this kind leads to.
 * @param own what the call itself asks for in the place of the table's word; a 401 signs out all the same.
 */
export function failureOutcomeOf(kind: ErrorKind, write: boolean, own?: FailureOutcome): FailureOutcome {
  const outcome = failureOutcomes[kind][write ? 'write' : 'read']
  if (own === undefined || outcome === 'signOut' || outcome === 'silent') return outcome
  return own === 'retry' && write ? outcome : own
}

/** The rule of the endpoint's row for a failure of this kind; undefined where the table above decides. */
export function failureRuleOf<N extends RendererEndpointName>(
  name: N,
  kind: ErrorKind,
): FailureRule<EndpointResponse<N>> | undefined {
  const rule = endpointRow(name).onFailure as FailureRule<EndpointResponse<N>> | undefined
  return rule?.kinds === undefined || rule.kinds.includes(kind) ? rule : undefined
}
