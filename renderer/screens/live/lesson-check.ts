/** The faults of the form of a lesson (SPEC §5 "Live lesson"), by the field where they are shown. */
import { lessonFaults } from '../../../shared/domain/lessons'
import { limits } from '../../../shared/domain/limits'
import { parseJst } from '../../../shared/domain/time'
import { lessonFaultTexts } from '../../../shared/text'
import { fieldInstant } from '../../features/homework/draft/field-times'
import type { DraftForm } from '../../ui/form/use-draft-form'
import type { Faults } from '../../ui/form/use-form-state'
import type { LessonDate } from './lesson-dates'
import type { LessonDraft } from './lesson-draft'
import { text } from './text'
import type { Room } from './use-lesson-facts'

/** `dates`: what happens on the dates of the lesson. */
export type LessonFieldName = 'title' | 'content' | 'teams' | 'room' | 'start' | 'end' | 'until' | 'dates'

export type LessonForm = DraftForm<LessonDraft, LessonFieldName>

interface Known {
  students: number
  dates: readonly LessonDate[]
  rooms: readonly Room[] | undefined
}

/** A room that another teacher has taken meanwhile; of a weekly lesson, the list of its dates says it. */
function takenRoom({ room, weekly }: LessonDraft, { dates, rooms }: Pick<Known, 'dates' | 'rooms'>) {
  if (weekly || dates[0]?.state !== 'taken') return undefined
  return text.room.taken(rooms?.find(({ id }) => id === room)?.name ?? '')
}

function datesFault({ weekly }: LessonDraft, dates: readonly LessonDate[]): string | undefined {
  if (dates.length === 0 || dates.some(({ state }) => state === 'held' || state === 'made')) return undefined
  if (weekly) return text.dates.none
  return dates[0]?.state === 'clash' ? text.dates.clashes : undefined
}

function untilFault({ weekly, until, start }: LessonDraft): string | undefined {
  if (!weekly) return undefined
  const lastDay = parseJst(until)
  if (lastDay === null) return text.until.needed
  return until < start.slice(0, 10) ? text.until.early : undefined
}

/** The faults that the values alone have. */
export function checkLesson(draft: LessonDraft, now: number): Faults<LessonFieldName> {
  const { title, content, teams, room } = draft
  const times = { start: fieldInstant(draft.start), end: fieldInstant(draft.end) }
  const faults = lessonFaults({ title, content, teams: teams.length, students: 0, ...times }, now)
  const messages = Object.entries(faults).map(([field, fault]) => [field, fault ? lessonFaultTexts[fault] : undefined])
  return {
    ...(Object.fromEntries(messages) as Faults<LessonFieldName>),
    room: room === '' ? text.room.needed : undefined,
    until: untilFault(draft),
  }
}

/** The faults that depend on the server: too many students, other lessons, a room that was taken. */
export const factFaults = (draft: LessonDraft, known: Known): Faults<LessonFieldName> => ({
  teams: known.students > limits.lesson.students ? lessonFaultTexts.students : undefined,
  room: takenRoom(draft, known),
  dates: datesFault(draft, known.dates),
})
