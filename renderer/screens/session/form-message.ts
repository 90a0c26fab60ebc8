import type { ErrorKind, Failure } from '../../../shared/contract/result'
import { showFailure } from '../../bridge'

/** Answers to what was typed: they are said at the form, and stay there. */
const atForm: ReadonlySet<ErrorKind> = new Set(['status', 'unauthorized', 'invalid-request'])

/** The words for the form; any other failure is shown as the outcome table says, and leaves the form without words. */
export function formMessage(failure: Failure): string {
  if (atForm.has(failure.kind)) return failure.message
  showFailure(failure)
  return ''
}
