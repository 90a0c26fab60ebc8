import { useState } from 'react'
import { searchForm } from '../../../../shared/domain/search-form'
import { submitStatuses } from '../../../../shared/domain/statuses'
import { SearchField } from '../../../ui/SearchField'
import classes from './Redistribute.module.css'
import type { RedistributionStudent } from './redistribution-check'
import { text } from './text'

/** More students than this are searched rather than looked through (chosen). */
const many = 12

/** What scrolls must be reached by key. */
const scrolledByKey = { tabIndex: 0 }

const isStatus = (value: number): value is keyof typeof submitStatuses => value in submitStatuses

/** Whom it reaches, by number and name; of several classes also by class. */
export function TargetStudents({ students }: { students: readonly RedistributionStudent[] }) {
  const [search, setSearch] = useState('')
  const wanted = searchForm(search)
  const found = students.filter(({ number, nickname, team_name }) =>
    searchForm(`${number} ${nickname} ${team_name}`).includes(wanted),
  )
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
          {found.map(({ student_id, number, nickname, team_name, submit_status }) => (
            <li key={student_id}>
              <span className={classes.number}>{number}</span>
              <span className={classes.name} title={nickname}>
                {nickname}
              </span>
              <span className={classes.team} title={team_name}>
                {team_name}
              </span>
              <span className={classes.status}>{isStatus(submit_status) ? submitStatuses[submit_status] : ''}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
