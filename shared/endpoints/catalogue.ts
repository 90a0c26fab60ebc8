/**
 * The catalogue of exercises: course families, books, units, resources; word-test books and their parts. All chosen.
 */
import * as v from 'valibot'
import { id, list, maybe, num, orElse, text } from '../schema'
import { chosen, empty, get, idIn, idsIn, limit, page, textIn } from './row'

const family = v.object({
  family_id: id,
  name: orElse(text, ''),
  book_count: orElse(num, 0),
  resource_count: orElse(num, 0),
})

const book = v.object({
  book_id: id,
  family_id: orElse(id, ''),
  name: orElse(text, ''),
  unit_count: orElse(num, 0),
  resource_count: orElse(num, 0),
})

const unit = v.object({ unit_id: id, book_id: orElse(id, ''), name: orElse(text, ''), resource_count: orElse(num, 0) })

/** SPEC §3 Topic/resource, with its place in the catalogue. */
const resource = v.object({
  resource_id: id,
  resource_type: orElse(text, ''),
  resource_title: orElse(text, ''),
  resource_level: orElse(text, ''),
  view_key: orElse(text, ''),
  question_count: orElse(num, 0),
  /** Number of students who have done it in any homework; each student counts once. */
  completed_count: orElse(num, 0),
  /** When it was last assigned; absent if it never was. */
  last_used_time: maybe(text),
  family_id: orElse(id, ''),
  family_name: orElse(text, ''),
  book_id: orElse(id, ''),
  book_name: orElse(text, ''),
  unit_id: orElse(id, ''),
  unit_name: orElse(text, ''),
})

const wordBook = v.object({
  book_id: id,
  name: orElse(text, ''),
  resource_level: orElse(text, ''),
  part_count: orElse(num, 0),
  word_count: orElse(num, 0),
})

/** A part of a word-test book is a resource: a word test lists the ids of its parts. */
const wordPart = v.object({
  resource_id: id,
  book_id: orElse(id, ''),
  part_number: orElse(num, 0),
  resource_title: orElse(text, ''),
  word_count: orElse(num, 0),
  completed_count: orElse(num, 0),
})

export const catalogue = {
  'resource-family-list': get('/v5/resource/family-list', empty, list(family), chosen),
  'resource-book-list': get(
    '/v5/resource/book-list',
    v.strictObject({ family_id: v.optional(idIn) }),
    list(book),
    chosen,
  ),
  'resource-unit-list': get('/v5/resource/unit-list', v.strictObject({ book_id: idIn }), list(unit), chosen),
  /**
   * A resource must match every filter in the request. `kw` searches titles, books, units and levels; full-width and
   * half-width characters are equal.
   */
  'resource-page-list': get(
    '/v5/resource/page-list',
    v.strictObject({
      family_id: v.optional(idIn),
      book_id: v.optional(idIn),
      unit_id: v.optional(idIn),
      view_key: v.optional(idIn),
      resource_level: v.optional(textIn),
      kw: v.optional(textIn),
      sort_field: v.optional(v.picklist(['title', 'completed_count', 'last_used_time'])),
      sort_order: v.optional(v.picklist(['asc', 'desc'])),
      page,
      limit,
    }),
    list(resource),
    chosen,
  ),
  /**
   * For each of these classes and each of these resources: the latest homework that assigned it, including homework
   * that is not delivered yet.
   */
  'resource-team-uses': get(
    '/v5/resource/team-uses',
    v.strictObject({ resource_ids: idsIn, team_ids: idsIn }),
    list(
      v.object({
        resource_id: id,
        resource_title: orElse(text, ''),
        team_id: id,
        team_name: orElse(text, ''),
        homework_id: id,
        title: orElse(text, ''),
        start_time: orElse(text, ''),
      }),
    ),
    chosen,
  ),
  'word-book-list': get('/v5/resource/word-book-list', empty, list(wordBook), chosen),
  'word-book-part-list': get(
    '/v5/resource/word-book-part-list',
    v.strictObject({ book_id: idIn }),
    list(wordPart),
    chosen,
  ),
}
