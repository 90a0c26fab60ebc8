/** All students of a homework, page by page (DESIGN §6 "matrix paging": a server may give fewer than was asked). */
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { rowKey } from '../../shared/domain/scores'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { ApiFault } from '../http/fault'

export type StudentRow = EndpointResponse<'topic-score-overview-y'>['items'][number]

/** More pages than any school fills, at a server's own page size: who goes on after that is broken. */
const maxPages = 10_000
const maxStudents = 50_000

export interface StudentPages {
  pages: AsyncIterable<StudentRow[]>
  /** How many students the server said there are, once it has. */
  total(): number | undefined
}

/**
 * Reads until a page brings nobody new. The server's total ends nothing: one that is too small would lose students.
 * A student stands once per class, whatever pages repeat.
 */
export function studentPages(client: ApiClient, homeworkId: string, signal: AbortSignal): StudentPages {
  let total: number | undefined

  async function* pages(): AsyncGenerator<StudentRow[]> {
    const seen = new Set<string>()
    for (let page = 1; page <= maxPages && seen.size <= maxStudents; page += 1) {
      const request = { homework_id: homeworkId, page, limit: limits.matrixPage }
      const answer = await client.call('topic-score-overview-y', request, { signal })
      if (!answer.ok) throw new ApiFault(answer.error)
      total = Math.max(total ?? 0, answer.value.total)
      const fresh = answer.value.items.filter(row => {
        const key = rowKey(row)
        if (seen.has(key)) return false
        seen.add(key)
        return true
      })
      if (fresh.length === 0) return
      yield fresh
    }
    throw new ApiFault(failure('invalid-response', text.invalidResponse, true).error)
  }

  return { pages: pages(), total: () => total }
}
