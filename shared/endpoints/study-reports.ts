/** Study reports that the server prepares: start, poll, download (SPEC §7 Study survey, §4 Download task). */
import * as v from 'valibot'
import { id, list, maybe, num, orElse, text } from '../schema'
import { exportTask, period } from './common-fields'
import { bytes, done, get, idIn, idsIn, limit, page, post, textIn } from './row'
import { reportTaskReads } from './stale-reads'

const task = v.strictObject({ task_id: idIn })
const started = v.object({ task_id: id })
/** The address that receives the finished report. */
const email = { email: v.optional(textIn) }

export const studyReports = {
  'export-student-study-report': post(
    '/v4/study-survey/export-student-study-report',
    v.strictObject({ student_ids: idsIn, ...period, ...email }),
    started,
    { invalidates: reportTaskReads },
  ),
  'student-study-report': get('/v4/study-survey/student-study-report', task, exportTask),
  'export-student-homework-report': post(
    '/v4/study-survey/export-student-homework-report',
    v.strictObject({ student_id: idIn, homework_id: idIn, ...email }),
    started,
    { invalidates: reportTaskReads },
  ),
  'student-homework-report': get('/v4/study-survey/student-homework-report', task, exportTask),
  /** The teacher's own export tasks, latest first. */
  'report-task-list': get(
    '/v5/study-survey/report-task-list',
    v.strictObject({ page, limit }),
    list(
      v.object({
        ...exportTask.entries,
        task_id: id,
        /** `study` or `homework`. */
        task_type: orElse(text, ''),
        title: orElse(text, ''),
        email: maybe(text),
        create_time: orElse(text, ''),
        student_count: orElse(num, 0),
      }),
    ),
    { origin: 'chosen' },
  ),
  /** Repeats a failed export as a new task. */
  'report-task-retry': post('/v5/study-survey/report-task-retry', task, started, {
    origin: 'chosen',
    invalidates: reportTaskReads,
  }),
  /** Deletes tasks and their files. */
  'report-task-delete': post('/v5/study-survey/report-task-delete', v.strictObject({ task_ids: idsIn }), done, {
    origin: 'chosen',
    invalidates: reportTaskReads,
  }),
  /** The workbook of a finished task. */
  'report-file': get('/v5/study-survey/report-file', task, bytes, {
    kind: 'blob',
    callableBy: 'main',
    origin: 'chosen',
  }),
}
