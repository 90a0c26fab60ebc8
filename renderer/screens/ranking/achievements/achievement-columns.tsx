/** The columns of the achievements: what a student reached, and which words she got for it. */
import { Button } from '@mantine/core'
import { parseJst } from '../../../../shared/domain/time'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import type { SheetColumn } from '../../../features/sheets/sheet-column'
import { type Achievement, achievementWords } from '../../../features/study/achievement-words'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import { Clip } from '../../../ui/table/Clip'
import { timeNeed } from '../../../ui/table/column'
import { isWaiting, type SortField } from './achievement-list'
import { text } from './text'

type AchievementColumn = SheetColumn<Achievement, SortField>

interface Context {
  now: number
  showsTeam: boolean
  isNameHidden: boolean
  nameOf(row: Achievement): string
  onEncourage(row: Achievement): void
}

export function achievementColumns(context: Context): readonly AchievementColumn[] {
  const { now, showsTeam, isNameHidden, nameOf, onEncourage } = context
  const { columns, none } = text
  const team: AchievementColumn[] = showsTeam
    ? [
        {
          key: 'team',
          label: columns.team,
          need: 90,
          grow: 1,
          words: row => row.team_name,
          show: (_row, words) => <Clip>{words}</Clip>,
        },
      ]
    : []
  return [
    {
      key: 'time',
      label: columns.time,
      need: timeNeed,
      grow: 0,
      sort: 'time',
      firstOrder: 'desc',
      value: ({ achieve_time }) => parseJst(achieve_time),
      words: ({ achieve_time }) => formatWireTime(achieve_time, now) ?? none,
    },
    {
      key: 'number',
      label: columns.number,
      need: 60,
      grow: 0,
      sort: 'number',
      words: row => (isNameHidden ? none : row.number),
    },
    {
      key: 'name',
      label: columns.name,
      need: 140,
      grow: 2,
      head: true,
      ...(isNameHidden ? {} : { sort: 'name' as const }),
      words: nameOf,
      show: (row, words) => (
        <Link to={paths.studentDetails(row.student_id, { tab: 'achievement' })} title={words}>
          {words}
        </Link>
      ),
    },
    ...team,
    { key: 'what', label: columns.what, need: 130, grow: 1, sort: 'what', words: achievementWords },
    {
      key: 'encourage',
      label: columns.encourage,
      need: 180,
      grow: 4,
      sort: 'state',
      value: row => (isWaiting(row) ? 0 : 1),
      words: ({ encourage }) => encourage ?? none,
      show: (_row, words) => <Clip>{words}</Clip>,
    },
    {
      key: 'teacher',
      label: columns.teacher,
      need: 110,
      grow: 1,
      words: ({ teacher }) => teacher ?? none,
      show: (_row, words) => <Clip>{words}</Clip>,
    },
    {
      key: 'act',
      label: columns.act,
      hideLabel: true,
      need: 84,
      grow: 0,
      isScreenOnly: true,
      words: () => '',
      show: row =>
        isWaiting(row) && (
          <Button
            size="compact-sm"
            variant="default"
            data-removes
            aria-label={text.encourageOf(text.nameOf(nameOf(row), achievementWords(row)))}
            onClick={() => onEncourage(row)}
          >
            {text.encourage}
          </Button>
        ),
    },
  ]
}
