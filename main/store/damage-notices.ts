/** What the teacher is told of damaged stores (DESIGN §11). */
import { text } from '../../shared/text'
import type { Damage } from './durable-file'

/** The stores by the names that a teacher knows. */
export type StoreName = keyof typeof text.stores

/** A sentence for a store that was found damaged, none for one that is well. */
export function damageNotices(store: StoreName, damage: Damage): string[] {
  if (damage === 'none') return []
  return [text.damaged[damage](text.stores[store])]
}
