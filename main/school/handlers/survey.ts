/** Study survey: this month, and the newest homework (SPEC §7 Study survey). */
import { average } from '../../../shared/domain/scores'
import { statuses } from '../../../shared/domain/statuses'
import { fromJst, jstParts } from '../../../shared/domain/time'
import type { survey } from '../../../shared/endpoints/survey'
import { cellOf } from '../data/marks'
import { homeworkRow, type Standing, standing } from './homework-rows'
import { oneDecimal } from './overviews'
import type { Call, Handlers } from './types'

/** How many rows new-homework-list gives. */
const newest = 10

/** Seconds that one question takes a student. */
const secondsPerQuestion = 25

/** What was answered in a period, counted round by round. */
function answered(call: Call, rows: Standing[], from: number) {
  const { seed } = call.world
  const scores: number[] = []
  let rounds = 0
  let seconds = 0
  for (const { homework } of rows) {
    for (const topic of homework.topics) {
      for (let place = 0; place < homework.students.length; place++) {
        const { times, totals } = cellOf(seed, topic, place)
        times.forEach((time, at) => {
          if (time < from || time > call.at) return
          rounds++
          seconds += topic.resource.units.length * secondsPerQuestion
          const total = totals[at]
          if (typeof total === 'number') scores.push(total)
        })
      }
    }
  }
  return { scores, rounds, seconds }
}

const all = (call: Call): Standing[] => call.world.homeworks.map(homework => standing(call, homework))

export const surveyHandlers: Handlers<keyof typeof survey> = {
  'current-month-summary'(_, call) {
    const today = jstParts(call.at)
    const from = fromJst(today.year, today.month)
    const rows = all(call).filter(row => row.homework.start <= call.at && row.deadline >= from)
    const students = new Set(rows.flatMap(row => row.homework.students))
    const asked = rows.reduce((sum, row) => sum + row.homework.students.length, 0)
    const submitted = rows.reduce((sum, row) => sum + row.submitted, 0)
    const { scores, rounds, seconds } = answered(call, rows, from)
    return {
      homework_count: rows.length,
      student_count: students.size,
      submit_percent: asked === 0 ? null : oneDecimal((100 * submitted) / asked),
      average_score: oneDecimal(average(scores)),
      exercise_count: rounds,
      study_seconds: seconds,
    }
  },

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
