import { useMemo, useState } from 'react'
import { showToast } from '../../bridge/index'
import { frozenOrder, nextOpen } from '../../features/homework/queue/queue-order'
import type { Submission } from '../../features/homework/queue/submissions'
import { useAddressOf, useAskedSubmission } from '../../features/homework/queue/use-queue-address'
import type { QueueScope } from '../../features/homework/queue/use-queue-scope'
import { text } from './text'
import type { ReviewState } from './use-review-states'

const none: readonly string[] = []

/** What is still to be marked. */
const open: ReadonlySet<ReviewState> = new Set(['none', 'unread', 'draft'])
/** What is in the queue, also if it was not on the screen yet. While they are read, submissions are not counted. */
const queued: ReadonlySet<ReviewState> = new Set([...open, 'waiting'])

interface Sitting {
  /** What the teacher has chosen to mark. */
  scope: QueueScope
  order: readonly string[]
  /** The submission on the screen. */
  shown: string | undefined
  /** The last visit of an address; undefined until the submissions are there. */
  visit: string | undefined
  /** The teacher has passed the last one. */
  isEnded: boolean
  /** She passed it while others were still being read: the first of them that is to be marked is shown. */
  waitsForMore: boolean
  /** The submissions that were on the screen: they stay in the queue after they are sent. */
  visited: ReadonlySet<string>
}

/**
 * The submission on the screen, and the way through the queue. The order is frozen while the teacher marks: what
 * arrives meanwhile is at the end. Submissions that had comments before are left out.
 */
export function useReviewPosition(
  items: readonly Submission[],
  scope: QueueScope,
  { stateOf, isReading }: { stateOf(item: Submission): ReviewState; isReading: boolean },
) {
  const [sitting, setSitting] = useState<Sitting>({
    scope,
    order: [],
    shown: undefined,
    visit: undefined,
    isEnded: false,
    waitsForMore: false,
    visited: new Set(),
  })
  const isSameScope = sitting.scope === scope
  const known = isSameScope ? sitting.order : none
  const order = useMemo(
    () =>
      frozenOrder(
        known,
        items.map(({ key }) => key),
      ),
    [known, items],
  )
  const byKey = useMemo(() => new Map(items.map(item => [item.key, item])), [items])
  const isOpen = (key: string): boolean => {
    const item = byKey.get(key)
    return item !== undefined && open.has(stateOf(item))
  }
  // Not with each step: a queue can have thousands of submissions.
  const queuedKeys = useMemo(
    () => new Set(items.filter(item => queued.has(stateOf(item))).map(({ key }) => key)),
    [items, stateOf],
  )

  const { asked, visit, isFollowed } = useAskedSubmission()
  const isVisit = visit !== sitting.visit && items.length > 0
  // The address that follows the screen can arrive after the next step. Only after a reload it says where to begin.
  const isAsked = isVisit && byKey.has(asked) && !(isFollowed && sitting.visit !== undefined)
  const shown = isSameScope && sitting.shown !== undefined && byKey.has(sitting.shown) ? sitting.shown : undefined
  const current = isAsked ? asked : (shown ?? nextOpen(order, undefined, isOpen))
  useAddressOf(current)
  const visited = isSameScope ? sitting.visited : new Set<string>()
  const isNewVisit = current !== undefined && !visited.has(current)
  // State that follows from the queue is set while rendering, so that no frame shows the old submission.
  if (!isSameScope || isVisit || current !== sitting.shown || order.length !== sitting.order.length) {
    const isEnded = isSameScope && !isAsked && current === sitting.shown && sitting.isEnded
    setSitting({
      scope,
      order,
      shown: current,
      visit: isVisit ? visit : sitting.visit,
      isEnded,
      waitsForMore: sitting.waitsForMore,
      visited: isNewVisit ? new Set([...visited, current]) : visited,
    })
  }
  const isEnded = isSameScope && sitting.isEnded
  const staying = [...visited, current].filter(key => key !== undefined && !queuedKeys.has(key)).join('\n')
  const queue = useMemo(() => {
    const stays = new Set(staying.split('\n'))
    return order.filter(key => queuedKeys.has(key) || stays.has(key))
  }, [order, queuedKeys, staying])
  const index = current === undefined ? -1 : queue.indexOf(current)

  const setEnded = (isEnded: boolean) => setSitting(old => ({ ...old, isEnded, waitsForMore: isEnded && isReading }))
  const show = (key: string) =>
    setSitting(old => ({ ...old, shown: key, isEnded: false, visited: new Set([...old.visited, key]) }))
  const isOther = (key: string) => key !== current && isOpen(key)
  const next = nextOpen(queue, current, isOther)
  if (isEnded && sitting.waitsForMore && next !== undefined) show(next)
  const previous = isEnded ? current : index > 0 ? queue[index - 1] : undefined
  return {
    item: current === undefined || isEnded ? undefined : byKey.get(current),
    index: isEnded ? -1 : index,
    total: queue.length,
    next: next === undefined ? undefined : byKey.get(next),
    previous: previous === undefined ? undefined : byKey.get(previous),
    goNext() {
      if (next === undefined) return setEnded(true)
      if (queue.indexOf(next) < index) showToast(text.wrapped)
      show(next)
    },
    goBack() {
      if (isEnded) setEnded(false)
      else if (previous === undefined) showToast(text.first)
      else show(previous)
    },
  }
}
