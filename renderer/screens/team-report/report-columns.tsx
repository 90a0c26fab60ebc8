/** The columns of both tables of the report; workbook and paper have the same words. Figures lead to their rows. */

import { formatAverage, formatScore } from '../../../shared/domain/scores'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { type PeriodChoice, periodQuery } from '../../features/reports/period'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { isRunning, submitPercent, type TeamHomework, type TeamStudent } from './report-words'
import { text } from './text'

const orNone = (words: string): string => words || text.none
const count = (value: number | undefined): string => orNone(value === undefined ? '' : String(value))
const minutes = (seconds: number | undefined): string =>
  orNone(seconds === undefined ? '' : String(Math.round(seconds / 60)))

export const homeworkColumns = (now: number): readonly SheetColumn<TeamHomework>[] => {
  const labels = text.homeworkColumns
  const figure = (
    key: keyof typeof labels,
    path: (homeworkId: string) => string,
    words: (homework: TeamHomework) => string,
  ): SheetColumn<TeamHomework> => ({
    key,
    label: labels[key],
    words,
    show: ({ homework_id, title }, shown) => (
      <Link to={path(homework_id)} aria-label={text.figureOf(title, labels[key], shown)}>
        {shown}
      </Link>
    ),
  })
  return [
    {
      key: 'title',
      label: labels.title,
      words: ({ title }) => title,
      show: ({ homework_id }, words) => <Link to={paths.homeworkDetails(homework_id)}>{words}</Link>,
    },
    {
      key: 'end',
      label: labels.end,
      words(homework) {
        const end = formatWireTime(homework.end_time, now)
        if (end === null) return text.none
        return isRunning(homework, now) ? text.running(end) : end
      },
    },
    figure('submitted', paths.homeworkSubmissions, ({ submitted_count, student_count }) =>
      text.ratio(submitted_count, student_count),
    ),
    {
      ...figure('percent', paths.homeworkSubmissions, row => orNone(formatAverage(submitPercent(row)))),
      numeric: true,
    },
    {
      ...figure('average', paths.homeworkDetails, ({ average_score }) => orNone(formatAverage(average_score))),
      numeric: true,
    },
  ]
}

interface StudentContext {
  choice: PeriodChoice
  isNameHidden: boolean
  nameOf(student: TeamStudent): string
  /** Called before a student is opened. */
  onOpen(): void
}

export function studentColumns(context: StudentContext): readonly SheetColumn<TeamStudent>[] {
  const { choice, isNameHidden, nameOf, onOpen } = context
  const labels = text.studentColumns
  const pathOf = ({ student_id }: TeamStudent, tab: 'homework' | 'exercise') =>
    paths.studentDetails(student_id, { tab, ...periodQuery(choice) })
  const figure = (
    key: keyof typeof labels,
    tab: 'homework' | 'exercise',
    words: (student: TeamStudent) => string,
  ): SheetColumn<TeamStudent> => ({
    key,
    label: labels[key],
    words,
    show: (student, shown) => (
      <Link to={pathOf(student, tab)} aria-label={text.figureOf(nameOf(student), labels[key], shown)} onClick={onOpen}>
        {shown}
      </Link>
    ),
  })
  const number = (...of: Parameters<typeof figure>): SheetColumn<TeamStudent> => ({ ...figure(...of), numeric: true })
  return [
    { key: 'number', label: labels.number, words: ({ number }) => (isNameHidden ? text.none : number) },
    {
      key: 'name',
      label: labels.name,
      words: nameOf,
      show: (student, words) => (
        <Link to={pathOf(student, 'exercise')} onClick={onOpen}>
          {words}
        </Link>
      ),
    },
    figure('submitted', 'homework', ({ submitted_count, homework_count }) =>
      submitted_count === undefined || homework_count === undefined
        ? text.none
        : text.ratio(submitted_count, homework_count),
    ),
    number('percent', 'homework', ({ submit_percent }) => orNone(formatAverage(submit_percent))),
    number('exercises', 'exercise', ({ exercise_count }) => count(exercise_count)),
    number('average', 'exercise', ({ average_score }) => orNone(formatAverage(average_score))),
    number('best', 'exercise', ({ best_score }) => orNone(formatScore(best_score))),
    number('study', 'exercise', ({ study_seconds }) => minutes(study_seconds)),
    number('record', 'exercise', ({ record_duration }) => minutes(record_duration)),
  ]
}
