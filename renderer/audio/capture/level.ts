/** The level that a meter shows: of the last second, on a scale that is even to the ear. */

/** The quietest level that the meter shows, in decibels below full scale. */
const floor = -50

/** From which level on each word holds, in decibels below full scale. */
const words = [
  ['high', -1],
  ['good', -26],
  ['low', -40],
] as const

export type LevelWord = 'none' | (typeof words)[number][0]

const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-5))

/** The level falls slowly, so that a word can be read. Ten calls a second. */
export const fallingLevel = (before: number, now: number): number => Math.max(now, before * 0.85)

/** 0–1: how much of the meter is filled. */
export const meterShare = (level: number): number => Math.min(1, Math.max(0, 1 - decibels(level) / floor))

export const levelWord = (level: number): LevelWord =>
  words.find(([, least]) => decibels(level) >= least)?.[0] ?? 'none'
