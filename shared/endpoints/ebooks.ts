/** E-books that students read, and the impressions that students write about them (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { person } from './common-fields'
import { empty, get, idIn, limit, page, textIn } from './row'

const ebook = v.object({
  ebook_id: id,
  title: orElse(text, ''),
  /** 1 (easiest) to 5. */
  resource_level: orElse(text, ''),
  word_count: orElse(num, 0),
})

/** The reading progress of one student. */
const readStat = v.object({
  ...person,
  /**
   * Books that the student finished, books that the student began but did not finish, and the number of words in the
   * finished books.
   */
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
  /** When the student finished the book. */
  end_time: maybe(text),
  has_impression: orElse(flag, 0),
})

const impression = v.object({
  ...person,
  ebook_id: id,
  title: orElse(text, ''),
  resource_level: orElse(text, ''),
  content: orElse(text, ''),
  /** The student's rating of the book, 1–5 stars. */
  evaluate: maybe(num),
  updated_at: maybe(text),
})

export const ebooks = {
  'ebook-rows': get('/v4/ebook/ebook-rows', empty, list(ebook), { origin: 'chosen' }),
  /** Of one class, or of the whole school; 20 rows per page if the request has no limit. */
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
    // The answer may omit the student and the book, because the request names both.
    v.object({ ...impression.entries, student_id: orElse(id, ''), ebook_id: orElse(id, '') }),
  ),
  /** Newest first; each row has all the fields of the detail page. */
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
