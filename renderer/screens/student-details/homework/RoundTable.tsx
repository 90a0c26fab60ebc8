import { useMemo, useRef } from 'react'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import { wholeMinutes } from '../../../features/study/line-words'
import { paths } from '../../../paths'
import { useNow } from '../../../ui/clock'
import { EmptyState } from '../../../ui/EmptyState'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { Link } from '../../../ui/Link'
import { ListCard } from '../../../ui/list/ListView'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import { useRowKeys } from '../../../ui/table/use-row-keys'
import classes from '../StudentDetails.module.css'
import { text } from '../text'

const words = text.topic

type Topic = EndpointResponse<'homework-topic-details'>
type Round = Topic['items'][number]

interface Props {
  homeworkId: string
  topicId: string
  studentId: string
  topic: Topic
}

/** The rounds that she handed in, the latest first; each leads to its paper. */
export function RoundTable({ homeworkId, topicId, studentId, topic }: Props) {
  const now = useNow()
  const card = useRef<HTMLDivElement>(null)
  const keys = useRowKeys(card)
  const { items, full_score } = topic
  const rows = useMemo(() => items.toSorted((a, b) => b.round - a.round), [items])
  const columns: Column<Round>[] = [
    {
      key: 'round',
      label: words.columns.round,
      head: true,
      cell: ({ round }) => (
        <Link
          to={paths.paper(homeworkId, { topicId, studentId, round })}
          aria-label={words.openRound(round)}
          onClick={() => setPaperOrder(homeworkId, null)}
        >
          {words.round(round)}
        </Link>
      ),
    },
    {
      key: 'time',
      label: words.columns.time,
      cell: ({ updated_at }) => formatWireTime(updated_at, now) ?? text.none,
    },
    {
      key: 'score',
      label: words.columns.score,
      numeric: true,
      cell: ({ score }) => <ScoreBadge score={score} full={full_score} isDone />,
    },
    {
      key: 'study',
      label: words.columns.study,
      numeric: true,
      cell: ({ study_seconds }) => wholeMinutes(study_seconds),
    },
    {
      key: 'record',
      label: words.columns.record,
      numeric: true,
      cell: ({ record_duration }) => wholeMinutes(record_duration),
    },
  ]
  if (rows.length === 0) return <EmptyState message={words.notBegun} />
  return (
    <>
      <ListCard ref={card}>
        <DataTable
          label={words.rounds}
          columns={columns}
          rows={rows}
          rowKey={({ round }) => String(round)}
          minWidth="520px"
        />
      </ListCard>
      <div className={classes.foot}>
        <KeyHints rows={keys} />
      </div>
    </>
  )
}
