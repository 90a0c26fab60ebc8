/** Reads the students of a class, or of the school, from the server and never from an offline copy. */
import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'

/** The most that the server gives at once. */
const pageSize = 200

/** More pages than any school needs: a server that sends more is faulty. */
const maxPages = 500

/** All students; without `team_id`, those of the school, including those in no class. */
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
    const before = found.size
    for (const { student_id, nickname, number, grade_name, class_name, team_id } of answer.value.items) {
      found.set(student_id, { student_id, nickname, number, grade_name, class_name, team_id })
    }
    if (found.size === before || found.size >= answer.value.total) return success([...found.values()])
  }
  return failure('invalid-response', text.invalidResponse)
}
