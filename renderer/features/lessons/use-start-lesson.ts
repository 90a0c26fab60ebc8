import { clashesOf } from '../../../shared/domain/lesson-clashes'
import { callBridge, useWrite } from '../../bridge/index'
import { now } from '../../ui/clock'
import { alertDialog, confirmDialog } from '../../ui/dialogs'
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
  ].join('\n')
}

/** Opens the room in the PC's browser; says why if that is not possible. */
async function openRoom(address: string | undefined): Promise<void> {
  if (address === undefined) return alertDialog(startText.noAddress)
  const opened = await callBridge('lessons.open', { address })
  if (!opened.ok) await alertDialog(opened.error.message)
}

/**
 * Starts a lesson and opens its room (SPEC §7 start); the room of a lesson that is live is opened again.
 * @param lessons all lessons of the teacher that are still to come.
 */
export function useStartLesson(lessons: readonly Lesson[] = []) {
  const write = useWrite('online-class-start', { quiet: true })
  return {
    busy: write.busy,
    async start(lesson: Lesson): Promise<void> {
      const question = earlyQuestion(lesson, lessons)
      if (question !== null && !(await confirmDialog({ message: question, confirm: startText.confirm }))) return
      const outcome = await write.send({ class_id: lesson.class_id })
      switch (outcome?.kind) {
        case 'done':
          return outcome.result.answer ? openRoom(outcome.result.answer.live_url) : alertDialog(startText.lost)
        case 'refused':
          return alertDialog(outcome.message)
        case 'notDone':
          return alertDialog(startText.notDone)
        case 'unknown':
          return alertDialog(startText.unknown)
      }
    },
  }
}
