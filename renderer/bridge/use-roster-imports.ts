/** Imports of students, which main runs: the list of those of the last 30 days, and how far a running one is. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportProgress, RosterImport } from '../../shared/contract/roster'
import { BridgeError } from './bridge-error'
import { callBridge } from './host'
import { rosterQuery as queryKey, refetchRoster } from './run-roster-import'
import { useBridgeEvent } from './use-bridge-event'

export interface RosterImports {
  /** The oldest first; undefined until they are read. */
  imports: readonly RosterImport[] | undefined
  /** The last progress of the running import. */
  progress: ImportProgress | null
  /** Reads the imports again, after one was begun. */
  refresh(): Promise<void>
}

/** When an import ends, all students and classes on the screen are read again. */
export function useRosterImports(): RosterImports {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const { data } = useQuery<readonly RosterImport[], BridgeError>({
    queryKey,
    async queryFn() {
      const answer = await callBridge('roster.list', {})
      if (!answer.ok) throw new BridgeError(answer.error)
      return answer.value.imports
    },
  })
  const refresh = () => client.invalidateQueries({ queryKey })
  useBridgeEvent('roster.changed', next => {
    setProgress(next)
    if (next.state !== 'running') void refetchRoster(client)
  })
  return { imports: data, progress, refresh }
}
