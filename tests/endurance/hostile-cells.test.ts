/**
 * Cells with hostile texts, read back by two other programs: the texts are unchanged and none is a formula (DESIGN
 * §10).
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../main/excel/score-sheet'
import { anyCharacter } from '../fixtures/any-character'
import { hostileCells } from '../fixtures/hostile-text'
import { isNightly } from '../fixtures/nightly'
import { memory, readWorkbook, sheetOf, student } from '../main/excel/read-back'

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

/** The expected text of a cell: unchanged, except for characters that no cell can contain. */
function expectedText(text: string): string {
  let escaped = ''
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    const control = point < 32 || (point >= 0x7f && point <= 0x9f)
    const half = point >= 0xd800 && point <= 0xdfff
    if ((control && !'\t\n\r'.includes(letter)) || half || point === 0xfffe || point === 0xffff) continue
    if (escaped.length + letter.length > 32_766) break
    escaped += letter
  }
  const sign = signs.some(one => escaped.startsWith(one)) ? "'" : ''
  return sign + escaped.split(/[\t\n\r\u2028\u2029]+/).join(' ')
}

/** A workbook with every text in each place where a text of the server can be. */
async function workbookOf(texts: readonly string[]): Promise<Uint8Array> {
  const rows = texts.map((text, at) =>
    student({ number: String(at), name: text, team: text, id: text, status: text, scores: texts.map(() => at) }),
  )
  const title = texts.join(' ')
  const topics = texts.slice(0, 20).map(text => ({ title: text, full: 100 }))
  const { target, bytes } = memory()
  await writeScoreSheet(sheetOf(rows, { title, teams: texts, period: title, topics }), target)
  return bytes()
}

const firstRow = 6

/** XML 1.0 §2.2: the allowed characters. */
const xmlOnly = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u

/** Checks that the package has no formula, no external link and no relation, and that all of it is XML. */
function expectHarmless(bytes: Uint8Array): void {
  const parts = Object.entries(unzipSync(bytes))
  expect(parts.length).toBeGreaterThan(5)
  for (const [name, content] of parts) {
    const xml = strFromU8(content)
    if (!xmlOnly.test(xml)) expect.fail(`${name} is no XML`)
    expect(name).not.toMatch(/external|connections|query|macro|vba|embeddings|hyperlink/i)
    expect(/<(?:\w+:)?(?:f|formula|ddeLink|oleLink|hyperlink)[\s>/]/.test(xml), name).toBe(false)
    expect(/TargetMode="External"/i.test(xml), name).toBe(false)
  }
}

/** Any text, and texts that look like formulas or markup. */
const anyHostile = fc.oneof(
  fc.constantFrom(...hostileCells.filter(text => text.length < 1000)),
  fc
    .tuple(fc.constantFrom(...signs, "'", '\0', '\ud800', ' '), fc.string({ unit: anyCharacter }))
    .map(parts => parts.join('')),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('_', 'x', '0', '4', '1', 'F', '5', 'D', '\n', '=', '\ud83d', '\ude00'),
    maxLength: 30,
  }),
)

describe('a workbook of hostile texts', () => {
  it('contains each text unchanged, as exceljs reads it', async () => {
    const bytes = await workbookOf(hostileCells)
    expectHarmless(bytes)
    const sheet = await readWorkbook(bytes)
    for (const [at, text] of hostileCells.entries()) {
      const row = sheet.getRow(firstRow + at)
      for (const column of [2, 3, 4, 5])
        expect(row.getCell(column).value ?? '', JSON.stringify(text)).toBe(expectedText(text))
    }
    sheet.eachRow(row => row.eachCell(cell => expect(cell.formula).toBeUndefined()))
  })

  it('contains any other text unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyHostile, { minLength: 1, maxLength: 12 }), async texts => {
        const bytes = await workbookOf(texts)
        expectHarmless(bytes)
        const sheet = await readWorkbook(bytes)
        expect(texts.map((_, at) => sheet.getRow(firstRow + at).getCell(2).value ?? '')).toEqual(
          texts.map(expectedText),
        )
      }),
      { numRuns: isNightly ? 80 : 25, seed: 20261116 },
    )
  })
})

const soffice = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find(path => existsSync(path))

/** The fields of a CSV text in which all texts are quoted. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy
  for (let match = field.exec(text); match && field.lastIndex <= text.length; match = field.exec(text)) {
    const [whole, value = '', end] = match
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end !== ',') rows.push([])
    if (whole === '' || field.lastIndex === text.length) break
  }
  return rows
}

/** Separator, quote, UTF-8, from row 1, formulas as formulas, texts quoted. */
const csv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,true'

// LibreOffice needs a minute, and few machines have it.
describe.runIf(isNightly)('read by LibreOffice', () => {
  it.skipIf(soffice === undefined)(
    'each text is unchanged, and nothing is a formula',
    { timeout: 180_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hanamaru-soffice-'))
      try {
        const generated = fc.sample(anyHostile, { numRuns: 300, seed: 20261117 })
        const texts = [...hostileCells, ...generated]
        const path = join(folder, 'sheet.xlsx')
        writeFileSync(path, await workbookOf(texts))
        const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
        const args = [profile, '--headless', '--convert-to', csv, '--outdir', folder, path]
        await promisify(execFile)(soffice ?? '', args, { timeout: 170_000 })
        const rows = readCsv(readFileSync(join(folder, 'sheet.csv'), 'utf8').replace(/^\ufeff/, ''))
        for (const [at, text] of texts.entries()) {
          const [, name, team, id] = rows[firstRow - 1 + at] ?? []
          expect([name, team, id], JSON.stringify(text).slice(0, 200)).toEqual(Array(3).fill(expectedText(text)))
        }
        // LibreOffice would write a formula as one: every field that begins like one is our text with its apostrophe.
        expect(rows.flat().filter(value => /^[=+@]/.test(value))).toEqual([])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
