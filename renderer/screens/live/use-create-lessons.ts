/** Makes the lessons of a form, one after the other, each once. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BridgeError, sendMany, type WriteOutcome } from '../../bridge/index'
import { readComingLessons } from '../../features/lessons/coming-lessons'
import { type FreeRooms, type LessonDate, lessonDates } from './lesson-dates'
import { fieldsOf, type LessonDraft } from './lesson-draft'

export type DateOutcome = 'sending' | WriteOutcome<'online-class-create'>

/** By what was sent, so that an outcome is not shown for another lesson. */
export type DateOutcomes = ReadonlyMap<string, DateOutcome>

const keyOf = (draft: LessonDraft, date: LessonDate): string => JSON.stringify(fieldsOf(draft, date))

interface Created {
  dates: readonly LessonDate[]
  outcomes: DateOutcomes
  wasCancelled: boolean
}

export interface CreateLessons {
  /** What has become of a date; undefined before the first try, and after `forget`. */
  outcomeOf(draft: LessonDraft, date: LessonDate): DateOutcome | undefined
  /**
   * Reads the lessons that are on the server, then sends those that are missing and that do not clash. So a lesson whose
   * answer was lost is never made twice. Returns the message of a read that failed.
   * @param freeRooms as for `lessonDates`.
   */
  create(draft: LessonDraft, freeRooms: FreeRooms): Promise<Created | string>
  /** Sends nothing more. What was sent is looked up. */
  cancel(): void
  forget(): void
}

export function useCreateLessons(): CreateLessons {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<DateOutcomes>(new Map())
  const running = useRef<AbortController | null>(null)
  return {
    outcomeOf: (draft, date) => outcomes.get(keyOf(draft, date)),
    async create(draft, freeRooms) {
      const controller = new AbortController()
      running.current = controller
      let latest: DateOutcomes = new Map()
      const mark = (date: LessonDate, outcome: DateOutcome) => {
        latest = new Map([...latest, [keyOf(draft, date), outcome]])
        setOutcomes(latest)
      }
      try {
        const lessons = await readComingLessons(client)
        const dates = lessonDates(draft, { lessons, freeRooms })
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
