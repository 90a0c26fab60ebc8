/** Median and quartiles of a group of students (chosen: as QUARTILE.INC of Excel, so that a teacher can check them). */

export interface Quartiles {
  /** How many values there are. */
  count: number
  low: number
  median: number
  high: number
}

/** The value below which this share of the sorted values is; between two values it is interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

/** A missing value does not count; null if no value is left. */
export function quartilesOf(values: readonly (number | null)[]): Quartiles | null {
  const sorted = values.filter(value => value !== null).sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const [low, median, high] = [0.25, 0.5, 0.75].map(share => quantile(sorted, share)) as [number, number, number]
  return { count: sorted.length, low, median, high }
}
