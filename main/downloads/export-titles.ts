/** Of what an export is: the homework, the class or the student whom its request names. */
import type { Result } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import type { EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { ApiClient, CallName } from '../http/client'
import { ApiError } from '../http/api-error'
import type { ExportTitle } from './export-types'

/** What every one of them is given. */
interface Who<Q> {
  client: ApiClient
  request: Q
  signal: AbortSignal
}

type Answered<N extends CallName> = Extract<Result<EndpointResponse<N>>, { ok: true }>

async function answerOf<N extends CallName>(
  { client, signal }: Who<unknown>,
  name: N,
  request: EndpointRequest<N>,
): Promise<Answered<N>> {
  const answer = await client.call(name, request, { signal })
  if (!answer.ok) throw new ApiError(answer.error)
  return answer
}

/** The homework as its facts are, and where they are a copy their time. */
export const readHomework = (asked: Who<{ homework_id: string }>) =>
  answerOf(asked, 'homework-basic-info', { id: asked.request.homework_id })

export async function homeworkTitle(asked: Who<{ homework_id: string }>): Promise<ExportTitle> {
  const { value, copiedAt } = await readHomework(asked)
  return { title: value.title, copiedAt }
}

/** The class; nothing where all are meant. */
export async function teamTitle(asked: Who<{ team_id?: string | undefined }>): Promise<ExportTitle> {
  const { team_id } = asked.request
  if (team_id === undefined) return { title: '' }
  const { value, copiedAt } = await answerOf(asked, 'team-info', { team_id })
  return { title: value.name, copiedAt }
}

export const noTitle = async (): Promise<ExportTitle> => ({ title: '' })

/** The student's name; empty where the server does not know him. */
async function nameOf(asked: Who<unknown>, student: string): Promise<string> {
  const { value } = await answerOf(asked, 'search-student', { kw: student })
  return value.items.find(({ student_id }) => student_id === student)?.nickname ?? ''
}

/** The first of the students, and how many others there are. */
export async function studentsTitle(asked: Who<{ student_ids: string }>): Promise<ExportTitle> {
  const [first = '', ...others] = new Set(asked.request.student_ids.split(','))
  const name = await nameOf(asked, first)
  return { title: name === '' || others.length === 0 ? name : text.task.andOthers(name, others.length) }
}

export async function studentHomeworkTitle(asked: Who<{ student_id: string; homework_id: string }>): Promise<ExportTitle> {
  const [name, { title }] = await Promise.all([nameOf(asked, asked.request.student_id), homeworkTitle(asked)])
  return { title: [name, title].filter(word => word !== '').join('_') }
}

/** The task as the list of them says it; nothing where it is none of the latest. */
export async function taskTitle(asked: Who<{ task_id: string }>): Promise<ExportTitle> {
  const { value } = await answerOf(asked, 'report-task-list', { page: 1, limit: limits.reportTasks })
  return { title: value.items.find(({ task_id }) => task_id === asked.request.task_id)?.title ?? '' }
}
