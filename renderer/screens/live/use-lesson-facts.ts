/** What a form of a lesson must know: the teacher's other lessons, the free rooms on each date, and the students. */
import { limits } from '../../../shared/domain/limits'
import { wireTime } from '../../../shared/domain/time'
import { apiKey, useApi, useApiAll, useLive } from '../../bridge/index'
import { type ComingLessons, useComingLessons } from '../../features/lessons/coming-lessons'
import { countStudents } from '../../features/people/chosen-students'
import { type TeamTreeData, useTeamTree } from '../../features/people/use-team-tree'
import { datesOf, type FreeRooms, type LessonDate, lessonDates } from './lesson-dates'
import type { LessonDraft } from './lesson-draft'

export interface Room {
  id: string
  name: string
  /** Null until it is known. */
  isFree: boolean | null
}

export interface LessonFacts {
  coming: ComingLessons
  dates: readonly LessonDate[]
  freeRooms: FreeRooms
  /** All rooms, free or not at the first date; undefined until they are read. */
  rooms: readonly Room[] | undefined
  roomsFailed: boolean
  tree: TeamTreeData
  /** How many students the chosen classes have. */
  students: number
}

/** The students of the chosen classes. Who is in several of them counts once, which matters only near the limit. */
function useStudents(teams: readonly string[], tree: TeamTreeData): number {
  const chosen = teams.map(teamId => ({ teamId, studentIds: null }))
  const sum = countStudents(chosen, tree.teams.items ?? [])
  const isMany = sum > limits.lesson.students && teams.length > 1
  const lists = useApiAll('student-list-by-team', isMany ? teams.map(team_id => ({ team_id })) : [], {
    background: true,
  })
  if (!isMany || lists.some(list => !list)) return sum
  return new Set(lists.flatMap(list => list?.items.map(({ student_id }) => student_id) ?? [])).size
}

/** @param id the lesson that is being changed. */
export function useLessonFacts(draft: LessonDraft, id?: string): LessonFacts {
  const coming = useComingLessons()
  const tree = useTeamTree()
  const rooms = useApi('room-list', {})
  const requests = datesOf(draft).map(({ start, end }) => ({
    start_time: wireTime(start),
    end_time: wireTime(end),
    ...(id === undefined ? {} : { class_id: id }),
  }))
  const free = useApiAll('available-room-list', requests, { bulk: true, background: true })
  useLive([['online-class-page-list'], ...requests.slice(0, 1).map(each => apiKey('available-room-list', each))])
  const freeRooms = free.map(list => list?.items.map(({ room_id }) => room_id))
  const dates = lessonDates(draft, { lessons: coming.lessons ?? [], freeRooms, id })
  const isFree = (room: string) => {
    const [first] = dates
    // The teacher's own lesson that is made already does not take its room away.
    if (first?.state === 'made') return null
    return freeRooms[0]?.includes(room) ?? null
  }
  return {
    coming,
    dates,
    freeRooms,
    rooms: rooms.data?.items.map(({ room_id, room_name }) => ({
      id: room_id,
      name: room_name,
      isFree: isFree(room_id),
    })),
    roomsFailed: rooms.isError || free[0] === null,
    tree,
    students: useStudents(draft.teams, tree),
  }
}
