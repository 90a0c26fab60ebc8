/** The columns of a ranking. Each figure leads to the exercises that it is made of. */

import { type PeriodChoice, periodQuery } from '../../features/reports/period'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { Clip } from '../../ui/table/Clip'
import classes from './Ranking.module.css'
import type { RankedRow } from './ranked-rows'
import { type Kind, kindNames, rankingKinds } from './ranking-kinds'
import type { SortField } from './ranking-list'
import { text } from './text'

type RankingColumn = SheetColumn<RankedRow, SortField>

interface Context {
  kind: Kind
  choice: PeriodChoice
  showsTeam: boolean
  isNameHidden: boolean
  nameOf(name: string, studentId: string): string
  /** Called before a student is opened. */
  onOpen(): void
}

export function rankingColumns(context: Context): readonly RankingColumn[] {
  const { kind, choice, showsTeam, isNameHidden, nameOf, onOpen } = context
  const name = ({ nickname, student_id }: RankedRow) => nameOf(nickname, student_id)
  const exercises = (row: RankedRow) =>
    paths.studentDetails(row.student_id, { tab: 'exercise', ...periodQuery(choice) })
  const figure = (of: Kind): RankingColumn => ({
    key: of,
    label: text.columns[of],
    need: 110,
    grow: 1,
    numeric: true,
    sort: of,
    firstOrder: 'desc',
    value: rankingKinds[of].value,
    words: row => rankingKinds[of].words(row) || text.none,
    show: (row, words) => (
      <Link
        to={exercises(row)}
        className={of === kind ? classes.ranked : classes.figure}
        aria-label={text.figureOf(name(row), text.kinds[of], words)}
        onClick={onOpen}
      >
        {words}
      </Link>
    ),
  })
  const team: RankingColumn[] = showsTeam
    ? [
        {
          key: 'team',
          label: text.columns.team,
          need: 90,
          grow: 1,
          words: row => row.team_name,
          show: (_row, words) => <Clip>{words}</Clip>,
        },
      ]
    : []
  return [
    {
      key: 'rank',
      label: text.columns.rank,
      need: 72,
      grow: 0,
      numeric: true,
      sort: 'rank',
      value: ({ rank }) => rank,
      words: ({ rank }) => (rank === null ? text.none : String(rank)),
    },
    {
      key: 'number',
      label: text.columns.number,
      need: 72,
      grow: 0,
      sort: 'number',
      value: ({ place }) => place,
      words: row => (isNameHidden ? text.none : row.number),
    },
    {
      key: 'name',
      label: text.columns.name,
      need: 160,
      grow: 3,
      head: true,
      ...(isNameHidden ? {} : { sort: 'name' as const }),
      words: name,
      show: (row, words) => (
        <Link to={exercises(row)} aria-label={text.open(words)} title={words} onClick={onOpen}>
          {words}
        </Link>
      ),
    },
    ...team,
    ...kindNames.map(figure),
  ]
}
