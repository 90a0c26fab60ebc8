import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockTime,
  day,
  fromJst,
  fullTime,
  jstParts,
  longDate,
  longTime,
  midnight,
  parseJst,
  shortTime,
  wireDate,
  wireTime,
} from '../../shared/domain/time'
import { checkProperty } from './check-property'

/** Whole seconds from 1990 to 2060. */
const instants = fc.integer({ min: 631_152_000, max: 2_840_140_800 }).map(seconds => seconds * 1000)
const tokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'medium' })

describe('JST (DESIGN §6)', () => {
  it('shows any instant as the calendar of Asia/Tokyo does', () => {
    checkProperty(instants, instant => {
      expect(wireTime(instant)).toBe(tokyo.format(instant))
    })
  })

  it('parses its own output', () => {
    checkProperty(instants, instant => {
      expect(parseJst(wireTime(instant))).toBe(instant)
      const at = jstParts(instant)
      expect(fromJst(at.year, at.month, at.day, at.hour, at.minute, at.second)).toBe(instant)
      expect(parseJst(wireDate(instant))).toBe(fromJst(at.year, at.month, at.day))
    })
  })

  it('knows the midnight of a later day, also in the next month', () => {
    expect(wireTime(midnight(fromJst(2026, 11, 30, 23, 59), 2))).toBe('2026-12-02 00:00:00')
  })

  it('starts its day at midnight in Tokyo, which is 15:00 UTC of the previous day', () => {
    checkProperty(instants, instant => {
      const start = parseJst(wireDate(instant)) ?? Number.NaN
      expect(start).toBeLessThanOrEqual(instant)
      expect(instant - start).toBeLessThan(day)
      expect(new Date(start).toISOString().slice(11)).toBe('15:00:00.000Z')
      expect(midnight(instant)).toBe(start)
    })
  })

  it.each([
    ['2026-12-31 23:59:59', '2026-12-31T14:59:59.000Z'],
    ['2027-01-01 00:00:00', '2026-12-31T15:00:00.000Z'],
    ['2024-02-29', '2024-02-28T15:00:00.000Z'],
    ['2026-11-16T08:00', '2026-11-15T23:00:00.000Z'],
    [' 2026-11-16 08:00:30 ', '2026-11-15T23:00:30.000Z'],
  ])('reads %j', (written, iso) => {
    expect(new Date(parseJst(written) ?? 0).toISOString()).toBe(iso)
  })

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-01 24:00',
    '2026-01-01 10:60',
    '2026-01-01 10:00:60',
    '2026/01/01',
    '2026-1-1',
    '',
    'x',
    '2026-01-01 10',
    '2026-01-01Z',
    '20260-01-01',
    // A year that is being typed, which Date.UTC would take for 1926.
    '0026-01-01',
  ])('rejects %j', written => {
    expect(parseJst(written)).toBeNull()
  })

  it('formats a time of day without a leading zero', () => {
    const times = ['08:00', '2026-11-16T08:05', '2026-11-16 08:05:09', '18:30', '00:05', '']
    expect(times.map(clockTime)).toEqual(['8:00', '8:05', '8:05', '18:30', '0:05', ''])
  })

  it('formats times for people', () => {
    const at = fromJst(2026, 11, 16, 8)
    expect(shortTime(at)).toBe('11/16（月）8:00')
    expect(shortTime(at, fromJst(2026, 1, 1))).toBe('11/16（月）8:00')
    expect(shortTime(at, fromJst(2027, 1, 1))).toBe('2026/11/16（月）8:00')
    expect(longDate(fromJst(2027, 1, 1))).toBe('2027年1月1日')
  })
})

describe('the time of an offline copy', () => {
  const at = fromJst(2026, 11, 20, 14, 3)

  it('shows its year if that is not the current year, and always in a sheet', () => {
    expect(longTime(at, fromJst(2026, 12, 31, 23, 59))).toBe('11月20日 14:03')
    expect(longTime(at, fromJst(2027, 1, 1))).toBe('2026年11月20日 14:03')
    expect(longTime(fromJst(2026, 1, 2, 0, 5), at)).toBe('1月2日 0:05')
    expect(fullTime(at)).toBe('2026/11/20 14:03')
  })
})

describe('the clock of the PC', () => {
  const zones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Europe/London']
  /** A child process runs plain JavaScript without files of its own, so `time.ts` is bundled for it. */
  const probe = `
    const { wireTime, parseJst, shortTime } = await import(process.argv[1])
    const texts = ['2026-12-31 23:59:59', '2027-01-01 00:00:00', '2026-03-29 01:30:00', '2026-03-08 02:30:00', '2026-11-01 01:30:00']
    console.log(JSON.stringify(texts.map(text => [text, parseJst(text), wireTime(parseJst(text)), shortTime(parseJst(text))])))`

  it('may be set to any time zone', async () => {
    const { build } = await import('vite')
    const entry = fileURLToPath(new URL('../../shared/domain/time.ts', import.meta.url))
    const lib = { entry, formats: ['es' as const], fileName: 'time' }
    const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, lib } })
    const [{ code } = { code: '' }] = [built].flat().flatMap(each => ('output' in each ? [each.output[0]] : []))
    const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    const answers = zones.map(TZ =>
      execFileSync(process.execPath, ['--input-type=module', '-e', probe, address], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      }),
    )
    expect(new Set(answers).size).toBe(1)
    const read = JSON.parse(answers[0] ?? '[]') as [string, number, string][]
    expect(read).toHaveLength(5)
    for (const [text, instant, back] of read) {
      expect(back).toBe(text)
      expect(instant).toBeGreaterThan(0)
    }
  })
})
