/** The columns of 課題一覧: one row per topic. The title links to the topic, the last column to its questions. */
import type { ReactNode } from 'react'
import { scoreClass } from '../../../../shared/domain/score-class'
import { formatAverage, rounded } from '../../../../shared/domain/scores'
import type { AverageScope } from '../../../features/homework/matrix/shown-averages'
import { paths } from '../../../paths'
import { viewName } from '../../../results/index'
import { Link } from '../../../ui/Link'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import type { Column } from '../../../ui/table/column'
import classes from './Topics.module.css'
import { text } from './text'
import type { PlacedTopic, TopicRow } from './topic-rows'

const share = (part: number, total: number) => `${total > 0 ? Math.min(100, (100 * part) / total) : 0}%`

/**
 * A number with a bar that shows its share of the whole. The bar is hidden from screen readers, because the number says
 * the same.
 */
function Bar({ count, total, tone, children }: { count: number; total: number; tone: string; children: ReactNode }) {
  return (
    <span className={classes.figure}>
      <span className={classes.words}>{children}</span>
      <span className={classes.bar} aria-hidden>
        <span className={classes[tone]} style={{ width: share(count, total) }} />
      </span>
    </span>
  )
}

function Average({ topic: { average_score, full_score } }: { topic: TopicRow }) {
  if (average_score === undefined) return text.none
  return (
    <Bar count={average_score} total={full_score} tone={scoreClass(rounded(average_score), full_score)}>
      {formatAverage(average_score)}
    </Bar>
  )
}

const score = (value: number | undefined, full: number) =>
  value === undefined ? text.none : <ScoreBadge score={value} full={full} />

/** A score divided by the full score, so that topics with different full scores can be compared. */
const shareOf = (value: number | undefined, full: number): number | null =>
  value === undefined ? null : full > 0 ? value / full : value

type ScoreField = 'average_score' | 'best_score' | 'lowest_score'

/** Ordered by this score; topics without one come last. */
const byScore = (field: ScoreField) => ({
  sort: field,
  sortValue: ({ topic }: PlacedTopic) => shareOf(topic[field], topic.full_score),
})

/** The first click on a label sorts the topics that need attention to the top: worst average, fewest completions. */
export const topicsColumns = (homeworkId: string, scope: AverageScope): Column<PlacedTopic>[] => [
  {
    key: 'place',
    label: text.columns.place,
    width: '56px',
    sort: 'place',
    sortValue: ({ place }) => place,
    cell: ({ place }) => place,
  },
  {
    key: 'title',
    label: text.columns.title,
    head: true,
    cell: ({ topic }) => (
      <>
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
      </>
    ),
  },
  {
    key: 'completed',
    label: text.columns.completed,
    width: '172px',
    sort: 'completed',
    sortValue: ({ topic }) => (topic.student_count > 0 ? topic.completed_count / topic.student_count : null),
    cell: ({ topic: { completed_count, student_count } }) => (
      <Bar count={completed_count} total={student_count} tone="done">
        {text.completed(completed_count, student_count)}
      </Bar>
    ),
  },
  {
    key: 'average',
    label: text.averages[scope],
    width: '172px',
    ...byScore('average_score'),
    cell: ({ topic }) => <Average topic={topic} />,
  },
  {
    key: 'best',
    label: text.columns.best,
    width: '104px',
    ...byScore('best_score'),
    cell: ({ topic }) => score(topic.best_score, topic.full_score),
  },
  {
    key: 'lowest',
    label: text.columns.lowest,
    width: '104px',
    ...byScore('lowest_score'),
    cell: ({ topic }) => score(topic.lowest_score, topic.full_score),
  },
  {
    key: 'question',
    label: text.question,
    hideLabel: true,
    width: '96px',
    cell: ({ topic }) => (
      <Link
        to={paths.homeworkQuestion(homeworkId, { topicId: topic.topic_id })}
        aria-label={text.questionOf(topic.resource_title)}
      >
        {text.question}
      </Link>
    ),
  },
]
