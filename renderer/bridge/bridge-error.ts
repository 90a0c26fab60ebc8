import type { Failure } from '../../shared/contract/result'

/** HTTP statuses for something that does not exist or that this teacher may not see. */
const missingStatuses = new Set([403, 404])

/**
 * The error that a failed call throws in the renderer. It carries the failure that main returned, with its Japanese
 * message.
 */
export class BridgeError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'BridgeError'
    this.failure = failure
  }
}

/** Whether the requested thing does not exist for this teacher, so that a retry cannot help. */
export const isMissing = (error: BridgeError | null): boolean => missingStatuses.has(error?.failure.status ?? 0)

/** Kinds of failure after which the server may nevertheless have carried out the write. */
const lostAnswerKinds: ReadonlySet<Failure['kind']> = new Set([
  'timeout',
  'network',
  'offline',
  'server',
  'invalid-response',
])

/** Whether the outcome of a write is unknown. The write is not sent again; its outcome is looked up. */
export const isAnswerLost = ({ failure }: BridgeError): boolean => lostAnswerKinds.has(failure.kind)
