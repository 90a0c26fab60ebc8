import { useCallback, useEffect, useMemo } from 'react'
import { useKept } from '../../../bridge/index'
import { now } from '../../../ui/clock'
import {
  isNewSubmission,
  type SeenPapers,
  type SeenState,
  type Submission,
  seenState,
  withAllSeen,
  withoutStale,
  withSeen,
} from './seen-papers'

const none: SeenPapers = {}

/** The submissions that the teacher has looked at. */
export function useSeenPapers() {
  const { value, ready, set } = useKept('seen-papers')
  const markAll = useCallback(
    (homeworks: Parameters<typeof withAllSeen>[1], readAt: number) =>
      set(old => withAllSeen(old ?? none, homeworks, readAt)),
    [set],
  )
  return { seen: value ?? none, ready, markAll }
}

export interface HomeworkSeen {
  /** Null if the student has not submitted the homework, or nothing is known yet. */
  stateOf(submission: Submission): SeenState | null
  mark(submissions: readonly Submission[]): void
}

/** The submissions of one homework. @param all every student, once all have loaded. */
export function useHomeworkSeen(homeworkId: string, all: readonly Submission[] | null = null): HomeworkSeen {
  const { value, ready, set } = useKept('seen-papers')
  const seen = value ?? none
  const isStale = ready && all !== null && withoutStale(seen, homeworkId, all) !== seen
  useEffect(() => {
    if (isStale && all) set(old => withoutStale(old ?? none, homeworkId, all))
  }, [isStale, all, homeworkId, set])
  return useMemo(
    () => ({
      stateOf: submission => (ready ? seenState(seen, homeworkId, submission) : null),
      mark: submissions => set(old => withSeen(old ?? none, homeworkId, submissions, now())),
    }),
    [seen, ready, homeworkId, set],
  )
}

/** Marks the submission whose paper is on the screen. @param shown null until the paper is shown. */
export function useMarkSeen(homeworkId: string, shown: Submission | null): void {
  const { stateOf, mark } = useHomeworkSeen(homeworkId)
  const state = shown && stateOf(shown)
  useEffect(() => {
    if (shown && isNewSubmission(state)) mark([shown])
  }, [shown, state, mark])
}
