/** All students of a homework, page by page (DESIGN §6 "matrix paging": a server may give fewer than was asked). */
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { rowKey } from '../../shared/domain/scores'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { ApiError, hasNoResponse } from '../http/api-error'

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
 *
 * Without the server the pages are copies, as far as the teacher had opened them: what began with copies ends with the last
 * of them, and the total tells how many are missing. What began with the server and misses a page fails.
 * @param copied hears the time of each page that is a copy.
 */
export function studentPages(
  client: ApiClient,
  homeworkId: string,
  signal: AbortSignal,
  copied: (at: number) => void = () => undefined,
): StudentPages {
  let total: number | undefined
  const ask = (page: number, within: AbortSignal) =>
    client.call(
      'topic-score-overview-y',
      { homework_id: homeworkId, page, limit: limits.matrixPage },
      { signal: within },
    )

  async function* pages(): AsyncGenerator<StudentRow[]> {
    const seen = new Set<string>()
    let beganCopied = false
    let lastCopied = false
    for (let page = 1; page <= maxPages && seen.size <= maxStudents; page += 1) {
      const all = total !== undefined && seen.size >= total
      // Nobody asks for the page after the last but this: it has no copy, and a server that is gone is not waited for.
      const brief: boolean = all && lastCopied
      const within = brief ? AbortSignal.any([signal, AbortSignal.timeout(limits.copyWaitMs)]) : signal
      const answer = await ask(page, within)
      if (!answer.ok) {
        signal.throwIfAborted()
        const gone = hasNoResponse(answer.error) || (brief && answer.error.kind === 'cancelled')
        if (gone && (all || beganCopied)) return
        throw new ApiError(answer.error)
      }
      lastCopied = answer.copiedAt !== undefined
      if (page === 1) beganCopied = lastCopied
      if (answer.copiedAt !== undefined) copied(answer.copiedAt)
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
    throw new ApiError(failure('invalid-response', text.invalidResponse).error)
  }

  return { pages: pages(), total: () => total }
}
