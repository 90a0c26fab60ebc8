/** Where the points of a radar chart are. Pure functions. */

export const radarSize = { width: 380, height: 264, radius: 96 } as const

const center = { x: radarSize.width / 2, y: 138 }

interface Place {
  x: number
  y: number
}

/** A missing value is null or undefined: it is a gap, never 0. */
export type RadarValue = number | null | undefined

/** The first axis points up, the others follow clockwise. A share of 1 is the end of the axis. */
export function radarPlace(at: number, axes: number, share: number): Place {
  const angle = (2 * Math.PI * at) / axes - Math.PI / 2
  const length = share * radarSize.radius
  return { x: center.x + length * Math.cos(angle), y: center.y + length * Math.sin(angle) }
}

const written = ({ x, y }: Place): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** The corners of a ring. */
export const ringPoints = (axes: number, share: number): string =>
  Array.from({ length: axes }, (_, at) => written(radarPlace(at, axes, share))).join(' ')

/** The places of the values; null where one is missing. A value beyond its axis is at its end. */
export const valuePlaces = (values: readonly RadarValue[], maxima: readonly number[]): (Place | null)[] =>
  maxima.map((max, at) => {
    const value = values[at]
    if (value === null || value === undefined || max <= 0) return null
    return radarPlace(at, maxima.length, Math.min(Math.max(value / max, 0), 1))
  })

/** The line around the chart. It is open beside a missing value. */
export const outline = (places: readonly (Place | null)[]): string =>
  places
    .flatMap((place, at) => {
      const next = places[(at + 1) % places.length]
      return place && next ? [`M${written(place)} L${written(next)}`] : []
    })
    .join(' ')

/** The area within the line; null unless all values are known. */
export const areaPoints = (places: readonly (Place | null)[]): string | null =>
  places.every(place => place !== null) ? places.map(written).join(' ') : null
