import { useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { earlierHomeworks } from './earlier-homeworks'
import { type Submission, submissionsOf } from './submissions'
import { type IsWanted, useSubmissionSources } from './use-submission-sources'
import type { Submissions } from './use-submissions'

const { days, earlier } = limits.listening

/**
 * What the students of a homework's classes handed in of the homework before it, so that a score can be compared with
 * their own. A few homeworks and topics of each class are read, a few at a time, after the queue is there.
 * @param isWanted which topics count, by the view; the same function at each render.
 * @param homeworkId empty: nothing is read, because the queue then has the homework of all these days.
 * @param teamId the class that the queue shows; empty: all of the homework's.
 */
export function useEarlierSubmissions(
  { list, isReady }: Pick<Submissions, 'list' | 'isReady'>,
  isWanted: IsWanted,
  homeworkId: string,
  teamId: string,
): { items: readonly Submission[]; isRead: boolean } {
  const all = list.data?.items
  const homeworks = useMemo(
    () =>
      isReady && all
        ? earlierHomeworks(all, homeworkId, teamId, { days, most: earlier.homeworks, total: earlier.total })
        : [],
    [isReady, all, homeworkId, teamId],
  )
  const { sources, answers } = useSubmissionSources(homeworks, isWanted, {
    quiet: true,
    bulk: true,
    mostTopics: earlier.topics,
  })
  const items = useMemo(() => submissionsOf(sources), [sources])
  return { items, isRead: isReady && answers.every(answer => answer !== undefined) }
}

export type EarlierSubmissions = ReturnType<typeof useEarlierSubmissions>
