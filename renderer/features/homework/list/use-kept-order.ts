/** The order of a list survives a logout (`shared/contract/keeps.ts`). */
import { useKept } from '../../../bridge/index'
import { type Filters, type ListRules, readSort } from '../../../ui/list/list-state'
import type { ListControl } from '../../../ui/list/use-list-state'
import { nextSort, type Sort } from '../../../ui/table/column'
import { useRestoreOnce } from '../../../ui/use-restore-once'

const isSame = (a: Sort, b: Sort): boolean => a.field === b.field && a.order === b.order

/**
 * Begins with the order of last time where the list has its default order, and keeps an order that the teacher chooses.
 * The order of a link or of a saved filter is not kept: without the filters the list has the kept order again.
 */
export function useKeptOrder<F extends Filters, Field extends string>(
  place: string,
  list: ListControl<F, Field>,
  { sort: byDefault, sortFields, noFilters }: Pick<ListRules<F, Field>, 'sort' | 'sortFields' | 'noFilters'>,
): ListControl<F, Field> {
  const { value, ready, set } = useKept('orders')
  const kept = readSort(sortFields, value?.[place]) ?? byDefault
  const { sort, orderBy } = list
  const isRestored = useRestoreOnce({
    isReady: list.ready && ready,
    mustRestore: isSame(sort, byDefault) && !isSame(kept, byDefault),
    restore: () => orderBy(kept),
  })
  const order = (chosen: Sort<Field>) => {
    orderBy(chosen)
    set(old => ({ ...old, [place]: chosen }))
  }
  return {
    ...list,
    ready: list.ready && isRestored,
    orderBy: order,
    sortBy: column => order(nextSort(sort, column)),
    clear: () => list.restore(noFilters, kept),
  }
}
