/** The order of a list survives a logout (`shared/contract/keeps.ts`). */
import { useEffect, useState } from 'react'
import { useKept } from '../../../bridge/index'
import { type Filters, type ListRules, readSort } from '../../../ui/list/list-state'
import type { ListControl } from '../../../ui/list/use-list-state'
import type { Sort } from '../../../ui/table/column'

const isSame = (a: Sort, b: Sort): boolean => a.field === b.field && a.order === b.order

/** Begins with the order of last time where the list has its default order, and keeps the order that it has now. */
export function useKeptOrder<F extends Filters, Field extends string>(
  place: string,
  list: ListControl<F, Field>,
  { sort: byDefault, sortFields }: Pick<ListRules<F, Field>, 'sort' | 'sortFields'>,
): ListControl<F, Field> {
  const { value, ready, set } = useKept('orders')
  const [isRestored, setIsRestored] = useState(false)
  const kept = readSort(sortFields, value?.[place]) ?? byDefault
  const { sort, orderBy } = list
  const isReady = list.ready && ready
  const mustRestore = isSame(sort, byDefault) && !isSame(kept, byDefault)
  const mustKeep = !isSame(kept, sort)
  useEffect(() => {
    if (!isReady || isRestored) return
    if (mustRestore) orderBy(kept)
    setIsRestored(true)
  }, [isReady, isRestored, mustRestore, kept, orderBy])
  useEffect(() => {
    if (isRestored && mustKeep) set(old => ({ ...old, [place]: sort }))
  }, [isRestored, mustKeep, place, sort, set])
  return { ...list, ready: list.ready && isRestored }
}
