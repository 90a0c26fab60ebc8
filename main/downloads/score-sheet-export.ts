/** Makes the score sheet in this program, from the overview's columns and rows (SPEC §7 topic-score-overview-x, -y). */
import { Writable } from 'node:stream'
import { limits } from '../../shared/domain/limits'
import { cellsOf, distinctTopics } from '../../shared/domain/scores'
import { submitStatus, submitStatusWord } from '../../shared/domain/statuses'
import { jstParts, longDate, parseJst, shortTime } from '../../shared/domain/time'
import { isWriting } from '../../shared/domain/view-families'
import type { EndpointResponse } from '../../shared/endpoints/index'
import { mapConcurrently } from '../../shared/map-concurrently'
import { text } from '../../shared/text'
import type { ScoreSheet, SheetComment, SheetStudent } from '../excel/score-sheet-data'
import { ApiError } from '../http/api-error'
import { abortable, abortableItems } from './abortable'
import { createCommentReader } from './comment-reader'
import { readHomework } from './export-titles'
import type { ExportInput, PrepareExport, WriteContext } from './export-types'
import type { PartFile } from './part-file'
import { type StudentRow, studentPages } from './student-pages'

type Homework = EndpointResponse<'homework-basic-info'>
type Column = EndpointResponse<'topic-score-overview-x'>['items'][number]

/** Converts the students of a page for the sheet, with their scores in the columns' order. */
function toStudents(rows: readonly StudentRow[], columns: readonly Column[]): SheetStudent[] {
  return rows.map(row => ({
    number: row.number,
    name: row.nickname,
    team: row.team_name,
    teamId: row.team_id,
    id: row.student_id,
    status: submitStatusWord(row.submit_status),
    submitted: row.submit_status === submitStatus.submitted,
    scores: cellsOf(row.scores, columns).map(cell => cell?.score ?? null),
  }))
}

/**
 * `2026/11/16（月）8:00`. With the year, because a sheet may be read years later. A time that cannot be parsed stays
 * unchanged.
 */
function printedTime(value: string): string {
  const instant = parseJst(value)
  return instant === null ? value : `${jstParts(instant).year}/${shortTime(instant)}`
}

const period = (homework: Homework): string =>
  homework.start_time === '' && homework.end_time === ''
    ? ''
    : text.sheet.span(printedTime(homework.start_time), printedTime(homework.end_time))

/** The part file as a stream for the sheet writer. */
const partStream = (part: PartFile): Writable =>
  new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      part.write(chunk).then(() => done(), done)
    },
  })

/** Reads the columns and all pages, and writes the sheet while they arrive. */
async function write(
  { client, request: { homework_id } }: ExportInput<'score-sheet'>,
  homework: Homework,
  copiedAt: number | undefined,
  context: WriteContext,
): Promise<'xlsx'> {
  const { now, part, signal, progress } = context
  let oldest: number | undefined
  const copied = (at: number | undefined) => {
    if (at === undefined) return
    oldest = Math.min(at, oldest ?? at)
    context.addCopyTime(at)
  }
  copied(copiedAt)
  const answer = await client.call('topic-score-overview-x', { homework_id }, { signal })
  if (!answer.ok) throw new ApiError(answer.error)
  copied(answer.copiedAt)
  const columns = distinctTopics(answer.value.items)
  const students = studentPages(client, homework_id, signal, copied)
  const writing = columns.filter(column => isWriting(column.view_key))
  const readComments = createCommentReader({ client, homeworkId: homework_id, topics: writing, signal, onCopy: copied })
  const comments: SheetComment[] = []
  let done = 0
  const reportStudents = (count: number) => {
    const total = students.total()
    progress(count, total === undefined ? undefined : Math.max(total, count))
  }

  async function* pages(): AsyncGenerator<SheetStudent[]> {
    for await (const rows of abortableItems(students.pages, signal)) {
      if (writing.length > 0) {
        const found = mapConcurrently(rows, limits.paperReaders, async row => {
          const ofStudent = await readComments(row)
          reportStudents(++done)
          return ofStudent
        })
        comments.push(...(await abortable(found, signal)).flat())
      }
      yield toStudents(rows, columns)
    }
  }

  const sheet: ScoreSheet = {
    title: homework.title,
    teams: homework.team_names,
    period: period(homework),
    madeAt: now,
    madeText: longDate(now),
    topics: columns.map(column => ({
      title: column.resource_title,
      full: column.full_score,
      average: column.average_score,
    })),
    pages: pages(),
    expectedStudents: students.total,
    copiedAt: () => oldest,
    ...(writing.length === 0 ? {} : { comments: () => comments }),
  }
  // Load exceljs only for the first sheet: it is larger than all other modules of main, and would slow down the start.
  const { writeScoreSheet } = await import('../excel/score-sheet')
  await writeScoreSheet(sheet, partStream(part), {
    signal,
    // The reading of comments has already reported the students of the page.
    onRows: rows => reportStudents(Math.max(rows, done)),
  })
  return 'xlsx'
}

/** Prepares the score sheet of one homework. */
export const prepareScoreSheet: PrepareExport<'score-sheet'> = async input => {
  const { value, copiedAt } = await readHomework(input)
  return { title: value.title, copiedAt, write: context => write(input, value, copiedAt, context) }
}
