/**
 * Reads all students of a homework, page by page (DESIGN §6 "matrix paging": a server may send fewer than were
 * requested).
 */
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { rowKey } from '../../shared/domain/scores'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { ApiError, hasNoResponse } from '../http/api-error'
import type { ApiClient } from '../http/client'

export type StudentRow = EndpointResponse<'topic-score-overview-y'>['items'][number]

/** More pages than any school needs at the server's page size: a server that sends more is faulty. */
const maxPages = 10_000
const maxStudents = 50_000

export interface StudentPages {
  pages: AsyncIterable<StudentRow[]>
  /** The server's total of students; undefined before the first page. */
  total(): number | undefined
}

/**
 * Reads until a page has no new student. The server's total does not end the reading: if it is too small, students
 * would be lost. Each student appears once per class, even if pages repeat students.
 *
 * If the server does not answer, offline copies of the pages that the teacher has opened are used: a reading that began
 * with a copy ends with the last copy, and the total tells how many students are missing. A reading that began with the
 * server fails if a page is missing.
 * @param onCopy gets the time of each page that is a copy.
 */
export function studentPages(
  client: ApiClient,
  homeworkId: string,
  signal: AbortSignal,
  onCopy: (at: number) => void = () => undefined,
): StudentPages {
  let total: number | undefined
  const requestPage = (page: number, within: AbortSignal) =>
    client.call(
      'topic-score-overview-y',
      { homework_id: homeworkId, page, limit: limits.matrixPage },
      { signal: within },
    )

  async function* pages(): AsyncGenerator<StudentRow[]> {
    const seen = new Set<string>()
    let startedWithCopy = false
    let lastWasCopy = false
    for (let page = 1; page <= maxPages && seen.size <= maxStudents; page += 1) {
      const isComplete = total !== undefined && seen.size >= total
      // No screen reads the page after the last one, so it has no copy: do not wait long for a server that may be
      // offline.
      const isShortWait: boolean = isComplete && lastWasCopy
      const within = isShortWait ? AbortSignal.any([signal, AbortSignal.timeout(limits.copyWaitMs)]) : signal
      const answer = await requestPage(page, within)
      if (!answer.ok) {
        signal.throwIfAborted()
        const isServerGone = hasNoResponse(answer.error) || (isShortWait && answer.error.kind === 'cancelled')
        if (isServerGone && (isComplete || startedWithCopy)) return
        throw new ApiError(answer.error)
      }
      lastWasCopy = answer.copiedAt !== undefined
      if (page === 1) startedWithCopy = lastWasCopy
      if (answer.copiedAt !== undefined) onCopy(answer.copiedAt)
      total = Math.max(total ?? 0, answer.value.total)
      const newRows = answer.value.items.filter(row => {
        const key = rowKey(row)
        if (seen.has(key)) return false
        seen.add(key)
        return true
      })
      if (newRows.length === 0) return
      yield newRows
    }
    throw new ApiError(failure('invalid-response', text.invalidResponse).error)
  }

  return { pages: pages(), total: () => total }
}
