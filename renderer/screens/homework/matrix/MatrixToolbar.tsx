import { NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import { countedRounds } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { type SubmitFilter, submitFilters, type ViewSettings } from '../../../features/homework/matrix/view-settings'
import type { Team } from '../../../features/homework/use-student-names'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { SearchField } from '../../../ui/SearchField'
import classes from './MatrixBoard.module.css'

const submitFilterOptions = (Object.keys(submitFilters) as SubmitFilter[]).map(value => ({
  value,
  label: text.submitFilters[value],
}))

const countedOptions = countedRounds.map(value => ({ value, label: text.countedRounds[value] }))

const submitFilterOf = (value: string): SubmitFilter =>
  submitFilterOptions.find(option => option.value === value)?.value ?? 'all'

interface Props {
  settings: ViewSettings
  onChange: (change: Partial<ViewSettings>) => void
  search: RefObject<HTMLInputElement | null>
  /** The classes that receive the homework. */
  teams: readonly Team[]
  /** Called on Enter in the search: moves the focus to the first student found. */
  onEnter: () => void
  /** The number of students, or the progress of loading. */
  status: string
  /** The whole title of the topic under the cursor, because the column header may shorten it. */
  topic: string
}

/**
 * The toolbar above the matrix: number of students, counted scores, filters by class and submission status, and search.
 */
export function MatrixToolbar({ settings, onChange, search, teams, onEnter, status, topic }: Props) {
  return (
    <div className={classes.toolbar}>
      <span className={classes.status} role="status">
        {status}
      </span>
      <span className={classes.topic} aria-hidden>
        {topic}
      </span>
      <NativeSelect
        className={classes.counted}
        aria-label={text.counted}
        data={countedOptions}
        value={settings.counted}
        onChange={event => onChange({ counted: event.currentTarget.value === 'best' ? 'best' : 'latest' })}
      />
      <TeamSelect teams={teams} value={settings.teamId} onChange={teamId => onChange({ teamId })} />
      <NativeSelect
        className={classes.standing}
        aria-label={text.submitFilter}
        data={submitFilterOptions}
        value={settings.standing}
        onChange={event => onChange({ standing: submitFilterOf(event.currentTarget.value) })}
      />
      <SearchField
        inputRef={search}
        className={classes.search}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={settings.search}
        delay={0}
        onSearch={value => onChange({ search: value })}
        onEnter={onEnter}
      />
    </div>
  )
}
