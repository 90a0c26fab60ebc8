import type { WriteEndpointName } from '../../shared/endpoints/index'
import { text } from '../ui/list/text'
import type { DeletionResult } from '../ui/list/use-row-deletion'
import { commonText } from '../ui/text'
import type { WriteOutcome } from './write'

/** Converts the outcome of the write that deletes a row to the result that the list shows. */
export function deletionResult(outcome: WriteOutcome<WriteEndpointName>): DeletionResult {
  switch (outcome.kind) {
    case 'done':
    case 'deleted':
      return 'deleted'
    case 'cancelled':
      return 'cancelled'
    case 'refused':
      return { refused: outcome.message || commonText.operationFailed }
    case 'notDone':
    case 'unknown':
      // The list is read again: it shows whether the row is still there.
      return { refused: text.deletion.outcomeUnknown }
  }
}
