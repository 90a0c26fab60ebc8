import type { Paper } from '../../../../shared/items/paper'
import type { PaperSource } from './paper-source'

interface Layer {
  key: string
  studentId: string
  paper: Paper
}

/** The key of a paper; round 0 is the latest one. */
export const paperKey = (topicId: string, studentId: string, round: number): string =>
  `${topicId}/${studentId}/${round}`

/**
 * The paper on the screen between those that are rendered ahead, in the order of the students: a step to the next or
 * previous student moves none of them in the document. Nothing is ahead of a paper that is not there.
 */
export function paperLayers(shown: Layer | undefined, ahead: PaperSource['ahead'], topicId: string): Layer[] {
  if (!shown) return []
  const layersOf = (papers: PaperSource['ahead']): Layer[] =>
    papers.map(({ studentId, paper }) => ({ studentId, paper, key: paperKey(topicId, studentId, 0) }))
  const inOrder = [
    ...layersOf(ahead.filter(({ isBefore }) => isBefore)),
    shown,
    ...layersOf(ahead.filter(({ isBefore }) => !isBefore)),
  ]
  // While the next paper loads, the previous one is still shown.
  return [...new Map(inOrder.map(layer => [layer.key, layer])).values()]
}
