import { NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import { text } from '../../../features/homework/matrix/text'
import { type SubmitFilter, submitFilters, type ViewSettings } from '../../../features/homework/matrix/view-settings'
import type { Team } from '../../../features/homework/use-student-names'
import { TeamSelect } from '../../../features/people/TeamSelect'
import { SearchField } from '../../../ui/SearchField'
import classes from './MatrixBoard.module.css'

const standingOptions = (Object.keys(submitFilters) as SubmitFilter[]).map(value => ({
  value,
  label: text.submitFilters[value],
}))

const standingOf = (value: string): SubmitFilter =>
  standingOptions.find(option => option.value === value)?.value ?? 'all'

interface Props {
  arrangement: ViewSettings
  onChange: (change: Partial<ViewSettings>) => void
  search: RefObject<HTMLInputElement | null>
  /** The classes that it goes to. */
  teams: readonly Team[]
  /** Enter in the search leads to the first student found. */
  onEnter: () => void
  /** How many students, or how far the reading is. */
  status: string
  /** The whole title of the topic under the cursor: its head may show less. */
  topic: string
}

/** Above the matrix: how many there are, one class, how far they are, a student by name or number. */
export function MatrixToolbar({ arrangement, onChange, search, teams, onEnter, status, topic }: Props) {
  return (
    <div className={classes.toolbar}>
      <span className={classes.status} role="status">
        {status}
      </span>
      <span className={classes.topic} aria-hidden>
        {topic}
      </span>
      <TeamSelect teams={teams} value={arrangement.teamId} onChange={teamId => onChange({ teamId })} />
      <NativeSelect
        className={classes.standing}
        aria-label={text.submitFilter}
        data={standingOptions}
        value={arrangement.standing}
        onChange={event => onChange({ standing: standingOf(event.currentTarget.value) })}
      />
      <SearchField
        inputRef={search}
        className={classes.search}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={arrangement.search}
        delay={0}
        onSearch={value => onChange({ search: value })}
        onEnter={onEnter}
      />
    </div>
  )
}
