/** The form into which every source of items is folded before it is normalised. */
import type { ContentItem, ContentQuestion } from '../../../shared/items/content'

interface SourceDetails {
  /** What kind of part it is: `part_type`, or `category`. */
  kind?: string
  /** What the student was told to do, and its sound. */
  instruction?: string
  instructionAudio?: string
  /** The sound of the model answer. */
  answerAudio?: string
}

export interface SourceQuestion extends ContentQuestion, SourceDetails {}

/** An item with what only some sources say of it. */
export interface SourceItem extends Omit<ContentItem, 'questions'>, SourceDetails {
  questions?: SourceQuestion[]
}

export type SourceEntry = { broken: false; item: SourceItem } | { broken: true }
