/** What has changed in the school since a year was planned, in the terms of what main does then (docs/stores.md). */
import type { RosterImport, SentRow, StudentState } from '../../../../shared/contract/roster'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'

const fieldNames = ['nickname', 'number', 'grade_name', 'class_name'] as const

interface NamedStudent extends StudentState {
  student_id: string
}

export interface PlanChanges {
  /** Students who are not switched: they are gone, in another class, or have another grade or name than the plan changes. */
  left: NamedStudent[]
  /** Students whose name or number was mended: they are switched as they are now. */
  mended: NamedStudent[]
  /** Students of the classes that are switched who are not in the plan. */
  staying: NamedStudent[]
}

function judge({ from, to }: SentRow, now: StudentState | undefined): 'left' | 'mended' | 'same' {
  if (from === undefined) return 'same'
  if (now === undefined || (now.team_id !== from.team_id && now.team_id !== to.team_id)) return 'left'
  const changed = fieldNames.filter(field => now[field] !== from[field] && now[field] !== to[field])
  if (changed.some(field => from[field] !== to[field])) return 'left'
  return changed.length > 0 ? 'mended' : 'same'
}

export function changesSincePlan(
  { rows }: Pick<RosterImport, 'rows'>,
  students: readonly PresentStudent[],
): PlanChanges {
  const byId = new Map(students.map(student => [student.student_id, student]))
  const judged = rows.flatMap(row => {
    const { student_id = '', from } = row
    const now = byId.get(student_id)
    return from === undefined ? [] : [{ is: judge(row, now), student: now ?? { ...from, student_id } }]
  })
  const of = (is: 'left' | 'mended') => judged.filter(one => one.is === is).map(({ student }) => student)
  const planned = new Set(rows.map(({ student_id }) => student_id))
  const switched = new Set(
    rows.flatMap(({ from, to }) => (from && from.team_id !== '' && from.team_id !== to.team_id ? from.team_id : [])),
  )
  return {
    left: of('left'),
    mended: of('mended'),
    staying: students.filter(({ student_id, team_id }) => switched.has(team_id) && !planned.has(student_id)),
  }
}
