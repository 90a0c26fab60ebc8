import { useCallback, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useKept } from '../../bridge/index'
import type { QueueScope } from '../../features/homework/queue/use-queue-scope'
import { now } from '../../ui/clock'

/** The scope as a key: ids and a day only. */
const keyOf = ({ team_id, homework_id, topic_id }: QueueScope, day: string): string =>
  [team_id, homework_id, topic_id, day].join('|')

/**
 * Where the teacher left off in a scope, kept beyond a logout. `left` is the place of the last time; it does not follow
 * what is noted now.
 */
export function usePlace(scope: QueueScope, day: string) {
  const { value, ready, set } = useKept('listening-places')
  const key = keyOf(scope, day)
  const [opened, setOpened] = useState<{ key: string; left: string | undefined }>()
  if (ready && opened?.key !== key) setOpened({ key, left: value?.[key]?.item })
  const note = useCallback(
    (item: string) =>
      set(old => {
        const places = { ...old, [key]: { at: Math.floor(now() / 1000), item } }
        const newest = Object.entries(places).sort(([, a], [, b]) => b.at - a.at)
        return Object.fromEntries(newest.slice(0, limits.listening.places))
      }),
    [key, set],
  )
  return {
    left: opened?.key === key ? opened.left : undefined,
    note,
    dismiss: () => setOpened({ key, left: undefined }),
  }
}
