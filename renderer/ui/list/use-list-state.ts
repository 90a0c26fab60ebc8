import { useCallback, useMemo, useState } from 'react'
import { useDraft } from '../drafts'
import type { Column, Sort } from '../table/column'
import {
  type Filters,
  firstState,
  isFiltered,
  type ListAction,
  type ListRules,
  type ListState,
  listReducer,
  readListState,
} from './list-state'

export interface ListControl<F extends Filters, Field extends string> extends ListState<F, Field> {
  /** False until the draft is loaded. The list waits for it, so that it begins with the filters of the draft. */
  ready: boolean
  /** Whether a filter narrows the list that is shown. */
  isFiltered: boolean
  /** Whether a control shows a filter, also one that is not applied yet. */
  canClear: boolean
  filter(change: Partial<F>): void
  /** Shows a search while it is typed; `filter` applies it. */
  type(change: Partial<F>): void
  clear(): void
  restore(filters: F, sort: Sort<Field>): void
  sortBy(column: Pick<Column<never, Field>, 'sort' | 'firstOrder'>): void
  /** Sets field and direction, as a select of orders does. */
  orderBy(sort: Sort<Field>): void
  goTo(page: number): void
}

/**
 * Filters, order and page of one list, kept as a draft under `key`: the list is the same after a restart, a 401 or a
 * visit to another page.
 * @param rules a constant of the screen.
 */
export function useListState<F extends Filters, Field extends string>(
  key: string,
  rules: ListRules<F, Field>,
  /** Reads a draft of an earlier version, which `readListState` does not know. */
  readOld?: (value: unknown) => ListState<F, Field> | null,
): ListControl<F, Field> {
  const [first] = useState(() => firstState(rules))
  const draft = useDraft<ListState<F, Field>>(
    key,
    first,
    value => readListState(rules, value) ?? readOld?.(value) ?? null,
  )
  const { set, value, ready } = draft
  const dispatch = useCallback(
    (action: ListAction<F, Field>) => set(old => listReducer(rules, old, action)),
    [set, rules],
  )
  const actions = useMemo(
    () => ({
      filter: (change: Partial<F>) => dispatch({ type: 'filter', change }),
      type: (change: Partial<F>) => dispatch({ type: 'type', change }),
      clear: () => dispatch({ type: 'clear' }),
      restore: (filters: F, sort: Sort<Field>) => dispatch({ type: 'restore', filters, sort }),
      sortBy: (column: Pick<Column<never, Field>, 'sort' | 'firstOrder'>) => dispatch({ type: 'sort', column }),
      orderBy: (sort: Sort<Field>) => dispatch({ type: 'order', sort }),
      goTo: (page: number) => dispatch({ type: 'page', page }),
    }),
    [dispatch],
  )
  return {
    ...value,
    ...actions,
    ready,
    isFiltered: isFiltered(rules, value.applied),
    canClear: isFiltered(rules, value.filters),
  }
}
