import type { Failure } from '../../shared/contract/result'

/** Statuses that say: not there, or not for this teacher. */
const missingStatuses = new Set([403, 404])

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
export const isMissing = (error: BridgeError | null): boolean => missingStatuses.has(error?.failure.status ?? 0)

/** Failures after which what was sent may have been done all the same. */
const lostAnswerKinds: ReadonlySet<Failure['kind']> = new Set([
  'timeout',
  'network',
  'offline',
  'server',
  'invalid-response',
])

/** Whether nobody knows what became of a call that changes something: it is not sent again, its outcome is looked for. */
export const isAnswerLost = ({ failure }: BridgeError): boolean => lostAnswerKinds.has(failure.kind)
