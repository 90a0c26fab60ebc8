import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { EmptyState } from '../../ui/EmptyState'
import { Clip } from '../../ui/table/Clip'
import { type Column, nextSort, type Sort } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './MessageInfo.module.css'
import { timeText } from './message-time'
import { text } from './text'

const infoText = text.info

type Receiver = EndpointResponse<'message-details'>['receivers'][number]

const columnsAt = (now: number): Column<Receiver>[] => [
  {
    key: 'team',
    label: infoText.columns.team,
    width: '28%',
    sort: 'team',
    sortValue: ({ team_name }) => team_name,
    cell: ({ team_name }) => <Clip>{team_name}</Clip>,
  },
  {
    key: 'number',
    label: infoText.columns.number,
    width: '90px',
    sort: 'number',
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    key: 'name',
    label: infoText.columns.name,
    head: true,
    sort: 'name',
    sortValue: ({ nickname }) => nickname,
    cell: ({ nickname }) => <Clip>{nickname}</Clip>,
  },
  {
    key: 'read',
    label: infoText.columns.read,
    width: '180px',
    sort: 'read',
    sortValue: ({ read_time }) => read_time ?? null,
    cell: ({ is_read, read_time }) => (is_read === 0 ? infoText.notRead : timeText(read_time, now)),
  },
]

interface ReceiptsProps {
  receivers: readonly Receiver[]
  unread: readonly Receiver[]
  now: number
}

/** The students who have not read it, or all of them with the times. */
export function Receipts({ receivers, unread, now }: ReceiptsProps) {
  const [shows, setShows] = useState<'unread' | 'all'>('unread')
  const [sort, setSort] = useState<Sort>({ field: 'team', order: 'asc' })
  const columns = useMemo(() => columnsAt(now), [now])
  const rows = shows === 'unread' ? unread : receivers
  return (
    <section className={classes.sheet} aria-labelledby="message-receipts">
      <div className={classes.head}>
        <h2 id="message-receipts">{infoText.receipts}</h2>
        <SegmentedControl
          aria-label={infoText.show}
          data={[
            { value: 'unread', label: infoText.unread(unread.length) },
            { value: 'all', label: infoText.all(receivers.length) },
          ]}
          value={shows}
          onChange={value => setShows(value === 'all' ? 'all' : 'unread')}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState message={receivers.length === 0 ? infoText.nobody : infoText.allRead} />
      ) : (
        <DataTable
          label={infoText.receipts}
          columns={columns}
          rows={rows}
          rowKey={({ student_id }) => student_id}
          sort={sort}
          onSort={column => setSort(nextSort(sort, column))}
          client
          virtualHeight="max(240px, calc(100vh - 300px))"
          minWidth="520px"
        />
      )}
    </section>
  )
}
