import classes from './Radar.module.css'
import { areaPoints, outline, type RadarValue, radarPlace, radarSize, ringPoints, valuePlaces } from './radar-geometry'

interface Line {
  name: string
  /** One value per axis. */
  values: readonly RadarValue[]
}

interface Props {
  axes: readonly { name: string; max: number }[]
  own: Line
  /** Compared with: a dashed line with hollow squares. */
  other?: Line | undefined
}

const rings = [0.25, 0.5, 0.75, 1]
const nameAt = 1.13
const markSize = 8

const anchorOf = (x: number): 'start' | 'middle' | 'end' => {
  const side = x - radarSize.width / 2
  if (Math.abs(side) < 10) return 'middle'
  return side > 0 ? 'start' : 'end'
}

/**
 * Values on axes that start from one point. A table beside it has the same numbers, so screen readers pass it over. The
 * lines differ by dashes and marks, and their names are below. A missing value is a gap.
 */
export function Radar({ axes, own, other }: Props) {
  const maxima = axes.map(({ max }) => max)
  const lines = [...(other ? [{ ...other, look: 'other' }] : []), { ...own, look: 'own' }]
  return (
    <div className={classes.radar} aria-hidden>
      <svg viewBox={`0 0 ${radarSize.width} ${radarSize.height}`} className={classes.drawing} aria-hidden="true">
        {rings.map(share => (
          <polygon key={share} className={classes.ring} points={ringPoints(axes.length, share)} />
        ))}
        {axes.map(({ name }, at) => {
          const [begin, end, place] = [0, 1, nameAt].map(share => radarPlace(at, axes.length, share))
          return (
            <g key={name}>
              <line className={classes.ring} x1={begin?.x} y1={begin?.y} x2={end?.x} y2={end?.y} />
              <text className={classes.name} x={place?.x} y={place?.y} textAnchor={anchorOf(place?.x ?? 0)}>
                {name}
              </text>
            </g>
          )
        })}
        {lines.map(({ name, values, look }) => {
          const places = valuePlaces(values, maxima)
          const area = look === 'own' ? areaPoints(places) : null
          return (
            <g key={look} className={classes[look]} data-line={name}>
              {area && <polygon className={classes.area} points={area} />}
              <path d={outline(places)} />
              {places.map((place, at) =>
                place === null ? null : look === 'own' ? (
                  <circle key={axes[at]?.name} cx={place.x} cy={place.y} r={markSize / 2} />
                ) : (
                  <rect
                    key={axes[at]?.name}
                    x={place.x - markSize / 2}
                    y={place.y - markSize / 2}
                    width={markSize}
                    height={markSize}
                  />
                ),
              )}
            </g>
          )
        })}
      </svg>
      {other && (
        <p className={classes.legend}>
          <span>● {own.name}</span>
          <span>□ {other.name}</span>
        </p>
      )}
    </div>
  )
}
