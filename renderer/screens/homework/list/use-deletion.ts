import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BridgeError, callApi, isAnswerLost } from '../../../bridge/index'
import { invalidateHomework } from '../../../features/homework/invalidate-homework'
import type { Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { commonText } from '../../../ui/text'
import { useUndo } from '../../../ui/use-undo'

/** A homework that the server did not delete, and the reason. */
export interface DeletionFailure {
  homework: Homework
  message: string
}

type Outcome = 'deleted' | 'cancelled' | { refused: string }

async function remove(homework_id: string): Promise<Outcome> {
  try {
    // In the background: the failures of several deletions are listed together, not in one dialog each.
    await callApi('homework-delete', { homework_id }, { write: true, background: true })
    return 'deleted'
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { kind, message } = error.failure
    if (kind === 'cancelled' || kind === 'unauthorized') return 'cancelled'
    // It may have been deleted all the same: the list is read again and shows the result.
    return { refused: isAnswerLost(error) ? text.deletion.lost : message || commonText.operationFailed }
  }
}

export interface Deletion {
  /** `waiting`: it can be undone; `acting`: it can no longer be undone. */
  state(id: string): 'waiting' | 'acting' | undefined
  /** Homework that waits for deletion or is being deleted, also on other pages. */
  pending: readonly Homework[]
  /** The ids of deleted homework. The last answer of the list may still contain them. */
  deletedIds: ReadonlySet<string>
  failures: readonly DeletionFailure[]
  start(homeworks: readonly Homework[]): void
  undo(id: string): void
  undoAll(): void
  clearFailures(): void
}

/**
 * Deletes homework after the time to undo has passed (SPEC §7 homework/delete; the time is `limits.undoMs`). Leaving the
 * page or closing the app before that cancels the deletion. Homework that the server refuses to delete stays, and the
 * reason is shown.
 */
export function useDeletion(): Deletion {
  const client = useQueryClient()
  const [started, setStarted] = useState<ReadonlyMap<string, Homework>>(new Map())
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly DeletionFailure[]>([])
  const running = useRef(0)
  const undo = useUndo(async id => {
    const homework = started.get(id)
    running.current += 1
    const outcome = await remove(id)
    running.current -= 1
    if (outcome === 'deleted') setDeletedIds(old => new Set([...old, id]))
    else if (outcome !== 'cancelled' && homework) setRefused(old => [...old, { homework, message: outcome.refused }])
    // If several deletions end together, the list is read again once.
    if (running.current === 0) invalidateHomework(client)
  })
  const pending = [...started.values()].filter(({ homework_id }) => undo.state(homework_id) !== undefined)
  return {
    state: undo.state,
    pending,
    deletedIds: deletedIds,
    failures: refused,
    start(homeworks) {
      setStarted(old => new Map([...old, ...homeworks.map(one => [one.homework_id, one] as const)]))
      setRefused(old => old.filter(each => !homeworks.some(one => one.homework_id === each.homework.homework_id)))
      for (const { homework_id } of homeworks) undo.begin(homework_id)
    },
    undo: undo.undo,
    undoAll() {
      for (const { homework_id } of pending) undo.undo(homework_id)
    },
    clearFailures: () => setRefused([]),
  }
}
