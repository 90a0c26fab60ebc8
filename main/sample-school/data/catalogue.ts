/** The catalogue of exercises: the family, book and unit of each exercise, computed from the exercise alone. */
import { bookNames, type Family, families, otherUnit, ownBook } from '../content/courses'
import { content } from '../content/exercises'
import { naturally } from './natural-order'
import { textNumber } from './random'
import type { Resource, Topic, World } from './world-types'

export interface Shelf {
  family: Family
  book: string
  unit: string
}

/** A short id that depends only on the name. */
const idOf = (prefix: string, name: string): string => `${prefix}-${textNumber(name).toString(36)}`

export const bookId = (shelf: Shelf): string => idOf('b', `${shelf.family} ${shelf.book}`)
export const unitId = (shelf: Shelf): string => idOf('u', `${shelf.family} ${shelf.book} ${shelf.unit}`)

const unitOf = (title: string): string => /^Unit \d+/.exec(title)?.[0] ?? otherUnit

/** Exercises for reading aloud belong to the textbook; the others train one skill. */
const withTextbook = ['word-reading', 'sentence-reading']

function shelfOf(resource: Resource): Shelf {
  const { skill } = content[resource.viewKey]
  if (resource.own) return { family: 'own', book: ownBook, unit: skill }
  if (resource.level.startsWith('英検')) return { family: 'eiken', book: bookNames.eiken(resource.level), unit: skill }
  if (withTextbook.includes(resource.viewKey)) {
    return { family: 'textbook', book: bookNames.textbook(resource.level), unit: unitOf(resource.title) }
  }
  return { family: 'skill-up', book: bookNames['skill-up'](skill), unit: resource.level }
}

export interface Shelved {
  resource: Resource
  shelf: Shelf
}

const familyOrder = Object.keys(families)

/** Cache of the last layout. The count is enough as key because resources are only ever added. */
const laid = new WeakMap<World, { count: number; shelves: Shelved[] }>()

/** All exercises except parts of word-test books, sorted by family, book and unit. */
export function catalogueOf(world: World): readonly Shelved[] {
  const last = laid.get(world)
  if (last?.count === world.resources.length) return last.shelves
  const shelves = layOut(world)
  laid.set(world, { count: world.resources.length, shelves })
  return shelves
}

function layOut(world: World): Shelved[] {
  return world.resources
    .filter(resource => resource.part === undefined)
    .map(resource => ({ resource, shelf: shelfOf(resource) }))
    .sort(
      ({ shelf: a }, { shelf: b }) =>
        familyOrder.indexOf(a.family) - familyOrder.indexOf(b.family) ||
        naturally(a.book, b.book) ||
        naturally(a.unit, b.unit),
    )
}

/** For each resource, the number of students who have answered it so far in any homework; each student counts once. */
export function completedCounts(
  world: World,
  wanted: ReadonlySet<string>,
  done: (topic: Topic, place: number) => boolean,
): Map<string, number> {
  const students = new Map<string, Set<string>>()
  for (const homework of world.homeworks) {
    for (const topic of homework.topics) {
      const { resource } = topic
      if (!wanted.has(resource.id)) continue
      const known = students.get(resource.id) ?? new Set()
      students.set(resource.id, known)
      homework.students.forEach((student, place) => {
        if (!known.has(student.id) && done(topic, place)) known.add(student.id)
      })
    }
  }
  return new Map([...students].map(([id, set]) => [id, set.size]))
}
