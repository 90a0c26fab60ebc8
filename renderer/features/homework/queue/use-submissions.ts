import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { day, parseJst, wireDate } from '../../../../shared/domain/time'
import { apiKey, useApi, useLive } from '../../../bridge/index'
import { useToday } from '../../../ui/clock'
import { useStableCallback } from '../../../ui/use-stable-callback'
import { isFromHeadquarters } from '../homework-path'
import { type Submission, submissionsOf } from './submissions'
import { type IsWanted, useSubmissionSources } from './use-submission-sources'

const noItems: readonly Submission[] = []

/**
 * What students have handed in of this teacher's homework and of headquarters'. The calls: the homework, its topics, and
 * the students of each wanted topic. Those of running homework are read again from time to time, because students hand
 * in meanwhile. The server can refuse the calls for headquarters' homework (SPEC §7).
 * @param isWanted which topics count, by the view; the same function at each render.
 * @param days without a homework, all whose delivery is not longer ago.
 * @param homeworkId only this homework, however old it is.
 */
export function useSubmissions(isWanted: IsWanted, days: number, homeworkId = '') {
  const client = useQueryClient()
  const today = useToday()
  const listRequest = {
    ...(homeworkId === '' && { start_time: wireDate(today - days * day) }),
    sort_field: 'end_time',
    sort_order: 'asc',
  } as const
  // The request changes at midnight: the teacher keeps her place while the new list is read.
  const list = useApi('my-homework-list', listRequest, { keepPrevious: true })
  const delivered = useMemo(
    () =>
      (list.data?.items ?? []).filter(
        each =>
          (parseJst(each.start_time) ?? 0) < today + day && (homeworkId === '' || each.homework_id === homeworkId),
      ),
    [list.data, today, homeworkId],
  )
  const fromHeadquarters = useMemo(() => delivered.filter(isFromHeadquarters), [delivered])
  const ofTeacher = useMemo(() => delivered.filter(each => !isFromHeadquarters(each)), [delivered])
  const own = useSubmissionSources(ofTeacher, isWanted)
  const headquarters = useSubmissionSources(fromHeadquarters, isWanted, { quiet: true })
  useLive([apiKey('my-homework-list', listRequest), ...own.liveKeys, ...headquarters.liveKeys])

  const retryFailed = useStableCallback(() => {
    for (const queryKey of own.failedKeys) void client.refetchQueries({ queryKey, exact: true })
  })
  // What is read again counts as failed until it is there: the button of the retry stays, and keeps the focus.
  const [failedBefore, setFailedBefore] = useState({ homeworkId, count: 0 })
  const isSettled = own.answers.every(answer => answer !== undefined)
  if (isSettled && (failedBefore.homeworkId !== homeworkId || failedBefore.count !== own.failed))
    setFailedBefore({ homeworkId, count: own.failed })
  const before = isSettled || failedBefore.homeworkId !== homeworkId ? 0 : failedBefore.count

  const answers = [...own.answers, ...headquarters.answers]
  const isRead = list.data !== undefined && answers.every(answer => answer !== undefined)
  // A new homework does not take the others from the screen while it is read.
  const [readFor, setReadFor] = useState<string>()
  if (isRead && readFor !== homeworkId) setReadFor(homeworkId)
  const isReady = isRead || readFor === homeworkId
  const items = useMemo(
    () => (isReady ? submissionsOf([...own.sources, ...headquarters.sources]) : noItems),
    [isReady, own.sources, headquarters.sources],
  )
  return {
    list,
    items,
    isReady,
    loaded: answers.filter(answer => answer !== undefined).length,
    total: answers.length,
    /** How many of this teacher's homework could not be read, with those that are read again now. */
    failed: Math.max(own.failed, before),
    isRetrying: own.failed < before,
    /** Reads again what could not be read of this teacher's homework. */
    retryFailed,
    /** How many of headquarters' homework could not be read. */
    refused: headquarters.failed,
  }
}

export type Submissions = ReturnType<typeof useSubmissions>
