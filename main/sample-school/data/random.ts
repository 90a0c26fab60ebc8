/** Deterministic pseudo-random numbers: the same arguments give the same number, in any order of calls. */

function step(state: number, part: number): number {
  const mixed = Math.imul(state ^ part, 0x85ebca6b)
  const mixedAgain = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixedAgain ^ (mixedAgain >>> 16)
}

/** Hashes integers to one 32-bit integer. */
export function hashNumbers(...parts: number[]): number {
  let state = 0x9e3779b9
  for (const part of parts) state = step(state, part)
  return state >>> 0
}

/**
 * Continues a hash: `randomShareAfter(hashNumbers(a, b), c)` equals `randomShare(a, b, c)`, without hashing a and b
 * each time.
 */
export const randomShareAfter = (state: number, salt: number): number => (step(state, salt) >>> 0) / 2 ** 32

/**
 * Continues a hash: `hashNumberAfter(hashNumbers(a, b), c)` equals `hashNumbers(a, b, c)`, without hashing a and b each
 * time and without an array.
 */
export const hashNumberAfter = (state: number, part: number): number => step(state, part) >>> 0

/** A pseudo-random number in [0, 1). */
export const randomShare = (...parts: number[]): number => hashNumbers(...parts) / 2 ** 32

/** An integer in [low, high]. */
export const randomInteger = (low: number, high: number, ...parts: number[]): number =>
  low + Math.floor(randomShare(...parts) * (high - low + 1))

/** One element of a list that is not empty. */
export function pick<T>(list: readonly T[], ...parts: number[]): T {
  const chosen = list[hashNumbers(...parts) % list.length]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** A hash of a text. */
export function hashText(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state >>> 0
}
