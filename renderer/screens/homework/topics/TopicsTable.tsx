import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { scoreClass } from '../../../../shared/domain/score-class'
import { averageFigure, rounded } from '../../../../shared/domain/scores'
import { paths } from '../../../paths'
import { viewName } from '../../../results/index'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { SortHeader } from '../../../ui/SortHeader'
import classes from './Topics.module.css'
import { text } from './text'
import { nextTopicsSort, type PlacedTopic, type TopicRow, type TopicsSort, type TopicsSortKey } from './topic-summary'

const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (100 * part) / whole) : 0}%`

/**
 * A number with a bar that shows its share of the whole. The bar is hidden from screen readers, because the number says the
 * same.
 */
function Bar({ of, whole, tone, children }: { of: number; whole: number; tone: string; children: ReactNode }) {
  return (
    <span className={classes.figure}>
      <span className={classes.words}>{children}</span>
      <span className={classes.bar} aria-hidden>
        <span className={classes[tone]} style={{ width: share(of, whole) }} />
      </span>
    </span>
  )
}

function Average({ topic: { average_score, full_score } }: { topic: TopicRow }) {
  if (average_score === undefined) return text.none
  return (
    <Bar of={average_score} whole={full_score} tone={scoreClass(rounded(average_score), full_score)}>
      {averageFigure(average_score)}
    </Bar>
  )
}

const score = (value: number | undefined, full: number) =>
  value === undefined ? text.none : <ScoreBadge score={value} full={full} />

interface Column {
  key: TopicsSortKey
  cell: (topic: TopicRow) => ReactNode
}

const columns: Column[] = [
  {
    key: 'completed',
    cell: ({ completed_count, student_count }) => (
      <Bar of={completed_count} whole={student_count} tone="done">
        {text.completed(completed_count, student_count)}
      </Bar>
    ),
  },
  { key: 'average', cell: topic => <Average topic={topic} /> },
  { key: 'best', cell: topic => score(topic.best_score, topic.full_score) },
  { key: 'lowest', cell: topic => score(topic.lowest_score, topic.full_score) },
]

interface Props {
  homeworkId: string
  topics: readonly PlacedTopic[]
  sort: TopicsSort
  onSort: (sort: TopicsSort) => void
}

/** One row per topic. The title links to the topic, the last column to its questions. */
export function TopicsTable({ homeworkId, topics, sort, onSort }: Props) {
  const head = (key: TopicsSortKey) => (
    <SortHeader
      key={key}
      label={text.columns[key]}
      className={classes[key]}
      direction={sort.key === key ? (sort.isDescending ? 'desc' : 'asc') : undefined}
      onSort={() => onSort(nextTopicsSort(sort, key))}
    />
  )
  return (
    <table className={classes.table} aria-label={text.table}>
      <thead>
        <tr>
          {head('place')}
          <th scope="col">{text.columns.title}</th>
          {columns.map(column => head(column.key))}
          <th scope="col" className={classes.way}>
            <span className="hm-hidden">{text.question}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ place, topic }) => (
          <tr key={topic.topic_id} className={classes.row}>
            <td className={classes.place}>{place}</td>
            <th scope="row">
              <Link
                to={paths.homeworkTopic(homeworkId, topic.topic_id)}
                className={classes.title}
                title={topic.resource_title}
              >
                {topic.resource_title}
              </Link>
              <span className={classes.kind}>
                {[viewName(topic.view_key), topic.full_score === 100 ? undefined : text.full(topic.full_score)]
                  .filter(word => word !== undefined)
                  .join('　')}
              </span>
            </th>
            {columns.map(column => (
              <td key={column.key}>{column.cell(topic)}</td>
            ))}
            <td className={classes.way}>
              <Link
                to={paths.homeworkQuestion(homeworkId, { topicId: topic.topic_id })}
                aria-label={text.questionOf(topic.resource_title)}
              >
                {text.question}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
