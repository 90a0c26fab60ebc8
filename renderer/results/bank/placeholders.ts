/** Placeholders in the sentences of the comment bank. They are replaced when a sentence is used. */
import { limits } from '../../../shared/domain/limits'
import { textLength } from '../../../shared/domain/text-rules'
import { noteTextFault } from '../../../shared/domain/writing-note'
import { errorType, marks, namedForms } from './words/text'

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

const inBraces = /\{[^{}]*\}/g

/** Whether the text contains a placeholder, so that it must not be sent to a student. */
export const hasPlaceholder = (text: string): boolean => Object.values(marks).some(mark => text.includes(mark))

/** Replaces the placeholders of a sentence; a right form that is not known stays in the text. */
export function expand(sentence: string, { name, words, rightForm }: CommentFacts): Expansion {
  const shownWords = words.trim().replace(/\s+/g, ' ')
  const values: Record<string, string | null> = {
    [marks.name]: name,
    [marks.words]: shownWords,
    [marks.rightForm]: rightForm,
  }
  const text = sentence.replace(inBraces, mark => values[mark] ?? mark)
  return {
    text,
    length: textLength(text),
    fault: name === null && sentence.includes(marks.name) ? 'name' : noteTextFault(text),
    lacksRightForm: rightForm === null && sentence.includes(marks.rightForm),
  }
}

/** The right form that the hints of the AI name for some words, if they name exactly one. */
export function rightFormIn(hints: readonly string[], words: string): string | null {
  const lines = hints.flatMap(hint => hint.split('\n')).map(line => line.replace(errorType, ''))
  const forms = lines.flatMap(hint => {
    const only = /^[A-Za-z][A-Za-z'’ -]*$/.exec(hint.trim())
    return only ? [only[0]] : namedForms.flatMap(pattern => [...hint.matchAll(pattern)].map(match => match[1] ?? ''))
  })
  const found = new Set(forms.map(form => form.trim()).filter(form => form !== words.trim()))
  const [form] = found
  return found.size === 1 && form !== undefined && textLength(form) <= limits.comment ? form : null
}
