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

/** The student's name; empty if the server does not know the student. */
async function nameOf(input: TitleInput<unknown>, student: string): Promise<string> {
  const { value } = await answerOf(input, 'search-student', { kw: student })
  return value.items.find(({ student_id }) => student_id === student)?.nickname ?? ''
}

/** The name of the first student, and the number of the others. */
export async function studentsTitle(input: TitleInput<{ student_ids: string }>): Promise<ExportTitle> {
  const [first = '', ...others] = new Set(input.request.student_ids.split(','))
  const name = await nameOf(input, first)
  return { title: name === '' || others.length === 0 ? name : text.task.andOthers(name, others.length) }
}

export async function studentHomeworkTitle(
  input: TitleInput<{ student_id: string; homework_id: string }>,
): Promise<ExportTitle> {
  const [name, { title }] = await Promise.all([nameOf(input, input.request.student_id), homeworkTitle(input)])
  return { title: [name, title].filter(word => word !== '').join('_') }
}

/** The title of the task in the task list; empty if it is not among the latest. */
export async function taskTitle(input: TitleInput<{ task_id: string }>): Promise<ExportTitle> {
  const { value } = await answerOf(input, 'report-task-list', { page: 1, limit: limits.reportTasks })
  return { title: value.items.find(({ task_id }) => task_id === input.request.task_id)?.title ?? '' }
}
