import type { QueryKey } from '@tanstack/react-query'
import { longTime } from '../../../shared/domain/time'
import { useNow } from '../../ui/clock'
import { useShownAt } from '../../ui/offline/copy-times'
import { text } from './text'

/** `11月23日 10:15 時点`: the time of the oldest figure that is shown from these queries; empty while there is none. */
export function useAsOf(keys: readonly QueryKey[]): string {
  const now = useNow()
  const at = useShownAt(keys)
  return at === null ? '' : text.asOf(longTime(at, now))
}
