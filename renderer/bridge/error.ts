import type { Failure } from '../../shared/contract/result'

/** What a failed call throws in the renderer: the failure that main gave, with its Japanese message. */
export class BridgeError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'BridgeError'
    this.failure = failure
  }
}
