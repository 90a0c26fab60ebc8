import { Switch } from '@mantine/core'
import type { RefObject } from 'react'
import { SearchField } from '../../../ui/SearchField'
import classes from './MatrixBoard.module.css'
import type { Arrangement } from './model'
import { text } from './text'

interface Props {
  arrangement: Arrangement
  onChange: (change: Partial<Arrangement>) => void
  search: RefObject<HTMLInputElement | null>
  /** Enter in the search leads to the first student found. */
  onEnter: () => void
  /** How many students, or how far the reading is. */
  status: string
  /** The whole title of the topic under the cursor: its head may show less. */
  topic: string
}

/** Above the matrix: how many there are, only who has not submitted, a student by name or number. */
export function MatrixToolbar({ arrangement, onChange, search, onEnter, status, topic }: Props) {
  return (
    <div className={classes.toolbar}>
      <span className={classes.status} role="status">
        {status}
      </span>
      <span className={classes.topic} aria-hidden>
        {topic}
      </span>
      <Switch
        size="sm"
        label={text.onlyUnsubmitted}
        checked={arrangement.onlyUnsubmitted}
        onChange={event => onChange({ onlyUnsubmitted: event.currentTarget.checked })}
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
