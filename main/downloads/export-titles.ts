/** The titles of exports: the name of the homework, class or student of the request. */
import type { Result } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import type { ApiClient, CallName } from '../http/client'
import type { ExportTitle } from './export-types'

/** The input of every function here. */
interface TitleInput<Q> {
  client: ApiClient
  request: Q
  signal: AbortSignal
}

type Answered<N extends CallName> = Extract<Result<EndpointResponse<N>>, { ok: true }>

async function answerOf<N extends CallName>(
  { client, signal }: TitleInput<unknown>,
  name: N,
  request: EndpointRequest<N>,
): Promise<Answered<N>> {
  const answer = await client.call(name, request, { signal })
  if (!answer.ok) throw new ApiError(answer.error)
  return answer
}

/** Reads the homework's basic information. */
export const readHomework = (input: TitleInput<{ homework_id: string }>) =>
  answerOf(input, 'homework-basic-info', { id: input.request.homework_id })

export async function homeworkTitle(input: TitleInput<{ homework_id: string }>): Promise<ExportTitle> {
  const { value, copiedAt } = await readHomework(input)
  return { title: value.title, copiedAt }
}

/** The class name; empty if the export is of all classes. */
export async function teamTitle(input: TitleInput<{ team_id?: string | undefined }>): Promise<ExportTitle> {
  const { team_id } = input.request
  if (team_id === undefined) return { title: '' }
  const { value, copiedAt } = await answerOf(input, 'team-info', { team_id })
  return { title: value.name, copiedAt }
}

export const noTitle = async (): Promise<ExportTitle> => ({ title: '' })

/** The student; undefined if the server does not know the student. */
async function studentOf(input: TitleInput<unknown>, student: string) {
  const { value } = await answerOf(input, 'search-student', { kw: student })
  return value.items.find(({ student_id }) => student_id === student)
}

/** The name of the class if these are all of its students, else null. */
async function wholeClass(input: TitleInput<unknown>, team_id: string, ids: ReadonlySet<string>) {
  const { value } = await answerOf(input, 'student-list-by-team', { team_id })
  const isWhole = value.items.length === ids.size && value.items.every(({ student_id }) => ids.has(student_id))
  return isWhole ? (value.items[0]?.team_name ?? null) : null
}

/** The name of the class if these are all of its students, else the name of the first and the number of the others. */
export async function studentsTitle(input: TitleInput<{ student_ids: string }>): Promise<ExportTitle> {
  const ids = new Set(input.request.student_ids.split(','))
  const [first = ''] = ids
  const { nickname = '', team_id = '' } = (await studentOf(input, first)) ?? {}
  if (nickname === '' || ids.size === 1) return { title: nickname }
  const team = team_id === '' ? null : await wholeClass(input, team_id, ids)
  return { title: team || text.task.andOthers(nickname, ids.size - 1) }
}

export async function studentHomeworkTitle(
  input: TitleInput<{ student_id: string; homework_id: string }>,
): Promise<ExportTitle> {
  const [student, { title }] = await Promise.all([studentOf(input, input.request.student_id), homeworkTitle(input)])
  return { title: [student?.nickname ?? '', title].filter(word => word !== '').join('_') }
}

/** The title of the task in the task list; empty if it is not among the latest. */
export async function taskTitle(input: TitleInput<{ task_id: string }>): Promise<ExportTitle> {
  const { value } = await answerOf(input, 'report-task-list', { page: 1, limit: limits.reportTasks })
  return { title: value.items.find(({ task_id }) => task_id === input.request.task_id)?.title ?? '' }
}
