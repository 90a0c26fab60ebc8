import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { ErrorState } from '../../ui/ErrorState'
import { SearchField } from '../../ui/SearchField'
import { Skeletons } from '../../ui/Skeletons'
import { type ChosenStudents, toggleStudent } from './chosen-students'
import { type LoadedList, type Student, studentLabel } from './people'
import classes from './StudentPicker.module.css'
import { text } from './text'

const pickerText = text.picker

interface Props {
  students: LoadedList<Student>
  chosen: ChosenStudents
  onChange(chosen: string[] | null): void
  fault: string | null
}

/** Chooser of students in one class: all students, or some of them. */
export function StudentPicker({ students, chosen, onChange, fault }: Props) {
  const [search, setSearch] = useState('')
  const { items, hasFailed, isBusy, retry } = students
  if (hasFailed && !items) return <ErrorState message={text.studentsFailed} onRetry={retry} busy={isBusy} />
  if (!items) return <Skeletons count={6} />
  if (items.length === 0) return <p className={classes.note}>{pickerText.noStudents}</p>
  const allIds = items.map(({ id }) => id)
  const chosenIds = new Set(allIds.filter(id => chosen?.includes(id) ?? true))
  const needle = normalizeForSearch(search)
  const found = items.filter(({ number, name }) => normalizeForSearch(`${number} ${name}`).includes(needle))
  const isWhole = chosenIds.size === items.length
  return (
    <fieldset className={classes.students}>
      <legend className={classes.label}>{pickerText.students}</legend>
      <SearchField
        label={pickerText.search}
        clearLabel={text.clearSearch}
        placeholder={pickerText.searchPlaceholder}
        value={search}
        delay={0}
        onSearch={setSearch}
      />
      <div className={classes.whole}>
        <Checkbox
          label={pickerText.wholeTeam(items.length)}
          checked={isWhole}
          indeterminate={!isWhole && chosenIds.size > 0}
          onChange={() => onChange(isWhole ? [] : null)}
        />
        <span role="status">{isWhole ? '' : pickerText.chosen(chosenIds.size, items.length)}</span>
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {found.length === 0 ? (
        <p className={classes.note}>{pickerText.noMatch}</p>
      ) : (
        <ul className={classes.names}>
          {found.map(student => (
            <li key={student.id}>
              <Checkbox
                size="xs"
                label={studentLabel(student)}
                checked={chosenIds.has(student.id)}
                onChange={() => onChange(toggleStudent(chosen, allIds, student.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
