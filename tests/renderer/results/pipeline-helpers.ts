/** Test helpers that run parts of the result pipeline. */
import { mergeAnswers } from '../../../renderer/results/content/merge-answers'
import { normalise } from '../../../renderer/results/content/normalise'
import type { NormalItem, ResultItem, ViewScoring } from '../../../renderer/results/content/types'
import type { Paper } from '../../../shared/items/paper'
import { readPaper } from '../../fixtures/papers'

/** The normalised items of a content, without broken ones. */
export const itemsOf = (content: unknown): NormalItem[] =>
  normalise(readPaper('dialog', { content }).content).entries.flatMap(entry => (entry.broken ? [] : [entry.item]))

/** The first item of `items` after normalising. */
export function firstItem(item: object): NormalItem {
  const [first] = itemsOf({ items: [item] })
  if (!first) throw new Error('the item is broken')
  return first
}

export const mergedItemsOf = (paper: Paper, scoring: ViewScoring = 'marked'): ResultItem[] =>
  mergeAnswers(normalise(paper.content), paper, scoring).entries.flatMap(entry => (entry.broken ? [] : [entry.item]))

/** One item with its answer, merged. */
export function mergedItem(item: object, answer: object | null, scoring: ViewScoring = 'marked'): ResultItem {
  const answers = answer ? [{ question_id: 1, ...answer }] : []
  const [first] = mergedItemsOf(readPaper('dialog', { content: { items: [{ index: 1, ...item }] }, answers }), scoring)
  if (!first) throw new Error('the item is broken')
  return first
}
