/** Notices (SPEC §7 Messages and notices). */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { empty, get, idIn, limit, page } from './row'

const paging = v.strictObject({ page, limit })

const systemNotice = { notice_id: id, title: orElse(text, ''), create_time: orElse(text, ''), is_read: orElse(flag, 0) }

const homeworkNotice = v.object({
  id,
  homework_id: maybe(id),
  title: orElse(text, ''),
  content: orElse(text, ''),
  create_time: orElse(text, ''),
  is_read: orElse(flag, 0),
})

export const notices = {
  'new-notice-total': get(
    '/v4/homework/new-notice-total',
    empty,
    v.object({ new_msg_num: orElse(num, 0), allow_send_message: orElse(flag, 0) }),
  ),
  'system-notice-page-list': get('/v5/notice/system-notice-page-list', paging, list(v.object(systemNotice))),
  'system-notice-content': get(
    '/v5/notice/system-notice-content',
    v.strictObject({ notice_id: idIn }),
    v.object({
      ...systemNotice,
      /** HTML from the server: shown by the one sanitizer only. */
      content: orElse(text, ''),
    }),
  ),
  'homework-notice-page-list': get('/v5/notice/homework-notice-page-list', paging, list(homeworkNotice)),
}
