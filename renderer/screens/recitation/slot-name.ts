import type { SlotDraft } from '../../features/recitation/recitation-draft'
import { text } from './text'

/** The name of the slot at a place: 文1 … 文5, 文章. */
export function slotName(slots: readonly Pick<SlotDraft, 'category'>[], at: number): string {
  const category = slots[at]?.category ?? 'read_sentence'
  const number = slots.slice(0, at + 1).filter(slot => slot.category === category).length
  return text.slot(category, number)
}
