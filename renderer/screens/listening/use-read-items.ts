import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { apiKey } from '../../bridge/index'
import { paperRequest } from '../../features/homework/paper/paper-request'
import { isOutdated } from '../../features/homework/queue/is-outdated'
import type { Submission } from '../../features/homework/queue/submissions'
import { useStableCallback } from '../../ui/use-stable-callback'

interface Read {
  paper: Paper
  /** The submission whose paper it is; without a time if the paper is older than the list. */
  item: Submission
}

const readAs = (item: Submission, paper: Paper): Read => ({
  paper,
  item: isOutdated(item, paper) ? { ...item, submitTime: '' } : item,
})

/**
 * The submissions as they were when their papers were read: the list is read again meanwhile, and a student can hand in
 * again. Such a paper is read again, but the one before the teacher only when she asks for it.
 * @param papers of `items`, in their order.
 * @param current the key of the reading before the teacher.
 * @returns `outdated`: by key, the submission that is still heard, of those that were handed in again.
 */
export function useReadItems(
  items: readonly Submission[],
  papers: readonly (Paper | null | undefined)[],
  current: string | undefined,
) {
  const client = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, Read>>(new Map())
  const found = items.flatMap((item, at): [string, Read][] => {
    const paper = papers[at]
    return paper && known.get(item.key)?.paper !== paper ? [[item.key, readAs(item, paper)]] : []
  })
  if (found.length > 0) setKnown(new Map([...known, ...found]))

  const outdated = useMemo(
    () =>
      new Map(
        items.flatMap((item): [string, Submission][] => {
          const read = known.get(item.key)
          return read && read.item.submitTime !== item.submitTime ? [[item.key, read.item]] : []
        }),
      ),
    [items, known],
  )
  const readAgain = useStableCallback(async (item: Submission) => {
    try {
      const queryKey = apiKey('topic-answer-paper', paperRequest(item))
      await client.refetchQueries({ queryKey }, { throwOnError: true })
      setKnown(old => {
        const read = old.get(item.key)
        return read ? new Map([...old, [item.key, readAs(item, read.paper)]]) : old
      })
    } catch {
      // the paper that is there is still the old one
    }
  })
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const item of items) {
      const id = [item.key, item.submitTime, item.guid].join(' ')
      if (!outdated.has(item.key) || item.key === current || asked.current.has(id)) continue
      asked.current.add(id)
      void readAgain(item)
    }
  }, [items, outdated, current, readAgain])
  return { outdated, readAgain }
}
