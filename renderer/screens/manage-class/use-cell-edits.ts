import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { StudentFields } from '../../../shared/domain/students'
import { sendMany, type WriteOutcome } from '../../bridge/index'
import { useDraft } from '../../ui/drafts'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type CellEdits, readEdits, unsentChanges, withEdit } from './cell-edits'
import { type SendItem, sendGroups } from './send-groups'
import { type Change, type Field, faultText, fields, type Student, tidyCell } from './student-cells'
import { text } from './text'

const noEdits: CellEdits = {}

/** How many steps can be undone. */
const stepLimit = 100

interface Options {
  teamId: string
  byId: ReadonlyMap<string, Student>
  /** The server has stored these values. */
  onStored(id: string, fields: StudentFields): void
}

/** Why a change was not stored; null if it was. */
function messageOf(outcome: WriteOutcome<'change-student-info'> | undefined): string | null {
  switch (outcome?.kind) {
    case 'done':
      return null
    case 'refused':
      return outcome.message || text.unsent.refused
    case 'notDone':
      return text.unsent.notArrived
    case 'unknown':
      return text.unsent.unknown
    default:
      return text.unsent.stopped
  }
}

/** The changes as one item for each student. */
function itemsOf(changes: readonly Change[]): SendItem[] {
  const byId = new Map<string, StudentFields>()
  for (const { id, field, to } of changes) byId.set(id, { ...byId.get(id), [field]: to })
  return [...byId].map(([id, changed]) => ({ id, fields: changed }))
}

/**
 * Edits of cells: each is sent once, in the background and in order; those that the server refuses stay marked until the
 * teacher mends them, sends them again or gives them up. The last steps can be undone, which sends the values that were
 * there before.
 */
export type CellEditing = ReturnType<typeof useCellEdits>

export function useCellEdits({ teamId, byId, onStored }: Options) {
  const client = useQueryClient()
  const { value: edits, set } = useDraft<CellEdits>(`manage-class/${teamId}/edits`, noEdits, readEdits)
  const [steps, setSteps] = useState<readonly (readonly Change[])[]>([])
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const queue = useRef(Promise.resolve())
  const controller = useRef(new AbortController())
  const latest = useRef(byId)
  useLayoutEffect(() => {
    latest.current = byId
  })

  const storedOf = (id: string, field: Field): string => byId.get(id)?.[field] ?? ''
  const shownOf = (id: string, field: Field): string => edits[id]?.[field]?.value ?? storedOf(id, field)

  /** Ends the edits of an item, or marks them with the reason; those that the teacher has changed again stay. */
  const settle = (item: SendItem, message: string | null) =>
    set(old =>
      fields.reduce((next, field) => {
        const value = item.fields[field]
        if (value === undefined || next[item.id]?.[field]?.value !== value) return next
        return withEdit(next, item.id, field, message === null ? null : { value, state: 'unsent', message })
      }, old),
    )

  const run = async (items: readonly SendItem[], signal: AbortSignal) => {
    const waiting = new Set(items)
    const numbers = new Map([...latest.current].map(([id, { number }]) => [id, number]))
    await sendMany(client, 'change-student-info', sendGroups(items, numbers), {
      requestOf: ({ id, fields: changed }) => ({ student_id: id, ...changed }),
      onOutcome(item, outcome) {
        const message = messageOf(outcome)
        if (message === null) onStored(item.id, item.fields)
        if (!waiting.delete(item)) return
        settle(item, message)
        setProgress(old => ({ ...old, done: old.done + 1 }))
      },
      signal,
    })
    for (const item of waiting) settle(item, text.unsent.stopped)
    setProgress(({ done, total }) => {
      const next = { done: done + waiting.size, total }
      return next.done >= next.total ? { done: 0, total: 0 } : next
    })
  }

  const send = (items: readonly SendItem[]) => {
    if (items.length === 0) return
    const { signal } = controller.current
    setProgress(old => ({ ...old, total: old.total + items.length }))
    queue.current = queue.current.then(() => run(items, signal))
  }

  /** Takes over new values: those that are not valid are only marked, all others are sent. */
  const apply = (changes: readonly Change[]) => {
    const planned = changes.map(change => {
      const { id, field } = change
      const to = tidyCell(field, change.to)
      const message = faultText(field, to)
      const isBack = to === storedOf(id, field) && edits[id]?.[field]?.state !== 'sending'
      const edit = { value: to, state: message === null ? 'sending' : 'unsent', message: message ?? '' } as const
      return { ...change, to, isSent: !isBack && message === null, edit: isBack ? null : edit }
    })
    set(old => planned.reduce((next, { id, field, edit }) => withEdit(next, id, field, edit), old))
    send(itemsOf(planned.filter(({ isSent }) => isSent)))
  }

  return {
    edits,
    shownOf,
    unsent: unsentChanges(edits, storedOf),
    progress,
    canUndo: steps.length > 0,
    /** Makes these changes as one step. */
    commit: useStableCallback((changes: readonly Change[]) => {
      const real = changes.filter(({ field, from, to }) => tidyCell(field, to) !== from)
      if (real.length === 0) return
      setSteps(old =>
        [...old, real.map(change => ({ ...change, to: tidyCell(change.field, change.to) }))].slice(-stepLimit),
      )
      apply(real)
    }),
    /** Records changes that another write has made, so that they can be undone too. */
    record: (changes: readonly Change[]) => {
      for (const { id, field, to } of changes) onStored(id, { [field]: to })
      setSteps(old => [...old, changes].slice(-stepLimit))
    },
    /** Undoes the last step, and returns how many cells it changes: those that have not been changed since. */
    undo: useStableCallback((): number => {
      const step = steps.at(-1) ?? []
      setSteps(old => old.slice(0, -1))
      const back = step.filter(({ id, field, to }) => shownOf(id, field) === to)
      apply(back.map(({ id, field, from, to }) => ({ id, field, from: to, to: from })))
      return back.length
    }),
    /** Sends what waits for the teacher once more. */
    sendAgain: () => apply(unsentChanges(edits, storedOf)),
    /** Gives up what waits for the teacher: the cells show what the server has. */
    giveUp: () =>
      set(old => unsentChanges(old, storedOf).reduce((next, { id, field }) => withEdit(next, id, field, null), old)),
    /** Sends nothing else of what is being sent. */
    cancel: () => {
      controller.current.abort()
      controller.current = new AbortController()
    },
  }
}
