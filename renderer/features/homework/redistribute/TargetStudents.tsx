import { useState } from 'react'
import { searchForm } from '../../../../shared/domain/search-form'
import { SearchField } from '../../../ui/SearchField'
import classes from './Redistribute.module.css'
import { matchesSearch, type RedistributionStudent, submitStatusLabel } from './redistribution-check'
import { text } from './text'

/** More students than this are searched rather than looked through (chosen). */
const many = 12

/** What scrolls must be reached by key. */
const scrolledByKey = { tabIndex: 0 }

/** Whom it reaches, by number and name; of several classes also by class. */
export function TargetStudents({ students }: { students: readonly RedistributionStudent[] }) {
  const [search, setSearch] = useState('')
  const wanted = searchForm(search)
  const found = students.filter(student => matchesSearch(student, wanted))
  return (
    <section className={classes.targets} aria-label={text.list}>
      {students.length > many && (
        <div className={classes.searching}>
          <SearchField
            label={text.search}
            clearLabel={text.clearSearch}
            placeholder={text.searchPlaceholder}
            value={search}
            delay={0}
            onSearch={setSearch}
          />
          <span role="status">{wanted === '' ? '' : text.found(found.length, students.length)}</span>
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
