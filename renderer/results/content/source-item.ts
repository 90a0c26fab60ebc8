/** The common form of items from all sources, before they are normalised. */
import type { ContentItem, ContentQuestion } from '../../../shared/items/content'

interface SourceDetails {
  /** The kind of the part: `part_type`, or `category`. */
  kind?: string
  /** The instruction to the student, and its sound. */
  instruction?: string
  instructionAudio?: string
  /** The sound of the sample answer. */
  answerAudio?: string
}

export interface SourceQuestion extends ContentQuestion, SourceDetails {}

/** An item with the details that only some sources have. */
export interface SourceItem extends Omit<ContentItem, 'questions'>, SourceDetails {
  questions?: SourceQuestion[]
}

export type SourceEntry = { broken: false; item: SourceItem } | { broken: true }
