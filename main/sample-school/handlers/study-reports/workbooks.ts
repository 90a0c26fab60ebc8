/** The workbooks of study reports, with the data of the time when the report was requested. */
import { average } from '../../../../shared/domain/scores'
import { submitStatuses } from '../../../../shared/domain/statuses'
import { wireDate, wireTime } from '../../../../shared/domain/time'
import { findStudent } from '../../data/classes'
import { findHomework } from '../../data/create-world'
import { deadlineAt } from '../../data/homework-status'
import { cellResultAt, marksOf } from '../../data/marks'
import { submitStatusAt } from '../../data/round-times'
import type { Homework, Student } from '../../data/world-types'
import { type Cell, type SheetRows, writeBook } from '../../sheets/write-workbook'
import type { ReportTask } from '../../store/changes/reports'
import { oneDecimal, questionAverages, teamAverageOf } from '../homework/overviews'
import { hasCorrectRate } from '../homework/papers'
import { nameCells, nameHead, studyCells, studyHead } from '../study/columns'
import { homeworkIn, submissionCountsOf, submittedFigures } from '../study/homework'
import { figuresOf, tallyStudents } from '../study/tallies'
import { type Call, existing, type Sheet } from '../types'
import { studyReportText } from './text'

/** The students of the task who still exist. */
const studentsOf = ({ world }: Pick<Call, 'world'>, task: ReportTask): Student[] =>
  task.students.flatMap(id => findStudent(world, id) ?? [])

/** Two sheets: one line per student, and one line per student and homework. */
function studySheets(call: Call, task: ReportTask): SheetRows[] {
  const words = studyReportText.study
  const span = { from: task.from ?? Number.NEGATIVE_INFINITY, until: task.until }
  const students = studentsOf(call, task)
  const homeworks = homeworkIn(call, span)
  const each = tallyStudents(call.world, span, new Set(students))
  const submissions = submissionCountsOf(call.world, homeworks, call.at)
  const summary = students.map(student =>
    studyCells(student, {
      ...submittedFigures(submissions.get(student) ?? { homework: 0, submitted: 0 }),
      ...figuresOf(each.of(student)),
    }),
  )
  const { seed } = call.world
  const lines = students.flatMap(student =>
    homeworks.flatMap((homework): Cell[][] => {
      const place = homework.students.indexOf(student)
      if (place < 0) return []
      const results = homework.topics.map(topic => cellResultAt(seed, topic, place, call.at))
      return [
        [
          ...nameCells(student),
          homework.title,
          wireTime(homework.start),
          wireTime(deadlineAt(homework, call.at)),
          submitStatuses[submitStatusAt(seed, homework, place, call.at)],
          homework.topics.length,
          results.filter(one => one.rounds > 0).length,
          oneDecimal(average(results.map(one => one.score))),
        ],
      ]
    }),
  )
  return [
    { title: words.summary, rows: [studyHead, ...summary], frozenColumns: 4 },
    { title: words.homework, rows: [[...nameHead, ...words.homeworkHead], ...lines], frozenColumns: 4 },
  ]
}

/** One student's homework: one line per topic, and one line per question of the student's latest rounds. */
function homeworkSheets(call: Call, homework: Homework, student: Student): SheetRows[] {
  const words = studyReportText.homework
  const { seed } = call.world
  const place = homework.students.indexOf(student)
  const results = homework.topics.map(topic => ({ topic, seen: cellResultAt(seed, topic, place, call.at) }))
  const topics = results.map(({ topic, seen: result }): Cell[] => [
    student.nickname,
    homework.title,
    topic.title,
    result.score,
    result.best,
    teamAverageOf(call, topic, student.team),
    result.rounds,
    result.rounds === 0 ? null : wireTime(result.time),
  ])
  const questions = results.flatMap(({ topic, seen }) => {
    if (seen.rounds === 0) return []
    const figures = questionAverages(call, topic, student.team)
    return marksOf(seed, topic, student, seen.rounds).map((mark, at): Cell[] => [
      topic.title,
      mark.unit.text,
      mark.score,
      hasCorrectRate({ units: [mark.unit] }) ? (figures[at]?.correctRate ?? null) : null,
      figures[at]?.average ?? null,
    ])
  })
  return [
    { title: words.topics, rows: [[...words.topicsHead], ...topics] },
    { title: words.questions, rows: [[...words.questionsHead], ...questions] },
  ]
}

/** The file name without extension. If the task's homework or students were deleted, only its kind and date remain. */
export function reportName(call: Pick<Call, 'world'>, task: ReportTask): string {
  const { title } = studyReportText[task.kind]
  const students = studentsOf(call, task)
  const [first] = students
  const isOneTeam = students.every(({ team }) => team === first?.team)
  const whose = students.length === 1 ? first?.nickname : isOneTeam ? first?.team.name : undefined
  const homeworkTitle = task.homework === null ? undefined : findHomework(call.world, task.homework)?.title
  return [title, whose, homeworkTitle, wireDate(task.at)].filter(part => part !== undefined).join('_')
}

/** The workbook of a finished task. */
export async function reportSheet(now: Call, task: ReportTask): Promise<Sheet> {
  const call = { ...now, at: task.at }
  const sheets = () => {
    if (task.kind === 'study') return studySheets(call, task)
    const homework = existing(findHomework(call.world, task.homework ?? ''), studyReportText.unknownTask)
    const student = existing(studentsOf(call, task)[0], studyReportText.unknownTask)
    return homeworkSheets(call, homework, student)
  }
  return { name: reportName(call, task), bytes: await writeBook(task.at, sheets()) }
}
