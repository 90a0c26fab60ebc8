/** The search in the comment bank: a few letters in kana, kanji or Latin letters, also romaji, find a sentence. */
import { toKana } from 'wanakana'
import { type BankEntry, inOrder } from './comment-bank'
import { readings } from './words/text'

const readingOf = new Map<string, string>(readings)

const readable = new RegExp([...readingOf.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/** Full-width and half-width, upper and lower case, hiragana and katakana are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))

const searchable = ({ text, reading = '' }: BankEntry): string => {
  const found = plain(text)
  return `${found}\n${found.replace(readable, word => readingOf.get(word) ?? word)}\n${plain(reading)}`
}

/** The sentences that contain every word of `query`, or have it in their reading, newest and most used first; all of them without words. */
export function findEntries(entries: readonly BankEntry[], query: string): BankEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return inOrder(entries).filter(entry => {
    const found = words.length === 0 ? '' : searchable(entry)
    return words.every(word => found.includes(word) || found.includes(toKana(word)))
  })
}
