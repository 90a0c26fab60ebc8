/** The articles of the teacher's guide. They need no server and no login. */
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

/** All texts of a block. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  if ('points' in block) return block.points
  if ('note' in block) return [block.note]
  if ('picture' in block) return [block.alt]
  return block.keys.map(([, action]) => action)
}
