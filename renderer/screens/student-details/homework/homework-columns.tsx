/** The columns of a student's homework, topic by topic. */

import { formatScore } from '../../../../shared/domain/scores'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import { homeworkTitle } from '../../../features/homework/homework-title'
import type { SheetColumn } from '../../../features/sheets/sheet-column'
import { paths } from '../../../paths'
import { viewName } from '../../../results/index'
import { Link } from '../../../ui/Link'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Clip } from '../../../ui/table/Clip'
import { timeNeed } from '../../../ui/table/column'
import { commonText } from '../../../ui/text'
import type { TabProps } from '../tab-props'
import { text } from '../text'

export type TopicRow = EndpointResponse<'study-survey-homework-topic-list'>['items'][number]

export const sortFields = ['homework', 'topic', 'kind', 'score', 'best', 'count', 'time'] as const
export type SortField = (typeof sortFields)[number]

const labels = text.homework.columns

/** Scores of topics with different full scores are ordered by their share. */
const share = (score: number | undefined, full: number): number | null =>
  score === undefined || full <= 0 ? null : score / full

export const homeworkColumns = (
  { to, student }: Pick<TabProps, 'to' | 'student'>,
  now: number,
): readonly SheetColumn<TopicRow, SortField>[] => [
  {
    key: 'homework',
    label: labels.homework,
    need: 190,
    grow: 3,
    sort: 'homework',
    words: ({ homework_title }) => homeworkTitle(homework_title),
    show: ({ homework_id }, words) =>
      homework_id === '' ? (
        <Clip>{words}</Clip>
      ) : (
        <Link to={paths.homeworkStudent(homework_id, student.id)} title={words}>
          {words}
        </Link>
      ),
  },
  {
    key: 'topic',
    label: labels.topic,
    need: 180,
    grow: 3,
    head: true,
    sort: 'topic',
    words: ({ resource_title }) => resource_title,
    show: ({ homework_id, topic_id }, words) => (
      <Link to={to('homework', { homework_id, topic_id })} replace aria-label={text.homework.open(words)} title={words}>
        {words}
      </Link>
    ),
  },
  {
    key: 'kind',
    label: labels.kind,
    need: 100,
    grow: 1,
    sort: 'kind',
    words: ({ view_key }) => viewName(view_key) ?? view_key,
    show: (_row, words) => <Clip>{words}</Clip>,
  },
  {
    key: 'score',
    label: labels.score,
    need: 84,
    grow: 0,
    numeric: true,
    sort: 'score',
    firstOrder: 'desc',
    value: ({ score, full_score }) => share(score, full_score),
    words: ({ score, learn_count }) =>
      formatScore(score) || (learn_count === 0 ? commonText.notBegun : commonText.noScore),
    show: ({ score, full_score, learn_count }) => (
      <ScoreBadge score={score} full={full_score} isDone={learn_count > 0} />
    ),
  },
  {
    key: 'best',
    label: labels.best,
    need: 76,
    grow: 0,
    numeric: true,
    sort: 'best',
    firstOrder: 'desc',
    value: ({ best_score, full_score }) => share(best_score, full_score),
    words: ({ best_score }) => formatScore(best_score) || text.none,
  },
  {
    key: 'count',
    label: labels.count,
    need: 84,
    grow: 0,
    numeric: true,
    sort: 'count',
    firstOrder: 'desc',
    value: ({ learn_count }) => learn_count,
    words: ({ learn_count }) => String(learn_count),
  },
  {
    key: 'time',
    label: labels.time,
    need: timeNeed,
    grow: 1,
    sort: 'time',
    firstOrder: 'desc',
    value: ({ submit_time }) => (submit_time === undefined ? null : parseJst(submit_time)),
    words: ({ submit_time }) => (submit_time === undefined ? null : formatWireTime(submit_time, now)) ?? text.none,
  },
]
