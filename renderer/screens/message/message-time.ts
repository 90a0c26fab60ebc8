import { parseJst, shortTime } from '../../../shared/domain/time'

/** A time of the server as the screens show it; null if there is none. */
export const timeText = (time: string | undefined, now: number): string | null => {
  const instant = parseJst(time ?? '')
  return instant === null ? null : shortTime(instant, now)
}
