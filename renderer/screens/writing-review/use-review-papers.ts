import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { apiKey, useApiAll } from '../../bridge/index'
import { paperRequest } from '../../features/homework/paper/paper-request'
import { isOutdated } from '../../features/homework/queue/is-outdated'
import type { Submission } from '../../features/homework/queue/submissions'
import { useStableCallback } from '../../ui/use-stable-callback'
import { useValueAfterPaint } from '../../ui/use-value-after-paint'

interface Position {
  previous: Submission | undefined
  item: Submission | undefined
  next: Submission | undefined
}

/**
 * The submissions whose papers are in the document. The frame of a step reads, renders and removes none: those of the
 * last painted frame stay until it is painted. A submission that was read again is another object.
 */
export function papersToKeep(painted: readonly Submission[], item: Submission | undefined): readonly Submission[] {
  const byKey = new Map(painted.map(each => [each.key, each]))
  if (item === undefined) return [...byKey.values()]
  return byKey.has(item.key) ? [...byKey.set(item.key, item).values()] : [item]
}

/**
 * The papers on the screen and on both sides, in the order of the queue: a step moves none of them in the document. They
 * are read, and rendered, before they are asked for. A paper that the student has handed in again is read again, but
 * while the teacher has it before her only when she asks for it (`readShown`).
 */
export function useReviewPapers({ previous, item, next }: Position) {
  const client = useQueryClient()
  const near = useMemo(() => [previous, item, next].filter(each => each !== undefined), [previous, item, next])
  const kept = papersToKeep(useValueAfterPaint(near), item)
  const papers = useApiAll('topic-answer-paper', kept.map(paperRequest), { background: true })
  const outdated = kept.flatMap((each, at) => {
    const paper = papers[at]
    return paper && each !== item && isOutdated(each, paper) ? [each] : []
  })
  const readAgain = useStableCallback(() => {
    for (const each of outdated)
      void client.invalidateQueries({ queryKey: apiKey('topic-answer-paper', paperRequest(each)) })
  })
  // Once for each submission.
  const outdatedGuids = outdated.map(({ guid }) => guid).join()
  useEffect(() => {
    if (outdatedGuids !== '') readAgain()
  }, [outdatedGuids, readAgain])
  const shown = item && papers[kept.indexOf(item)]
  return {
    papers: kept.map((each, at) => ({ item: each, paper: papers[at] })),
    isShownOutdated: item !== undefined && shown != null && isOutdated(item, shown),
    readShown: () =>
      item && void client.invalidateQueries({ queryKey: apiKey('topic-answer-paper', paperRequest(item)) }),
  }
}
