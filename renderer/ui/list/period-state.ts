/** The period that filters a list: two dates `YYYY-MM-DD`, each may be empty. */
import { parseJst } from '../../../shared/domain/time'

export interface Period {
  from: string
  to: string
}

/** Whether the date has been typed to the end: while the year is being typed, a date field gives e.g. 0002-11-20. */
const isCompleteDate = (date: string): boolean => /^(19|20|21)\d\d-/.test(date) && parseJst(date) !== null

export type PeriodState = 'valid' | 'incomplete' | 'reversed'

/** Whether the period can be sent to the server. */
export function periodState({ from, to }: Period): PeriodState {
  if ((from !== '' && !isCompleteDate(from)) || (to !== '' && !isCompleteDate(to))) return 'incomplete'
  return from !== '' && to !== '' && from > to ? 'reversed' : 'valid'
}
