import { SegmentedControl } from '@mantine/core'
import { useRef, useState } from 'react'
import { formatWireTime } from '../../features/homework/format-wire-time'
import {
  type RedistributionDetails,
  type RedistributionStudent,
  submitStatusLabel,
  targetStudents,
} from '../../features/homework/redistribute/redistribution-check'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { SearchField } from '../../ui/SearchField'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './Redistribution.module.css'
import { filterStudents } from './redistribution-students'
import { text } from './text'

const labels = text.details

const columnsAt = (now: number, canRedistribute: boolean): Column<RedistributionStudent>[] => [
  { key: 'number', label: labels.columns.number, width: '110px', cell: ({ number }) => number },
  { key: 'name', label: labels.columns.name, head: true, cell: ({ nickname }) => <Clip>{nickname}</Clip> },
  { key: 'team', label: labels.columns.team, cell: ({ team_name }) => <Clip>{team_name}</Clip> },
  { key: 'status', label: labels.columns.status, width: '110px', cell: submitStatusLabel },
  {
    key: 'time',
    label: labels.columns.time,
    width: '180px',
    cell: ({ submit_time }) => formatWireTime(submit_time ?? '', now) ?? text.noTime,
  },
  {
    key: 'reach',
    label: labels.columns.reach,
    width: '110px',
    cell: ({ is_target }) =>
      is_target === 1 ? (canRedistribute ? labels.willReceiveShort : labels.receivedShort) : labels.notReceivedShort,
  },
]

/** The table of students: those who receive or received the redistribution, or all. */
export function StudentTable({ details }: { details: RedistributionDetails }) {
  const now = useNow()
  const search = useRef<HTMLInputElement>(null)
  const [searchText, setSearchText] = useState('')
  const targets = targetStudents(details).length
  const canRedistribute = details.can_reissue === 1
  const [show, setShow] = useState(targets > 0 ? 'targets' : 'all')
  const students = filterStudents(details, show === 'targets', searchText)
  const keys = useKeyTable([{ label: labels.searchKey, keys: { '/': () => search.current?.focus() } }])
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={labels.show}
          data={[
            { value: 'targets', label: canRedistribute ? labels.targets(targets) : labels.reached(targets) },
            { value: 'all', label: labels.everyone(details.items.length) },
          ]}
          value={show}
          onChange={setShow}
        />
        <SearchField
          inputRef={search}
          className={classes.search}
          label={labels.search}
          clearLabel={labels.clearSearch}
          placeholder={labels.searchPlaceholder}
          value={searchText}
          delay={0}
          onSearch={setSearchText}
        />
      </div>
      <div className={classes.card}>
        {students.length === 0 ? (
          <EmptyState message={searchText === '' ? labels.nobody : labels.nobodyFound} />
        ) : (
          <DataTable
            label={labels.table}
            columns={columnsAt(now, canRedistribute)}
            rows={students}
            rowKey={({ student_id }) => student_id}
            rowHeight={36}
            minWidth="720px"
          />
        )}
      </div>
      <KeyHints rows={keys} />
    </>
  )
}
