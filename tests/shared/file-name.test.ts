import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerFileName, safeFileName } from '../../shared/domain/file-name'
import { anyText, checkProperty } from './check-property'

describe('safeFileName', () => {
  it.each([
    ['成績表_Unit 5', '成績表_Unit 5.xlsx'],
    ['2年A組: a/b\\c*?"<>|', '2年A組_ a_b_c______.xlsx'],
    ['..', 'hanamaru.xlsx'],
    ['', 'hanamaru.xlsx'],
    ['CON', '_CON.xlsx'],
    ['com1.backup', '_com1.backup.xlsx'],
    ['LPT¹', '_LPT¹.xlsx'],
    ['a\u202egpj', 'a_gpj.xlsx'],
    ['a\ud800b𠮷', 'a_b𠮷.xlsx'],
    ['../../etc/passwd', '_.._etc_passwd.xlsx'],
    ['か\u3099', 'が.xlsx'],
    [' . a . ', 'a.xlsx'],
    ['CON\u200b', '_CON.xlsx'],
    ['conin$', '_conin$.xlsx'],
    ['\u3164\u200b\ufeff\u00ad\u2060', 'hanamaru.xlsx'],
    ['a\u200b \u200b', 'a.xlsx'],
    ['葛\u{e0100}城 👨‍👩‍👧 ❤️', '葛\u{e0100}城 👨‍👩‍👧 ❤️.xlsx'],
  ])('%j becomes %j', (stem, expected) => {
    expect(safeFileName(stem, 'xlsx')).toBe(expected)
  })

  const devices = [
    'con',
    'prn',
    'aux',
    'nul',
    'com0',
    'COM9',
    'com²',
    'lpt0',
    'Lpt9',
    'lpt³',
    'nul.txt',
    'con ',
    'aux .x',
  ]
  it.each(devices)('is never the device %s', device => {
    expect(safeFileName(device, 'xlsx')).toMatch(/^_/)
  })

  it.each(['concert', 'auxiliary', 'com10', 'lpt', '第nul回'])('may be %s', word => {
    expect(safeFileName(word, 'xlsx')).toBe(`${word}.xlsx`)
  })

  it.each([
    '\\',
    '/',
    ':',
    '*',
    '?',
    '"',
    '<',
    '>',
    '|',
    '\0',
    '\u0007',
    '\u007f',
    '\u200f',
    '\u202e',
    '\u2066',
    '\udc00',
  ])('does not contain %j', sign => expect(safeFileName(`a${sign}b`, 'xlsx')).toBe('a_b.xlsx'))

  it('has at most 180 bytes, and ends with a complete character', () => {
    expect(safeFileName('a'.repeat(300), 'xlsx')).toBe(`${'a'.repeat(180)}.xlsx`)
    expect(safeFileName('あ'.repeat(100), 'xlsx')).toBe(`${'あ'.repeat(60)}.xlsx`)
  })

  it('is valid on every system, for any input', () => {
    const stems = fc.oneof(anyText, fc.constantFrom('NUL', 'aux.x', '𠮷'.repeat(100), `${'a'.repeat(179)} .`, 'Con .'))
    checkProperty(fc.tuple(stems, stems), ([a, b]) => {
      const name = safeFileName(a + b, 'xlsx')
      const stem = name.slice(0, -'.xlsx'.length)
      expect(name.endsWith('.xlsx')).toBe(true)
      expect(stem).not.toBe('')
      expect(() => encodeURIComponent(name), 'no half of a character').not.toThrow()
      expect(stem).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/u)
      expect(stem).not.toMatch(/^[. ]|[. ]$/)
      expect(stem.replace(/\..*/s, '').trim()).not.toMatch(/^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/i)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
    })
  })

  it('is one ASCII word in a header, which can be decoded', () => {
    checkProperty(anyText, stem => {
      const name = safeFileName(`${stem}'("*`, 'xlsx')
      const value = headerFileName(name)
      expect(value).toMatch(/^UTF-8''[\w!.~%-]+$/)
      expect(decodeURIComponent(value.slice("UTF-8''".length))).toBe(name)
    })
  })

  it('is idempotent', () => {
    checkProperty(anyText, stem => {
      const once = safeFileName(stem, 'xlsx')
      expect(safeFileName(once.slice(0, -5), 'xlsx')).toBe(once)
    })
  })
})
