/** E-books that students read, and what they write of them (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { person } from './figures'
import { empty, get, idIn, limit, page, textIn } from './row'

const ebook = v.object({
  ebook_id: id,
  title: orElse(text, ''),
  /** 1 (easiest) to 5. */
  resource_level: orElse(text, ''),
  word_count: orElse(num, 0),
})

/** What a student has read by now. */
const readStat = v.object({
  ...person,
  /** Books read to the end, books begun and not finished, words of the books read to the end. */
  read_count: orElse(num, 0),
  reading_count: orElse(num, 0),
  word_count: orElse(num, 0),
  impression_count: orElse(num, 0),
  last_read_time: maybe(text),
})

const readBook = v.object({
  ...ebook.entries,
  /** 0–100. */
  read_percent: orElse(num, 0),
  start_time: maybe(text),
  /** When it was read to the end. */
  end_time: maybe(text),
  has_impression: orElse(flag, 0),
})

const impression = v.object({
  ...person,
  ebook_id: id,
  title: orElse(text, ''),
  resource_level: orElse(text, ''),
  content: orElse(text, ''),
  /** 1–5 stars that the student gave the book. */
  evaluate: maybe(num),
  updated_at: maybe(text),
})

export const ebooks = {
  'ebook-rows': get('/v4/ebook/ebook-rows', empty, list(ebook), { origin: 'chosen' }),
  /** Of a class, or the whole school; 20 to a page where no limit is asked. */
  'get-student-ebook-read-stat': get(
    '/v4/team/get-student-ebook-read-stat',
    v.strictObject({
      page,
      limit: v.optional(limit),
      team_id: v.optional(idIn),
      kw: v.optional(textIn),
      sort_field: v.optional(v.picklist(['number', 'read_count', 'word_count', 'impression_count', 'last_read_time'])),
      sort_order: v.optional(v.picklist(['asc', 'desc'])),
    }),
    list(readStat),
    { copy: true },
  ),
  'ebook-read-list': get('/v4/ebook/read-list', v.strictObject({ student_id: idIn }), list(readBook), { copy: true }),
  'impression-detail': get(
    '/v4/ebook/impression-detail',
    v.strictObject({ student_id: idIn, ebook_id: idIn }),
    // Whose and of which book was asked for.
    v.object({ ...impression.entries, student_id: orElse(id, ''), ebook_id: orElse(id, '') }),
  ),
  /** The newest first, whole as the detail shows them. */
  'impression-page-list': get(
    '/v4/ebook/impression-page-list',
    v.strictObject({
      page,
      limit: v.optional(limit),
      team_id: v.optional(idIn),
      ebook_id: v.optional(idIn),
      kw: v.optional(textIn),
    }),
    list(impression),
    { origin: 'chosen' },
  ),
}
