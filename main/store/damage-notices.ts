/** Messages for the teacher about damaged stores (DESIGN §11). */
import { text } from '../../shared/text'
import type { Damage } from './durable-file'

/** Stores that have a name in the teacher's language. */
export type StoreName = keyof typeof text.stores

/** One message if the store was damaged, else none. */
export function damageNotices(store: StoreName, damage: Damage): string[] {
  if (damage === 'none') return []
  return [text.damaged[damage](text.stores[store])]
}
