/** Notices (SPEC §7 Messages and notices). */
import { day, wireTime } from '../../../../shared/domain/time'
import { type notices, noticeTypes } from '../../../../shared/endpoints/notices'
import { systemNotices } from '../../content/notices'
import { text } from '../../text'
import { pageOf } from '../homework/homework-rows'
import { type Authorised, existing, type Handlers, Refusal } from '../types'
import { homeworkNotices, isDeleted, isRead, markRead } from './homework-notices'

interface Dated {
  id: string
  title: string
  content: string
  at: number
}

/** The system notices that are published by now, newest first. */
const publishedNotices = (call: Authorised): Dated[] =>
  systemNotices
    .map((notice, index) => ({ ...notice, id: `n-${index + 1}`, at: call.world.epoch - notice.daysAgo * day }))
    .filter(notice => notice.at <= call.at && !isDeleted(call, notice.id))
    .sort((a, b) => b.at - a.at)

const noticeHead = (call: Authorised, notice: Dated) => ({
  notice_id: notice.id,
  title: notice.title,
  create_time: wireTime(notice.at),
  is_read: isRead(call, notice.id, notice.at) ? 1 : 0,
})

const allNotices = (call: Authorised) =>
  [
    ...publishedNotices(call).map(notice => ({ ...notice, type: noticeTypes.system, homework: undefined })),
    ...homeworkNotices(call).map(notice => ({ ...notice, type: noticeTypes.homework })),
  ].sort((a, b) => b.at - a.at || a.id.localeCompare(b.id))

const unreadNotices = (call: Authorised) => allNotices(call).filter(({ id, at }) => !isRead(call, id, at))

export const noticeHandlers: Handlers<keyof typeof notices> = {
  'notice-page-list'(request, call) {
    const page = pageOf(allNotices(call), request.page, request.limit)
    return {
      items: page.items.map(({ id, type, homework, title, content, at }) => ({
        id,
        notice_type: type,
        homework_id: homework?.id,
        title,
        content: homework === undefined ? '' : content,
        create_time: wireTime(at),
        is_read: isRead(call, id, at) ? 1 : 0,
      })),
      total: page.total,
    }
  },

  'notice-delete'(request, call) {
    const noticeIds = new Set(allNotices(call).map(notice => notice.id))
    const ids = [...new Set(request.ids.split(','))]
    if (!ids.every(id => noticeIds.has(id))) throw new Refusal(404, text.noNotice)
    call.store.commit({ type: 'notices-deleted', account: call.account.username, notices: ids })
    return null
  },

  'notice-read-all'(request, call) {
    const unread = unreadNotices(call).filter(({ type }) => type === request.notice_type)
    markRead(
      call,
      unread.map(({ id }) => id),
    )
    return null
  },

  'new-notice-total'(_, call) {
    const unread = unreadNotices(call)
    const countOf = (type: number) => unread.filter(notice => notice.type === type).length
    return {
      new_msg_num: unread.length,
      allow_send_message: call.account.allowSend,
      new_system_num: countOf(noticeTypes.system),
      new_homework_num: countOf(noticeTypes.homework),
    }
  },

  'system-notice-page-list'(request, call) {
    const page = pageOf(publishedNotices(call), request.page, request.limit)
    return { items: page.items.map(notice => noticeHead(call, notice)), total: page.total }
  },

  'system-notice-content'(request, call) {
    const notice = existing(
      publishedNotices(call).find(one => one.id === request.notice_id),
      text.noNotice,
    )
    markRead(call, [notice.id])
    return { ...noticeHead(call, notice), content: notice.content }
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
