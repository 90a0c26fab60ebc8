import type { RefObject } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { RosterStudent } from '../../../features/homework/roster'
import type { Team } from '../../../features/homework/use-student-names'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import layout from '../../../ui/layout/layout.module.css'
import { VirtualList } from '../../../ui/list/VirtualList'
import { SearchField } from '../../../ui/SearchField'
import classes from './Student.module.css'
import { text } from './text'

const idOf = ({ studentId }: RosterStudent) => studentId

interface Props {
  homeworkId: string
  students: readonly RosterStudent[]
  /** The classes of the homework, and the chosen one. */
  teams: readonly Team[]
  teamId: string
  onTeam: (teamId: string) => void
  /** The current student. */
  studentId: string | undefined
  search: string
  onSearch: (search: string) => void
  searchInput: RefObject<HTMLInputElement | null>
}

/** The list of students. The current student is scrolled into view. */
export function StudentList(props: Props) {
  const { homeworkId, students, teams, teamId, onTeam, studentId, search, onSearch, searchInput } = props
  return (
    <nav className={classes.side} aria-label={text.students}>
      <TeamSelect teams={teams} value={teamId} onChange={onTeam} />
      <SearchField
        inputRef={searchInput}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={search}
        delay={0}
        onSearch={onSearch}
      />
      <div className={`${layout.scrollMenu} ${classes.students}`}>
        {students.length === 0 ? <p className={classes.notFound}>{text.notFound}</p> : null}
        <VirtualList items={students} keyOf={idOf} rowHeight={40} current={studentId}>
          {member => (
            <Link
              to={paths.homeworkStudent(homeworkId, member.studentId)}
              replace
              className={classes.member}
              aria-current={member.studentId === studentId || undefined}
              title={member.name}
            >
              <span className={classes.number}>{member.number}</span>
              <span className={classes.name}>
                {member.name}
                <span className="hm-hidden">{text.showScoresSuffix}</span>
              </span>
              <span className={classes.value}>{formatAverage(member.row.average) || text.none}</span>
            </Link>
          )}
        </VirtualList>
      </div>
    </nav>
  )
}
