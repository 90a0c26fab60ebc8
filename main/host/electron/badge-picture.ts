/** The picture with the number of new notices that Windows lays over the program's icon on the taskbar. */
import { type NativeImage, nativeImage } from 'electron'

const size = 32

/** #d7392f, the red of the mark in the header, in the order of a bitmap: blue, green, red. */
const red = [0x2f, 0x39, 0xd7] as const
const white = [255, 255, 255] as const

/** Digits of 3×5 pixels, row by row. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  '1': ['.#.', '##.', '.#.', '.#.', '###'],
  '2': ['##.', '..#', '.#.', '#..', '###'],
  '3': ['##.', '..#', '.#.', '..#', '##.'],
  '4': ['#.#', '#.#', '###', '..#', '..#'],
  '5': ['###', '#..', '##.', '..#', '##.'],
  '6': ['.##', '#..', '###', '#.#', '###'],
  '7': ['###', '..#', '.#.', '.#.', '.#.'],
  '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '##.'],
  '+': ['...', '.#.', '###', '.#.', '...'],
}

/** The words in so small a picture: above nine, 9+. */
const badgeWord = (count: number): string => (count > 9 ? '9+' : String(count))

/** Whether the pixel is a part of the word, which stands in the middle. */
function isInWord(word: string, x: number, y: number): boolean {
  // One digit is drawn larger than two signs.
  const scale = word.length === 1 ? 4 : 3
  const width = (word.length * 4 - 1) * scale
  const column = Math.floor((x - (size - width) / 2) / scale)
  const row = Math.floor((y - (size - 5 * scale) / 2) / scale)
  if (column < 0 || row < 0) return false
  return glyphs[word[Math.floor(column / 4)] ?? '']?.[row]?.[column % 4] === '#'
}

/** The pixels of the picture: a red disc with the word, four bytes each (blue, green, red, opacity). */
function badgePixels(word: string): Buffer {
  const pixels = Buffer.alloc(size * size * 4)
  const middle = (size - 1) / 2
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)]
    if (Math.hypot(x - middle, y - middle) > size / 2) continue
    pixels.set([...(isInWord(word, x, y) ? white : red), 255], at * 4)
  }
  return pixels
}

export const badgePicture = (count: number): NativeImage =>
  nativeImage.createFromBitmap(badgePixels(badgeWord(count)), { width: size, height: size })
