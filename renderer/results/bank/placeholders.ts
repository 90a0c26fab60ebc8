/** Placeholders in the sentences of the comment bank. They are replaced when a sentence is used. */
import { limits } from '../../../shared/domain/limits'
import { textLength } from '../../../shared/domain/text-rules'
import { noteTextFault } from '../../../shared/domain/writing-note'

export const rightFormMark = '{正しい形}'

/** What the placeholders stand for on one range of one student's text. */
export interface CommentFacts {
  /** The student's name; null while names are hidden. */
  name: string | null
  words: string
  /** What the words should be, as the AI says; null if it does not say it. */
  rightForm: string | null
}

export interface Expansion {
  text: string
  /** In code points, as n/99. */
  length: number
  /** Why the sentence cannot be used here. */
  fault: 'name' | 'empty' | 'long' | 'emoji' | null
  /** The teacher must still fill in the right form. */
  lacksRightForm: boolean
}

const placeholders = /\{(?:名前|語|正しい形)\}/g

/** Whether the text contains a placeholder, so that it must not be sent to a student. */
export const hasPlaceholder = (text: string): boolean => text.search(placeholders) >= 0

/** Replaces the placeholders of a sentence; a right form that is not known stays in the text. */
export function expand(sentence: string, { name, words, rightForm }: CommentFacts): Expansion {
  const shownWords = words.trim().replace(/\s+/g, ' ')
  const values: Record<string, string | null> = { '{名前}': name, '{語}': shownWords, [rightFormMark]: rightForm }
  const text = sentence.replace(placeholders, mark => values[mark] ?? mark)
  return {
    text,
    length: textLength(text),
    fault: name === null && sentence.includes('{名前}') ? 'name' : noteTextFault(text),
    lacksRightForm: rightForm === null && sentence.includes(rightFormMark),
  }
}

/** English words before the words with which a Japanese hint names the right form, or after an arrow. */
const namedForms = [
  /([A-Za-z][A-Za-z'’ -]*?)[」』"”]?\s*(?:です|が正し|と書|と直|に直|になおし|にし)/g,
  /(?:→|⇒)\s*[「『"“]?([A-Za-z][A-Za-z'’ -]*)/g,
]

/** The right form that the hints of the AI name for some words, if they name exactly one. */
export function rightFormIn(hints: readonly string[], words: string): string | null {
  const lines = hints.flatMap(hint => hint.split('\n')).map(line => line.replace(/^[^：]*：/, ''))
  const forms = lines.flatMap(hint => {
    const only = /^[A-Za-z][A-Za-z'’ -]*$/.exec(hint.trim())
    return only ? [only[0]] : namedForms.flatMap(pattern => [...hint.matchAll(pattern)].map(match => match[1] ?? ''))
  })
  const found = new Set(forms.map(form => form.trim()).filter(form => form !== words.trim()))
  const [form] = found
  return found.size === 1 && form !== undefined && textLength(form) <= limits.comment ? form : null
}
