import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatAverage } from '../../../../shared/domain/scores'
import type { RosterStudent } from '../../../features/homework/roster'
import { paths } from '../../../paths'
import { SearchField } from '../../../ui/SearchField'
import classes from './Student.module.css'
import { text } from './text'

const rowHeight = 40

interface Props {
  homeworkId: string
  students: readonly RosterStudent[]
  /** The current student. */
  studentId: string | undefined
  search: string
  onSearch: (search: string) => void
  searchInput: RefObject<HTMLInputElement | null>
}

/** The list of students, virtual by row. The current student is scrolled into view. */
export function StudentList({ homeworkId, students, studentId, search, onSearch, searchInput }: Props) {
  const scroll = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: students.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  const at = students.findIndex(member => member.studentId === studentId)
  const { scrollToIndex } = list
  useEffect(() => {
    if (at >= 0) scrollToIndex(at, { align: 'auto' })
  }, [at, scrollToIndex])
  return (
    <nav className={classes.side} aria-label={text.students}>
      <SearchField
        inputRef={searchInput}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={search}
        delay={0}
        onSearch={onSearch}
      />
      <div ref={scroll} className={classes.scroll}>
        {students.length === 0 ? <p className={classes.notFound}>{text.notFound}</p> : null}
        <ul className={classes.list} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const member = students[index]
            if (!member) return null
            const { name, number, row } = member
            return (
              <li
                key={member.studentId}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                aria-setsize={students.length}
                aria-posinset={index + 1}
              >
                <Link
                  to={paths.homeworkStudent(homeworkId, member.studentId)}
                  replace
                  className={classes.member}
                  aria-current={member.studentId === studentId || undefined}
                  title={name}
                >
                  <span className={classes.number}>{number}</span>
                  <span className={classes.name}>
                    {name}
                    <span className="hm-hidden">{text.show}</span>
                  </span>
                  <span className={classes.value}>{formatAverage(row.average) || text.none}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}
