/** Reads the students of a class, or of the school, from the server and never from an offline copy. */
import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'

/** The most that the server gives at once. */
const pageSize = 200

/** More pages than any school needs: a server that sends more is faulty. */
const maxPages = 500

/** The students of the school after a class was read again. */
export function withClass(
  students: readonly ServerStudent[],
  team_id: string,
  read: readonly ServerStudent[],
): ServerStudent[] {
  const here = new Set(read.map(({ student_id }) => student_id))
  return [...students.filter(one => one.team_id !== team_id && !here.has(one.student_id)), ...read]
}

/**
 * All students; without `team_id`, those of the school, including those in no class. Fails if some are missing: they
 * would count as new, or as having left.
 */
export async function readStudents(
  client: Pick<ApiClient, 'call'>,
  team_id: string | undefined,
  signal?: AbortSignal,
): Promise<Result<ServerStudent[]>> {
  const found = new Map<string, ServerStudent>()
  for (let page = 1; page <= maxPages; page++) {
    const answer = await client.call('student-page-rows', { page, limit: pageSize, team_id }, { signal })
    if (!answer.ok) return answer
    if (answer.copiedAt !== undefined) return failure('network', text.failed)
    const { items, total } = answer.value
    const before = found.size
    for (const { student_id, nickname, number, grade_name, class_name, team_id } of items) {
      found.set(student_id, { student_id, nickname, number, grade_name, class_name, team_id })
    }
    const isWhole = found.size >= total
    // A full page may have a next one, although the total says that it is the last.
    if (isWhole && (items.length < pageSize || found.size === before)) return success([...found.values()])
    if (found.size === before) break
  }
  return failure('invalid-response', text.invalidResponse)
}
