/** Live lessons: those from the seed, and the changes since then. */
import { overlaps } from '../../../../shared/domain/intervals'
import { type LessonTimes, liveFrom, liveStatus } from '../../../../shared/domain/lessons'
import { day, midnight, wireTime } from '../../../../shared/domain/time'
import { firstLessons, preparedLessons, rooms } from '../../content/lessons'
import { findTeam } from '../../data/classes'
import type { World } from '../../data/world-types'
import type { Lesson } from '../../store/changes/lessons'
import type { Authorised } from '../types'

/** A lesson, and when it was started. */
export type LessonState = Lesson & LessonTimes

/** The account that planned the lessons of the seed. */
const seedTeacher = 'teacher@sample.school'

function seedLessons({ epoch }: World): Lesson[] {
  return firstLessons.flatMap((first, index) => {
    const lesson = preparedLessons[first.prepared]
    const room = rooms[first.room]
    if (lesson === undefined || room === undefined) return []
    const start = midnight(epoch) + first.day * day + first.hour * 3_600_000
    const { title, content, live } = lesson
    const end = start + first.minutes * 60_000
    return {
      id: `l-${index + 1}`,
      account: seedTeacher,
      title,
      content,
      room: room.id,
      teams: first.teams,
      live,
      start,
      end,
    }
  })
}

/** Every lesson of the school. */
export function lessonsOf({ world, store }: Authorised): LessonState[] {
  const { lessons, lessonsDeleted, lessonsStarted } = store.state
  const first = seedLessons(world).filter(({ id }) => !lessons.has(id) && !lessonsDeleted.has(id))
  return [...first, ...lessons.values()].map(lesson => ({
    ...lesson,
    startedAt: lessonsStarted.get(lesson.id) ?? null,
  }))
}

/** Whether another lesson takes the room within the period. Two lessons may follow each other without a gap. */
export const isTaken = (call: Authorised, room: string, start: number, end: number, but?: string): boolean =>
  lessonsOf(call).some(
    lesson =>
      lesson.room === room &&
      lesson.id !== but &&
      overlaps({ start, end }, { start: liveFrom(lesson), end: lesson.end }),
  )

/** The number of students of these classes; a deleted class has none. */
export const studentCount = ({ world }: Authorised, teams: readonly string[]): number =>
  new Set(teams.flatMap(id => findTeam(world, id)?.students ?? [])).size

/** The row in the list of lessons. */
export function lessonRow(call: Authorised, lesson: LessonState) {
  // Leave out deleted classes: a client that sends the row back unchanged must be accepted.
  const teams = lesson.teams.flatMap(id => findTeam(call.world, id) ?? [])
  return {
    class_id: lesson.id,
    title: lesson.title,
    content: lesson.content,
    room_id: lesson.room,
    room_name: rooms.find(room => room.id === lesson.room)?.name ?? '',
    team_ids: teams.map(team => team.id).join(','),
    team_names: teams.map(team => team.name),
    student_count: studentCount(call, lesson.teams),
    live_type: lesson.live,
    live_status: liveStatus(lesson, call.at),
    start_time: wireTime(liveFrom(lesson)),
    end_time: wireTime(lesson.end),
  }
}
