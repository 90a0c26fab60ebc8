import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { finishTypes } from '../../../../shared/domain/statuses'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { apiKey, useApi, useApiAll } from '../../../bridge/index'
import { type Homework, type StudentRow, unsubmittedStudents } from './unsubmitted-rows'

/** Students per request: servers may give fewer than they are asked for. */
const limit = limits.matrixPage

/** Which homeworks are looked at: by default those that are running. */
type Scope = Pick<EndpointRequest<'my-homework-list'>, 'finish_type' | 'start_time'>

const running: Scope = { finish_type: finishTypes.inProgress.value }

/**
 * The homeworks of a class, and the students who have not submitted them: one call for the homeworks, and one for each
 * page of students of each homework. Homeworks that everybody has submitted need no call.
 */
export function useUnsubmitted(teamId: string, isEnabled: boolean, scope: Scope = running) {
  const client = useQueryClient()
  const listRequest = {
    ...scope,
    sort_field: 'end_time' as const,
    sort_order: 'asc' as const,
    ...(teamId === '' ? {} : { team_id: teamId }),
  }
  const list = useApi('my-homework-list', listRequest, { enabled: isEnabled })
  const homeworks = list.data?.items
  const open = useMemo(() => (homeworks ?? []).filter(each => each.submitted_count < each.student_count), [homeworks])
  const first = useApiAll('topic-score-overview-y', open.map(pageRequest(1)))
  const others = open.flatMap((homework, at) => {
    const pages = pageCount(first[at])
    return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => pageRequest(index + 2)(homework))
  })
  const more = useApiAll('topic-score-overview-y', others)
  const answers = [...first, ...more]
  const rowsOf = ({ homework_id }: Homework, at: number): StudentRow[] => [
    ...(first[at]?.items ?? []),
    ...others.flatMap((request, index) => (request.homework_id === homework_id ? (more[index]?.items ?? []) : [])),
  ]
  const students = unsubmittedStudents(
    open.map((homework, at) => ({ homework, rows: rowsOf(homework, at) })),
    teamId,
  )
  return {
    list,
    students,
    homeworkCount: homeworks?.length ?? 0,
    loaded: answers.filter(answer => answer !== undefined).length,
    total: answers.length,
    failed: answers.filter(answer => answer === null).length,
    keys: [apiKey('my-homework-list', listRequest), apiKey('topic-score-overview-y')],
    /** Reads the failed answers again. */
    retry: () =>
      void client.refetchQueries({
        queryKey: apiKey('topic-score-overview-y'),
        predicate: query => query.state.status === 'error',
      }),
  }
}

const pageCount = (first: { items: readonly unknown[]; total: number } | null | undefined): number =>
  first && first.items.length > 0 ? Math.ceil(first.total / first.items.length) : 1

const pageRequest =
  (page: number) =>
  ({ homework_id }: Homework) => ({ homework_id, page, limit })
