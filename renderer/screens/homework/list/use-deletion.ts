import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BridgeError, callApi, isAnswerLost } from '../../../bridge/index'
import { invalidateHomework } from '../../../features/homework/invalidate-homework'
import type { Homework } from '../../../features/homework/list/list-types'
import { text } from '../../../features/homework/list/text'
import { commonText } from '../../../ui/text'
import { useUndo } from '../../../ui/use-undo'

/** A homework that the server did not delete, and why. */
export interface DeletionFailure {
  homework: Homework
  message: string
}

type Outcome = 'gone' | 'left' | { refused: string }

async function remove(homework_id: string): Promise<Outcome> {
  try {
    // How each of several ended is told in one place, not in a dialog each.
    await callApi('homework-delete', { homework_id }, { write: true, background: true })
    return 'gone'
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { kind, message } = error.failure
    if (kind === 'cancelled' || kind === 'unauthorized') return 'left'
    // It may have been deleted all the same: the list, which is read again, knows.
    return { refused: isAnswerLost(error) ? text.deletion.lost : message || commonText.operationFailed }
  }
}

export interface Deletion {
  /** `waiting`: it can be taken back; `acting`: it cannot any more. */
  state(id: string): 'waiting' | 'acting' | undefined
  /** What waits or is being deleted, also on other pages. */
  pending: readonly Homework[]
  /** Deleted, whatever the last answer of the list says. */
  deletedIds: ReadonlySet<string>
  failures: readonly DeletionFailure[]
  start(homeworks: readonly Homework[]): void
  undo(id: string): void
  undoAll(): void
  clearFailures(): void
}

/**
 * Deletes homework once the time to take it back has passed (SPEC §7 homework/delete; the time is `limits.undoMs`). Who
 * leaves the page or ends the program before that has taken it back. What the server refused stays, and is told.
 */
export function useDeletion(): Deletion {
  const client = useQueryClient()
  const [begun, setBegun] = useState<ReadonlyMap<string, Homework>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly DeletionFailure[]>([])
  const running = useRef(0)
  const undo = useUndo(async id => {
    const homework = begun.get(id)
    running.current += 1
    const outcome = await remove(id)
    running.current -= 1
    if (outcome === 'gone') setGone(old => new Set([...old, id]))
    else if (outcome !== 'left' && homework) setRefused(old => [...old, { homework, message: outcome.refused }])
    // Of many that end together the list is read again once.
    if (running.current === 0) invalidateHomework(client)
  })
  const pending = [...begun.values()].filter(({ homework_id }) => undo.state(homework_id) !== undefined)
  return {
    state: undo.state,
    pending,
    deletedIds: gone,
    failures: refused,
    start(homeworks) {
      setBegun(old => new Map([...old, ...homeworks.map(one => [one.homework_id, one] as const)]))
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
