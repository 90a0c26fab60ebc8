import { Button, NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import { useApi } from '../../bridge/index'
import { filterSelects, teamOptions } from '../../features/homework/list/filter-options'
import { type Filters as FilterValues, isFiltered } from '../../features/homework/list/list-state'
import { SearchField } from '../../ui/SearchField'
import classes from './Headquarters.module.css'
import { text } from './text'

/** The search is sent after this pause in typing, in milliseconds (chosen). */
const searchDelay = 350

interface Props {
  filters: FilterValues
  onChange(change: Partial<FilterValues>): void
  onType(search: string): void
  onClear(): void
  search: RefObject<HTMLInputElement | null>
}

const kinds = filterSelects.find(({ key }) => key === 'kind')?.options ?? []

/** The filters by class, kind and title. The tabs filter by state. */
export function HeadquartersFilters({ filters, onChange, onType, onClear, search }: Props) {
  const teams = useApi('team-rows', {})
  return (
    <section className={classes.filters} aria-label={text.filters}>
      <NativeSelect
        className={classes.team}
        aria-label={text.team}
        data={teamOptions(teams.data?.items ?? []).map(each =>
          each.value === '' ? { ...each, label: `${text.team}：${each.label}` } : each,
        )}
        value={filters.team}
        onChange={event => onChange({ team: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={text.kind}
        data={kinds.map(each => (each.value === '' ? { ...each, label: `${text.kind}：${each.label}` } : each))}
        value={filters.kind}
        onChange={event => onChange({ kind: event.currentTarget.value })}
      />
      <SearchField
        inputRef={search}
        className={classes.search}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={filters.search}
        delay={searchDelay}
        onType={onType}
        onSearch={value => onChange({ search: value })}
      />
      {isFiltered(filters) && (
        <Button variant="subtle" onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </section>
  )
}
