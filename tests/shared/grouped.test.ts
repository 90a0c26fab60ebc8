import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grouped, tenths } from '../../shared/domain/grouped'
import { checkProperty } from './check-property'

describe('a number in a Japanese text', () => {
  it('has its digits in groups of three', () => {
    expect([0, 7, 999, 1000, 12_345, 1_234_567, -1234, 1234.5].map(grouped)).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '12,345',
      '1,234,567',
      '-1,234',
      '1,234.5',
    ])
  })

  it('is rounded to a tenth as it is written in decimals', () => {
    expect([98.25, 98.24, 0.05, 0.35, 32.05, 100, -0.25].map(tenths)).toEqual([98.3, 98.2, 0.1, 0.4, 32.1, 100, -0.3])
  })

  it('is what Intl would write', () => {
    const whole = new Intl.NumberFormat('ja-JP')
    const tenth = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
    checkProperty(fc.integer(), count => {
      expect(grouped(count)).toBe(whole.format(count))
    })
    checkProperty(fc.integer({ min: 0, max: 10_000_000 }), hundredths => {
      expect(grouped(tenths(hundredths / 100))).toBe(tenth.format(hundredths / 100))
    })
  })
})
