/** Formats the numbers of the home page from the answers of the server. */
import { grouped, tenths } from '../../../shared/domain/grouped'
import { finishTypes } from '../../../shared/domain/statuses'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { paths } from '../../paths'
import type { SummaryNumber } from './SummaryNumbers'
import { homeText } from './text'

const { month, newHomework, units } = homeText

const wholeNumber = (value: number, unit: string) => [{ value: grouped(Math.round(value)), unit }]
const optionalNumber = (value: number | undefined, unit: string) =>
  value === undefined ? [{ value: month.none, unit: '' }] : [{ value: grouped(tenths(value)), unit }]

function time(seconds: number) {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  // From 100 hours on, minutes are left out, because the number would not fit.
  if (hours >= 100) return [{ value: grouped(hours), unit: units.hours }]
  const rest = { value: String(minutes % 60), unit: units.minutes }
  return hours === 0 ? [rest] : [{ value: grouped(hours), unit: units.hours }, rest]
}

export const monthNumbers = (data: EndpointResponse<'current-month-summary'>): SummaryNumber[] => [
  { label: month.homework, parts: wholeNumber(data.homework_count, units.homework) },
  { label: month.students, parts: wholeNumber(data.student_count, units.students) },
  { label: month.submit, parts: optionalNumber(data.submit_percent, units.percent) },
  { label: month.average, parts: optionalNumber(data.average_score, units.points) },
  { label: month.exercises, parts: wholeNumber(data.exercise_count, units.exercises) },
  { label: month.time, parts: time(data.study_seconds) },
]

const listOf = (status: keyof typeof finishTypes) =>
  paths.homeworkManagement({ finish: String(finishTypes[status].value) })

export const homeworkNumbers = (data: EndpointResponse<'new-homework-summary'>): SummaryNumber[] => [
  {
    label: newHomework.inProgress,
    parts: wholeNumber(data.in_progress_count, units.homework),
    to: listOf('inProgress'),
  },
  { label: newHomework.ended, parts: wholeNumber(data.ended_count, units.homework), to: listOf('ended') },
  { label: newHomework.awaiting, parts: wholeNumber(data.awaiting_count, units.homework), to: listOf('awaiting') },
  {
    label: newHomework.unsubmitted,
    parts: wholeNumber(data.unsubmitted_count, units.submissions),
    strong: data.unsubmitted_count > 0,
    to: paths.unsubmitted(''),
  },
]
