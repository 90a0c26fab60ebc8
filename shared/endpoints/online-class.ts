/** Live lessons (SPEC §7 Online class; §3 Online class). */
import * as v from 'valibot'
import { id, joined, list, maybe, num, orElse, text, texts } from '../schema'
import { byLessonFields, byLiveLesson, byMissingLesson, byNewLesson } from './lesson-recovery'
import { done, empty, get, idIn, idsIn, limit, page, post, textIn, timeIn } from './row'
import { lessonReads } from './stale-reads'

/** 0 interactive, 1 view-only. */
const liveTypeIn = v.picklist([0, 1])

const lesson = v.object({
  class_id: id,
  title: orElse(text, ''),
  content: orElse(text, ''),
  room_id: orElse(id, ''),
  room_name: orElse(text, ''),
  team_ids: orElse(joined, ''),
  team_names: orElse(texts, []),
  student_count: orElse(num, 0),
  live_type: orElse(num, 0),
  /** 0 awaiting, 1 live, 2 over. */
  live_status: orElse(num, 0),
  start_time: orElse(text, ''),
  end_time: orElse(text, ''),
})

/** Fields of a lesson that a teacher plans. */
const plan = {
  title: textIn,
  content: v.optional(v.pipe(v.string(), v.maxLength(2500)), ''),
  room_id: idIn,
  team_ids: v.optional(v.union([idsIn, v.literal('')]), ''),
  live_type: liveTypeIn,
  start_time: timeIn,
  end_time: timeIn,
}

const room = { room_id: id, room_name: orElse(text, '') }

const choice = v.object({ value: orElse(num, 0), label: orElse(text, '') })

const one = v.strictObject({ class_id: idIn })

export const onlineClass = {
  'online-class-page-list': get(
    '/v4/online-class/page-list',
    v.strictObject({
      limit,
      page,
      live_type: v.optional(liveTypeIn),
      live_status: v.optional(v.picklist([0, 1, 2])),
    }),
    list(lesson),
  ),
  'online-class-basic-info': get('/v4/online-class/basic-info', one, lesson),
  /** Starts the lesson now, before its planned time. If the lesson is already live, only returns its address. */
  'online-class-start': post(
    '/v4/online-class/start',
    one,
    orElse(
      v.object({
        class_id: maybe(id),
        live_status: orElse(num, 1),
        /** The address of the lesson room, if the server has one. */
        live_url: maybe(text),
      }),
      {},
    ),
    { invalidates: lessonReads, recover: [byLiveLesson] },
  ),
  'online-class-create': post(
    '/v4/online-class/create',
    v.strictObject(plan),
    orElse(v.object({ class_id: maybe(id) }), {}),
    { invalidates: lessonReads, recover: [byNewLesson] },
  ),
  /** A type that this version does not know stays as the server has it. */
  'online-class-update': post(
    '/v4/online-class/update',
    v.strictObject({ class_id: idIn, ...plan, live_type: v.pipe(v.number(), v.integer()) }),
    done,
    {
      invalidates: lessonReads,
      recover: [byLessonFields],
    },
  ),
  'online-class-delete': post('/v4/online-class/delete', one, done, {
    invalidates: lessonReads,
    recover: [byMissingLesson],
  }),
  /** The choices of the filters on the list of lessons. */
  'online-class-search-filter-list': get(
    '/v4/online-class/search-filter-list',
    empty,
    v.object({ live_types: orElse(v.array(choice), []), live_statuses: orElse(v.array(choice), []) }),
  ),
  'room-list': get('/v4/online-class/room-list', empty, list(v.object({ ...room, is_free: orElse(num, 1) }))),
  /** The free rooms in a period; with `class_id`, the room that this lesson itself occupies counts as free. */
  'available-room-list': get(
    '/v4/online-class/available-room-list',
    v.strictObject({ start_time: timeIn, end_time: timeIn, class_id: v.optional(idIn) }),
    list(v.object(room)),
  ),
  /** Prepared lessons: a teacher can copy their title and content into a plan. */
  'lesson-list': get(
    '/v4/online-class/lesson-list',
    v.strictObject({ live_type: v.optional(liveTypeIn) }),
    list(v.object({ lesson_id: id, title: orElse(text, ''), content: orElse(text, ''), live_type: orElse(num, 0) })),
  ),
}
