import { useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest, WriteEndpointName } from '../../shared/endpoints/index'
import {
  type DeletionKind,
  type DeletionResult,
  endDeletions,
  pauseDeletions,
  wordsOf,
} from '../ui/deletions/pending-deletions'
import { type RowDeletion, useRowDeletion } from '../ui/deletions/use-row-deletion'
import { commonText } from '../ui/text'
import { onLock } from './lock-state'
import { onSessionEnd } from './session'
import { sendWrites, type WriteOutcome } from './write'

/** Converts the outcome of the write that deletes a row to the result that the teacher sees. */
function deletionResult(outcome: WriteOutcome<WriteEndpointName>, kind: Pick<DeletionKind, 'words'>): DeletionResult {
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
      return { refused: wordsOf(kind).unknown }
  }
}

interface Options<Row, N extends WriteEndpointName> {
  idOf(row: Row): string
  nameOf(row: Row): string
  /** The rows in words, by their names. */
  describe(names: readonly string[]): string
  /** How another action than a deletion is called, e.g. sending. */
  words?: DeletionKind['words']
  /** The request that deletes the row with this id; with `together`, the rows with these ids, joined by commas. */
  requestOf(ids: string): EndpointRequest<N>
  /** Whether one request deletes all rows that start together. Otherwise each row has its own request. */
  together?: boolean
  /**
   * Reads, after the time to undo, whether the rows may still be deleted. If it returns a reason, the rows are not
   * deleted, and the bar at the foot shows it.
   */
  check?(rows: readonly Row[]): Promise<string | null>
}

/**
 * Deletes rows of a list by a write, after the time in which the deletion can be undone. Each request is sent once, a
 * lost answer is looked up, stale reads are refetched, and the bar at the foot shows the rows that the server refused
 * to delete.
 */
export function useDeletion<Row, N extends WriteEndpointName>(
  name: N,
  { idOf, requestOf, together = false, check, ...words }: Options<Row, N>,
): RowDeletion<Row> {
  const client = useQueryClient()
  return useRowDeletion<Row>({
    ...words,
    name,
    idOf,
    async remove(rows) {
      const refused = (await check?.(rows)) ?? null
      if (refused !== null) return rows.map(() => ({ refused }))
      const groups = together ? [rows] : rows.map(row => [row])
      const requests = groups.map(group => requestOf([...new Set(group.map(idOf))].join()))
      const results = (await sendWrites(client, name, requests)).map(outcome => deletionResult(outcome, words))
      return groups.flatMap((group, at) => group.map(() => results[at] ?? 'cancelled'))
    },
  })
}

onSessionEnd(endDeletions)
onLock(pauseDeletions)
