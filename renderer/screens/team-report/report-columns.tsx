/** The columns of both tables of the report; workbook and paper have the same words. */
import { formatAverage, formatScore } from '../../../shared/domain/scores'
import { formatWireTime } from '../../features/homework/format-wire-time'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { submitPercent, type TeamHomework, type TeamStudent } from './report-words'
import { text } from './text'

const orNone = (words: string): string => words || text.none
const minutes = (seconds: number): string => String(Math.round(seconds / 60))

export const homeworkColumns = (now: number): readonly SheetColumn<TeamHomework>[] => {
  const labels = text.homeworkColumns
  return [
    { key: 'title', label: labels.title, words: ({ title }) => title },
    { key: 'end', label: labels.end, words: ({ end_time }) => formatWireTime(end_time, now) ?? text.none },
    {
      key: 'submitted',
      label: labels.submitted,
      words: ({ submitted_count, student_count }) => text.ratio(submitted_count, student_count),
    },
    {
      key: 'percent',
      label: labels.percent,
      numeric: true,
      words: row => orNone(formatAverage(submitPercent(row))),
    },
    {
      key: 'average',
      label: labels.average,
      numeric: true,
      words: ({ average_score }) => orNone(formatAverage(average_score)),
    },
  ]
}

export function studentColumns(
  isNameHidden: boolean,
  nameOf: (student: TeamStudent) => string,
): readonly SheetColumn<TeamStudent>[] {
  const labels = text.studentColumns
  const figure = (key: keyof typeof labels, words: (student: TeamStudent) => string): SheetColumn<TeamStudent> => ({
    key,
    label: labels[key],
    numeric: true,
    words,
  })
  return [
    { key: 'number', label: labels.number, words: ({ number }) => (isNameHidden ? text.none : number) },
    { key: 'name', label: labels.name, words: nameOf },
    {
      key: 'submitted',
      label: labels.submitted,
      words: ({ submitted_count, homework_count }) => text.ratio(submitted_count, homework_count),
    },
    figure('percent', ({ submit_percent }) => orNone(formatAverage(submit_percent))),
    figure('exercises', ({ exercise_count }) => String(exercise_count)),
    figure('average', ({ average_score }) => orNone(formatAverage(average_score))),
    figure('best', ({ best_score }) => orNone(formatScore(best_score))),
    figure('study', ({ study_seconds }) => minutes(study_seconds)),
    figure('record', ({ record_duration }) => minutes(record_duration)),
  ]
}
