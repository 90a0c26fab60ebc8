/** Study survey: this month, and the newest homework (SPEC §7 Study survey, v5). */
import { statuses } from '../../../../shared/domain/statuses'
import type { survey } from '../../../../shared/endpoints/survey'
import { type HomeworkState, homeworkRow, homeworkStateOf } from '../homework/homework-rows'
import type { Call, Handlers } from '../types'
import { monthSheet, monthSummary } from './month'

/** How many rows new-homework-list returns. */
const newest = 10

const all = (call: Call): HomeworkState[] => call.world.homeworks.map(homework => homeworkStateOf(call, homework))

export const surveyHandlers: Handlers<keyof typeof survey> = {
  'current-month-summary': (request, call) => monthSummary(call, request),
  'export-current-month-summary': (request, call) => monthSheet(call, request),

  'new-homework-summary'(_, call) {
    const rows = all(call)
    const count = (filter: string) => rows.filter(row => statuses[row.status].filter === filter)
    const open = count('inProgress')
    return {
      in_progress_count: open.length,
      ended_count: count('ended').length,
      awaiting_count: count('awaiting').length,
      unsubmitted_count: open.reduce((sum, row) => sum + row.homework.students.length - row.submitted, 0),
    }
  },

  'new-homework-list'(_, call) {
    const rows = all(call)
      .filter(row => row.homework.start <= call.at)
      .sort((a, b) => b.homework.start - a.homework.start || a.homework.index - b.homework.index)
      .slice(0, newest)
    return { items: rows.map(homeworkRow), total: rows.length }
  },
}
