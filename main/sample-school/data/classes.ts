/** Classes and their students, and how membership changes (SPEC §3 Team, Student). */
import { compareNumbers } from '../../../shared/domain/students'
import { noTeam, type Student, type Team, type World } from './world-types'

export const findTeam = (world: World, id: string): Team | undefined => world.teams.find(team => team.id === id)

export const findStudent = (world: World, id: string): Student | undefined =>
  world.students.find(student => student.id === id)

/**
 * Sorts the students of a class by number. Students without a number come last; equal numbers sort by the order of the
 * accounts.
 */
export const byNumber = (a: Student, b: Student): number => compareNumbers(a.number, b.number) || a.index - b.index

/** Removes the student from their class. */
export function leave(student: Student): void {
  const { students } = student.team
  const at = students.indexOf(student)
  if (at >= 0) students.splice(at, 1)
  student.team = noTeam
}

/** Puts the student into the class and removes them from any other class. */
export function join(student: Student, team: Team): void {
  leave(student)
  student.team = team
  team.students.push(student)
  team.students.sort(byNumber)
}

/**
 * Moves the named classes into this order, within the positions that they have now. Other classes keep their positions.
 */
export function reorder(world: World, ids: readonly string[]): void {
  const named = ids.map(id => findTeam(world, id)).filter(team => team !== undefined)
  const moving = new Set(named)
  const inTurn = named.values()
  const placed = world.teams.map(team => (moving.has(team) ? (inTurn.next().value ?? team) : team))
  world.teams.splice(0, world.teams.length, ...placed)
  world.teams.forEach((team, at) => {
    team.sort = at + 1
  })
}
