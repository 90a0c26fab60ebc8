/** What a writing task asks for that AI marks (DESIGN §7 /homework/writing/add): topic, level, words. All chosen. */
import { hasEmoji, textLength } from './text-rules'

/** Words that each level writes, as offered; a teacher may ask for others within the bounds. */
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
  /** The student writes so many words at least, and at most. */
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

/** What is wrong with the conditions, or null. */
export function writingFault({ topic, level, min, max }: WritingConditions): WritingFault | null {
  if (topic.trim() === '') return 'topic-empty'
  if (hasEmoji(topic)) return 'topic-emoji'
  if (textLength(topic) > writingBounds.topic) return 'topic-long'
  if (!isWritingLevel(level)) return 'level-unknown'
  if (min < writingBounds.words.min || max > writingBounds.words.max) return 'words-bounds'
  return min > max ? 'words-order' : null
}
