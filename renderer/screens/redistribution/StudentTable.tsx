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
import classes from './Redistribution.module.css'
import { filterStudents } from './redistribution-students'
import { text } from './text'

const labels = text.details

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
  const reachLabel = ({ is_target }: RedistributionStudent) =>
    is_target === 1 ? (canRedistribute ? labels.willReach : labels.didReach) : labels.notReached
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
          <table className={classes.table} aria-label={labels.table}>
            <thead>
              <tr>
                {Object.entries(labels.columns).map(([key, label]) => (
                  <th key={key} scope="col" data-column={key}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {students.map(student => (
                <tr key={student.student_id}>
                  <td>{student.number}</td>
                  <th scope="row" title={student.nickname}>
                    {student.nickname}
                  </th>
                  <td title={student.team_name}>{student.team_name}</td>
                  <td>{submitStatusLabel(student)}</td>
                  <td>{formatWireTime(student.submit_time ?? '', now) ?? text.noTime}</td>
                  <td>{reachLabel(student)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <KeyHints rows={keys} />
    </>
  )
}
