import { noticeTypes } from '../../../shared/endpoints/notices'
import { showToast, useApi, useWrite } from '../../bridge/index'
import { text } from './text'
import type { NoticeKind } from './use-notices'

const kinds = [
  { kind: 'system', notice_type: noticeTypes.system, count: 'new_system_num' },
  { kind: 'homework', notice_type: noticeTypes.homework, count: 'new_homework_num' },
] as const

/** Marks the shown kinds of notices as read. `isOffered`: one of them has unread notices. */
export function useReadAll(shown: NoticeKind) {
  const { data } = useApi('new-notice-total', {}, { background: true })
  const write = useWrite('notice-read-all')
  const unread = kinds.filter(({ kind, count }) => (shown === 'all' || shown === kind) && (data?.[count] ?? 0) > 0)
  return {
    isOffered: unread.length > 0,
    busy: write.busy,
    async readAll(): Promise<void> {
      for (const { notice_type } of unread) {
        const outcome = await write.send({ notice_type })
        if (outcome?.kind !== 'done') return
      }
      showToast(text.allRead)
    },
  }
}
