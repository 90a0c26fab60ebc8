import type { QueryClient } from '@tanstack/react-query'
import { limits } from '../../../shared/domain/limits'
import { apiQuery } from '../../bridge/index'
import { workRequest } from '../../features/homework/work/work-lists'
import { now } from '../../ui/clock'

/** Reads the data of the home page before the page is rendered at startup. Resolves when everything has loaded. */
export const prefetchHome = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(apiQuery('my-homework-list', workRequest(now()))),
    client.prefetchQuery(apiQuery('current-month-summary', {})),
    client.prefetchQuery(apiQuery('new-homework-summary', {})),
    client.prefetchQuery(apiQuery('new-homework-list', {})),
    client.prefetchQuery(apiQuery('system-notice-page-list', { page: 1, limit: limits.pageSizes.notices })),
  ])
