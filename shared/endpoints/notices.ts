/** Notices (SPEC §7 Messages and notices). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { type Evidence, recoverBy } from './recovery'
import { chosen, done, empty, get, idIn, idsIn, limit, longestPage, page, post } from './row'
import { noticeReads } from './stale-reads'

const paging = v.strictObject({ page, limit })

const systemNotice = { notice_id: id, title: orElse(text, ''), create_time: orElse(text, ''), is_read: orElse(flag, 0) }

const homeworkNoticeFields = {
  homework_id: maybe(id),
  title: orElse(text, ''),
  content: orElse(text, ''),
  create_time: orElse(text, ''),
  is_read: orElse(flag, 0),
}
/** SPEC §3 names the id of a notice `notice_id`, but SPEC §7 deletes a notice by `id`: accept either. */
const homeworkNotice = v.union([
  v.object({ id, ...homeworkNoticeFields }),
  v.pipe(
    v.object({ notice_id: id, ...homeworkNoticeFields }),
    v.transform(({ notice_id, ...rest }) => ({ id: notice_id, ...rest })),
  ),
])

/** `notice_type` (chosen): 1 about the service, 2 about homework. */
export const noticeTypes = { system: 1, homework: 2 } as const

/** Fields of both kinds of notice (chosen). */
const noticeFields = {
  notice_type: orElse(num, noticeTypes.system),
  homework_id: maybe(id),
  title: orElse(text, ''),
  /** Of a notice about homework, e.g. its title; one about the service has a call of its own. */
  content: orElse(text, ''),
  create_time: orElse(text, ''),
  is_read: orElse(flag, 0),
}
const notice = v.union([
  v.object({ id, ...noticeFields }),
  v.pipe(
    v.object({ notice_id: id, ...noticeFields }),
    v.transform(({ notice_id, ...rest }) => ({ id: notice_id, ...rest })),
  ),
])

const total = v.object({
  new_msg_num: orElse(num, 0),
  allow_send_message: orElse(flag, 0),
  /** How many of them are about the service, and how many about homework (chosen). */
  new_system_num: maybe(num),
  new_homework_num: maybe(num),
})

const allNotices = list(notice)

/** Deleted notices are not in the list of all; more notices than one answer holds prove nothing. */
const byAbsence = recoverBy({
  read: 'notice-page-list',
  request: () => ({ page: 1, limit: longestPage }),
  wasDone({ sent, after: { items, total } }: Evidence<{ ids: string }, v.InferOutput<typeof allNotices>>) {
    const ids = new Set(sent.ids.split(','))
    if (items.some(({ id }) => ids.has(id))) return false
    return items.length >= total ? true : null
  },
})

/** No notice of the kind is new any more. One that came meanwhile proves nothing. */
const byCount = recoverBy({
  read: 'new-notice-total',
  request: () => ({}),
  wasDone({ sent, after }: Evidence<{ notice_type: number }, v.InferOutput<typeof total>>) {
    const count = sent.notice_type === noticeTypes.system ? after.new_system_num : after.new_homework_num
    return count === 0 ? true : null
  },
})

export const notices = {
  /** All notices of the teacher, newest first. */
  'notice-page-list': get('/v4/homework/notice-page-list', paging, allNotices),
  /** Removes notices of either kind from the teacher's lists. */
  'notice-delete': post('/v4/homework-for-teacher/notice-delete', v.strictObject({ ids: idsIn }), done, {
    invalidates: noticeReads,
    recover: [byAbsence],
  }),
  /** Marks all notices of one kind as read. */
  'notice-read-all': post(
    '/v4/homework-for-teacher/notice-read-all',
    v.strictObject({ notice_type: v.picklist(Object.values(noticeTypes)) }),
    done,
    { ...chosen, invalidates: noticeReads, recover: [byCount] },
  ),
  'new-notice-total': get('/v4/homework/new-notice-total', empty, total),
  'system-notice-page-list': get('/v5/notice/system-notice-page-list', paging, list(v.object(systemNotice))),
  'system-notice-content': get(
    '/v5/notice/system-notice-content',
    v.strictObject({ notice_id: idIn }),
    v.object({
      ...systemNotice,
      // The answer may omit the id, because the request names it.
      notice_id: orElse(id, ''),
      /** HTML from the server: show it only through the shared sanitizer. */
      content: orElse(text, ''),
    }),
  ),
  'homework-notice-page-list': get('/v5/notice/homework-notice-page-list', paging, list(homeworkNotice)),
}
