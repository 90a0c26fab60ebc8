/** Statistics over many runs that are robust against a single disturbed run. */

/** The quantile `part` (0 to 1) of the values by nearest rank; NaN for no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const rank = Math.max(1, Math.ceil(part * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** The median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  if (Number.isInteger(half)) return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
  return sorted[Math.floor(half)] ?? Number.NaN
}

/** The values of one run of one side, by name. */
export type Sample = Readonly<Record<string, number>>
/** All runs of a measure: side → runs in their order. */
export type Samples = Readonly<Record<string, readonly Sample[]>>

/** The values of one field of one side, over all runs. */
export const valuesOf = (samples: Samples, side: string, field: string): number[] =>
  (samples[side] ?? []).map(sample => sample[field] ?? Number.NaN)

/**
 * Runs each side once per round (A B A B …), so that other load disturbs both equally. The first `idle` rounds do not
 * count.
 */
export async function runAlternately(
  sides: Readonly<Record<string, () => Promise<Sample>>>,
  rounds: number,
  idle: number,
): Promise<Samples> {
  const samples: Record<string, Sample[]> = Object.fromEntries(Object.keys(sides).map(side => [side, []]))
  for (let round = -idle; round < rounds; round += 1) {
    for (const [side, run] of Object.entries(sides)) {
      const sample = await run()
      if (round >= 0) samples[side]?.push(sample)
    }
  }
  return samples
}
