/**
 * Reminds the teacher of a live lesson shortly before it starts (chosen): by a system notification, and by an event for
 * the page. The lessons are read every few minutes, and once more just before a reminder, because a lesson may have been
 * moved or deleted on another PC. If that read fails, the lessons that were read last count.
 */
import { liveStatus } from '../../shared/domain/lessons'
import { limits } from '../../shared/domain/limits'
import { parseJst } from '../../shared/domain/time'
import type { EndpointResponse } from '../../shared/endpoints/index'
import type { ApiClient } from '../http/client'
import type { Disposable } from '../lifecycle'
import type { Session } from '../session/session'

type Lesson = EndpointResponse<'online-class-page-list'>['items'][number]

/** A lesson that starts soon. */
export interface SoonLesson {
  class_id: string
  title: string
  start_time: string
}

interface Dependencies {
  client: ApiClient
  session: Pick<Session, 'identity' | 'view'>
  /** The server's time, in milliseconds. */
  clock(): number
  /** Whether the teacher wants to be reminded. */
  isWanted(): Promise<boolean>
  /** Called when other lessons start soon than before; `added` are those of which the teacher does not know yet. */
  onChange(soon: readonly SoonLesson[], added: readonly SoonLesson[]): void
}

export interface LessonReminder extends Disposable {
  /** Checks now, in addition to the timer. */
  check(): Promise<void>
  /** Checks now with lessons that are read again: the teacher has started, changed or deleted one. */
  checkAgain(): Promise<void>
  /** The lessons that start soon. */
  latest(): readonly SoonLesson[]
}

const checkMs = 10_000

const keyOf = ({ class_id, start_time }: SoonLesson): string => `${class_id} ${start_time}`

/** Whether a lesson that has not started begins within the time of the reminder. */
function isSoon({ start_time, end_time }: Lesson, at: number): boolean {
  const [start, end] = [parseJst(start_time), parseJst(end_time)]
  if (start === null || end === null || liveStatus({ start, end, startedAt: null }, at) !== 0) return false
  return start - at <= limits.lesson.remindMs
}

interface Known {
  generation: number
  readAt: number
  lessons: readonly Lesson[]
}

/** All lessons that have not started; null if one of the pages could not be read. */
async function readAwaiting(client: ApiClient, signal: AbortSignal): Promise<Lesson[] | null> {
  const lessons: Lesson[] = []
  for (let page = 1; ; page++) {
    const answer = await client.call('online-class-page-list', { page, limit: 200, live_status: 0 }, { signal })
    if (!answer.ok) return null
    lessons.push(...answer.value.items)
    if (answer.value.items.length === 0 || lessons.length >= answer.value.total) return lessons
  }
}

/** Starts the timer. It does nothing without a session, and for a teacher without live lessons (SPEC §6). */
export function createLessonReminder({ client, session, clock, isWanted, onChange }: Dependencies): LessonReminder {
  let known: Known | null = null
  let soon: readonly SoonLesson[] = []
  let told = new Set<string>()
  const disposal = new AbortController()

  const read = async (generation: number): Promise<void> => {
    const readAt = clock()
    const lessons = await readAwaiting(client, disposal.signal)
    if (session.identity()?.generation !== generation) return
    known = { generation, readAt, lessons: lessons ?? known?.lessons ?? [] }
  }
  const publish = (lessons: readonly Lesson[]) => {
    const next = lessons.map(({ class_id, title, start_time }) => ({ class_id, title, start_time }))
    if (JSON.stringify(next) === JSON.stringify(soon)) return
    soon = next
    const added = next.filter(lesson => !told.has(keyOf(lesson)))
    for (const lesson of added) told.add(keyOf(lesson))
    onChange(soon, added)
  }
  const dueLessons = () => (known?.lessons ?? []).filter(lesson => isSoon(lesson, clock()))

  const check = async () => {
    const generation = session.identity()?.generation
    if (known?.generation !== generation) {
      known = null
      told = new Set()
      publish([])
    }
    if (generation === undefined || session.view()?.online_class_switch !== 1) return
    if (!(await isWanted())) return publish([])
    const isOld = known === null || Math.abs(clock() - known.readAt) >= limits.lesson.readMs
    if (isOld || dueLessons().some(lesson => !told.has(keyOf(lesson)))) await read(generation)
    if (session.identity()?.generation === generation) publish(dueLessons())
  }

  let isChecking = false
  const checkOnce = async () => {
    if (isChecking) return
    isChecking = true
    await check().finally(() => {
      isChecking = false
    })
  }
  const timer = setInterval(() => void checkOnce(), checkMs)
  timer.unref()
  return {
    check: checkOnce,
    async checkAgain() {
      if (known) known.readAt = 0
      await checkOnce()
    },
    latest: () => (known?.generation === session.identity()?.generation ? soon : []),
    dispose() {
      clearInterval(timer)
      disposal.abort()
    },
  }
}
