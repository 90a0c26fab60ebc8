/** Sends the edits of a periodic plan. Each is sent once; the answer is the new plan. Some can be undone. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { apiKey, apiQuery, BridgeError, callApi, isAnswerLost } from '../../bridge/index'
import { invalidateHomework } from '../../features/homework/invalidate-homework'
import { useBusy } from '../../ui/use-busy'
import type { Plan } from './plan-days'
import { text } from './text'

const callOptions = { write: true, background: true } as const

type EditRequest<N extends 'move' | 'copy' | 'add' | 'change'> = EndpointRequest<
  N extends 'add' ? 'periodic-plan-add-day' : `periodic-plan-${N}-day`
>

/** The endpoints of the edits. */
export const planCalls = {
  skip: (homework_id: string, date: string) => callApi('periodic-plan-skip-day', { homework_id, date }, callOptions),
  move: (request: EditRequest<'move'>) => callApi('periodic-plan-move-day', request, callOptions),
  copy: (request: EditRequest<'copy'>) => callApi('periodic-plan-copy-day', request, callOptions),
  add: (request: EditRequest<'add'>) => callApi('periodic-plan-add-day', request, callOptions),
  change: (request: EditRequest<'change'>) => callApi('periodic-plan-change-day', request, callOptions),
  pause: (homework_id: string) => callApi('periodic-plan-pause', { homework_id }, callOptions),
  resume: (homework_id: string) => callApi('periodic-plan-resume', { homework_id }, callOptions),
  end: (homework_id: string) => callApi('periodic-plan-end', { homework_id }, callOptions),
}

interface PlanCall {
  send(): Promise<Plan>
  /** The date to select afterwards; absent: the selection stays. */
  date?: string
}

interface PlanChange extends PlanCall {
  /** The message after success. */
  doneMessage: string
  /** The call that undoes the change; absent if it cannot be undone. */
  undo?: PlanCall
  /** Whether this is itself an undo. After a lost reply it is offered again, until the server has done or refused it. */
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
  run(edit: PlanChange): Promise<boolean>
}

/**
 * Sends the edits of one plan and keeps the message about the last one. After a lost reply the plan is read again; nothing
 * is sent twice.
 */
export function usePlanEdit(homeworkId: string): PlanEdit {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [message, setMessage] = useState<ChangeMessage | null>(null)
  const fail = (failureText: string, undo: PlanChange | null) =>
    setMessage({ text: failureText, date: null, undo, isFailure: true })

  const sendChange = async (edit: PlanChange): Promise<boolean> => {
    const query = apiQuery('periodic-plan-details', { homework_id: homeworkId }, { background: true })
    try {
      const plan = await edit.send()
      client.setQueryData(apiKey('periodic-plan-details', { homework_id: homeworkId }), plan)
      invalidateHomework(client)
      const undo = edit.undo
        ? { ...edit.undo, doneMessage: text.change.doneMessages.undone, isUndo: true as const }
        : null
      setMessage({ text: edit.doneMessage, date: edit.date ?? null, undo, isFailure: false })
      return true
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      if (!isAnswerLost(error)) fail(error.message, null)
      else {
        const read = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
        fail(read === null ? text.change.replyLostUnread : text.change.replyLost, edit.isUndo ? edit : null)
        invalidateHomework(client)
      }
      return false
    }
  }
  return { busy, message: message, run: async edit => (await run(() => sendChange(edit))) ?? false }
}
