/** Reads the students of a class, or of the school, from the server and never from an offline copy. */
import { failure, type Result, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { readStudentPages } from '../http/student-pages'
import type { ServerStudent } from './import-order'

/** The students of the school after a class was read again. */
export function withClass(
  students: readonly ServerStudent[],
  team_id: string,
  read: readonly ServerStudent[],
): ServerStudent[] {
  const here = new Set(read.map(({ student_id }) => student_id))
  return [...students.filter(one => one.team_id !== team_id && !here.has(one.student_id)), ...read]
}

/** All students; without `team_id`, those of the school. Fails if some are missing. */
export async function readStudents(
  client: Pick<ApiClient, 'call'>,
  team_id: string | undefined,
  signal?: AbortSignal,
): Promise<Result<ServerStudent[]>> {
  const answer = await readStudentPages(client, team_id, signal)
  if (!answer.ok) return answer
  if (answer.copiedAt !== undefined) return failure('network', text.failed)
  return success(
    answer.value.map(({ student_id, nickname, number, grade_name, class_name, team_id }) => ({
      student_id,
      nickname,
      number,
      grade_name,
      class_name,
      team_id,
    })),
  )
}
