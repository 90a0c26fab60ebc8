import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { clashesOf } from '../../../shared/domain/lesson-clashes'
import { differingFields } from '../../../shared/domain/lessons'
import { BridgeError, callBridge, useWrite } from '../../bridge/index'
import { now } from '../../ui/clock'
import { alertDialog, confirmDialog, toast } from '../../ui/dialogs'
import { readComingLessons } from './coming-lessons'
import { bookedLesson, type Lesson, nameOf, periodText, statusOf } from './lesson-times'
import { text } from './text'

const startText = text.start

/** What a teacher agrees to who starts a lesson early: its time changes, and may clash with another lesson then. */
function earlyQuestion(lesson: Lesson, lessons: readonly Lesson[]): string | null {
  const booked = bookedLesson(lesson)
  const at = now()
  if (booked === null || statusOf(lesson, at) !== 0) return null
  const others = lessons.flatMap(other => bookedLesson(other) ?? [])
  const clashes = clashesOf({ ...booked, start: at }, others)
  return [
    startText.early(nameOf(lesson), periodText(booked, at)),
    ...clashes.map(clash => startText.clash(nameOf(clash.lesson), periodText(clash.lesson, at))),
    startText.others,
  ].join('\n')
}

/** Opens the room in the PC's browser, whose address main has; says why if that is not possible. */
async function openRoom({ class_id }: Lesson, address: string | undefined): Promise<void> {
  if (address === undefined) return alertDialog(startText.noAddress)
  const opened = await callBridge('lessons.open', { class_id })
  if (!opened.ok) await alertDialog(opened.error.message)
}

/**
 * Starts a lesson and opens its room (SPEC §7 start); the room of a lesson that is live is opened again. Before an early
 * start the lessons are read again, because a lesson may have been made or moved on another PC.
 */
export function useStartLesson() {
  const client = useQueryClient()
  const write = useWrite('online-class-start', { quiet: true })
  const running = useRef<Lesson | null>(null)
  const [startingId, setStartingId] = useState<string | null>(null)

  /** Whether the lesson may be started: it is live, or the teacher agrees to what is true now. */
  const mayStart = async (lesson: Lesson): Promise<boolean> => {
    if (statusOf(lesson, now()) === 1) return true
    try {
      const lessons = await readComingLessons(client)
      const found = lessons.find(({ class_id }) => class_id === lesson.class_id)
      if (found === undefined || differingFields(lesson, found).length > 0) {
        void client.invalidateQueries({ queryKey: ['online-class-page-list'] })
        await alertDialog(startText.changed(nameOf(lesson)))
        return false
      }
      const question = earlyQuestion(found, lessons)
      return question === null || (await confirmDialog({ message: question, confirm: startText.confirm }))
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      await alertDialog(startText.notRead(error.message))
      return false
    }
  }

  const startOne = async (lesson: Lesson): Promise<void> => {
    if (!(await mayStart(lesson))) return
    const outcome = await write.send({ class_id: lesson.class_id })
    switch (outcome?.kind) {
      case 'done':
        return outcome.result.answer ? openRoom(lesson, outcome.result.answer.live_url) : alertDialog(startText.lost)
      case 'refused':
        return alertDialog(outcome.message)
      case 'notDone':
        return alertDialog(startText.notDone)
      case 'unknown':
        return alertDialog(startText.unknown)
    }
  }

  return {
    /** The lesson that is being started or opened. */
    startingId,
    /** One at a time: another click meanwhile is told why it does nothing. */
    async start(lesson: Lesson): Promise<void> {
      if (running.current) return toast(startText.busy(nameOf(running.current)))
      running.current = lesson
      setStartingId(lesson.class_id)
      await startOne(lesson).finally(() => {
        running.current = null
        setStartingId(null)
      })
    },
  }
}
