/** Makes one workbook with the students of several classes, because the server's own export is of one class. */
import type { Result } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import { type PageStudent, readStudentPages } from '../http/student-pages'
import type { ExportInput, PrepareExport, WriteContext } from './export-types'

const words = text.studentList

/** The headings of the server's own student list, so that an import reads both files alike. */
const columns: readonly { heading: string; value(student: PageStudent): string }[] = [
  { heading: words.team, value: ({ team_name }) => team_name },
  { heading: words.number, value: ({ number }) => number },
  { heading: words.id, value: ({ student_id }) => student_id },
  { heading: words.name, value: ({ nickname }) => nickname },
  { heading: words.grade, value: ({ grade_name }) => grade_name },
  { heading: words.class, value: ({ class_name }) => class_name },
]

/** The value of an answer. Throws its failure; reports the time of an offline copy. */
function answered<T>(answer: Result<T>, addCopyTime: (at: number) => void): T {
  if (!answer.ok) throw new ApiError(answer.error)
  if (answer.copiedAt !== undefined) addCopyTime(answer.copiedAt)
  return answer.value
}

/** @param expected how many students the classes have; 0 if the server does not say it. */
async function write(
  { client, request }: ExportInput<'student-list'>,
  expected: number,
  context: WriteContext,
): Promise<'xlsx'> {
  const rows = [columns.map(({ heading }) => heading)]
  for (const team_id of request.team_ids.split(',')) {
    const students = answered(await readStudentPages(client, team_id, context.signal), context.addCopyTime)
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
  const { items } = answered(await client.call('my-team-rows', {}, { signal }), addCopyTime)
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
