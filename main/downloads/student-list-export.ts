/** Makes one workbook with the students of several classes, because the server's own export is of one class. */
import { failure } from '../../shared/contract/result'
import type { EndpointRequest, EndpointResponse } from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import type { ApiClient, CallName } from '../http/client'
import type { ExportInput, PrepareExport, WriteContext } from './export-types'

type Student = EndpointResponse<'student-page-rows'>['items'][number]

/** The most that a server gives at once. */
const pageSize = 200

const words = text.studentList

/** The headings of the server's own student list, so that an import reads both files alike. */
const columns: readonly { heading: string; value(student: Student): string }[] = [
  { heading: words.team, value: ({ team_name }) => team_name },
  { heading: words.number, value: ({ number }) => number },
  { heading: words.id, value: ({ student_id }) => student_id },
  { heading: words.name, value: ({ nickname }) => nickname },
  { heading: words.grade, value: ({ grade_name }) => grade_name },
  { heading: words.class, value: ({ class_name }) => class_name },
]

async function read<N extends CallName>(
  client: ApiClient,
  name: N,
  request: EndpointRequest<N>,
  { signal, addCopyTime }: Pick<WriteContext, 'signal' | 'addCopyTime'>,
): Promise<EndpointResponse<N>> {
  const answer = await client.call(name, request, { signal })
  if (!answer.ok) throw new ApiError(answer.error)
  if (answer.copiedAt !== undefined) addCopyTime(answer.copiedAt)
  return answer.value
}

/** All students of a class, by number. Fails if pages are missing: a list must not lack a student without a word. */
async function studentsOf(client: ApiClient, team_id: string, context: WriteContext): Promise<Student[]> {
  const students = new Map<string, Student>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(client, 'student-page-rows', { page, limit: pageSize, team_id }, context)
    const before = students.size
    for (const student of items) students.set(student.student_id, student)
    if (students.size >= total) return [...students.values()]
    if (students.size === before) throw new ApiError(failure('invalid-response', text.invalidResponse).error)
  }
}

/** @param expected how many students the classes have; 0 if the server does not say it. */
async function write(
  { client, request }: ExportInput<'student-list'>,
  expected: number,
  context: WriteContext,
): Promise<'xlsx'> {
  const rows = [columns.map(({ heading }) => heading)]
  for (const team_id of request.team_ids.split(',')) {
    const students = await studentsOf(client, team_id, context)
    rows.push(...students.map(student => columns.map(({ value }) => value(student))))
    const done = rows.length - 1
    context.progress(done, expected === 0 ? undefined : Math.max(done, expected))
  }
  // Load exceljs only when it is needed: it is larger than all other modules of main.
  const { plainSheet } = await import('../excel/plain-sheet')
  await context.part.write(await plainSheet(text.exports['student-list'], rows, context.now))
  return 'xlsx'
}

/** The title names the first class and the number of the others; it is empty if these are all classes. */
export const prepareStudentList: PrepareExport<'student-list'> = async input => {
  const { client, request, signal } = input
  const ids = request.team_ids.split(',')
  let copiedAt: number | undefined
  const addCopyTime = (at: number) => {
    copiedAt = at
  }
  const { items } = await read(client, 'my-team-rows', {}, { signal, addCopyTime })
  const chosen = ids.flatMap(id => items.find(team => team.id === id) ?? [])
  const isAll = items.length > 1 && items.every(({ id }) => ids.includes(id))
  const name = chosen[0]?.name ?? ''
  const expected = chosen.reduce((sum, { student_count }) => sum + student_count, 0)
  return {
    title: isAll ? '' : ids.length === 1 ? name : words.andOthers(name, ids.length - 1),
    copiedAt,
    write: context => write(input, expected, context),
  }
}
