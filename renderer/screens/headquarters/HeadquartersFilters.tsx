import { Button, NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useApi } from '../../bridge/index'
import { filterSelects, teamOptions } from '../../features/homework/list/filter-options'
import { type Filters as FilterValues, listRules, type SortField } from '../../features/homework/list/list-state'
import { isFiltered } from '../../ui/list/list-state'
import type { ListControl } from '../../ui/list/use-list-state'
import { SearchField } from '../../ui/SearchField'
import classes from './Headquarters.module.css'
import { text } from './text'

interface Props {
  list: ListControl<FilterValues, SortField>
  onClear(): void
  search: RefObject<HTMLInputElement | null>
}

const kinds = filterSelects.find(({ key }) => key === 'kind')?.options ?? []

/** The filters by class, kind and title. The tabs filter by state. */
export function HeadquartersFilters({ list, onClear, search }: Props) {
  const { filters } = list
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
        onChange={event => list.filter({ team: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={text.kind}
        data={kinds.map(each => (each.value === '' ? { ...each, label: `${text.kind}：${each.label}` } : each))}
        value={filters.kind}
        onChange={event => list.filter({ kind: event.currentTarget.value })}
      />
      <SearchField
        inputRef={search}
        className={classes.search}
        label={text.search}
        clearLabel={text.clearSearch}
        placeholder={text.searchPlaceholder}
        value={filters.search}
        delay={limits.searchPauseMs}
        onType={typed => list.type({ search: typed })}
        onSearch={value => list.filter({ search: value })}
      />
      {isFiltered(listRules, filters) && (
        <Button variant="subtle" onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </section>
  )
}
