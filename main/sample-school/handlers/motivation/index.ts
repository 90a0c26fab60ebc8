/** Achievements of students, and encouraging one, many or all students (SPEC §7 Rankings and reports). */
import { wireTime } from '../../../../shared/domain/time'
import { noteTextFault } from '../../../../shared/domain/writing-note'
import type { motivation } from '../../../../shared/endpoints/motivation'
import { type Achievement, type AchievementType, achievementsOf } from '../../data/achievements'
import { type Round, roundsOf } from '../../data/submitted-rounds'
import type { Student } from '../../data/world-types'
import { pageOf } from '../homework/homework-rows'
import { personOf, studentsOf } from '../study/students'
import { type Call, type Handlers, Refusal } from '../types'
import { motivationText } from './text'

interface AchievementRequest {
  team_id?: string | undefined
  type?: AchievementType | undefined
}

/** The achievements of the students of the class by now, latest first. */
function achievementsOfTeam(call: Call, { team_id, type }: AchievementRequest): Achievement[] {
  const students = studentsOf(call, team_id)
  const roundsByStudent = new Map<Student, Round[]>(students.map(student => [student, []]))
  const ever = { from: Number.NEGATIVE_INFINITY, until: call.at }
  for (const round of roundsOf(call.world, ever, new Set(students))) roundsByStudent.get(round.student)?.push(round)
  return [...roundsByStudent]
    .flatMap(([student, rounds]) => achievementsOf(student, rounds))
    .filter(one => type === undefined || one.type === type)
    .sort((a, b) => b.at - a.at || a.student.index - b.student.index || a.type - b.type)
}

function rowOf({ store }: Call, { id, student, type, count, at }: Achievement) {
  const encouraged = store.state.encouraged.get(id)
  return {
    motivation_id: id,
    ...personOf(student),
    type,
    count,
    achieve_time: wireTime(at),
    is_encouraged: encouraged === undefined ? (0 as const) : (1 as const),
    encourage: encouraged?.encourage,
    teacher: encouraged?.teacher,
    encourage_time: encouraged && wireTime(encouraged.at),
  }
}

export const motivationHandlers: Handlers<keyof typeof motivation> = {
  'student-achievement-page-list'(request, call) {
    const { items, total } = pageOf(achievementsOfTeam(call, request), request.page, request.limit)
    return { items: items.map(one => rowOf(call, one)), total }
  },

  'student-achievement-encourage'(request, call) {
    const fault = noteTextFault(request.encourage)
    if (fault !== null) throw new Refusal(400, motivationText[fault])
    const known = achievementsOfTeam(call, request).map(one => one.id)
    const { encouraged } = call.store.state
    const wanted =
      request.is_all === 1 ? known.filter(id => !encouraged.has(id)) : [...new Set(request.motivation_ids?.split(','))]
    if (wanted.length === 0 && request.is_all === 0) throw new Refusal(400, motivationText.nobody)
    const knownIds = new Set(known)
    if (wanted.some(id => !knownIds.has(id))) throw new Refusal(400, motivationText.unknown)
    // All are encouraged already, so there is nothing to do.
    if (wanted.length === 0) return null
    const encourage = request.encourage.trim().normalize('NFC')
    call.store.commit({
      type: 'encouraged',
      motivations: wanted,
      encourage,
      teacher: call.account.nickname,
      at: call.at,
    })
    return null
  },
}
