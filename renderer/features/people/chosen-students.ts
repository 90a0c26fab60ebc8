/** Choices of students: within one class, and over several classes. Pure functions. */

/** Ids of the chosen students of one class; null: the whole class, also students who join it later. */
export type ChosenStudents = readonly string[] | null

/** One chosen class. */
export interface ChosenTeam {
  teamId: string
  studentIds: ChosenStudents
}

/**
 * Adds a student to the choice or removes the student from it.
 * @param all the students of the class in its order. Ids of students who have left the class are dropped.
 * @returns null if all students are chosen.
 */
export function toggleStudent(chosen: ChosenStudents, all: readonly string[], studentId: string): string[] | null {
  const ids = new Set(chosen ?? all)
  if (!ids.delete(studentId)) ids.add(studentId)
  const next = all.filter(id => ids.has(id))
  return next.length === all.length ? null : next
}

const chosenTeam = (chosen: readonly ChosenTeam[], teamId: string) => chosen.find(team => team.teamId === teamId)

export type TeamCheck = 'all' | 'some' | 'none'

/** How much of a class is chosen. A class in the list without any chosen student counts as `none`. */
export function checkOfTeam(chosen: readonly ChosenTeam[], teamId: string): TeamCheck {
  const team = chosenTeam(chosen, teamId)
  if (!team || team.studentIds?.length === 0) return 'none'
  return team.studentIds === null ? 'all' : 'some'
}

/** Whether the student is chosen, alone or with the whole class. */
export function isStudentChosen(chosen: readonly ChosenTeam[], teamId: string, studentId: string): boolean {
  const team = chosenTeam(chosen, teamId)
  return team !== undefined && (team.studentIds?.includes(studentId) ?? true)
}

/** Replaces the choice of one class, in the order of `teamIds`. A class without chosen students is removed. */
function withTeam(chosen: readonly ChosenTeam[], team: ChosenTeam, teamIds: readonly string[]): ChosenTeam[] {
  const others = chosen.filter(({ teamId }) => teamId !== team.teamId)
  if (team.studentIds?.length === 0) return others
  return [...others, team].sort((a, b) => teamIds.indexOf(a.teamId) - teamIds.indexOf(b.teamId))
}

/** Chooses the whole class, or nobody of it if the whole class was chosen. */
export function toggleTeam(chosen: readonly ChosenTeam[], teamId: string, teamIds: readonly string[]): ChosenTeam[] {
  const studentIds = checkOfTeam(chosen, teamId) === 'all' ? [] : null
  return withTeam(chosen, { teamId, studentIds }, teamIds)
}

/** Chooses one student of a class, or removes the student from the choice. */
export function toggleStudentOfTeam(
  chosen: readonly ChosenTeam[],
  { teamId, studentId, students }: { teamId: string; studentId: string; students: readonly string[] },
  teamIds: readonly string[],
): ChosenTeam[] {
  const team = chosenTeam(chosen, teamId)
  const studentIds = toggleStudent(team ? team.studentIds : [], students, studentId)
  return withTeam(chosen, { teamId, studentIds }, teamIds)
}

/** How many students are chosen in all classes. */
export const countStudents = (
  chosen: readonly ChosenTeam[],
  teams: readonly { id: string; studentCount: number }[],
): number =>
  chosen.reduce((sum, { teamId, studentIds }) => {
    const all = teams.find(({ id }) => id === teamId)?.studentCount ?? 0
    return sum + (studentIds === null ? all : studentIds.length)
  }, 0)
