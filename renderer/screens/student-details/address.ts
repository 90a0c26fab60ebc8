/** What the address of one student says: the tab, the period, and the topic or resource that is open. Pure functions. */
import { type PeriodChoice, periodInQuery } from '../../features/reports/period'

const tabNames = ['report', 'homework', 'exercise', 'ebook', 'achievement'] as const
export type Tab = (typeof tabNames)[number]

export interface Place {
  tab: Tab
  choice: PeriodChoice
  homeworkId: string | null
  topicId: string | null
  resourceId: string | null
}

export function placeOf(search: URLSearchParams): Place {
  return {
    tab: tabNames.find(name => name === search.get('tab')) ?? 'report',
    choice: periodInQuery(search),
    homeworkId: search.get('homework_id'),
    topicId: search.get('topic_id'),
    resourceId: search.get('resource_id'),
  }
}
