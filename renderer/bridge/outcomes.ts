/** The error catalogue of SPEC §8, as one table: kind × GET / non-GET → what the teacher sees (DESIGN §5). */
import type { ErrorKind } from '../../shared/contract/result'
import type { EndpointResponse, RendererEndpointName } from '../../shared/endpoints/index'

/** `reload`: a warning whose button loads the page anew. */
export type Outcome = 'toast' | 'alert' | 'reload' | 'retry' | 'signOut' | 'silent'

interface OutcomeRow {
  /** A GET: harmless to repeat. */
  read: Outcome
  /** Anything else: never sent twice by the program, so never offered in the retry dialog. */
  write: Outcome
}

export const outcomes: Record<ErrorKind, OutcomeRow> = {
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
export function outcomeOf(kind: ErrorKind, write: boolean, own?: Outcome): Outcome {
  const outcome = outcomes[kind][write ? 'write' : 'read']
  if (own === undefined || outcome === 'signOut' || outcome === 'silent') return outcome
  return own === 'retry' && write ? outcome : own
}

interface OwnOutcome<N extends RendererEndpointName> {
  outcome: Outcome
  /** Of which failures; of all where left out. */
  kinds?: readonly ErrorKind[]
  /** What the call gives in the place of its failure. */
  instead?: EndpointResponse<N>
}

/** A status, or an errcode. */
const told = ['status', 'server'] as const

/** What rows ask for in the place of the table's word (SPEC §8). */
const ownOutcomes: { [N in RendererEndpointName]?: OwnOutcome<N> } = {
  'get-writing-notes': { outcome: 'silent', kinds: told, instead: { items: [], total: 0 } },
  'grammar-training-file': { outcome: 'reload' },
  'note-taking-part-file': { outcome: 'silent' },
}

/** The row's own word for a failure of this kind; undefined where the table's counts. */
export function ownOutcomeOf<N extends RendererEndpointName>(name: N, kind: ErrorKind): OwnOutcome<N> | undefined {
  const own: OwnOutcome<N> | undefined = ownOutcomes[name]
  return own?.kinds === undefined || own.kinds.includes(kind) ? own : undefined
}
