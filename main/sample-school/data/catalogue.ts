/** The catalogue of exercises: the family, book and unit of each exercise, computed from the exercise alone. */
import { bookNames, type Family, families, otherUnit, ownBook } from '../content/courses'
import { content } from '../content/exercises'
import { compareNaturally } from './natural-order'
import { hashText } from './random'
import type { Resource, Topic, World } from './world-types'

export interface CataloguePosition {
  family: Family
  book: string
  unit: string
}

/** A short id that depends only on the name. */
const idOf = (prefix: string, name: string): string => `${prefix}-${hashText(name).toString(36)}`

export const bookId = ({ family, book }: CataloguePosition): string => idOf('b', `${family} ${book}`)
export const unitId = ({ family, book, unit }: CataloguePosition): string => idOf('u', `${family} ${book} ${unit}`)

const unitOf = (title: string): string => /^Unit \d+/.exec(title)?.[0] ?? otherUnit

/** Exercises for reading aloud belong to the textbook; the others train one skill. */
const withTextbook = ['word-reading', 'sentence-reading']

function positionOf(resource: Resource): CataloguePosition {
  const { skill } = content[resource.viewKey]
  if (resource.isTeacherMade) return { family: 'own', book: ownBook, unit: skill }
  if (resource.level.startsWith('英検')) return { family: 'eiken', book: bookNames.eiken(resource.level), unit: skill }
  if (withTextbook.includes(resource.viewKey)) {
    return { family: 'textbook', book: bookNames.textbook(resource.level), unit: unitOf(resource.title) }
  }
  return { family: 'skill-up', book: bookNames['skill-up'](skill), unit: resource.level }
}

export interface CatalogueEntry {
  resource: Resource
  position: CataloguePosition
}

const familyOrder = Object.keys(families)

/** Cache of the last layout. The count is enough as key because resources are only ever added. */
const layoutCache = new WeakMap<World, { count: number; entries: CatalogueEntry[] }>()

/** All exercises except parts of word-test books, sorted by family, book and unit. */
export function catalogueOf(world: World): readonly CatalogueEntry[] {
  const last = layoutCache.get(world)
  if (last?.count === world.resources.length) return last.entries
  const entries = layOut(world)
  layoutCache.set(world, { count: world.resources.length, entries })
  return entries
}

function layOut(world: World): CatalogueEntry[] {
  return world.resources
    .filter(resource => resource.part === undefined)
    .map(resource => ({ resource, position: positionOf(resource) }))
    .sort(
      ({ position: a }, { position: b }) =>
        familyOrder.indexOf(a.family) - familyOrder.indexOf(b.family) ||
        compareNaturally(a.book, b.book) ||
        compareNaturally(a.unit, b.unit),
    )
}

/** For each resource, the number of students who have answered it so far in any homework; each student counts once. */
export function completedCounts(
  world: World,
  ids: ReadonlySet<string>,
  done: (topic: Topic, place: number) => boolean,
): Map<string, number> {
  const students = new Map<string, Set<string>>()
  for (const homework of world.homeworks) {
    for (const topic of homework.topics) {
      const { resource } = topic
      if (!ids.has(resource.id)) continue
      const existing = students.get(resource.id) ?? new Set()
      students.set(resource.id, existing)
      homework.students.forEach((student, place) => {
        if (!existing.has(student.id) && done(topic, place)) existing.add(student.id)
      })
    }
  }
  return new Map([...students].map(([id, set]) => [id, set.size]))
}
