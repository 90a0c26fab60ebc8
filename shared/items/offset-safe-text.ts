/** Text that others point into: as long as it was sent, so that offsets into it keep their places (WIRE.md). */
import * as v from 'valibot'

/** Half a letter: no screen can show it. */
const loneSurrogate = /\p{Cs}/gu

/** A mark that turns the direction of what follows it. */
const directionMark = /[\u202a-\u202e\u2066-\u2069]/g

/** What could not be shown stands as a sign for that, or as nothing to see, in as many units as before. */
const replaceWithSameLength = (value: string): string =>
  value.replace(loneSurrogate, '\ufffd').replace(directionMark, '\u2060')

/** Text, a number as its digits; no unit more or less than was sent. */
export const offsetSafeText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(value => replaceWithSameLength(String(value))),
)
