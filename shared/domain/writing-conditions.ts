/**
 * Conditions of a writing task with AI marking (DESIGN §7 /homework/writing/add): topic, level, number of words. All
 * chosen.
 */
import { hasEmoji, textLength } from './text-rules'

/** The suggested number of words for each level; a teacher may choose another number within the bounds. */
export const writingLevels = {
  英検5級: { min: 20, max: 30 },
  英検4級: { min: 25, max: 40 },
  英検3級: { min: 25, max: 60 },
  英検準2級: { min: 50, max: 80 },
  英検2級: { min: 80, max: 120 },
  英検準1級: { min: 120, max: 150 },
} as const

export type WritingLevel = keyof typeof writingLevels

export const isWritingLevel = (level: string): level is WritingLevel => Object.hasOwn(writingLevels, level)

export const writingBounds = { topic: 200, words: { min: 5, max: 300 } } as const

export interface WritingConditions {
  topic: string
  level: string
  /** Minimum and maximum number of words. */
  min: number
  max: number
}

export type WritingFault =
  | 'topic-empty'
  | 'topic-long'
  | 'topic-emoji'
  | 'level-unknown'
  | 'words-bounds'
  | 'words-order'

/** The fault of the conditions, or null. */
export function writingFault({ topic, level, min, max }: WritingConditions): WritingFault | null {
  if (topic.trim() === '') return 'topic-empty'
  if (hasEmoji(topic)) return 'topic-emoji'
  if (textLength(topic) > writingBounds.topic) return 'topic-long'
  if (!isWritingLevel(level)) return 'level-unknown'
  if (min < writingBounds.words.min || max > writingBounds.words.max) return 'words-bounds'
  return min > max ? 'words-order' : null
}
