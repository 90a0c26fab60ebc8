/** What stands above the items and only says again what they say. */
import type { Entry, Lead, NormalItem } from './types'

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether two texts are made of the same words, however they are written. */
export const hasSameWords = (a: string, b: string): boolean => lettersAndDigits(a) === lettersAndDigits(b)

/** A lead without a text that is no more than that of the items one after the other, and without a sound of theirs. */
export function leadWithoutDuplicates(lead: Lead, entries: readonly Entry<NormalItem>[]): Lead {
  const items = entries.flatMap(entry => (entry.broken ? [] : [entry.item]))
  const said = items.map(item => item.english ?? '').join(' ')
  const english = lead.english !== undefined && hasSameWords(lead.english, said) ? undefined : lead.english
  const audio = items.some(item => item.audios.some(file => file === lead.audio)) ? undefined : lead.audio
  return { ...lead, english, audio }
}
