/** The 年次更新 that is planned for a day, or whose day has come. */
import { useQuery } from '@tanstack/react-query'
import type { DueImport } from '../../shared/contract/roster'
import { callBridge } from './host'
import { rosterQuery } from './run-roster-import'

/** Null if there is none, and until it is known. It is read again when an import ends, and on another day. */
export function useDueRollover(today: number): DueImport | null {
  const { data } = useQuery<DueImport | null>({
    queryKey: [...rosterQuery, 'due', today],
    async queryFn() {
      const answer = await callBridge('roster.due', {})
      return answer.ok ? answer.value.due : null
    },
  })
  return data ?? null
}
