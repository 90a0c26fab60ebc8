/** The result type of every bridge method (DESIGN §5): main never throws across the bridge. */

export type ErrorKind =
  | 'unauthorized'
  | 'server'
  | 'status'
  | 'timeout'
  | 'network'
  | 'invalid-response'
  | 'invalid-request'
  | 'cancelled'
  | 'offline'

/** The status of a call that main refuses because the screen is locked. It was not carried out. */
export const lockedStatus = 423

export interface Failure {
  kind: ErrorKind
  /** Japanese text that can be shown as it is. */
  message: string
  /**
   * The HTTP status, or an errcode that is handled like an HTTP status. Absent if the answer was not the server's, e.g.
   * the page of a web filter.
   */
  status?: number
}

/** Kinds of failure after which the server may nevertheless have carried out the write. */
const lostAnswerKinds: ReadonlySet<ErrorKind> = new Set(['timeout', 'network', 'offline', 'server', 'invalid-response'])

/** Whether the outcome of a write that failed is unknown. The write is not sent again; its outcome is looked up. */
export const isAnswerLost = ({ kind }: Pick<Failure, 'kind'>): boolean => lostAnswerKinds.has(kind)

/**
 * `copiedAt`: the value is an offline copy of this time (ms, corrected clock), because the server did not answer.
 * `warning`: Japanese text about a write that was carried out; it is shown instead of the usual one.
 */
export type Result<T> = { ok: true; value: T; copiedAt?: number; warning?: string } | { ok: false; error: Failure }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })

export const failure = (kind: ErrorKind, message: string): { ok: false; error: Failure } => ({
  ok: false,
  error: { kind, message },
})
