/** What the address of one student says: the tab, the period, and the topic or resource that is open. Pure functions. */
import { parseJst } from '../../../shared/domain/time'
import { type PeriodChoice, presets } from '../../features/reports/period'

export const tabNames = ['report', 'homework', 'exercise', 'ebook', 'achievement'] as const
export type Tab = (typeof tabNames)[number]

export interface Place {
  tab: Tab
  choice: PeriodChoice
  homeworkId: string | null
  topicId: string | null
  resourceId: string | null
}

const dateOf = (value: string | null): string => (value !== null && parseJst(value) !== null ? value : '')

export function placeOf(search: URLSearchParams): Place {
  const preset = search.get('period')
  return {
    tab: tabNames.find(name => name === search.get('tab')) ?? 'report',
    choice: {
      preset: preset === 'own' ? 'own' : (presets.find(name => name === preset) ?? 'thisMonth'),
      from: dateOf(search.get('from')),
      to: dateOf(search.get('to')),
    },
    homeworkId: search.get('homework_id'),
    topicId: search.get('topic_id'),
    resourceId: search.get('resource_id'),
  }
}

/** The period as a part of the address; this month needs no words. */
export const periodQuery = ({ preset, from, to }: PeriodChoice): Record<string, string> =>
  preset === 'thisMonth' ? {} : preset === 'own' ? { period: preset, from, to } : { period: preset }
