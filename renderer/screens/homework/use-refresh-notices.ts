import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey } from '../../bridge/index'

type Total = EndpointResponse<'new-notice-total'>
type Notices = EndpointResponse<'homework-notice-page-list'>

/** Whether the header's count or a loaded page of the list contains unread notices. */
function hasUnreadNotices(client: QueryClient): boolean {
  if ((client.getQueryData<Total>(apiKey('new-notice-total', {}))?.new_msg_num ?? 0) > 0) return true
  const pages = client.getQueriesData<Notices>({ queryKey: apiKey('homework-notice-page-list') })
  return pages.some(([, page]) => page?.items.some(notice => notice.is_read === 0))
}

/**
 * The server marks the notices of a homework as read when its basic info is read. The unread notices on the client are
 * then stale, and are read again (SPEC §7 homework-notice-page-list). If nothing was unread, nothing is read.
 * @param answeredAt when basic-info was last read; 0 if not yet.
 */
export function useRefreshNotices(answeredAt: number): void {
  const client = useQueryClient()
  const handledAt = useRef(0)
  useEffect(() => {
    if (answeredAt === 0 || handledAt.current === answeredAt) return
    handledAt.current = answeredAt
    if (!hasUnreadNotices(client)) return
    void client.invalidateQueries({ queryKey: apiKey('new-notice-total') })
    void client.invalidateQueries({ queryKey: apiKey('homework-notice-page-list') })
    void client.invalidateQueries({ queryKey: apiKey('notice-page-list') })
  }, [client, answeredAt])
}
