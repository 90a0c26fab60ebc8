/** What every bridge method answers with (DESIGN §5): main never throws across the bridge. */

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

export interface Failure {
  kind: ErrorKind
  /** Japanese, ready to be shown. */
  message: string
  /** The HTTP status, or the errcode that is handled like one. */
  status?: number
}

/** `copiedAt`: the value is an offline copy of that time (ms, corrected clock), as the server did not answer. */
export type Result<T> = { ok: true; value: T; copiedAt?: number } | { ok: false; error: Failure }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })

export const failure = (kind: ErrorKind, message: string): { ok: false; error: Failure } => ({
  ok: false,
  error: { kind, message },
})
