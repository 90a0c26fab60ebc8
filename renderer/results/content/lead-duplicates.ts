/** Removes from the lead the texts that the items already contain. */
import type { Entry, Lead, NormalItem } from './types'

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two texts consist of the same words, regardless of case, spaces and punctuation. */
export const hasSameWords = (a: string, b: string): boolean => lettersAndDigits(a) === lettersAndDigits(b)

/** The lead without a text that only repeats the texts of the items, and without a sound that an item has. */
export function leadWithoutDuplicates(lead: Lead, entries: readonly Entry<NormalItem>[]): Lead {
  const items = entries.flatMap(entry => (entry.broken ? [] : [entry.item]))
  const itemTexts = items.map(item => item.english ?? '').join(' ')
  const english = lead.english !== undefined && hasSameWords(lead.english, itemTexts) ? undefined : lead.english
  const audio = items.some(item => item.audios.some(file => file === lead.audio)) ? undefined : lead.audio
  return { ...lead, english, audio }
}
