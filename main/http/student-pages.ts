/** Reads all pages of `student-page-rows`. */
import { failure, type Result } from '../../shared/contract/result'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient } from './client'

export type PageStudent = EndpointResponse<'student-page-rows'>['items'][number]

/** The most that the server gives at once. */
const pageSize = 200

/** More pages than any school needs: a server that sends more is faulty. */
const maxPages = 500

/**
 * All students; without `team_id`, those of the school, including those in no class. Fails if some are missing: they
 * would count as new or as having left, and a list would lack them without a word.
 */
export async function readStudentPages(
  client: Pick<ApiClient, 'call'>,
  team_id: string | undefined,
  signal?: AbortSignal,
): Promise<Result<PageStudent[]>> {
  const found = new Map<string, PageStudent>()
  const copyTimes: number[] = []
  for (let page = 1; page <= maxPages; page++) {
    const answer = await client.call('student-page-rows', { page, limit: pageSize, team_id }, { signal })
    if (!answer.ok) return answer
    if (answer.copiedAt !== undefined) copyTimes.push(answer.copiedAt)
    const { items, total } = answer.value
    const before = found.size
    for (const student of items) found.set(student.student_id, student)
    // A full page may have a next one, although the total says that it is the last.
    if (found.size >= total && (items.length < pageSize || found.size === before)) {
      return { ok: true, value: [...found.values()], ...(copyTimes.length > 0 && { copiedAt: Math.min(...copyTimes) }) }
    }
    if (found.size === before) break
  }
  return failure('invalid-response', text.invalidResponse)
}
