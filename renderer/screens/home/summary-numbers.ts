/** The figures of the home, out of the server's answers. */
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { SummaryNumber } from './SummaryNumbers'
import { homeText } from './text'

const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
const { month, newHomework, units } = homeText

const plain = (value: number, unit: string) => [{ value: whole.format(value), unit }]
const perhaps = (value: number | undefined, unit: string) =>
  value === undefined ? [{ value: month.none, unit: '' }] : [{ value: tenth.format(value), unit }]

function time(seconds: number) {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  // A hundred hours and more are not told to the minute: the figure has to fit.
  if (hours >= 100) return [{ value: whole.format(hours), unit: units.hours }]
  const rest = { value: String(minutes % 60), unit: units.minutes }
  return hours === 0 ? [rest] : [{ value: whole.format(hours), unit: units.hours }, rest]
}

export const monthNumbers = (data: EndpointResponse<'current-month-summary'>): SummaryNumber[] => [
  { label: month.homework, parts: plain(data.homework_count, units.homework) },
  { label: month.students, parts: plain(data.student_count, units.students) },
  { label: month.submit, parts: perhaps(data.submit_percent, units.percent) },
  { label: month.average, parts: perhaps(data.average_score, units.points) },
  { label: month.exercises, parts: plain(data.exercise_count, units.exercises) },
  { label: month.time, parts: time(data.study_seconds) },
]

export const homeworkNumbers = (data: EndpointResponse<'new-homework-summary'>): SummaryNumber[] => [
  { label: newHomework.inProgress, parts: plain(data.in_progress_count, units.homework) },
  { label: newHomework.ended, parts: plain(data.ended_count, units.homework) },
  { label: newHomework.awaiting, parts: plain(data.awaiting_count, units.homework) },
  {
    label: newHomework.unsubmitted,
    parts: plain(data.unsubmitted_count, units.students),
    strong: data.unsubmitted_count > 0,
  },
]
