/** Homework: list, overviews, answer papers, exports (SPEC §7 Homework; WIRE). */
import * as v from 'valibot'
import { paper } from '../items/paper'
import { flag, fullScore, id, joined, list, maybe, num, orElse, text, texts } from '../schema'
import { person } from './common-fields'
import { blob, bytes, copyable, flagIn, get, idIn, limit, page, round, textIn } from './row'

/** SPEC §3 Homework, as one row of the list. */
export const homework = v.object({
  homework_id: id,
  title: orElse(text, ''),
  homework_type: orElse(num, 1),
  origin_type: orElse(num, 1),
  status: orElse(num, 1),
  team_ids: orElse(joined, ''),
  team_names: orElse(texts, []),
  start_time: orElse(text, ''),
  end_time: orElse(text, ''),
  required_times: orElse(num, 0),
  delay: orElse(flag, 0),
  student_count: orElse(num, 0),
  submitted_count: orElse(num, 0),
  topic_count: orElse(num, 0),
  translation: orElse(flag, 0),
  subtitle: orElse(flag, 0),
  sample_answer: orElse(flag, 0),
  speech_speed: orElse(flag, 0),
  answer_tips: orElse(flag, 0),
})

/**
 * Details of one homework. `begun_count` (chosen) lets the page show how many students have begun before all student
 * rows are loaded.
 */
const homeworkInfo = v.object({ ...homework.entries, begun_count: maybe(num) })

/** SPEC §3 Topic/resource. */
export const homeworkTopic = v.object({
  topic_id: id,
  resource_id: orElse(id, ''),
  resource_type: orElse(text, ''),
  resource_title: orElse(text, ''),
  view_key: orElse(text, ''),
  resource_path: orElse(text, ''),
  resource_version: orElse(text, ''),
  completed_count: orElse(num, 0),
  full_score: fullScore,
})

const column = v.object({
  topic_id: id,
  resource_title: orElse(text, ''),
  view_key: orElse(text, ''),
  full_score: fullScore,
  average_score: maybe(num),
  completed_count: orElse(num, 0),
})

const cell = v.object({ topic_id: id, score: maybe(num), learn_count: orElse(num, 0), best_score: maybe(num) })

/** One student's row; submit_status 0 not begun, 1 begun, 2 submitted. */
const studentRow = v.object({
  ...person,
  submit_status: orElse(num, 0),
  /** The student's last submission (chosen). */
  submit_time: maybe(text),
  scores: orElse(v.array(cell), []),
})

const topicStudent = v.object({
  student_id: id,
  number: orElse(text, ''),
  nickname: orElse(text, ''),
  /** Present only if the server sends it (chosen). */
  team_name: maybe(text),
  score: maybe(num),
  best_score: maybe(num),
  learn_count: orElse(num, 0),
  submit_time: maybe(text),
  guid: maybe(text),
})

export const topicOverview = v.pipe(
  v.object({ average_score: maybe(num), items: orElse(v.array(topicStudent), []), total: maybe(num) }),
  v.transform(data => ({ ...data, total: data.total ?? data.items.length })),
)

/** A student who can be chosen as a receiver, from a class that receives the homework. */
export const classmate = v.object({ ...person, grade_name: orElse(text, ''), class_name: orElse(text, '') })

/** The filters of my-homework-page-list. An absent filter does not filter; flags are 0 or 1; dates are YYYY-MM-DD. */
const homeworkFilters = {
  team_id: v.optional(idIn),
  homework_type: v.optional(v.picklist([1, 2, 3])),
  search_type: v.optional(v.picklist(['title', 'topic'])),
  search_title: v.optional(textIn),
  origin_type: v.optional(v.picklist([1, 2])),
  has_required_times: v.optional(flagIn),
  has_delay: v.optional(flagIn),
  start_time: v.optional(v.pipe(v.string(), v.isoDate())),
  end_time: v.optional(v.pipe(v.string(), v.isoDate())),
  sort_field: v.optional(v.picklist(['title', 'start_time', 'end_time', 'submitted_count'])),
  sort_order: v.optional(v.picklist(['asc', 'desc'])),
  /** 1 in progress, 2 ended, 3 awaiting delivery (SPEC §4). */
  finish_type: v.optional(v.picklist([1, 2, 3])),
  page,
  limit,
}

const homeworkId = v.strictObject({ homework_id: idIn })
const { page: _page, limit: _limit, ...wholeList } = homeworkFilters

export const homeworkRows = {
  'my-homework-page-list': get(
    '/v5/homework/my-homework-page-list',
    v.strictObject(homeworkFilters),
    list(homework),
    copyable,
  ),
  'my-homework-list': get(
    '/v5/homework/my-homework-list',
    v.strictObject({ ...wholeList, page: v.optional(page), limit: v.optional(limit) }),
    list(homework),
    copyable,
  ),
  'student-list-by-team': get(
    '/v4/homework/student-list-by-team',
    v.strictObject({ team_id: idIn }),
    list(classmate),
    copyable,
  ),
  /** Suggested titles for a periodic plan; `code` is a course family. */
  'regular-recommend-names': get(
    '/v5/homework/regular-recommend-names',
    v.strictObject({ code: idIn }),
    // SPEC only says "names": an item may be a plain string.
    list(
      v.union([
        v.object({ name: text }),
        v.pipe(
          text,
          v.transform(name => ({ name })),
        ),
      ]),
    ),
  ),
  'homework-basic-info': get(
    '/v4/homework-reading/homework-basic-info',
    v.strictObject({ id: idIn }),
    homeworkInfo,
    copyable,
  ),
  'homework-topic-list': get(
    '/v4/homework-reading/homework-topic-list',
    v.strictObject({ id: idIn }),
    list(homeworkTopic),
    copyable,
  ),
  'topic-answer-paper': get(
    '/v4/homework-reading/topic-answer-paper',
    v.strictObject({
      homework_id: idIn,
      topic_id: idIn,
      student_id: idIn,
      round,
    }),
    paper,
    copyable,
  ),
  'topic-score-overview-x': get('/v5/homework/topic-score-overview-x', homeworkId, list(column), copyable),
  'topic-score-overview-y': get(
    '/v5/homework/topic-score-overview-y',
    v.strictObject({ homework_id: idIn, page, limit: v.optional(limit) }),
    list(studentRow),
    copyable,
  ),
  'one-topic-overview': get(
    '/v5/homework/one-topic-overview',
    v.strictObject({ homework_id: idIn, topic_id: idIn }),
    topicOverview,
    copyable,
  ),
  /** A resource as students receive it, without any answer; with `view_key`, a sample of that view. */
  'resource-preview': get(
    '/v5/homework/resource-preview',
    v.strictObject({ topic_id: v.optional(idIn), resource_id: v.optional(idIn), view_key: v.optional(idIn) }),
    paper,
    { origin: 'chosen' },
  ),
  'export-topic-score-overview': get('/v5/homework/export-topic-score-overview', homeworkId, bytes, blob),
  'export-topic-student-score': get('/v4/homework/export-topic-student-score', homeworkId, bytes, blob),
}
