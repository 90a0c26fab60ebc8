/** The characters of the font file that is loaded at the start. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repository } from '../layers/sample-project'

type Range = [from: number, to: number]
const { fontCodePoints, rangesOf, otherRanges, unicodeRange } = (await import(
  pathToFileURL(path.join(repository, 'build/font-ranges.mjs')).href
)) as {
  fontCodePoints(root: string): number[]
  rangesOf(points: number[]): Range[]
  otherRanges(ranges: Range[]): Range[]
  unicodeRange(ranges: Range[]): string
}

const points = fontCodePoints(repository)
const has = (character: string) => points.includes(character.codePointAt(0) ?? 0)

const textFiles = ['renderer', 'shared'].flatMap(layer =>
  readdirSync(path.join(repository, layer), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name === 'text.ts')
    .map(entry => path.join(entry.parentPath, entry.name)),
)

describe('the usual characters', () => {
  it('are all that the texts of the screens say', () => {
    expect(textFiles.length).toBeGreaterThan(80)
    const said = new Set(textFiles.flatMap(file => [...readFileSync(file, 'utf8')]))
    expect(said.size).toBeGreaterThan(800)
    expect([...said].filter(character => character > '\u007f' && !has(character))).toEqual([])
  })

  it('are also kana, names and forms of any width, and not every kanji', () => {
    expect([...'ぁんヴー。「」～①ｱＡ佐藤鈴木横浜翔葵'].filter(character => !has(character))).toEqual([])
    expect([...'齷齪澁'].filter(has)).toEqual([])
    expect(has('a')).toBe(false)
    expect(points.length).toBeLessThan(3000)
  })
})

describe('ranges', () => {
  it('join neighbours', () => {
    expect(rangesOf([0x3042, 0x3043, 0x3044, 0x4e00])).toEqual([
      [0x3042, 0x3044],
      [0x4e00, 0x4e00],
    ])
  })

  it('are written as a style sheet needs them', () => {
    expect(
      unicodeRange([
        [0x3042, 0x3044],
        [0x4e00, 0x4e00],
      ]),
    ).toBe('U+3042-3044,U+4e00')
  })

  it('and the other ranges have every code point above ASCII exactly once', () => {
    const point = fc.integer({ min: 0x80, max: 0x10ffff })
    fc.assert(
      fc.property(fc.uniqueArray(point, { maxLength: 40 }), point, (list, any) => {
        const chosen = rangesOf([...list].sort((a, b) => a - b))
        const others = otherRanges(chosen)
        const within = (ranges: Range[]) => ranges.filter(([from, to]) => from <= any && any <= to).length
        expect([within(chosen), within(others)]).toEqual(list.includes(any) ? [1, 0] : [0, 1])
      }),
    )
    expect(otherRanges(rangesOf([0x80, 0x10ffff]))).toEqual([[0x81, 0x10fffe]])
  })
})
