import { useState } from 'react'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { SearchField } from '../../../ui/SearchField'
import classes from './Redistribute.module.css'
import { matchesSearch, type RedistributionStudent, submitStatusLabel } from './redistribution-check'
import { text } from './text'

/** With more students than this, a search field is shown (chosen). */
const searchFrom = 12

/** A scrolling list must be reachable by keyboard. */
const scrolledByKey = { tabIndex: 0 }

/** The students who will receive the redistribution. */
export function TargetStudents({ students }: { students: readonly RedistributionStudent[] }) {
  const [search, setSearch] = useState('')
  const needle = normalizeForSearch(search)
  const found = students.filter(student => matchesSearch(student, needle))
  return (
    <section className={classes.targets} aria-label={text.list}>
      {students.length > searchFrom && (
        <div className={classes.searching}>
          <SearchField
            label={text.search}
            clearLabel={text.clearSearch}
            placeholder={text.searchPlaceholder}
            value={search}
            delay={0}
            onSearch={setSearch}
          />
          <span role="status">{needle === '' ? '' : text.found(found.length, students.length)}</span>
        </div>
      )}
      {found.length === 0 ? (
        <p className={classes.nobody}>{text.nobodyFound}</p>
      ) : (
        <ul className={classes.students} {...scrolledByKey}>
          {found.map(student => (
            <li key={student.student_id}>
              <span className={classes.number}>{student.number}</span>
              <span className={classes.name} title={student.nickname}>
                {student.nickname}
              </span>
              <span className={classes.team} title={student.team_name}>
                {student.team_name}
              </span>
              <span className={classes.status}>{submitStatusLabel(student)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
