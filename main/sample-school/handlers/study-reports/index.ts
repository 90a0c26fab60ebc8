/** Study reports that the school prepares (SPEC §7 Study survey). */
import { limits } from '../../../../shared/domain/limits'
import { isEmail } from '../../../../shared/domain/text-rules'
import { wireTime } from '../../../../shared/domain/time'
import type { studyReports } from '../../../../shared/endpoints/study-reports'
import { findHomework } from '../../data/create-world'
import { text } from '../../text'
import { pageOf } from '../homework/homework-rows'
import { spanOf } from '../study/period'
import { studentNamed } from '../study/students'
import { studyText } from '../study/text'
import { existing, type Handlers, Refusal } from '../types'
import { ownTask, retryReport, startReport, taskRow, taskStatus } from './tasks'
import { studyReportText } from './text'
import { reportName, reportSheet } from './workbooks'

/** An empty address counts as no address; a wrong one is refused. */
function addressOf(email: string | undefined): string | undefined {
  const address = email?.trim() ?? ''
  if (address === '') return undefined
  if (!isEmail(address)) throw new Refusal(400, studyText.email)
  return address
}

export const studyReportHandlers: Handlers<keyof typeof studyReports> = {
  'export-student-study-report'(request, call) {
    const students = [...new Set(request.student_ids.split(','))]
    if (students.length > limits.reportStudents) throw new Refusal(400, studyReportText.tooMany)
    for (const id of students) studentNamed(call, id)
    const { from, until } = spanOf(call, request)
    return startReport(call, {
      kind: 'study',
      students,
      homework: null,
      from: Number.isFinite(from) ? from : null,
      until,
      email: addressOf(request.email),
      asked: ['study', ...students, request.start_time, request.end_time].join('|'),
    })
  },

  'student-study-report': (request, call) =>
    taskRow(call, existing(ownTask(call, request.task_id, 'study'), studyReportText.unknownTask)),

  'export-student-homework-report'(request, call) {
    const student = studentNamed(call, request.student_id)
    const homework = existing(findHomework(call.world, request.homework_id), text.noHomework)
    if (!homework.students.includes(student)) throw new Refusal(400, text.noStudent)
    return startReport(call, {
      kind: 'homework',
      students: [student.id],
      homework: homework.id,
      from: null,
      until: call.at,
      email: addressOf(request.email),
      asked: ['homework', student.id, homework.id].join('|'),
    })
  },

  'student-homework-report': (request, call) =>
    taskRow(call, existing(ownTask(call, request.task_id, 'homework'), studyReportText.unknownTask)),

  'report-task-list'(request, call) {
    const tasks = [...call.store.state.reports.values()]
      .filter(task => task.account === call.account.username)
      .reverse()
    const { items, total } = pageOf(tasks, request.page, request.limit)
    return {
      items: items.map(task => ({
        ...taskRow(call, task),
        task_type: task.kind,
        title: reportName(call, task),
        email: task.email,
        create_time: wireTime(task.at),
        student_count: task.students.length,
      })),
      total,
    }
  },

  'report-task-retry': (request, call) =>
    retryReport(call, existing(ownTask(call, request.task_id), studyReportText.unknownTask)),

  'report-task-delete'(request, call) {
    const ids = [...new Set(request.task_ids.split(','))]
    for (const id of ids) existing(ownTask(call, id), studyReportText.unknownTask)
    call.store.commit({ type: 'reports-deleted', ids })
    return null
  },

  'report-file'(request, call) {
    const task = existing(ownTask(call, request.task_id), studyReportText.unknownTask)
    const status = taskStatus(call, task)
    if (status === 0) throw new Refusal(400, studyReportText.notReady)
    if (status === 2) throw new Refusal(400, studyReportText.failed)
    return reportSheet(call, task)
  },
}
