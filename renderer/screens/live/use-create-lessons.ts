/** Makes the lessons of a form, one after the other, each once. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BridgeError, sendMany, type WriteOutcome } from '../../bridge/index'
import { readComingLessons } from '../../features/lessons/coming-lessons'
import { type LessonDate, lessonDates } from './lesson-dates'
import { fieldsOf, type LessonDraft } from './lesson-draft'

export type DateOutcome = 'sending' | WriteOutcome<'online-class-create'>

/** By date. */
export type DateOutcomes = ReadonlyMap<string, DateOutcome>

interface Created {
  dates: readonly LessonDate[]
  outcomes: DateOutcomes
  wasCancelled: boolean
}

export interface CreateLessons {
  /** What has become of each date; empty before the first try, and after `forget`. */
  outcomes: DateOutcomes
  /**
   * Reads the lessons that are on the server, then sends those that are missing and that do not clash. So a lesson whose
   * answer was lost is never made twice. Returns the message of a read that failed.
   */
  create(draft: LessonDraft): Promise<Created | string>
  /** Sends nothing more. What was sent is looked up. */
  cancel(): void
  forget(): void
}

export function useCreateLessons(): CreateLessons {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<DateOutcomes>(new Map())
  const running = useRef<AbortController | null>(null)
  return {
    outcomes,
    async create(draft) {
      const controller = new AbortController()
      running.current = controller
      let latest: DateOutcomes = new Map()
      const mark = ({ date }: LessonDate, outcome: DateOutcome) => {
        latest = new Map([...latest, [date, outcome]])
        setOutcomes(latest)
      }
      try {
        const lessons = await readComingLessons(client)
        const dates = lessonDates(draft, { lessons, freeRooms: [] })
        const wanted = dates.filter(({ state }) => state === 'held').map(date => [date])
        await sendMany(client, 'online-class-create', wanted, {
          requestOf(date) {
            mark(date, 'sending')
            return fieldsOf(draft, date)
          },
          onOutcome: mark,
          signal: controller.signal,
        })
        return { dates, outcomes: latest, wasCancelled: controller.signal.aborted }
      } catch (error) {
        if (!(error instanceof BridgeError)) throw error
        return error.message
      } finally {
        void client.invalidateQueries({ queryKey: ['online-class-page-list'] })
        running.current = null
      }
    },
    cancel: () => running.current?.abort(),
    forget: () => setOutcomes(new Map()),
  }
}
