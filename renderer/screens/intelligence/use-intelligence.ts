import { useMemo } from 'react'
import { apiKey, useApi, usePagedApi } from '../../bridge/index'
import type { Period } from '../../features/reports/period'
import { useAllRows } from '../../features/sheets/use-all-rows'
import { useAsOf } from '../../features/study/use-as-of'
import { figuresOf } from './figures'

/** How many exercises one request reads. */
const readAtOnce = 200

/** The figures of a student, and all exercises of the period. */
export function useIntelligence(studentId: string, { from, to }: Period, isReady: boolean) {
  const request = { student_id: studentId, start_time: from, end_time: to }
  const query = useApi('intelligence', request, { enabled: isReady })
  const logs = usePagedApi('resource-exercise-logs', request, { limit: readAtOnce, enabled: isReady })
  const { rows, rest } = useAllRows(logs)
  const keys = [apiKey('intelligence', request), ['resource-exercise-logs', request]]
  return {
    query,
    figures: useMemo(() => query.data && figuresOf(query.data), [query.data]),
    logs,
    rows,
    rest,
    keys,
    asOf: useAsOf(keys),
  }
}

export type StudentIntelligence = ReturnType<typeof useIntelligence>
