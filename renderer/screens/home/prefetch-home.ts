import type { QueryClient } from '@tanstack/react-query'
import { limits } from '../../../shared/domain/limits'
import { apiQuery } from '../../bridge'

/** What the blocks of home read when it opens, for a start that asks before it draws; ends when all of it has come. */
export const prefetchHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(apiQuery('current-month-summary', {})),
    client.prefetchQuery(apiQuery('new-homework-summary', {})),
    client.prefetchQuery(apiQuery('new-homework-list', {})),
    client.prefetchQuery(apiQuery('system-notice-page-list', { page: 1, limit: limits.pageSizes.notices })),
  ])
