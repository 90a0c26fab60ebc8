import { useMemo } from 'react'
import { apiKey, useApi } from '../../../bridge/index'
import { now, useToday } from '../../../ui/clock'
import { useSeenPapers } from '../seen/use-seen-papers'
import { workRequest } from './work-request'

/** All homework that can be work to do, in one call, and what the teacher has looked at. */
export function useWork() {
  const request = workRequest(useToday())
  const query = useApi('my-homework-list', request)
  const { seen, ready, markAll } = useSeenPapers()
  const { data, dataUpdatedAt } = query
  const homeworks = data?.items
  // The lists are those of the moment at which the homework was read.
  const at = useMemo(() => ({ now: now() - Date.now() + (dataUpdatedAt || Date.now()), seen }), [dataUpdatedAt, seen])
  return { query, key: apiKey('my-homework-list', request), homeworks: ready ? homeworks : undefined, at, markAll }
}
