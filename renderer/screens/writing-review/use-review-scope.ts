import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../bridge/index'
import { useKeptClass } from '../../features/people/use-kept-class'
import type { ReviewItem } from './review-queue'

/** What of all submissions the teacher has chosen to mark: one class or all, one homework or all. It is in the address. */
export interface ReviewScope {
  /** Empty: all classes. */
  team_id: string
  /** Empty: all homework. */
  homework_id: string
}

/** The chosen scope, the submissions in it, and the homework of the chosen class. */
export function useReviewScope(all: readonly ReviewItem[]) {
  const [search, setSearch] = useSearchParams()
  const team_id = search.get('team_id') ?? ''
  const homework_id = search.get('homework_id') ?? ''
  const scope = useMemo((): ReviewScope => ({ team_id, homework_id }), [team_id, homework_id])
  const choose = useCallback((chosen: ReviewScope) => setSearch({ ...chosen }, { replace: true }), [setSearch])
  const isClassReady = useKeptClass('writing-review', {
    team: team_id,
    ready: true,
    isUnset: !search.has('team_id'),
    isInAddress: true,
    choose: team => choose({ ...scope, team_id: team }),
  })
  const roster = useApi('student-list-by-team', { team_id }, { enabled: team_id !== '' })
  const inClass = useMemo(() => {
    const members = new Set(roster.data?.items.map(({ student_id }) => student_id))
    return team_id === '' ? all : all.filter(({ studentId }) => members.has(studentId))
  }, [all, team_id, roster.data])
  const items = useMemo(
    () => (homework_id === '' ? inClass : inClass.filter(each => each.homeworkId === homework_id)),
    [inClass, homework_id],
  )
  const homeworks = useMemo(
    () =>
      [...new Map(inClass.map(each => [each.homeworkId, each.homeworkTitle]))].map(([id, title]) => ({ id, title })),
    [inClass],
  )
  return { scope, choose, items, homeworks, isReady: isClassReady && (team_id === '' || !roster.isPending) }
}
