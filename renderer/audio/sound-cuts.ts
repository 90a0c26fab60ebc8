/** The parts of a sound that playback leaves out. Pure functions; times are in seconds. */

/** A part that is left out. */
export interface SoundCut {
  from: number
  to: number
}

/** Cuts must be at least this long: a shorter jump takes longer than it saves. */
const minSeconds = 0.05

/** A cut that reaches so close to the end leaves nothing to hear after it. */
const endSeconds = 0.05

/** The cuts in their order, joined where they touch; those that are too short are left out. */
export function tidyCuts(cuts: readonly SoundCut[]): SoundCut[] {
  const tidy: SoundCut[] = []
  for (const { from, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    const last = tidy.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else if (to - from >= minSeconds) tidy.push({ from: Math.max(0, from), to })
  }
  return tidy
}

/**
 * What playback does at `time`.
 * @param cuts tidy ones.
 * @returns in a cut, `jump` to the time from which it goes on, or `end` if nothing is left after the cut; else `play`
 *   until the next cut begins, null if there is none.
 */
export function cutAt(
  cuts: readonly SoundCut[],
  time: number,
  duration: number,
): { kind: 'jump'; to: number } | { kind: 'end' } | { kind: 'play'; until: number | null } {
  const next = cuts.find(({ to }) => to > time)
  if (!next || next.from > time) return { kind: 'play', until: next?.from ?? null }
  return duration > 0 && next.to >= duration - endSeconds ? { kind: 'end' } : { kind: 'jump', to: next.to }
}

/** How many seconds are heard of a sound. */
export const heardSeconds = (cuts: readonly SoundCut[], duration: number): number =>
  cuts.reduce((left, { from, to }) => left - (Math.min(to, duration) - Math.min(from, duration)), duration)

/**
 * The time that is `seconds` of what is heard after `time` (before it, if negative), within the sound: moving back over a
 * cut does not end in it, from where playback would come straight back.
 */
export function movedBy(cuts: readonly SoundCut[], time: number, seconds: number, duration: number): number {
  const steps = seconds < 0 ? cuts.toReversed() : cuts
  let [at, left] = [time, Math.abs(seconds)]
  for (const { from, to } of steps) {
    const [near, far] = seconds < 0 ? [to, from] : [from, to]
    const isBehind = seconds < 0 ? far >= at : far <= at
    if (isBehind) continue
    const way = Math.max(0, seconds < 0 ? at - near : near - at)
    if (way > left) break
    left -= way
    at = far
  }
  return Math.min(duration, Math.max(0, at + Math.sign(seconds) * left))
}
