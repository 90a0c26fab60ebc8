/** Edits of a periodic plan: each is sent once, answers with the plan as it is then, and can be taken back where that is possible. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { apiKey, apiQuery, BridgeError, callApi, isAnswerLost } from '../../bridge/index'
import { renewHomework } from '../../features/homework/invalidate-homework'
import { useBusy } from '../../ui/use-busy'
import type { Plan } from './plan-days'
import { text } from './text'

const write = { write: true, background: true } as const

type Asked<N extends 'move' | 'copy' | 'add' | 'change'> = EndpointRequest<
  N extends 'add' ? 'periodic-plan-add-day' : `periodic-plan-${N}-day`
>

/** The calls, by what they do. */
export const calls = {
  skip: (homework_id: string, date: string) => callApi('periodic-plan-skip-day', { homework_id, date }, write),
  move: (request: Asked<'move'>) => callApi('periodic-plan-move-day', request, write),
  copy: (request: Asked<'copy'>) => callApi('periodic-plan-copy-day', request, write),
  add: (request: Asked<'add'>) => callApi('periodic-plan-add-day', request, write),
  change: (request: Asked<'change'>) => callApi('periodic-plan-change-day', request, write),
  pause: (homework_id: string) => callApi('periodic-plan-pause', { homework_id }, write),
  resume: (homework_id: string) => callApi('periodic-plan-resume', { homework_id }, write),
  end: (homework_id: string) => callApi('periodic-plan-end', { homework_id }, write),
}

interface Act {
  send(): Promise<Plan>
  /** The date that is looked at afterwards; the one that was, where absent. */
  date?: string
}

interface Edit extends Act {
  /** What is said once it is done. */
  said: string
  /** What takes it back; absent where nothing does. */
  undo?: Act
  /** Whether it takes back another: it stays at hand until the server has done or refused it. */
  undoes?: true
}

interface Said {
  words: string
  date: string | null
  undo: Edit | null
  failed: boolean
}

interface PlanEdit {
  busy: boolean
  said: Said | null
  /** True where it was done; what it was not, is said. */
  run(edit: Edit): Promise<boolean>
}

/** Sends edits of one plan, and says what became of them. After a lost reply the plan is read again: nothing is sent twice. */
export function usePlanEdit(homeworkId: string): PlanEdit {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  const [said, setSaid] = useState<Said | null>(null)
  const fail = (words: string, undo: Edit | null) => setSaid({ words, date: null, undo, failed: true })

  const follow = async (edit: Edit): Promise<boolean> => {
    const query = apiQuery('periodic-plan-details', { homework_id: homeworkId }, { background: true })
    try {
      const plan = await edit.send()
      client.setQueryData(apiKey('periodic-plan-details', { homework_id: homeworkId }), plan)
      renewHomework(client)
      const undo = edit.undo ? { ...edit.undo, said: text.change.said.undone, undoes: true as const } : null
      setSaid({ words: edit.said, date: edit.date ?? null, undo, failed: false })
      return true
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      if (!isAnswerLost(error)) fail(error.message, null)
      else {
        const read = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
        fail(read === null ? text.change.unknown : text.change.lost, edit.undoes ? edit : null)
        renewHomework(client)
      }
      return false
    }
  }
  return { busy, said, run: async edit => (await run(() => follow(edit))) ?? false }
}
