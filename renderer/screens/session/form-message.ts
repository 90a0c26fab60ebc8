import type { ErrorKind, Failure } from '../../../shared/contract/result'
import { showFailure } from '../../bridge/index'

/** Failures caused by the input: they are shown in the form. */
const formKinds: ReadonlySet<ErrorKind> = new Set(['status', 'unauthorized', 'invalid-request'])

/** The message to show in the form. Other failures are shown as the outcome table says, and the message is empty. */
export function formMessage(failure: Failure): string {
  if (formKinds.has(failure.kind)) return failure.message
  showFailure(failure)
  return ''
}
