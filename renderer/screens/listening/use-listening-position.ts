import { useState } from 'react'
import { frozenOrder } from '../../features/homework/queue/queue-order'
import { useAddressOf, useAskedSubmission } from '../../features/homework/queue/use-queue-address'

interface Sitting {
  /** The scope and the filter. */
  id: string
  order: readonly string[]
  shown: string | undefined
  /** The teacher has passed the last one. */
  isEnded: boolean
  /** The last visit of an address; undefined until there are readings. */
  visit: string | undefined
}

/**
 * The reading on the screen, and the way through the queue. The order is frozen while the teacher listens: what arrives
 * meanwhile is at the end.
 * @param id the scope and the filter: another one begins at its first reading.
 * @param keys the readings that the filter lets through, in the order in which it would begin now.
 */
export function useListeningPosition(id: string, keys: readonly string[]) {
  const [sitting, setSitting] = useState<Sitting>({ id, order: [], shown: undefined, isEnded: false, visit: undefined })
  const isSame = sitting.id === id
  const order = frozenOrder(isSame ? sitting.order : [], keys)
  const { asked, visit, isFollowed } = useAskedSubmission()
  const isVisit = visit !== sitting.visit && order.length > 0
  // The address that follows the screen can arrive after the next step. Only after a reload it says where to begin.
  const isAsked = isVisit && order.includes(asked) && !(isFollowed && sitting.visit !== undefined)
  const kept = sitting.shown !== undefined && order.includes(sitting.shown) ? sitting.shown : undefined
  // Another filter goes on with the reading on the screen only if it is its first: the teacher has chosen what comes first.
  const shown = isAsked ? asked : isSame ? (kept ?? nearest(sitting, order)) : order[0]
  const isEnded = isSame && !isAsked && sitting.isEnded && order.length > 0
  if (!isSame || isVisit || shown !== sitting.shown || order !== sitting.order || isEnded !== sitting.isEnded)
    setSitting({ id, order, shown, isEnded, visit: isVisit ? visit : sitting.visit })
  useAddressOf(isEnded ? undefined : shown)
  const index = shown === undefined ? -1 : order.indexOf(shown)
  return {
    order,
    current: isEnded ? undefined : shown,
    index: isEnded ? -1 : index,
    isEnded,
    next: isEnded ? undefined : order[index + 1],
    previous: isEnded ? shown : index > 0 ? order[index - 1] : undefined,
    /** Whether the address asks for a reading. */
    isAsked: asked !== '' && !isFollowed,
    show: (key: string) => setSitting(old => ({ ...old, shown: key, isEnded: false })),
    end: () => setSitting(old => ({ ...old, isEnded: true })),
  }
}

/** The reading that is now at the place of one that has gone. */
function nearest({ order, shown }: Sitting, now: readonly string[]): string | undefined {
  if (shown === undefined) return now[0]
  const after = order.slice(order.indexOf(shown) + 1).find(key => now.includes(key))
  return after ?? now.at(-1)
}
