/** The columns of the exercises that a student handed in, one row for each round. */
import { Link } from 'react-router-dom'
import { formatScore } from '../../../../shared/domain/scores'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import type { SheetColumn } from '../../../features/sheets/sheet-column'
import { paths } from '../../../paths'
import { viewName } from '../../../results/index'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import { Clip } from '../../../ui/table/Clip'
import { minutesOf } from '../study-words'
import type { TabProps } from '../tab-props'
import { text } from '../text'

export type Log = EndpointResponse<'resource-exercise-logs'>['items'][number]

export const sortFields = ['time', 'resource', 'kind', 'level', 'round', 'score', 'study', 'record'] as const
export type SortField = (typeof sortFields)[number]

const words = text.exercise
const labels = words.columns

const timeOf = ({ updated_at }: Log): number | null => parseJst(updated_at)

/** The paper of the round; a round outside homework has none. */
const Paper = ({ log, studentId }: { log: Log; studentId: string }) => {
  const { homework_id, topic_id, resource_title, round } = log
  if (homework_id === '' || topic_id === '') return words.noPaper
  return (
    <Link
      to={paths.paper(homework_id, { topicId: topic_id, studentId, round })}
      aria-label={words.openPaper(resource_title, round)}
      onClick={() => setPaperOrder(homework_id, null)}
    >
      {words.paper}
    </Link>
  )
}

export const logColumns = (
  { to, student }: Pick<TabProps, 'to' | 'student'>,
  now: number,
): readonly SheetColumn<Log, SortField>[] => [
  {
    key: 'time',
    label: labels.time,
    need: 124,
    grow: 1,
    sort: 'time',
    firstOrder: 'desc',
    value: timeOf,
    words: ({ updated_at }) => formatWireTime(updated_at, now) ?? text.none,
  },
  {
    key: 'resource',
    label: labels.resource,
    need: 160,
    grow: 4,
    head: true,
    sort: 'resource',
    words: ({ resource_title }) => resource_title,
    show: ({ resource_id }, title) =>
      resource_id === '' ? (
        <Clip>{title}</Clip>
      ) : (
        <Link to={to('exercise', { resource_id })} replace aria-label={words.openResource(title)} title={title}>
          {title}
        </Link>
      ),
  },
  {
    key: 'kind',
    label: labels.kind,
    need: 92,
    grow: 1,
    sort: 'kind',
    words: ({ view_key }) => viewName(view_key) ?? view_key,
    show: (_row, name) => <Clip>{name}</Clip>,
  },
  {
    key: 'level',
    label: labels.level,
    need: 68,
    grow: 0,
    sort: 'level',
    words: ({ resource_level }) => resource_level ?? text.none,
  },
  {
    key: 'round',
    label: labels.round,
    need: 48,
    grow: 0,
    numeric: true,
    sort: 'round',
    value: ({ round }) => round,
    words: ({ round }) => String(round),
  },
  {
    key: 'score',
    label: labels.score,
    need: 80,
    grow: 0,
    numeric: true,
    sort: 'score',
    firstOrder: 'desc',
    value: ({ score }) => score ?? null,
    words: ({ score }) => formatScore(score) || text.none,
    show: ({ score }, shown) => (score === undefined ? shown : <ScoreBadge score={score} />),
  },
  {
    key: 'study',
    label: labels.study,
    need: 84,
    grow: 0,
    numeric: true,
    sort: 'study',
    firstOrder: 'desc',
    value: ({ study_seconds }) => study_seconds,
    words: ({ study_seconds }) => minutesOf(study_seconds),
  },
  {
    key: 'record',
    label: labels.record,
    need: 84,
    grow: 0,
    numeric: true,
    sort: 'record',
    firstOrder: 'desc',
    value: ({ record_duration }) => record_duration,
    words: ({ record_duration }) => minutesOf(record_duration),
  },
  {
    key: 'paper',
    label: labels.paper,
    need: 76,
    grow: 0,
    isScreenOnly: true,
    words: () => words.paper,
    show: log => <Paper log={log} studentId={student.id} />,
  },
]
