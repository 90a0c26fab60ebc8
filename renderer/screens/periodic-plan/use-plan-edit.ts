/** Sends the edits of a periodic plan. Each is sent once; the answer is the new plan. Some can be undone. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest, WriteEndpointName } from '../../../shared/endpoints/index'
import { apiKey, prepareWrite, sendWrite, type WriteOutcome } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'

type PlanWriteName = Extract<WriteEndpointName, `periodic-plan-${string}`>
type PlanOutcome = WriteOutcome<PlanWriteName>

/** Sends an edit once. Every edit answers with the plan. */
type SendEdit = (client: QueryClient) => Promise<PlanOutcome>

const edit =
  <N extends PlanWriteName>(name: N, request: EndpointRequest<N>): SendEdit =>
  client =>
    sendWrite(client, prepareWrite(client, name, request), { quiet: true }) as Promise<PlanOutcome>

type EditRequest<N extends 'move' | 'copy' | 'add' | 'change'> = EndpointRequest<
  N extends 'add' ? 'periodic-plan-add-day' : `periodic-plan-${N}-day`
>

/** The endpoints of the edits. */
export const planCalls = {
  skip: (homework_id: string, date: string) => edit('periodic-plan-skip-day', { homework_id, date }),
  move: (request: EditRequest<'move'>) => edit('periodic-plan-move-day', request),
  copy: (request: EditRequest<'copy'>) => edit('periodic-plan-copy-day', request),
  add: (request: EditRequest<'add'>) => edit('periodic-plan-add-day', request),
  change: (request: EditRequest<'change'>) => edit('periodic-plan-change-day', request),
  pause: (homework_id: string) => edit('periodic-plan-pause', { homework_id }),
  resume: (homework_id: string) => edit('periodic-plan-resume', { homework_id }),
  end: (homework_id: string) => edit('periodic-plan-end', { homework_id }),
}

interface PlanCall {
  send: SendEdit
  /** The date to select afterwards; absent: the selection stays. */
  date?: string
}

interface PlanChange extends PlanCall {
  /** The message after success. */
  doneMessage: string
  /** The call that undoes the change; absent if it cannot be undone. */
  undo?: PlanCall
  /**
   * Whether this is itself an undo. After a lost reply it is offered again, until the server has done or refused it.
   */
  isUndo?: true
}

interface ChangeMessage {
  text: string
  date: string | null
  undo: PlanChange | null
  isFailure: boolean
}

interface PlanEdit {
  busy: boolean
  message: ChangeMessage | null
  /** True if the change was made. A failure is shown as a message. */
  run(change: PlanChange): Promise<boolean>
}

/**
 * Sends the edits of one plan, each once, and keeps the message about the last one. If an answer was lost, the plan
 * itself shows whether the edit was carried out.
 */
export function usePlanEdit(homeworkId: string): PlanEdit {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [message, setMessage] = useState<ChangeMessage | null>(null)
  const fail = (words: string, undo: PlanChange | null) =>
    setMessage({ text: words, date: null, undo, isFailure: true })

  const follow = async (change: PlanChange): Promise<boolean> => {
    const outcome = await change.send(client)
    if (outcome.kind === 'done') {
      const plan = outcome.result.answer ?? outcome.result.found
      if (plan) client.setQueryData(apiKey('periodic-plan-details', { homework_id: homeworkId }), plan)
      const undo = change.undo
        ? { ...change.undo, doneMessage: text.change.doneMessages.undone, isUndo: true as const }
        : null
      setMessage({ text: change.doneMessage, date: change.date ?? null, undo, isFailure: false })
      return true
    }
    const retry = change.isUndo ? change : null
    if (outcome.kind === 'refused') fail(outcome.message, null)
    else if (outcome.kind === 'notDone') fail(text.change.notDone, retry)
    else fail(text.change.unknown, retry)
    return false
  }
  return { busy, message, run: async change => (await run(() => follow(change))) ?? false }
}
