/** The columns of the figures, on the screen, on paper and in a workbook. */

import { formatAverage } from '../../../shared/domain/scores'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { Link } from '../../ui/Link'
import { CompareBars } from './CompareBars'
import { differenceWords, type Figure } from './figures'
import { text } from './text'

interface Context {
  hasTeam: boolean
  /** What is shown below. */
  shown: string
  addressOf(shown: string): string
}

const number = (
  key: 'own' | 'team' | 'difference' | 'count' | 'teamCount',
  need: number,
  words: (figure: Figure) => string,
): SheetColumn<Figure> => ({ key, label: text.columns[key], need, numeric: true, words })

const countWords = (count: number | undefined): string => count?.toLocaleString('ja-JP') ?? text.none

const verdictWords = ({ verdict, isFew }: Figure): string =>
  verdict === null ? (isFew ? text.few : text.none) : text.verdicts[verdict]

export function figureColumns({ hasTeam, shown, addressOf }: Context): readonly SheetColumn<Figure>[] {
  return [
    { key: 'group', label: text.columns.group, need: 76, grow: 0, spare: 1, words: ({ group }) => text.groups[group] },
    {
      key: 'name',
      label: text.columns.name,
      need: 168,
      grow: 1,
      head: true,
      words: ({ name, unit }) => text.named(name, unit),
      show: (figure, words) => (
        <Link
          to={addressOf(figure.key)}
          replace
          aria-label={text.show(figure.name)}
          aria-current={figure.key === shown ? 'true' : undefined}
        >
          {words}
        </Link>
      ),
    },
    number('own', 60, ({ value }) => formatAverage(value) || text.none),
    ...(hasTeam
      ? [
          number('team', 86, ({ team }) => formatAverage(team) || text.none),
          number('difference', 58, ({ difference }) => differenceWords(difference)),
        ]
      : []),
    { key: 'verdict', label: text.columns.verdict, need: 98, grow: 0, words: verdictWords },
    number('count', 68, ({ count }) => countWords(count)),
    ...(hasTeam ? [number('teamCount', 78, ({ teamCount }) => countWords(teamCount))] : []),
    {
      key: 'bars',
      label: text.columns.bars,
      need: 70,
      grow: 2,
      isScreenOnly: true,
      words: () => '',
      show: figure => <CompareBars figure={figure} hasTeam={hasTeam} />,
    },
  ]
}
