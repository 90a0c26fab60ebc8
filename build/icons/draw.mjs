/**
 * Draws the program's logo (renderer/app/hanamaru.svg) on a light background: red, green, blue and alpha of each pixel.
 */

const ink = [0xd7, 0x39, 0x2f]
const ground = [0xff, 0xff, 0xff]
/** As a fraction of the picture's width. */
const corner = 0.22
const fill = 0.94

/** Numbers and commands of a path's `d`. */
const wordsOf = d => d.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? []

/** The points along a circle's arc from `from` to `to` (SVG, implementation notes F.6.5, for equal radii). */
function arc([x0, y0], radius, large, sweep, [x1, y1]) {
  const half = [(x0 - x1) / 2, (y0 - y1) / 2]
  const apart = Math.hypot(...half)
  const away = Math.sqrt(Math.max(0, radius ** 2 - apart ** 2)) / apart
  const side = large === sweep ? -1 : 1
  const centre = [(x0 + x1) / 2 + side * away * half[1], (y0 + y1) / 2 - side * away * half[0]]
  const start = Math.atan2(y0 - centre[1], x0 - centre[0])
  let turn = Math.atan2(y1 - centre[1], x1 - centre[0]) - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: 24 }, (_, at) => {
    const angle = start + (turn * (at + 1)) / 24
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** Converts a path to a line through points. Supports only what the logo uses: M, L, A of circles, Z. */
function pointsOf(d) {
  const words = wordsOf(d)
  const points = []
  let command = ''
  const number = () => Number(words.shift())
  while (words.length > 0) {
    if (/[A-Za-z]/.test(words[0])) command = words.shift()
    if (command === 'M' || command === 'L') points.push([number(), number()])
    else if (command === 'A') {
      const [rx, ry, , large, sweep] = [number(), number(), number(), number(), number()]
      if (rx !== ry) throw new Error('the logo contains an ellipse, which this script cannot draw')
      points.push(...arc(points.at(-1), rx, large === 1, sweep === 1, [number(), number()]))
    } else if (command === 'Z') points.push(points[0])
    else throw new Error(`the logo uses the path command ${command}, which this script cannot draw`)
  }
  return points
}

/** The lines of the logo: pairs of points and their width, in a square of side 1. */
export function readLogo(svg) {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const thick = Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]) / side
  const lines = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => {
    const points = pointsOf(d).map(point => point.map(value => 0.5 + (value / side - 0.5) * fill * 1.08))
    return points.slice(1).map((point, at) => [points[at], point])
  })
  if (!(thick > 0) || lines.length === 0) throw new Error('no logo')
  return { lines, thick: thick * fill }
}

/** Each line as x, y, dx, dy and the square of its length in one flat array, because every pixel reads them. */
const flat = lines =>
  Float64Array.from(
    lines.flatMap(([[ax, ay], [bx, by]]) => [ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2]),
  )

/** The distance of a point from the nearest line. */
function distance(px, py, lines) {
  let near = Number.POSITIVE_INFINITY
  for (let at = 0; at < lines.length; at += 5) {
    const [x, y, dx, dy, length] = [px - lines[at], py - lines[at + 1], lines[at + 2], lines[at + 3], lines[at + 4]]
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    near = Math.min(near, (x - along * dx) ** 2 + (y - along * dy) ** 2)
  }
  return Math.sqrt(near)
}

/** The distance of a point from the edge of the background; negative outside. */
function inside([x, y], size) {
  const reach = 0.5 - 0.5 / size - corner
  const [dx, dy] = [Math.abs(x - 0.5) - reach, Math.abs(y - 0.5) - reach]
  return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0)
}

const soft = depth => Math.min(1, Math.max(0, depth + 0.5))

/**
 * Four bytes per pixel, `size` × `size`, from the top left. Lines of small pictures are drawn thicker so that they stay
 * visible.
 */
export function drawIcon(logo, size) {
  const pixels = new Uint8Array(size * size * 4)
  const thick = Math.max(logo.thick, 1.25 / size)
  const lines = flat(logo.lines)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const point = [(column + 0.5) / size, (row + 0.5) / size]
      const cover = soft((thick / 2 - distance(point[0], point[1], lines)) * size)
      const alpha = soft(inside(point, size) * size)
      const at = (row * size + column) * 4
      for (const [channel, value] of ink.entries()) {
        pixels[at + channel] = Math.round(value * cover + ground[channel] * (1 - cover))
      }
      pixels[at + 3] = Math.round(alpha * 255)
    }
  }
  return pixels
}
