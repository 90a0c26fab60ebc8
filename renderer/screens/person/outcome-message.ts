import type { SubmitOutcome } from '../../bridge/index'
import { commonText } from '../../ui/text'
import { text } from './text'

/**
 * Why a change was not made, in words for its form; null if it was made, or if the session has ended meanwhile.
 * @param unknown the words if nobody can tell whether it was made.
 */
export function outcomeMessage(
  outcome: SubmitOutcome<unknown> | { kind: 'cancelled' } | null,
  unknown: string = text.unknown,
): string | null {
  switch (outcome?.kind) {
    case 'refused':
      return outcome.message || commonText.operationFailed
    case 'notDone':
      return text.notDone
    case 'unknown':
      return unknown
    default:
      return null
  }
}
