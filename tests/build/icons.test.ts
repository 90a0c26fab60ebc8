/** The committed icons match the current logo. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nonEmpty } from '../fixtures/non-empty'
import { repository } from '../layers/sample-project'

interface Picture {
  size: number
  pixels: Uint8Array
}
const load = (name: string) => import(pathToFileURL(path.join(repository, 'build', name)).href)
const { picture, iconSizes, pngSize, readPng } = (await load('icons.mjs')) as {
  picture(size: number): Picture
  iconSizes: number[]
  pngSize: number
  readPng(file: Buffer): Picture
}

/** Another Node version may round a curve or compress bytes differently. */
const alike = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= 1)

/** A bitmap of an ICO as pixels from the top left, red first. */
function readBitmap(bytes: Buffer, size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = 40 + ((size - 1 - row) * size + column) * 4
      const [blue = 0, green = 0, red = 0, alpha = 0] = bytes.subarray(at, at + 4)
      pixels.set([red, green, blue, alpha], (row * size + column) * 4)
    }
  }
  return pixels
}

describe('the icons', () => {
  const ico = readFileSync(path.join(repository, 'build/icons/icon.ico'))

  it.each(nonEmpty(iconSizes).map((size, at) => ({ size, at })))(
    'icon.ico shows the logo at $size pixels',
    ({ size, at }) => {
      const entry = 6 + at * 16
      const start = ico.readUInt32LE(entry + 12)
      const bytes = ico.subarray(start, start + ico.readUInt32LE(entry + 8))
      expect(ico[entry]).toBe(size % 256)
      expect(alike(size >= 256 ? readPng(bytes).pixels : readBitmap(bytes, size), picture(size).pixels)).toBe(true)
    },
  )

  it('icon.ico contains no other size', () => expect(ico.readUInt16LE(4)).toBe(iconSizes.length))

  it('icon.png shows the logo at a large size', () => {
    const { size, pixels } = readPng(readFileSync(path.join(repository, 'build/icons/icon.png')))
    expect(size).toBe(pngSize)
    expect(alike(pixels, picture(pngSize).pixels)).toBe(true)
  })

  it('show red lines on a light background, and nothing outside it', () => {
    const { pixels, size } = picture(48)
    const at = (x: number, y: number) => [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)]
    expect(at(0, 0)[3]).toBe(0)
    expect(at(24, 1)).toEqual([255, 255, 255, 255])
    const red = Array.from({ length: size * size }, (_, n) => pixels[n * 4 + 1] ?? 255).filter(green => green < 100)
    expect(red.length).toBeGreaterThan(300)
  })
})
