/** Flat pictures of simple shapes, drawn with soft edges and packed as PNG. */
import { deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

/** Coordinates run from 0 to 100, from the top left. A hole shows the ground. */
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

function colourAt(shapes: readonly Shape[], x: number, y: number): Colour {
  const top = shapes.findLast(shape => covers(shape, x, y))
  return palette[top?.fill ?? 'ground']
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

/** Draws the shapes in their order on a square of `size` pixels. */
export function pngFile(shapes: readonly Shape[], size = 240): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(size * (size * 3 + 1))
  const step = 100 / size
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const corners = [0.25, 0.75].flatMap(dy =>
        [0.25, 0.75].map(dx => colourAt(shapes, (column + dx) * step, (row + dy) * step)),
      )
      for (let part = 0; part < 3; part++) {
        raw[row * (size * 3 + 1) + 1 + column * 3 + part] = corners.reduce((sum, one) => sum + (one[part] ?? 0), 0) / 4
      }
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
