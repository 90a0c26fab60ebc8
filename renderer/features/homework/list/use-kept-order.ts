/** The order of a list survives a logout (`shared/contract/keeps.ts`). */
import { useKept } from '../../../bridge/index'
import { type Filters, type ListRules, readSort } from '../../../ui/list/list-state'
import type { ListControl } from '../../../ui/list/use-list-state'
import type { Sort } from '../../../ui/table/column'
import { useKeptChoice } from '../../../ui/use-kept-choice'

const isSame = (a: Sort, b: Sort): boolean => a.field === b.field && a.order === b.order

/** Begins with the order of last time where the list has its default order, and keeps the order that it has now. */
export function useKeptOrder<F extends Filters, Field extends string>(
  place: string,
  list: ListControl<F, Field>,
  { sort: byDefault, sortFields }: Pick<ListRules<F, Field>, 'sort' | 'sortFields'>,
): ListControl<F, Field> {
  const { value, ready, set } = useKept('orders')
  const kept = readSort(sortFields, value?.[place]) ?? byDefault
  const { sort, orderBy } = list
  const isRestored = useKeptChoice({
    isReady: list.ready && ready,
    mustRestore: isSame(sort, byDefault) && !isSame(kept, byDefault),
    restore: () => orderBy(kept),
    isKept: isSame(kept, sort),
    keep: () => set(old => ({ ...old, [place]: sort })),
  })
  return { ...list, ready: list.ready && isRestored }
}
