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
export function paperLayers(
  shown: Layer | undefined,
  { neighbours, ahead }: Pick<PaperSource, 'neighbours' | 'ahead'>,
  topicId: string,
): Layer[] {
  if (!shown) return []
  const layers = ahead.map(each => ({ ...each, key: paperKey(topicId, each.studentId, 0) }))
  const isBefore = (layer: Layer): boolean => layer.studentId === neighbours.previous
  const inOrder = [...layers.filter(isBefore), shown, ...layers.filter(layer => !isBefore(layer))]
  // While the next paper loads, the previous one is still shown.
  return [...new Map(inOrder.map(layer => [layer.key, layer])).values()]
}
