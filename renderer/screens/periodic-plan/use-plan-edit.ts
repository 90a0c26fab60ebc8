/** Edits of a periodic plan: each is sent once, answers with the plan as it is then, and can be taken back where that is possible. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { apiKey, apiQuery, BridgeError, callApi, isAnswerLost } from '../../bridge/index'
import { invalidateHomework } from '../../features/homework/invalidate-homework'
import { useBusy } from '../../ui/use-busy'
import type { Plan } from './plan-days'
import { text } from './text'

const write = { write: true, background: true } as const

type EditRequest<N extends 'move' | 'copy' | 'add' | 'change'> = EndpointRequest<
  N extends 'add' ? 'periodic-plan-add-day' : `periodic-plan-${N}-day`
>

/** The calls, by what they do. */
export const planCalls = {
  skip: (homework_id: string, date: string) => callApi('periodic-plan-skip-day', { homework_id, date }, write),
  move: (request: EditRequest<'move'>) => callApi('periodic-plan-move-day', request, write),
  copy: (request: EditRequest<'copy'>) => callApi('periodic-plan-copy-day', request, write),
  add: (request: EditRequest<'add'>) => callApi('periodic-plan-add-day', request, write),
  change: (request: EditRequest<'change'>) => callApi('periodic-plan-change-day', request, write),
  pause: (homework_id: string) => callApi('periodic-plan-pause', { homework_id }, write),
  resume: (homework_id: string) => callApi('periodic-plan-resume', { homework_id }, write),
  end: (homework_id: string) => callApi('periodic-plan-end', { homework_id }, write),
}

interface PlanCall {
  send(): Promise<Plan>
  /** The date that is looked at afterwards; the one that was, where absent. */
  date?: string
}

interface PlanChange extends PlanCall {
  /** What is said once it is done. */
  doneMessage: string
  /** What takes it back; absent where nothing does. */
  undo?: PlanCall
  /** Whether it takes back another: it stays at hand until the server has done or refused it. */
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
  /** True where it was done; what it was not, is said. */
  run(edit: PlanChange): Promise<boolean>
}

/** Sends edits of one plan, and says what became of them. After a lost reply the plan is read again: nothing is sent twice. */
export function usePlanEdit(homeworkId: string): PlanEdit {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [said, setSaid] = useState<ChangeMessage | null>(null)
  const fail = (words: string, undo: PlanChange | null) => setSaid({ text: words, date: null, undo, isFailure: true })

  const follow = async (edit: PlanChange): Promise<boolean> => {
    const query = apiQuery('periodic-plan-details', { homework_id: homeworkId }, { background: true })
    try {
      const plan = await edit.send()
      client.setQueryData(apiKey('periodic-plan-details', { homework_id: homeworkId }), plan)
      invalidateHomework(client)
      const undo = edit.undo ? { ...edit.undo, doneMessage: text.change.said.undone, isUndo: true as const } : null
      setSaid({ text: edit.doneMessage, date: edit.date ?? null, undo, isFailure: false })
      return true
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      if (!isAnswerLost(error)) fail(error.message, null)
      else {
        const read = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
        fail(read === null ? text.change.unknown : text.change.lost, edit.isUndo ? edit : null)
        invalidateHomework(client)
      }
      return false
    }
  }
  return { busy, message: said, run: async edit => (await run(() => follow(edit))) ?? false }
}
