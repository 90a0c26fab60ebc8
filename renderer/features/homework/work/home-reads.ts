import { limits } from '../../../../shared/domain/limits'
import { workRequest } from './work-request'

/** What the home page reads before it can show its sections, at this time: endpoints with their requests, and kept values. */
export const homeReads = (now: number) =>
  ({
    reads: {
      'my-homework-list': workRequest(now),
      'current-month-summary': {},
      'new-homework-summary': {},
      'new-homework-list': {},
      'system-notice-page-list': { page: 1, limit: limits.pageSizes.notices },
    },
    keeps: ['seen-papers'],
  }) as const
