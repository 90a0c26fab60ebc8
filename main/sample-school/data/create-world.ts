/** Creates the whole school from its seed. */

import { compareClasses } from '../../../shared/domain/class-order'
import { createArchive } from './archive'
import { createTeams } from './create-teams'
import { createHomeworks, isDaily } from './homeworks'
import { createResources, createWordParts, stockOf } from './resources'
import type { Homework, Size, Team, Topic, World } from './world-types'

/** Sorts the classes by grade and name, and numbers them. */
function inClassOrder(teams: readonly Team[]): Team[] {
  const sorted = teams.toSorted((a, b) => compareClasses(a.name, b.name))
  sorted.forEach((team, at) => {
    team.sort = at + 1
  })
  return sorted
}

/** Creates the school; the same arguments always give the same school. */
export function createWorld(seed: number, size: Size, epoch: number): World {
  const teams = createTeams(seed, size)
  const written = createResources()
  const exercises = stockOf(size, written)
  return {
    seed,
    size,
    epoch,
    // The order of the classes; their ids and students are those of the order in which they were created.
    teams: inClassOrder(teams),
    students: teams.flatMap(team => team.students),
    resources: [...exercises, ...createWordParts()],
    homeworks: createHomeworks(seed, size, epoch, teams, exercises.slice(0, written.length)),
    archive: createArchive(seed, size, epoch, teams, exercises.slice(0, written.length).filter(isDaily)),
  }
}

export const findHomework = (world: World, id: string): Homework | undefined =>
  world.homeworks.find(homework => homework.id === id) ?? world.archive.find(homework => homework.id === id)

export const findTopic = (world: World, id: string): Topic | undefined => {
  for (const homework of [...world.homeworks, ...world.archive]) {
    const found = homework.topics.find(topic => topic.id === id)
    if (found !== undefined) return found
  }
  return undefined
}
