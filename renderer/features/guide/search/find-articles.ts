/** The search in the guide: a teacher types everyday words, with any particles and endings. */
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import type { Article } from '../article'
import { articles, textsOf } from '../guide'
import { sameWords } from './text'

/** Katakana as hiragana, sign by sign: the places of the signs stay. */
const asHiragana = (words: string): string =>
  words.replace(/[ァ-ヶ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))
const plain = (words: string): string => asHiragana(normalizeForSearch(words))

/** What is searched, the most telling first. */
const fields = articles.map(({ title, words, body }) => [title, words, body.flatMap(textsOf).join(' ')].map(plain))

/** A word of a group, and all words of its group; longer words first. */
const known = sameWords
  .map(group => group.map(plain))
  .flatMap(group => group.map(word => ({ word, group })))
  .sort((a, b) => b.word.length - a.word.length)

/** A run of signs that carry the meaning: kanji, katakana, Latin letters and digits. Hiragana are particles and endings. */
const stem = /[\p{Script=Han}々]+|[ァ-ヶー]{2,}|[a-z0-9]+/uy

/** A part of a word: as it was typed, and what means the same. */
interface Part {
  typed: string
  same: readonly string[]
}

/** The parts of a word that carry its meaning: 「宿題を消したい」 is 宿題 and 消し. */
function partsOf(word: string): readonly Part[] {
  const text = normalizeForSearch(word)
  const hiragana = asHiragana(text)
  const knownAt = (at: number) => known.find(each => hiragana.startsWith(each.word, at))
  const parts: Part[] = []
  for (let at = 0; at < text.length; ) {
    const found = knownAt(at)
    stem.lastIndex = at
    let run = found?.word ?? stem.exec(text)?.[0] ?? ''
    // A known word may begin inside the run: 宿題削除.
    if (!found) for (let end = 1; end < run.length; end++) if (knownAt(at + end)) run = run.slice(0, end)
    if (run !== '') parts.push({ typed: asHiragana(run), same: found?.group ?? [] })
    at += run.length || 1
  }
  return parts
}

/** The cost of a part that an article does not contain. */
const missing = 1000

/** How far from the title an article has one of these words; the word as it was typed costs less. */
function costOfPart(texts: readonly string[], { typed, same }: Part): number {
  const costs = [typed, ...same].map(word => {
    const place = texts.findIndex(each => each.includes(word))
    return place === -1 ? missing : place * 2 + (word === typed ? 0 : 1)
  })
  return Math.min(...costs)
}

/** The cost of a word: of the whole word, or else of its parts; null if the article has none of them. */
function costOfWord(texts: readonly string[], word: string): number | null {
  const whole = texts.findIndex(each => each.includes(plain(word)))
  if (whole !== -1) return whole
  const costs = partsOf(word).map(part => costOfPart(texts, part))
  return costs.some(cost => cost < missing) ? costs.reduce((sum, cost) => sum + cost, 0) : null
}

/**
 * The articles that have a part of every word of `query`, and of its parts as many as any article has; the best first.
 * A word of which the guide knows nothing finds nothing.
 */
export function findArticles(query: string): readonly Article[] {
  const words = query.split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  const found = articles.flatMap((article, at) => {
    const costs = words.map(word => costOfWord(fields[at] ?? [], word))
    return costs.includes(null) ? [] : [{ article, cost: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) }]
  })
  const fewestMissing = Math.min(...found.map(({ cost }) => Math.floor(cost / missing)))
  return found
    .filter(({ cost }) => Math.floor(cost / missing) === fewestMissing)
    .sort((a, b) => a.cost - b.cost)
    .map(({ article }) => article)
}
