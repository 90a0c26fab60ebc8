/** A log of the calls, so that tests can prove that an endpoint was called and that nothing was sent twice. */
import type { EndpointName } from '../../../shared/endpoints/index'
import { endpointNames } from '../../../shared/endpoints/index'

export interface CallEntry {
  n: number
  name: EndpointName
  /** The time of the call by the school's clock, in milliseconds. */
  at: number
  /** The query, without the caller's identity. */
  query: string
  /** `ok`, an errcode, an HTTP status, or the kind of the fault that was applied. */
  outcome: string
}

const maxRecentCalls = 500

/** Counts the calls of each endpoint and keeps the most recent ones. */
export function createCalls() {
  const counts = Object.fromEntries(endpointNames.map(name => [name, 0]))
  const recent: CallEntry[] = []
  let n = 0
  return {
    begin(name: EndpointName, url: string, at: number): CallEntry {
      counts[name] = (counts[name] ?? 0) + 1
      const query = new URL(url).searchParams
      query.delete('flag')
      query.delete('teacher_id')
      const entry: CallEntry = { n: ++n, name, at, query: query.toString(), outcome: 'running' }
      recent.push(entry)
      if (recent.length > maxRecentCalls) recent.shift()
      return entry
    },
    report: () => ({ calls: { ...counts }, total: n, recent: [...recent] }),
  }
}

export type Calls = ReturnType<typeof createCalls>
