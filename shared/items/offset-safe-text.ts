/**
 * Text that offsets point into: unsafe characters are replaced without changing its length, so the offsets stay valid
 * (WIRE).
 */
import * as v from 'valibot'

/** Half of a surrogate pair; it cannot be displayed. */
const loneSurrogate = /\p{Cs}/gu

/** A control character that changes the direction of the text after it. */
const directionMark = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Replaces what cannot be displayed with a replacement character, and direction marks with an invisible one, each by
 * the same number of code units.
 */
const replaceWithSameLength = (text: string): string =>
  text.replace(loneSurrogate, '\ufffd').replace(directionMark, '\u2060')

/** A text, or a number as text, with exactly as many code units as were sent. */
export const offsetSafeText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(text => replaceWithSameLength(String(text))),
)
