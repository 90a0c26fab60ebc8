/** Finds entries by what a teacher types: kanji, kana or romaji, parts of words, and small mistakes. */
import { cleanup, go, type SnapshotKeys, snapshot } from 'fuzzysort'
import { toKana, toRomaji } from 'wanakana'
import { normalizeForSearch } from '../../../shared/domain/search-form'

/** What can be found by name. */
export interface Named {
  label: string
  /** Readings, and other words with which a teacher searches. */
  words?: string
}

/** The sounds of words, because many texts share words and conversion is slow. Emptied with the dialog. */
const sounds = new Map<string, string>()

const withKana = /[ぁ-ヿ]/u
const withLatin = /[a-z]/u

function convertWord(word: string): string {
  const plain = normalizeForSearch(word).replace(/[ー'’-]/gu, '')
  const kana = withLatin.test(plain) ? toKana(plain) : plain
  return withKana.test(kana) ? toRomaji(kana).replace(/'/g, '') : kana
}

function soundOfWord(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = convertWord(word)
  sounds.set(word, sound)
  return sound
}

/**
 * The sound of a text, word by word: kana and every spelling of romaji become the same romaji, kanji stay. So しゅくだい,
 * シュクダイ, syukudai and shukudai are equal.
 */
export const soundOf = (text: string): string => text.split(/\s+/u).map(soundOfWord).filter(Boolean).join(' ')

export type Index<E> = SnapshotKeys<{ entry: E }>

/** Prepares entries, so that each key that is typed only has to compare. */
export const indexOf = <E extends Named>(entries: readonly E[]): Index<E> =>
  snapshot(
    entries.map(entry => ({ entry, label: soundOf(entry.label), words: soundOf(entry.words ?? '') })),
    { keys: ['label', 'words'] },
  )

/** A recent entry comes before others that fit about as well. */
const recentBonus = 0.1

/** A few letters fit nearly everything somewhere, so they must fit well; more of them may leave letters out. */
const thresholdFor = (sound: string): number => (sound.length < 4 ? 0.5 : 0.3)

/** A match in the name counts more than one in the other words. */
const wordsShare = 0.9

/** The entries that fit what was typed, the best first. Each word that was typed must be in the entry. */
export function findIn<E extends Named>(
  index: Index<E>,
  typed: string,
  { limit, isRecent }: { limit: number; isRecent(entry: E): boolean },
): readonly E[] {
  const sound = soundOf(typed)
  if (sound === '') return []
  return go(sound, index, {
    limit,
    threshold: thresholdFor(sound),
    scoreFn: result =>
      Math.max(result[0]?.score ?? 0, (result[1]?.score ?? 0) * wordsShare) +
      (isRecent(result.obj.entry) ? recentBonus : 0),
  }).map(({ obj }) => obj.entry)
}

/** Forgets what was searched and compared: it may be the names of students. */
export function forgetSearches(): void {
  sounds.clear()
  cleanup()
}
