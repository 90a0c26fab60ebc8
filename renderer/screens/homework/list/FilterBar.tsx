import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { useApi } from '../../../bridge/index'
import {
  filterSelects,
  finishOptions,
  searchInOptions,
  teamOptions,
} from '../../../features/homework/list/filter-options'
import { type Filters, listRules, periodState, type SortField } from '../../../features/homework/list/list-state'
import { text } from '../../../features/homework/list/text'
import { DateField } from '../../../ui/DateField'
import { isFiltered } from '../../../ui/list/list-state'
import type { ListControl } from '../../../ui/list/use-list-state'
import { SearchField } from '../../../ui/SearchField'
import classes from './List.module.css'

interface Props {
  list: ListControl<Filters, SortField>
  onClear: () => void
  search: RefObject<HTMLInputElement | null>
  /** The menu of saved filters. */
  saved: ReactNode
}

/** All filters of the list: state and search in the first line, the others below (SPEC §7). */
export function FilterBar({ list, onClear, search, saved }: Props) {
  const { filters } = list
  const onChange = list.filter
  const teams = useApi('team-rows', {})
  return (
    <section className={classes.filters} aria-label={text.filterGroup}>
      <div className={classes.line}>
        <SegmentedControl
          aria-label={text.finish}
          data={finishOptions}
          value={filters.finish}
          onChange={finish => onChange({ finish })}
        />
        {saved}
        <NativeSelect
          className={classes.searchIn}
          aria-label={text.searchIn}
          data={searchInOptions}
          value={filters.searchIn}
          onChange={event => onChange({ searchIn: event.currentTarget.value })}
        />
        <SearchField
          inputRef={search}
          className={classes.search}
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={filters.searchIn === 'topic' ? text.searchPlaceholder.topic : text.searchPlaceholder.title}
          value={filters.search}
          delay={limits.searchPauseMs}
          onType={typed => list.type({ search: typed })}
          onSearch={value => onChange({ search: value })}
        />
      </div>
      <div className={`${classes.line} ${classes.rest}`}>
        <NativeSelect
          size="xs"
          className={classes.team}
          label={text.team}
          data={teamOptions(teams.data?.items ?? [])}
          error={teams.isError ? text.teamsFailed : undefined}
          value={filters.team}
          onChange={event => onChange({ team: event.currentTarget.value })}
        />
        {filterSelects.map(({ key, label, options }) => (
          <NativeSelect
            key={key}
            size="xs"
            label={label}
            data={options}
            value={filters[key]}
            onChange={event => onChange({ [key]: event.currentTarget.value })}
          />
        ))}
        <Period filters={filters} onChange={onChange} />
        {isFiltered(listRules, filters) && (
          <Button size="xs" variant="subtle" className={classes.clear} onClick={onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Start and end of the period. If the end is before the start, an error is shown and nothing is sent. */
function Period({ filters, onChange }: { filters: Filters; onChange(change: Partial<Filters>): void }) {
  const reversed = periodState(filters) === 'reversed'
  const end = (key: 'from' | 'to') => (
    <DateField
      size="xs"
      className={classes.date}
      label={text[key]}
      hideLabel
      aria-describedby={reversed ? 'hm-period-fault' : undefined}
      error={reversed}
      value={filters[key]}
      onChange={value => onChange({ [key]: value })}
    />
  )
  return (
    <fieldset className={classes.period}>
      <legend>{text.period}</legend>
      {end('from')}
      <span aria-hidden>{text.between}</span>
      {end('to')}
      {reversed && (
        <p id="hm-period-fault" className={classes.fault} role="alert">
          {text.reversed}
        </p>
      )}
    </fieldset>
  )
}
