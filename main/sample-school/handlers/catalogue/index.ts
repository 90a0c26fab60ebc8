/** The catalogue: families, books, units, resources, and word-test books. */
import type { catalogue } from '../../../../shared/endpoints/catalogue'
import { families } from '../../content/courses'
import { wordBooks } from '../../content/word-books'
import { bookId, type CatalogueEntry, catalogueOf, unitId } from '../../data/catalogue'
import { idList } from '../publish/receivers'
import { existing, type Handlers, Refusal } from '../types'
import { doneCounts, resourcePage } from './resources'
import { teamUses } from './team-uses'
import { text } from './text'

/** Groups rows by a key, in the order in which the keys first occur. */
function grouped(rows: readonly CatalogueEntry[], key: (row: CatalogueEntry) => string): [string, CatalogueEntry[]][] {
  const groups = new Map<string, CatalogueEntry[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups]
}

const list = <T>(items: T[]): { items: T[]; total: number } => ({ items, total: items.length })

export const catalogueHandlers: Handlers<keyof typeof catalogue> = {
  'resource-family-list'(_, { world }) {
    const rows = catalogueOf(world)
    return list(
      Object.entries(families).map(([family_id, name]) => {
        const ofFamily = rows.filter(row => row.position.family === family_id)
        const book_count = new Set(ofFamily.map(row => row.position.book)).size
        return { family_id, name, book_count, resource_count: ofFamily.length }
      }),
    )
  },

  'resource-book-list'({ family_id }, { world }) {
    if (family_id !== undefined && !Object.hasOwn(families, family_id)) throw new Refusal(400, text.noFamily)
    const rows = catalogueOf(world).filter(({ position }) => family_id === undefined || position.family === family_id)
    return list(
      grouped(rows, row => bookId(row.position)).map(([book_id, ofBook]) => ({
        book_id,
        family_id: ofBook[0]?.position.family ?? '',
        name: ofBook[0]?.position.book ?? '',
        unit_count: new Set(ofBook.map(row => row.position.unit)).size,
        resource_count: ofBook.length,
      })),
    )
  },

  'resource-unit-list'({ book_id }, { world }) {
    const rows = catalogueOf(world).filter(({ position }) => bookId(position) === book_id)
    if (rows.length === 0) throw new Refusal(400, text.noBook)
    return list(
      grouped(rows, row => unitId(row.position)).map(([unit_id, ofUnit]) => ({
        unit_id,
        book_id,
        name: ofUnit[0]?.position.unit ?? '',
        resource_count: ofUnit.length,
      })),
    )
  },

  'resource-page-list': (request, call) => resourcePage(call, request),

  'resource-team-uses': ({ resource_ids, team_ids }, call) =>
    list(teamUses(call, new Set(idList(resource_ids)), new Set(idList(team_ids)))),

  'word-book-list': () =>
    list(
      wordBooks.map(({ id, name, level, parts }) => ({
        book_id: id,
        name,
        resource_level: level,
        part_count: parts.length,
        word_count: parts.reduce((sum, part) => sum + part.length, 0),
      })),
    ),

  'word-book-part-list'({ book_id }, call) {
    existing(
      wordBooks.find(book => book.id === book_id),
      text.noBook,
    )
    const parts = call.world.resources.filter(resource => resource.part?.book === book_id)
    const counts = doneCounts(
      call,
      parts.map(part => part.id),
    )
    return list(
      parts.map(({ id, title, units, part }) => ({
        resource_id: id,
        book_id,
        part_number: part?.number ?? 0,
        resource_title: title,
        word_count: units.length,
        completed_count: counts.get(id) ?? 0,
      })),
    )
  },
}
