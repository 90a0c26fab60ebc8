import type { Failure } from '../../shared/contract/result'

/** Statuses that say: not there, or not for this teacher. */
const missing = new Set([403, 404])

/** What a failed call throws in the renderer: the failure that main gave, with its Japanese message. */
export class BridgeError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'BridgeError'
    this.failure = failure
  }
}

/** Whether what was asked for is not to be had, however often it is asked for. */
export const isMissing = (error: BridgeError | null): boolean => missing.has(error?.failure.status ?? 0)
