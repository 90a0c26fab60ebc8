/** Notices (SPEC §7 Messages and notices). */
import { day, wireTime } from '../../../shared/domain/time'
import type { notices } from '../../../shared/endpoints/notices'
import { systemNotices } from '../content/notices'
import { text } from '../text'
import { pageOf } from './homework-rows'
import { homeworkNotices, isRead, markRead } from './notice-rows'
import { type Authorised, type Handlers, need } from './types'

interface Dated {
  id: string
  title: string
  content: string
  at: number
}

/** System notices that are out by now, the newest first. */
const published = (call: Authorised): Dated[] =>
  systemNotices
    .map((notice, index) => ({ ...notice, id: `n-${index + 1}`, at: call.world.epoch - notice.daysAgo * day }))
    .filter(notice => notice.at <= call.at)
    .sort((a, b) => b.at - a.at)

const head = (call: Authorised, notice: Dated) => ({
  notice_id: notice.id,
  title: notice.title,
  create_time: wireTime(notice.at),
  is_read: isRead(call, notice.id, notice.at) ? 1 : 0,
})

export const noticeHandlers: Handlers<keyof typeof notices> = {
  'new-notice-total'(_, call) {
    const all = [...published(call), ...homeworkNotices(call)]
    return {
      new_msg_num: all.filter(notice => !isRead(call, notice.id, notice.at)).length,
      allow_send_message: call.account.allowSend,
    }
  },

  'system-notice-page-list'(request, call) {
    const page = pageOf(published(call), request.page, request.limit)
    return { items: page.items.map(notice => head(call, notice)), total: page.total }
  },

  'system-notice-content'(request, call) {
    const notice = need(
      published(call).find(one => one.id === request.notice_id),
      text.noNotice,
    )
    markRead(call, [notice.id])
    return { ...head(call, notice), content: notice.content }
  },

  'homework-notice-page-list'(request, call) {
    const page = pageOf(homeworkNotices(call), request.page, request.limit)
    return {
      items: page.items.map(notice => ({
        id: notice.id,
        homework_id: notice.homework.id,
        title: notice.title,
        content: notice.content,
        create_time: wireTime(notice.at),
        is_read: isRead(call, notice.id, notice.at) ? 1 : 0,
      })),
      total: page.total,
    }
  },
}
