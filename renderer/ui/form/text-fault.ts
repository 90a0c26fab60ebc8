import { type Lines, textFault } from '../../../shared/domain/text-rules'
import { text } from './text'

interface Rule {
  /** The Japanese name of the field, as it begins the message. */
  label: string
  /** Code points. */
  max: number
  lines?: Lines
  /** An empty text is allowed. */
  optional?: true
}

/** The message for a text that breaks its rule (SPEC §5), or undefined. */
export function textMessage(value: string, { label, max, lines, optional }: Rule): string | undefined {
  const fault = textFault(value, max, lines)
  if (fault === null || (fault === 'empty' && optional)) return undefined
  return { empty: text.empty(label), long: text.tooLong(label, max), emoji: text.emoji }[fault]
}
