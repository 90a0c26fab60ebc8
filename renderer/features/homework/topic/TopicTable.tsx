import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '../../../ui/clock'
import { SortHeader } from '../../../ui/SortHeader'
import classes from './Topic.module.css'
import { text } from './text'
import { topicColumns } from './topic-columns'
import { nextTopicSort, type TopicSort, type TopicSortKey, type TopicStudent } from './topic-scores'
import type { StudentTeams } from './use-student-teams'

const rowHeight = 40

interface Props {
  title: string
  students: readonly TopicStudent[]
  full: number
  teams: StudentTeams | null
  sort: TopicSort
  onSort: (sort: TopicSort) => void
  paperPath: (studentId: string) => string
  /** Called before a paper opens. */
  onOpen: () => void
}

/** The students of one topic as a virtual table; a name links to the paper. */
export function TopicTable({ title, students, full, teams, sort, onSort, paperPath, onOpen }: Props) {
  const scroll = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: students.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 10,
  })
  const items = rows.getVirtualItems()
  const context = { full, now: useNow(), teams }
  const columns = topicColumns(teams)
  const head = (key: TopicSortKey, label: string, numeric: boolean | undefined) => (
    <SortHeader
      key={key}
      label={label}
      className={numeric ? classes.numeric : undefined}
      numeric={numeric}
      direction={sort.key === key ? (sort.isDescending ? 'desc' : 'asc') : undefined}
      onSort={() => onSort(nextTopicSort(sort, key))}
    />
  )
  return (
    <div ref={scroll} className={classes.scroll}>
      <table className={classes.table} aria-label={text.table(title)} aria-rowcount={students.length + 1}>
        <thead>
          <tr>
            {columns.map(column =>
              column.sort ? (
                head(column.sort, column.label, column.numeric)
              ) : (
                <th key={column.key} scope="col">
                  {column.label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index }) => {
            const student = students[index]
            return student ? (
              <tr key={student.student_id} className={classes.row} aria-rowindex={index + 2}>
                {columns.map(column =>
                  column.cell ? (
                    <td key={column.key} className={column.numeric ? classes.numeric : undefined}>
                      {column.cell(student, context)}
                    </td>
                  ) : (
                    <th key={column.key} scope="row">
                      <Link
                        to={paperPath(student.student_id)}
                        className={classes.name}
                        aria-label={text.open(student.nickname)}
                        title={student.nickname}
                        data-student={student.student_id}
                        onClick={onOpen}
                      >
                        {student.nickname}
                      </Link>
                    </th>
                  ),
                )}
              </tr>
            ) : null
          })}
          <tr aria-hidden style={{ height: rows.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </div>
  )
}
