/** The columns of the exercises that a student handed in, one row for each round. */

import { formatScore } from '../../../shared/domain/scores'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { paths } from '../../paths'
import { viewName } from '../../results/index'
import { Link } from '../../ui/Link'
import { ScoreBadge } from '../../ui/ScoreBadge'
import { Clip } from '../../ui/table/Clip'
import { timeNeed } from '../../ui/table/column'
import { formatWireTime } from '../homework/format-wire-time'
import { setPaperOrder } from '../homework/paper/paper-navigation'
import type { SheetColumn } from '../sheets/sheet-column'
import { wholeMinutes } from './line-words'
import { text } from './text'

export type Log = EndpointResponse<'resource-exercise-logs'>['items'][number]

export const sortFields = ['time', 'resource', 'kind', 'level', 'round', 'score', 'study', 'record'] as const
export type SortField = (typeof sortFields)[number]

const words = text.logs
const labels = words.columns

const timeOf = ({ updated_at }: Log): number | null => parseJst(updated_at)

/** The round leads to its paper; a round outside homework has none. */
function Round({ log, studentId, shown }: { log: Log; studentId: string; shown: string }) {
  const { homework_id, topic_id, resource_title, round } = log
  if (homework_id === '' || topic_id === '') return shown
  return (
    <Link
      to={paths.paper(homework_id, { topicId: topic_id, studentId, round })}
      aria-label={words.openPaper(resource_title, round)}
      onClick={() => setPaperOrder(homework_id, null)}
    >
      {shown}
    </Link>
  )
}

/** @param addressOf the address of what the student did of a resource. */
export const logColumns = (
  studentId: string,
  addressOf: (resourceId: string) => string,
  now: number,
): readonly SheetColumn<Log, SortField>[] => [
  {
    key: 'time',
    label: labels.time,
    need: timeNeed,
    grow: 1,
    sort: 'time',
    firstOrder: 'desc',
    value: timeOf,
    words: ({ updated_at }) => formatWireTime(updated_at, now) ?? words.none,
  },
  {
    key: 'resource',
    label: labels.resource,
    need: 150,
    grow: 4,
    head: true,
    sort: 'resource',
    words: ({ resource_title }) => resource_title,
    show: ({ resource_id }, title) =>
      resource_id === '' ? (
        <Clip>{title}</Clip>
      ) : (
        <Link to={addressOf(resource_id)} replace aria-label={words.openResource(title)} title={title}>
          {title}
        </Link>
      ),
  },
  {
    key: 'kind',
    label: labels.kind,
    need: 84,
    grow: 1,
    sort: 'kind',
    words: ({ view_key }) => viewName(view_key) ?? view_key,
    show: (_row, name) => <Clip>{name}</Clip>,
  },
  {
    key: 'level',
    label: labels.level,
    need: 80,
    grow: 0,
    spare: 1,
    sort: 'level',
    words: ({ resource_level }) => resource_level ?? words.none,
    show: (_row, level) => <Clip>{level}</Clip>,
  },
  {
    key: 'round',
    label: labels.round,
    need: 64,
    grow: 0,
    sort: 'round',
    value: ({ round }) => round,
    words: ({ round }) => words.round(round),
    show: (log, shown) => <Round log={log} studentId={studentId} shown={shown} />,
  },
  {
    key: 'score',
    label: labels.score,
    need: 76,
    grow: 0,
    numeric: true,
    sort: 'score',
    firstOrder: 'desc',
    value: ({ score }) => score ?? null,
    words: ({ score }) => formatScore(score) || words.none,
    show: ({ score }, shown) => (score === undefined ? shown : <ScoreBadge score={score} />),
  },
  {
    key: 'study',
    label: labels.study,
    need: 88,
    grow: 0,
    numeric: true,
    sort: 'study',
    firstOrder: 'desc',
    value: ({ study_seconds }) => study_seconds,
    words: ({ study_seconds }) => wholeMinutes(study_seconds),
  },
  {
    key: 'record',
    label: labels.record,
    need: 88,
    grow: 0,
    numeric: true,
    sort: 'record',
    firstOrder: 'desc',
    value: ({ record_duration }) => record_duration,
    words: ({ record_duration }) => wholeMinutes(record_duration),
  },
]
