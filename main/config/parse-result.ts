/**
 * The result of parsing one configuration value (DESIGN §4). A file of its own, so that the parsers do not import each
 * other's callers.
 */
import type { configText } from '../../shared/text'

/** The key of the text that tells school IT the required form of a value. */
export type Requirement = keyof (typeof configText)['requirements']

/** The value in the form in which the program uses it, or the requirement that it does not meet. */
export type ParseResult<T> = { value: T } | { requirement: Requirement }

/** An app that is not packaged also accepts `http://127.0.0.1:PORT` where an https origin is required. */
export interface ParseContext {
  packaged: boolean
}
