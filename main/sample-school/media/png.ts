/** Draws pictures of simple shapes with smooth edges and encodes them as PNG. */
import { deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

/** Coordinates run from 0 to 100, from the top left. A hole shows the background. */
export type Shape = { fill: keyof typeof palette } & (
  | { circle: readonly [x: number, y: number, radius: number] }
  | { box: readonly [left: number, top: number, right: number, bottom: number] }
  | { points: readonly (readonly [x: number, y: number])[] }
)

export const palette = {
  ground: [246, 245, 241],
  ink: [31, 36, 48],
  blue: [31, 78, 140],
  sky: [143, 182, 226],
  red: [215, 57, 47],
  green: [58, 140, 84],
  yellow: [242, 190, 62],
  brown: [140, 96, 60],
  white: [255, 255, 255],
  grey: [165, 170, 180],
  pink: [236, 150, 165],
} as const satisfies Record<string, Colour>

function covers(shape: Shape, x: number, y: number): boolean {
  if ('circle' in shape) return (x - shape.circle[0]) ** 2 + (y - shape.circle[1]) ** 2 <= shape.circle[2] ** 2
  if ('box' in shape) {
    const [left, top, right, bottom] = shape.box
    return x >= left && x <= right && y >= top && y <= bottom
  }
  let inside = false
  let last = shape.points.at(-1)
  for (const point of shape.points) {
    if (last === undefined) break
    const [ax, ay] = last
    const [bx, by] = point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    last = point
  }
  return inside
}

/** The bounding box of a shape: left, top, right, bottom. */
function boundsOf(shape: Shape): readonly [number, number, number, number] {
  if ('box' in shape) return shape.box
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return [x - radius, y - radius, x + radius, y + radius]
  }
  const xs = shape.points.map(point => point[0])
  const ys = shape.points.map(point => point[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Paints the shapes one over the other, three bytes a pixel. */
function paint(shapes: readonly Shape[], size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 3)
  const unit = 100 / size
  for (const shape of [{ fill: 'ground', box: [0, 0, 100, 100] } as const, ...shapes]) {
    const [red, green, blue] = palette[shape.fill]
    const [left, top, right, bottom] = boundsOf(shape).map(edge => Math.round(edge / unit)) as [
      number,
      number,
      number,
      number,
    ]
    for (let row = Math.max(0, top - 1); row < Math.min(size, bottom + 1); row++) {
      for (let column = Math.max(0, left - 1); column < Math.min(size, right + 1); column++) {
        if (!covers(shape, (column + 0.5) * unit, (row + 0.5) * unit)) continue
        const at = (row * size + column) * 3
        pixels[at] = red
        pixels[at + 1] = green
        pixels[at + 2] = blue
      }
    }
  }
  return pixels
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, body.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(body, 8)
  let crc = 0xffffffff
  for (const byte of bytes.subarray(4, 8 + body.length)) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  view.setUint32(8 + body.length, (crc ^ 0xffffffff) >>> 0)
  return bytes
}

/** Draws the shapes in order on a square of `size` pixels. */
export function pngFile(shapes: readonly Shape[], size = 240): Uint8Array<ArrayBuffer> {
  // Draw at twice the size, then average four pixels into one: this makes the edges smooth.
  const fine = size * 2
  const drawn = paint(shapes, fine)
  const raw = new Uint8Array(size * (size * 3 + 1))
  const far = [0, 3, fine * 3, fine * 3 + 3] as const
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < size * 3; at++) {
      const from = (row * 2 * fine + Math.floor(at / 3) * 2) * 3 + (at % 3)
      let sum = 0
      for (const step of far) sum += drawn[from + step] ?? 0
      raw[row * (size * 3 + 1) + 1 + at] = sum / 4
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(Buffer.concat(parts))
}
