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

const words = text.details

/** The students: whom it reaches or reached, or all of them. */
export function StudentTable({ details }: { details: RedistributionDetails }) {
  const now = useNow()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const targets = targetStudents(details).length
  const can = details.can_reissue === 1
  const [show, setShow] = useState(targets > 0 ? 'targets' : 'all')
  const students = filterStudents(details, show === 'targets', typed)
  const keys = useKeyTable([{ label: words.searchKey, keys: { '/': () => search.current?.focus() } }])
  const reach = ({ is_target }: RedistributionStudent) =>
    is_target === 1 ? (can ? words.willReach : words.didReach) : words.notReached
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={words.show}
          data={[
            { value: 'targets', label: can ? words.targets(targets) : words.reached(targets) },
            { value: 'all', label: words.everyone(details.items.length) },
          ]}
          value={show}
          onChange={setShow}
        />
        <SearchField
          inputRef={search}
          className={classes.search}
          label={words.search}
          clearLabel={words.clearSearch}
          placeholder={words.searchPlaceholder}
          value={typed}
          delay={0}
          onSearch={setTyped}
        />
      </div>
      <div className={classes.card}>
        {students.length === 0 ? (
          <EmptyState message={typed === '' ? words.nobody : words.nobodyFound} />
        ) : (
          <table className={classes.table} aria-label={words.table}>
            <thead>
              <tr>
                {Object.entries(words.columns).map(([key, label]) => (
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
                  <td>{reach(student)}</td>
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
