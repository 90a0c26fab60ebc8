/** The teacher's own sentences for comments on writing (`comment-bank` in shared/contract/keeps.ts). Pure functions. */
import type { Keep } from '../../../shared/contract/keeps'
import { limits } from '../../../shared/domain/limits'
import { textFault, tidyText } from '../../../shared/domain/text-rules'

export type CommentBank = Keep<'comment-bank'>
export type BankEntry = CommentBank['entries'][number]

/** The keys that can add a sentence. */
export const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export type EntryFault = 'empty' | 'long' | 'emoji' | 'same' | 'full'

/** A sentence as the bank keeps it: in one line, of characters that its Excel file can hold. */
export const tidySentence = (text: string): string =>
  tidyText(text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(/[\ufffe\uffff]|\p{Cs}/gu, ''))

/** Why a sentence cannot be added, or entry `id` cannot have this text; null if it can. */
export function entryFault({ entries }: CommentBank, text: string, id?: string): EntryFault | null {
  const sentence = tidySentence(text)
  const fault = textFault(sentence, limits.comment)
  if (fault !== null) return fault
  if (entries.some(entry => entry.id !== id && entry.text === sentence)) return 'same'
  return id === undefined && entries.length >= limits.commentBank.entries ? 'full' : null
}

/** Why a reading cannot be kept; null if it can. It may be empty. */
export function readingFault(reading: string): Exclude<ReturnType<typeof textFault>, 'empty'> {
  const fault = textFault(tidySentence(reading), limits.comment)
  return fault === 'empty' ? null : fault
}

/** The reading as the bank keeps it. */
export const tidyReading = (reading = ''): Pick<BankEntry, 'reading'> => {
  const tidy = tidySentence(reading)
  return tidy === '' ? {} : { reading: tidy }
}

const withEntries = (bank: CommentBank, entries: readonly BankEntry[]): CommentBank => ({ ...bank, entries })

const changed = (bank: CommentBank, id: string, change: (entry: BankEntry) => BankEntry): CommentBank =>
  withEntries(
    bank,
    bank.entries.map(entry => (entry.id === id ? change(entry) : entry)),
  )

/** Adds a sentence; a text with a fault changes nothing. */
export function withEntry(
  bank: CommentBank,
  { id, text, at, reading }: Pick<BankEntry, 'id' | 'text' | 'at' | 'reading'>,
): CommentBank {
  if (entryFault(bank, text) !== null || readingFault(reading ?? '') !== null) return bank
  const entry = { id, text: tidySentence(text), used: 0, at, slot: null, ...tidyReading(reading) }
  return withEntries(bank, [...bank.entries, entry])
}

/** Changes the words of a sentence and its reading; one with a fault changes nothing. */
export const withText = (bank: CommentBank, id: string, text: string, reading = ''): CommentBank =>
  entryFault(bank, text, id) === null && readingFault(reading) === null
    ? changed(bank, id, ({ reading: _, ...entry }) => ({ ...entry, text: tidySentence(text), ...tidyReading(reading) }))
    : bank

/** Gives a key to a sentence, or takes it away; another sentence with this key loses it. */
export const withSlot = (bank: CommentBank, id: string, slot: number | null): CommentBank =>
  withEntries(
    bank,
    bank.entries.map(entry => {
      if (entry.id === id) return { ...entry, slot }
      return slot !== null && entry.slot === slot ? { ...entry, slot: null } : entry
    }),
  )

export const withUse = (bank: CommentBank, id: string, at: number): CommentBank =>
  changed(bank, id, entry => ({ ...entry, used: entry.used + 1, at }))

export const withoutEntry = (bank: CommentBank, id: string): CommentBank =>
  withEntries(
    bank,
    bank.entries.filter(entry => entry.id !== id),
  )

/** Undoes a removal. A key that another sentence has got since stays with that one. */
export function withRestored(bank: CommentBank, removed: BankEntry, index: number): CommentBank {
  if (bank.entries.some(({ id }) => id === removed.id) || entryFault(bank, removed.text) !== null) return bank
  const slot = bank.entries.some(entry => entry.slot === removed.slot) ? null : removed.slot
  return withEntries(bank, bank.entries.toSpliced(index, 0, { ...removed, slot }))
}

export const entryAtSlot = ({ entries }: CommentBank, slot: number): BankEntry | undefined =>
  entries.find(entry => entry.slot === slot)

const dayOf = ({ at }: BankEntry): number => Math.floor(at / 86_400)

/** Newest and most used first: by the day of the last use, then by the number of uses, then by the time. */
export const inOrder = (entries: readonly BankEntry[]): BankEntry[] =>
  [...entries].sort((a, b) => dayOf(b) - dayOf(a) || b.used - a.used || b.at - a.at)
