/** The month up to now: totals, student by student, and as a workbook. */
import type * as v from 'valibot'
import { limits } from '../../../../shared/domain/limits'
import { fromJst, jstParts } from '../../../../shared/domain/time'
import type { survey } from '../../../../shared/endpoints/survey'
import type { Span } from '../../data/submitted-rounds'
import type { Student } from '../../data/world-types'
import { writeBook } from '../../sheets/write-workbook'
import { pageOf } from '../homework/homework-rows'
import { studyCells, studyHead } from '../study/columns'
import { homeworkIn, submissionCountsOf, submittedFigures } from '../study/homework'
import { matchesSearch, personOf, studentsOf } from '../study/students'
import { addTally, figuresOf, newTally, tallyStudents } from '../study/tallies'
import type { Call, Sheet } from '../types'
import { surveyText } from './text'

type MonthFilter = v.InferOutput<(typeof survey)['export-current-month-summary']['request']>
type PagedMonthFilter = v.InferOutput<(typeof survey)['current-month-summary']['request']>

function monthOf({ at }: Call): Span {
  const today = jstParts(at)
  return { from: fromJst(today.year, today.month), until: at }
}

function monthDataOf(call: Call, request: MonthFilter) {
  const span = monthOf(call)
  const students = studentsOf(call, request.team_id).filter(student => matchesSearch(student, request.kw))
  const homeworks = homeworkIn(call, span)
  const each = tallyStudents(call.world, span, new Set(students))
  const submissions = submissionCountsOf(call.world, homeworks, call.at)
  return {
    students,
    homeworks,
    each,
    askedOf: (student: Student) => submissions.get(student) ?? { homework: 0, submitted: 0 },
  }
}

type MonthData = ReturnType<typeof monthDataOf>

const studentFigures = ({ each, askedOf }: MonthData, student: Student) => ({
  ...submittedFigures(askedOf(student)),
  ...figuresOf(each.of(student)),
})

/** The totals of the students who pass the filter; also their rows if a page is requested. */
export function monthSummary(call: Call, request: PagedMonthFilter) {
  const month = monthDataOf(call, request)
  const { students, homeworks, each } = month
  const requested = new Set(students)
  const total = newTally()
  const submissions = { homework: 0, submitted: 0 }
  for (const student of students) {
    addTally(total, each.of(student))
    submissions.homework += month.askedOf(student).homework
    submissions.submitted += month.askedOf(student).submitted
  }
  const limit = request.limit ?? limits.pageSizes.list
  const shown = request.page === undefined ? [] : pageOf(students, request.page, limit).items
  return {
    ...submittedFigures(submissions),
    homework_count: homeworks.filter(homework => homework.students.some(student => requested.has(student))).length,
    ...figuresOf(total),
    student_count: students.filter(student => month.askedOf(student).homework > 0).length,
    items: shown.map(student => ({ ...personOf(student), ...studentFigures(month, student) })),
    total: students.length,
  }
}

/** One line per student who passes the filter. */
export async function monthSheet(call: Call, request: MonthFilter): Promise<Sheet> {
  const month = monthDataOf(call, request)
  const title = surveyText.month
  const lines = month.students.map(student => studyCells(student, studentFigures(month, student)))
  const { year, month: number } = jstParts(call.at)
  const name = `${title}_${year}-${String(number).padStart(2, '0')}`
  return { name, bytes: await writeBook(call.at, [{ title, rows: [studyHead, ...lines], frozenColumns: 4 }]) }
}
