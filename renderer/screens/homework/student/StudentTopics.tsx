import { formatAverage, formatScore } from '../../../../shared/domain/scores'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Clip } from '../../../ui/table/Clip'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import classes from './Student.module.css'
import { maxRoundLinks, type TopicLine } from './student-scores'
import { text } from './text'

function differenceWords(difference: number | null): string {
  if (difference === null) return text.none
  const figure = formatAverage(Math.abs(difference))
  return difference < 0 ? text.lower(figure) : text.higher(figure)
}

interface Props {
  homeworkId: string
  studentId: string
  name: string
  /** The heading of the class averages. */
  averageLabel: string
  lines: readonly TopicLine[]
}

type PaperOf = Pick<Props, 'homeworkId' | 'studentId'>

/** The latest rounds as links to their papers. */
function Rounds({ homeworkId, studentId, line: { column, rounds } }: PaperOf & { line: TopicLine }) {
  if (rounds.length === 0) return <span className={classes.notYet}>{text.notAnswered}</span>
  return (
    <div className={classes.rounds}>
      {rounds.slice(0, maxRoundLinks).map(round => (
        <Link
          key={round}
          to={paths.paper(homeworkId, { topicId: column.topicId, studentId, round })}
          aria-label={text.openRound(column.title, round)}
          onClick={() => setPaperOrder(homeworkId, null)}
        >
          {text.round(round)}
        </Link>
      ))}
    </div>
  )
}

const scoreColumn = (key: string, label: string, cell: Column<TopicLine>['cell']): Column<TopicLine> => ({
  key,
  label,
  width: '92px',
  numeric: true,
  cell,
})

const columnsOf = (paper: PaperOf, averageLabel: string): Column<TopicLine>[] => [
  {
    key: 'topic',
    label: text.columns.topic,
    head: true,
    cell: ({ column }) => <Clip title={column.title}>{column.label}</Clip>,
  },
  scoreColumn('score', text.columns.score, ({ column, cell }) => (
    <ScoreBadge score={cell.score} full={column.full} isDone={cell.learnCount > 0} />
  )),
  scoreColumn('best', text.columns.best, ({ cell }) => formatScore(cell.best) || text.none),
  scoreColumn('classAverage', averageLabel, ({ classAverage }) => formatAverage(classAverage) || text.none),
  scoreColumn('difference', text.columns.difference, ({ difference }) => differenceWords(difference)),
  { key: 'rounds', label: text.columns.rounds, width: '184px', cell: line => <Rounds {...paper} line={line} /> },
]

/** All topics with the student's scores, and links to the papers of each round. */
export function StudentTopics({ name, averageLabel, lines, ...paper }: Props) {
  return (
    <DataTable
      label={text.table(name)}
      columns={columnsOf(paper, averageLabel)}
      rows={lines}
      rowKey={({ column }) => column.topicId}
      cellPadding={8}
      minWidth="720px"
    />
  )
}
