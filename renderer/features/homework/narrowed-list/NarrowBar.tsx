import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { RefObject } from 'react'
import { useApi } from '../../../bridge/index'
import { SearchField } from '../../../ui/SearchField'
import classes from './Listing.module.css'
import type { Narrowed } from './narrowing'
import { text } from './text'

/** The search is sent after this pause in typing, in milliseconds (chosen). */
const searchDelay = 350

interface Props {
  narrowed: Narrowed
  /** The states that the list can be filtered by; the first has an empty value and means all. */
  choices: readonly { value: string; label: string }[]
  choiceLabel: string
  search: RefObject<HTMLInputElement | null>
}

/** The filters by state, class and title, in one line. */
export function NarrowBar({ narrowed, choices, choiceLabel, search }: Props) {
  const teams = useApi('team-rows', {})
  const { value, change, clear } = narrowed
  return (
    <section className={classes.bar} aria-label={text.group}>
      <SegmentedControl
        aria-label={choiceLabel}
        data={[...choices]}
        value={value.choice}
        onChange={choice => change({ choice })}
      />
      <NativeSelect
        className={classes.team}
        aria-label={text.team}
        data={[
          { value: '', label: text.allTeams },
          ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={teams.isError ? text.teamsFailed : undefined}
        value={value.team}
        onChange={event => change({ team: event.currentTarget.value })}
      />
      {narrowed.narrowed && (
        <Button
          variant="subtle"
          onClick={() => {
            clear()
            // this button disappears, so the focus moves to the search field
            search.current?.focus()
          }}
        >
          {text.clear}
        </Button>
      )}
      <SearchField
        inputRef={search}
        className={classes.search}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={value.search}
        delay={searchDelay}
        onSearch={found => change({ search: found })}
      />
    </section>
  )
}
