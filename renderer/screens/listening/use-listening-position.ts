import { useState } from 'react'
import { frozenOrder } from '../../features/homework/queue/queue-order'
import { useAddressOf, useAskedSubmission } from '../../features/homework/queue/use-queue-address'

/** How the teacher passed the last known reading. */
interface Pass {
  /** What was known then: another reading is one that she waits for. */
  known: readonly string[]
  /** The sound went on by itself: readings without a sound are skipped. */
  isByItself: boolean
}

interface Sitting {
  /** The scope and the filter. */
  id: string
  order: readonly string[]
  shown: string | undefined
  /** The teacher has passed the last one, or has asked for the summary. */
  isEnded: boolean
  /** How she passed it: she goes on if others are found. Null if nothing is searched, or in the summary. */
  pass: Pass | null
  /** The last visit of an address; undefined until there are readings. */
  visit: string | undefined
}

const none: readonly string[] = []

interface Options {
  /** Whether a reading is in the scope, whatever the filter. */
  isInScope: (key: string) => boolean
  /** Whether the filter may still find others. */
  isSearching: boolean
}

/**
 * The reading on the screen, and the way through the queue. The order is frozen while the teacher listens: what arrives
 * meanwhile is at the end, and the reading on the screen stays, also if the filter no longer lets it through.
 * @param id the scope and the filter: another one begins at its first reading.
 * @param keys the readings that the filter lets through, in the order in which it would begin now.
 */
export function useListeningPosition(id: string, keys: readonly string[], { isInScope, isSearching }: Options) {
  const [sitting, setSitting] = useState<Sitting>({
    id,
    order: [],
    shown: undefined,
    isEnded: false,
    pass: null,
    visit: undefined,
  })
  const isSame = sitting.id === id
  const { shown: last } = sitting
  const stays = isSame && last !== undefined && isInScope(last) && !keys.includes(last)
  const order = frozenOrder(isSame ? sitting.order : [], stays ? [...keys, last] : keys)
  const { asked, visit, isFollowed } = useAskedSubmission()
  const isVisit = visit !== sitting.visit && order.length > 0
  // The address that follows the screen can arrive after the next step. Only after a reload it says where to begin.
  const isAsked = isVisit && order.includes(asked) && !(isFollowed && sitting.visit !== undefined)
  const kept = last !== undefined && order.includes(last) ? last : undefined
  // Another filter goes on with the reading on the screen only if it is its first: the teacher has chosen what comes first.
  const shown = isAsked ? asked : isSame ? (kept ?? nearest(sitting, order)) : order[0]
  // The teacher may ask for the summary also if the filter has found nothing.
  const isEnded = isSame && !isAsked && sitting.isEnded && (order.length > 0 || sitting.pass === null)
  const known = new Set(sitting.pass?.known)
  const found = isEnded && sitting.pass ? order.filter(key => !known.has(key)) : none
  // When nothing more is found, she stays in the summary: what is handed in later does not take her away.
  const pass = isEnded && (isSearching || found.length > 0) ? sitting.pass : null
  if (
    !isSame ||
    isVisit ||
    shown !== sitting.shown ||
    order !== sitting.order ||
    isEnded !== sitting.isEnded ||
    pass !== sitting.pass
  )
    setSitting({ id, order, shown, isEnded, pass, visit: isVisit ? visit : sitting.visit })
  useAddressOf(isEnded ? undefined : shown)
  const index = shown === undefined ? -1 : order.indexOf(shown)
  return {
    order,
    current: isEnded ? undefined : shown,
    index: isEnded ? -1 : index,
    /** She has passed the last known reading, and the filter may find others. */
    isWaiting: pass !== null,
    pass,
    /** The readings that she waited for. */
    found,
    /** The summary is shown. */
    isEnded: isEnded && pass === null,
    next: isEnded ? undefined : order[index + 1],
    previous: isEnded ? shown : index > 0 ? order[index - 1] : undefined,
    /** Whether the address asks for a reading. */
    isAsked: asked !== '' && !isFollowed,
    show: (key: string) => setSitting(old => ({ ...old, shown: key, isEnded: false })),
    /** Past the last known reading. */
    goPast: (isByItself: boolean) => setSitting(old => ({ ...old, isEnded: true, pass: { known: order, isByItself } })),
    /** From the end, also without a reading. */
    goBack: () => setSitting(old => ({ ...old, isEnded: false })),
    /** To the summary. */
    end: () => setSitting(old => ({ ...old, isEnded: true, pass: null })),
  }
}

/** The reading that is now at the place of one that has gone. */
function nearest({ order, shown }: Sitting, now: readonly string[]): string | undefined {
  if (shown === undefined) return now[0]
  const after = order.slice(order.indexOf(shown) + 1).find(key => now.includes(key))
  return after ?? now.at(-1)
}
