import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { searchForm } from '../../../shared/domain/search-form'
import { ErrorState } from '../../ui/ErrorState'
import { SearchField } from '../../ui/SearchField'
import { Skeletons } from '../../ui/Skeletons'
import type { Classmates } from './ChoicePanel'
import { type Choice, chosenOf, toggled } from './choice'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  choice: Choice
  set(next: (old: Choice) => Choice): void
  students: Classmates | undefined
  failed: boolean
  onRetry(): void
  tooMany: string | null
}

/** The students of the class, all of them or some. */
export function StudentPicker({ choice, set, students, failed, onRetry, tooMany }: Props) {
  const [search, setSearch] = useState('')
  if (failed && !students) return <ErrorState message={text.studentsFailed} onRetry={onRetry} />
  if (!students) return <Skeletons count={6} />
  if (students.length === 0) return <p className={classes.note}>{text.nobody}</p>
  const chosen = new Set(chosenOf(choice, students).map(({ student_id }) => student_id))
  const wanted = searchForm(search)
  const found = students.filter(({ number, nickname }) => searchForm(`${number} ${nickname}`).includes(wanted))
  const all = chosen.size === students.length
  return (
    <fieldset className={classes.students}>
      <legend className={classes.label}>{text.students}</legend>
      <SearchField
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={search}
        delay={0}
        onSearch={setSearch}
      />
      <div className={classes.whole}>
        <Checkbox
          label={text.whole(students.length)}
          checked={all}
          indeterminate={!all && chosen.size > 0}
          onChange={() => set(old => ({ ...old, students: all ? [] : null }))}
        />
        <span role="status">{all ? '' : text.chosen(chosen.size, students.length)}</span>
      </div>
      {tooMany && (
        <p className={classes.fault} role="alert">
          {tooMany}
        </p>
      )}
      {found.length === 0 ? (
        <p className={classes.note}>{text.nobodyFound}</p>
      ) : (
        <ul className={classes.names}>
          {found.map(({ student_id, number, nickname }) => (
            <li key={student_id}>
              <Checkbox
                size="xs"
                label={`${number} ${nickname}`.trim()}
                checked={chosen.has(student_id)}
                onChange={() => set(old => toggled(old, students, student_id))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
