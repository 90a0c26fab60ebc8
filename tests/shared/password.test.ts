import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFault } from '../../shared/domain/password'
import { checkProperty } from './check-property'

describe('passwordFault (SPEC §5)', () => {
  it.each([
    ['', 'length'],
    ['abc12', 'length'],
    [`${'a'.repeat(20)}1`, 'length'],
    ['abcdef', 'kinds'],
    ['123456', 'kinds'],
    ['abc 123', 'kinds'],
    ['abc12あ', 'kinds'],
    ['ａｂｃ１２３', 'kinds'],
    ['abc123', null],
    [`${'a'.repeat(19)}1`, null],
  ] as const)('%j: %s', (password, expected) => {
    expect(passwordFault(password)).toBe(expected)
  })

  it('requires two equal entries, and a new password that differs from the old one', () => {
    expect(passwordFault('abc123', 'abc124')).toBe('mismatch')
    expect(passwordFault('abc123', 'abc123', 'abc123')).toBe('same')
    expect(passwordFault('abc123', 'abc123', 'xyz789')).toBeNull()
  })

  it('accepts every mix of letters and digits with a valid length', () => {
    const mixed = fc
      .tuple(fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 4, maxLength: 18 }), fc.nat(9))
      .map(([body, digit]) => `q${body}${digit}`)
    checkProperty(mixed, password => {
      expect(passwordFault(password, password)).toBeNull()
    })
  })
})
