/** The columns of 生徒別の状況. Each figure leads to the rows that it is made of. */

import { formatAverage, formatScore } from '../../../shared/domain/scores'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { Clip } from '../../ui/table/Clip'
import { isLookSign, type MonthRow, markOf } from './month-rows'
import classes from './StudentOverview.module.css'
import { text } from './text'

export const sortFields = [
  'number',
  'name',
  'homework',
  'submitted',
  'percent',
  'exercises',
  'average',
  'best',
  'study',
  'record',
  'signs',
] as const

export type SortField = (typeof sortFields)[number]

type MonthColumn = SheetColumn<MonthRow, SortField>

interface Context {
  /** Several classes are in sight. */
  showsTeam: boolean
  isNameHidden: boolean
  nameOf(name: string, studentId: string): string
  /** Called before a student is opened. */
  onOpen(): void
}

const minutes = (seconds: number): number => Math.round(seconds / 60)
const orNone = (words: string): string => words || text.none

const Signs = ({ row }: { row: MonthRow }) => (
  <ul className={classes.marks}>
    {row.signs.map(sign => (
      <li key={sign} className={isLookSign(sign) ? classes.look : classes.praise}>
        {markOf(row, sign)}
      </li>
    ))}
  </ul>
)

/** A number whose rows are in one of the tabs of the student. */
function figure(
  key: SortField & keyof typeof text.columns,
  need: number,
  tab: 'homework' | 'exercise',
  value: (row: MonthRow) => number | null,
  words: (row: MonthRow) => string,
  { nameOf, onOpen }: Context,
): MonthColumn {
  const label = text.columns[key]
  return {
    key,
    label,
    need,
    grow: 1,
    numeric: true,
    sort: key,
    firstOrder: 'desc',
    value,
    words,
    show: (row, shown) =>
      shown === text.none ? (
        shown
      ) : (
        <Link
          to={paths.studentDetails(row.student_id, { tab })}
          className={classes.figure}
          aria-label={text.figureOf(nameOf(row.nickname, row.student_id), label, shown)}
          onClick={onOpen}
        >
          {shown}
        </Link>
      ),
  }
}

export function overviewColumns(context: Context): readonly MonthColumn[] {
  const { showsTeam, isNameHidden, nameOf, onOpen } = context
  const name = ({ nickname, student_id }: MonthRow) => nameOf(nickname, student_id)
  const team: MonthColumn[] = showsTeam
    ? [
        {
          key: 'team',
          label: text.columns.team,
          need: 80,
          grow: 1,
          words: row => row.team_name,
          show: (_row, words) => <Clip>{words}</Clip>,
        },
      ]
    : []
  return [
    {
      key: 'number',
      label: text.columns.number,
      need: 60,
      grow: 0,
      sort: 'number',
      value: ({ place }) => place,
      words: row => (isNameHidden ? text.none : row.number),
    },
    {
      key: 'name',
      label: text.columns.name,
      need: 132,
      grow: 8,
      head: true,
      ...(isNameHidden ? {} : { sort: 'name' as const }),
      words: name,
      show: (row, words) => (
        <Link to={paths.studentDetails(row.student_id)} aria-label={text.open(words)} title={words} onClick={onOpen}>
          {words}
        </Link>
      ),
    },
    ...team,
    figure(
      'homework',
      70,
      'homework',
      row => row.homework_count,
      row => String(row.homework_count),
      context,
    ),
    figure(
      'submitted',
      70,
      'homework',
      row => row.submitted_count,
      row => String(row.submitted_count),
      context,
    ),
    figure(
      'percent',
      92,
      'homework',
      row => row.submit_percent ?? null,
      row => orNone(formatAverage(row.submit_percent)),
      context,
    ),
    figure(
      'exercises',
      82,
      'exercise',
      row => row.exercise_count,
      row => String(row.exercise_count),
      context,
    ),
    figure(
      'average',
      74,
      'exercise',
      row => row.average_score ?? null,
      row => orNone(formatAverage(row.average_score)),
      context,
    ),
    figure(
      'best',
      74,
      'exercise',
      row => row.best_score ?? null,
      row => orNone(formatScore(row.best_score)),
      context,
    ),
    figure(
      'study',
      88,
      'exercise',
      row => row.study_seconds,
      row => String(minutes(row.study_seconds)),
      context,
    ),
    figure(
      'record',
      88,
      'exercise',
      row => row.record_duration,
      row => String(minutes(row.record_duration)),
      context,
    ),
    {
      key: 'signs',
      label: text.columns.signs,
      need: 150,
      grow: 3,
      sort: 'signs',
      firstOrder: 'desc',
      value: ({ signs }) => signs.filter(isLookSign).length - signs.filter(sign => !isLookSign(sign)).length,
      words: row => row.signs.map(sign => markOf(row, sign)).join(text.joiner),
      show: row => <Signs row={row} />,
    },
  ]
}
