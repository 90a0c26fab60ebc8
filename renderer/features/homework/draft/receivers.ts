/** Whom homework goes to, as a tree: classes, and of a class all students or some (SPEC §5 "Class and student selection are required"). */
import type { Receiver } from './draft'

export type Checked = 'all' | 'some' | 'none'

const of = (receivers: readonly Receiver[], teamId: string) => receivers.find(({ team_id }) => team_id === teamId)

/** How far a class is chosen. One without a chosen student stays in sight as none. */
export function checkedOf(receivers: readonly Receiver[], teamId: string): Checked {
  const receiver = of(receivers, teamId)
  if (!receiver || receiver.student_ids?.length === 0) return 'none'
  return receiver.student_ids === null ? 'all' : 'some'
}

export const isStudentChosen = (receivers: readonly Receiver[], teamId: string, studentId: string): boolean => {
  const receiver = of(receivers, teamId)
  return receiver !== undefined && (receiver.student_ids?.includes(studentId) ?? true)
}

/** In the order of `teamIds`, which is the order in sight. */
const inOrder = (receivers: readonly Receiver[], teamIds: readonly string[]): Receiver[] =>
  [...receivers].sort((a, b) => teamIds.indexOf(a.team_id) - teamIds.indexOf(b.team_id))

const without = (receivers: readonly Receiver[], teamId: string) =>
  receivers.filter(({ team_id }) => team_id !== teamId)

/** The whole class, or, where it was wholly chosen, nobody of it. */
export function toggleTeam(receivers: readonly Receiver[], teamId: string, teamIds: readonly string[]): Receiver[] {
  const rest = without(receivers, teamId)
  if (checkedOf(receivers, teamId) === 'all') return rest
  return inOrder([...rest, { team_id: teamId, student_ids: null }], teamIds)
}

/** One student more or less; a class of which all are chosen is a whole class, and one of which nobody is, goes. */
export function toggleStudent(
  receivers: readonly Receiver[],
  { teamId, studentId, students }: { teamId: string; studentId: string; students: readonly string[] },
  teamIds: readonly string[],
): Receiver[] {
  const before = of(receivers, teamId)
  const chosen = new Set(before ? (before.student_ids ?? students) : [])
  if (!chosen.delete(studentId)) chosen.add(studentId)
  const rest = without(receivers, teamId)
  // who has left the class since is nobody's choice any more
  const left = students.filter(student => chosen.has(student))
  if (left.length === 0) return rest
  const student_ids = left.length === students.length ? null : left
  return inOrder([...rest, { team_id: teamId, student_ids }], teamIds)
}
