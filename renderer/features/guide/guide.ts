/** The articles of the teacher's guide, and the search in them. It needs no server and no login. */
import { normalizeForSearch } from '../../../shared/domain/search-form'
import type { Article, Block, Chapter } from './article'
import { articles as assign } from './articles/assign/text'
import { articles as classes } from './articles/classes/text'
import { articles as marking } from './articles/marking/text'
import { articles as messages } from './articles/messages/text'
import { articles as output } from './articles/output/text'
import { articles as results } from './articles/results/text'
import { articles as start } from './articles/start/text'
import { articles as study } from './articles/study/text'
import { articles as trouble } from './articles/trouble/text'
import { text } from './text'

export const chapters: readonly Chapter[] = [
  { title: text.chapters.start, articles: start },
  { title: text.chapters.assign, articles: assign },
  { title: text.chapters.results, articles: results },
  { title: text.chapters.marking, articles: marking },
  { title: text.chapters.classes, articles: classes },
  { title: text.chapters.study, articles: study },
  { title: text.chapters.output, articles: output },
  { title: text.chapters.messages, articles: messages },
  { title: text.chapters.trouble, articles: trouble },
]

/** All articles in the order of the contents: also a plain list for other searches. */
export const articles: readonly Article[] = chapters.flatMap(chapter => chapter.articles)

const byId = new Map(articles.map(article => [article.id, article]))

export const articleOf = (id: string): Article | undefined => byId.get(id)

/** Normalised, with katakana as hiragana. */
const plain = (words: string): string =>
  normalizeForSearch(words).replace(/[ァ-ヶ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** All texts of a block. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  if ('points' in block) return block.points
  if ('note' in block) return [block.note]
  if ('picture' in block) return [block.alt]
  return block.keys.map(([, action]) => action)
}

/** What is searched, the most telling first. */
const fields = articles.map(({ title, words, body }) => [title, words, body.flatMap(textsOf).join(' ')].map(plain))

/** The articles that contain every one of these words: first those with all in the title, then in their keywords. */
function articlesWith(words: readonly string[]): readonly Article[] {
  if (words.length === 0) return []
  const ranked = articles.flatMap((article, at) => {
    const texts = fields[at] ?? []
    const places = words.map(word => texts.findIndex(each => each.includes(word)))
    return places.includes(-1) ? [] : [{ article, place: Math.max(...places) }]
  })
  return ranked.sort((a, b) => a.place - b.place).map(({ article }) => article)
}

/**
 * The parts of a word that carry its meaning: kanji, katakana, Latin letters. Particles and endings differ from those of
 * the article: 「宿題を出したい」 is 「宿題を出す」. A word without such parts stays whole.
 */
const stemsOf = (word: string): readonly string[] =>
  normalizeForSearch(word).match(/[\p{Script=Han}々]+|[ァ-ヶー]{2,}|[a-z0-9]+/gu) ?? [word]

/** The articles that contain every word of `query`; if there are none, those that contain the stems of its words. */
export function findArticles(query: string): readonly Article[] {
  const words = query.split(/\s+/u)
  const found = articlesWith(words.map(plain).filter(Boolean))
  return found.length > 0 ? found : articlesWith(words.flatMap(stemsOf).map(plain).filter(Boolean))
}
