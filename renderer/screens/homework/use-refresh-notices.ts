import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey } from '../../bridge/index'

type Total = EndpointResponse<'new-notice-total'>
type Notices = EndpointResponse<'homework-notice-page-list'>

/** Whether the header's number or a page of the list tells of something unread. */
function hasUnreadNotices(client: QueryClient): boolean {
  if ((client.getQueryData<Total>(apiKey('new-notice-total', {}))?.new_msg_num ?? 0) > 0) return true
  const pages = client.getQueriesData<Notices>({ queryKey: apiKey('homework-notice-page-list') })
  return pages.some(([, page]) => page?.items.some(notice => notice.is_read === 0))
}

/**
 * The server takes a homework's notices for read once its basic-info is asked for: what told of unread ones is then old
 * (SPEC §7 homework-notice-page-list). Where nothing was unread, nothing is asked again.
 * @param answeredAt when the last answer of basic-info came, 0 before the first.
 */
export function useRefreshNotices(answeredAt: number): void {
  const client = useQueryClient()
  const seen = useRef(0)
  useEffect(() => {
    if (answeredAt === 0 || seen.current === answeredAt) return
    seen.current = answeredAt
    if (!hasUnreadNotices(client)) return
    void client.invalidateQueries({ queryKey: apiKey('new-notice-total') })
    void client.invalidateQueries({ queryKey: apiKey('homework-notice-page-list') })
  }, [client, answeredAt])
}
