/** Homework titles as names of real files (DESIGN §10): whatever the title is, the file is a workbook in its folder. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../main/excel/score-sheet'
import { headerFileName, safeFileName } from '../../shared/domain/file-name'
import { anyCharacter } from '../fixtures/any-character'
import { hostileTitles } from '../fixtures/hostile-text'
import { sampled } from '../fixtures/nightly'
import { blob, type Stage, setUp } from '../main/downloads/setup'
import { memory, sheetOf, student } from '../main/excel/read-back'

const stages: Stage[] = []
afterEach(async () => {
  await Promise.all(stages.splice(0).map(each => each.remove()))
})

/** Hand-written rules: names that no system accepts, device names, and characters that hide the real name. */
function faultOf(name: string): string | null {
  const stem = name.slice(0, name.lastIndexOf('.'))
  const device = stem.split('.')[0]?.replace(/ +$/, '').toUpperCase() ?? ''
  if ([...name].length === 0 || Buffer.byteLength(name) > 255 || name.length > 255) return 'length'
  if (/[\\/:*?"<>|]/.test(name)) return 'sign'
  for (const letter of name) {
    const point = letter.codePointAt(0) ?? 0
    if (point < 32 || (point >= 0x7f && point <= 0x9f) || (point >= 0xd800 && point <= 0xdfff)) return 'control'
    if ([0x61c, 0x200e, 0x200f].includes(point) || (point >= 0x202a && point <= 0x202e)) return 'direction'
    if (point >= 0x2066 && point <= 0x2069) return 'direction'
    if ([0xad, 0x200b, 0x2060, 0xfeff, 0x3164, 0x115f, 0x1160, 0xffa0, 0x180e].includes(point)) return 'unseen'
    if (point >= 0xe0000 && point <= 0xe007f) return 'unseen'
  }
  if (/^[. ]|[. ]$/.test(stem)) return 'ends'
  if (/^(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|CLOCK\$|(COM|LPT)[0-9¹²³])$/.test(device)) return 'device'
  return /\.xlsx?$/.test(name) ? null : 'extension'
}

const anyTitle = fc.oneof(
  fc.constantFrom(...hostileTitles),
  fc.tuple(fc.constantFrom(...hostileTitles), fc.constantFrom(...hostileTitles)).map(parts => parts.join('')),
  fc.string({ unit: anyCharacter, maxLength: 80 }),
  fc.string({
    unit: fc.constantFrom('.', ' ', '/', '\\', ':', 'C', 'O', 'N', '\u200b', '\u202e', '\0', '\ud800'),
    maxLength: 40,
  }),
)

describe('a file with a hostile name', () => {
  it('has a name that every system accepts and that shows its type', () => {
    for (const title of hostileTitles) expect([title, faultOf(safeFileName(title, 'xlsx'))]).toEqual([title, null])
    fc.assert(
      fc.property(anyTitle, title => {
        expect(faultOf(safeFileName(title, 'xlsx'))).toBeNull()
      }),
      { numRuns: 5000, seed: 20261116 },
    )
  })

  it('keeps the title’s rare kanji, emoji, marks and variants', () => {
    for (const title of [
      '葛\u{e0100}城 𠮷田 髙橋',
      '😀👨‍👩‍👧‍👦',
      'Ａ①ﬁ',
      'e\u0301'.normalize('NFC'),
      '第1回（再）〜夏〜',
    ]) {
      expect(safeFileName(title, 'xlsx')).toBe(`${title}.xlsx`)
    }
  })

  it('is in its folder under its own name, and nowhere else', { timeout: 120_000 }, async () => {
    const file = memory()
    await writeScoreSheet(sheetOf([student()]), file.target)
    const sheet = file.bytes()
    // Two spellings of each device name.
    const titles = hostileTitles.filter((title, at) => at % 4 < 1 || !/^.?(con|prn|aux|nul|com|lpt|clock)/i.test(title))
    for (const title of sampled(titles, 3)) {
      const room = await setUp({ title, stream: async () => blob([sheet], { length: sheet.length }) })
      stages.push(room)
      const around = () => readdir(dirname(room.folder))
      const before = new Set([...(await around()), 'profile'])
      const { state, name, title: states } = await room.over('export-topic-score-overview')
      expect([title, state, faultOf(name), states]).toEqual([title, 'done', null, title])
      expect(await room.files()).toEqual([name])
      expect(basename(name)).toBe(name)
      expect(await readFile(join(room.folder, name))).toEqual(sheet)
      expect((await around()).filter(entry => !before.has(entry))).toEqual([])
    }
  })

  it('is offered to the browser under that name, in a header of one line', () => {
    for (const title of hostileTitles) {
      const name = safeFileName(title, 'xlsx')
      const value = headerFileName(name)
      expect(value).toMatch(/^UTF-8''[\w!.~%-]+$/)
      expect(decodeURIComponent(value.slice("UTF-8''".length))).toBe(name)
    }
  })
})
