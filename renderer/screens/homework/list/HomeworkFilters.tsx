import { NativeSelect } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { useApi } from '../../../bridge/index'
import {
  filterSelects,
  finishOptions,
  focusOptions,
  orders,
  searchInOptions,
  teamOptions,
} from '../../../features/homework/list/filter-options'
import type { Filters, Sort, SortField } from '../../../features/homework/list/list-state'
import { text } from '../../../features/homework/list/text'
import { FilterBar } from '../../../ui/list/FilterBar'
import { PeriodFilter } from '../../../ui/list/PeriodFilter'
import type { ListControl } from '../../../ui/list/use-list-state'

interface Props {
  list: ListControl<Filters, SortField>
  search: RefObject<HTMLInputElement | null>
  /** The menu of saved filters. */
  saved: ReactNode
}

const rareKeys = ['kind', 'origin', 'times', 'delay', 'from', 'to'] as const

const orderOf = ({ field, order }: Sort) => `${field} ${order}`

/** 並び順: the order by a select, beside the labels of the columns. */
function OrderSelect({ list }: Pick<Props, 'list'>) {
  return (
    <NativeSelect
      aria-label={text.order}
      w={160}
      data={orders.map(({ label, ...sort }) => ({ value: orderOf(sort), label }))}
      value={orderOf(list.sort)}
      onChange={({ currentTarget }) => {
        const chosen = orders.find(sort => orderOf(sort) === currentTarget.value)
        if (chosen) list.orderBy({ field: chosen.field, order: chosen.order })
      }}
    />
  )
}

/** All filters of the list: the frequent ones in the first line, the others behind a button (SPEC §7). */
export function HomeworkFilters({ list, search, saved }: Props) {
  const teams = useApi('team-rows', {})
  return (
    <FilterBar
      list={list}
      rows={[
        { key: 'finish', kind: 'segments', label: text.finish, options: finishOptions },
        {
          key: 'team',
          kind: 'select',
          label: text.team,
          options: teamOptions(teams.data?.items ?? [], text.allTeams),
          error: teams.isError ? text.teamsFailed : undefined,
          width: 170,
        },
        { key: 'focus', kind: 'select', label: text.focus, options: focusOptions, width: 190 },
      ]}
      search={{
        key: 'search',
        label: text.search,
        placeholder: text.searchPlaceholder[list.filters.searchIn === 'topic' ? 'topic' : 'title'],
        input: search,
        scope: { key: 'searchIn', kind: 'select', label: text.searchIn, options: searchInOptions, width: 116 },
      }}
      rare={{
        rows: filterSelects,
        keys: rareKeys,
        children: <PeriodFilter period={list.filters} onChange={list.filter} />,
      }}
    >
      <OrderSelect list={list} />
      {saved}
    </FilterBar>
  )
}
