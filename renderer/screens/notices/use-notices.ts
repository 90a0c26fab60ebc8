/** The three lists of notices as one: all, those of the service, and those about homework (SPEC §7). */
import { noticeTypes } from '../../../shared/endpoints/notices'
import { apiKey, useApi } from '../../bridge/index'
import { paths } from '../../paths'
import type { ListQuery } from '../../ui/list/use-list-page'

export type NoticeKind = 'all' | 'system' | 'homework'

export interface Notice {
  id: string
  isHomework: boolean
  title: string
  /** What a notice about homework says, e.g. its name; a notice of the service has a page of its own. */
  content: string
  time: string
  isUnread: boolean
  /** Where its title leads; undefined if a notice about homework names none. */
  to: string | undefined
}

/** The fields that the rows of all three lists have. */
interface Fields {
  title: string
  content?: string
  create_time: string
  is_read: 0 | 1
  homework_id?: string | undefined
}

const noticeOf = (id: string, isHomework: boolean, fields: Fields): Notice => ({
  id,
  isHomework,
  title: fields.title,
  content: fields.content ?? '',
  time: fields.create_time,
  isUnread: fields.is_read === 0,
  to: !isHomework
    ? paths.messageDetail(id)
    : fields.homework_id === undefined
      ? undefined
      : paths.homeworkDetails(fields.homework_id),
})

const reads = {
  all: 'notice-page-list',
  system: 'system-notice-page-list',
  homework: 'homework-notice-page-list',
} as const satisfies Record<NoticeKind, string>

/** Reads one page of the list of this kind. */
export function useNotices(kind: NoticeKind, page: number, limit: number, isReady: boolean) {
  const request = { page, limit }
  const options = (name: NoticeKind) => ({ keepPrevious: true, enabled: isReady && name === kind })
  const all = useApi(reads.all, request, options('all'))
  const system = useApi(reads.system, request, options('system'))
  const homework = useApi(reads.homework, request, options('homework'))
  const query = { all, system, homework }[kind]
  const items =
    kind === 'all'
      ? all.data?.items.map(each => noticeOf(each.id, each.notice_type === noticeTypes.homework, each))
      : kind === 'system'
        ? system.data?.items.map(each => noticeOf(each.notice_id, false, each))
        : homework.data?.items.map(each => noticeOf(each.id, true, each))
  const list: ListQuery<Notice> = {
    ...query,
    data: items && query.data && { items, total: query.data.total },
  }
  return { query: list, key: apiKey(reads[kind], request) }
}
