/** Reads requested periods: days in Tokyo, both included. */
import { day, parseJst } from '../../../../shared/domain/time'
import type { Span } from '../../data/submitted-rounds'
import { type Call, Refusal } from '../types'
import { studyText } from './text'

interface PeriodRequest {
  start_time?: string | undefined
  end_time?: string | undefined
}

function dayOf(date: string | undefined, open: number): number {
  if (date === undefined) return open
  const instant = parseJst(date)
  if (instant === null) throw new Refusal(400, studyText.period)
  return instant
}

/** The requested span, never beyond now; refuses an end before its start. */
export function spanOf(call: Pick<Call, 'at'>, { start_time, end_time }: PeriodRequest): Span {
  const from = dayOf(start_time, Number.NEGATIVE_INFINITY)
  const last = dayOf(end_time, Number.POSITIVE_INFINITY)
  if (from > last) throw new Refusal(400, studyText.period)
  return { from, until: Math.min(call.at, last + day - 1) }
}
