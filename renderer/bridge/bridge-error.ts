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
