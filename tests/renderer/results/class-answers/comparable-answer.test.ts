import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableAnswer } from '../../../../renderer/results/class-answers/comparable-answer'
import { anyText, checkProperty } from '../../../shared/check-property'

describe('the comparable form of an answer', () => {
  it.each([
    ['Since', 'since'],
    ['ＳＩＮＣＥ', 'since'],
    ['  since  last   week ', 'since last week'],
    ['I don’t know.', "I don't know"],
    ['I don´t know', "I don't know"],
    ['“Yes”', '"Yes"'],
    ['well‐known', 'well-known'],
    ['well\ufe31known', 'well-known'],
    ['I overslept !', 'I overslept'],
    ['はい、そうです。', 'はい、そうです'],
    ['ｶﾀｶﾅ', 'カタカナ'],
    ['to\u200bday', 'today'],
    ['to\u00adday', 'today'],
    ['to\u2060day', 'today'],
    ['\ufefftoday', 'today'],
    ['Really?!…', 'really'],
  ])('%s equals %s', (one, other) => {
    expect(comparableAnswer(one)).toBe(comparableAnswer(other))
  })

  it.each([
    ['since', 'for'],
    ['its', "it's"],
    ['Yes, I do', 'Yes I do'],
    ['?', '!'],
    ['a.m', 'am'],
    ['か', 'が'],
    ['𠮷', '吉'],
  ])('%s differs from %s', (one, other) => {
    expect(comparableAnswer(one)).not.toBe(comparableAnswer(other))
  })

  it('does not change when it is applied twice', () => {
    checkProperty(anyText, text => {
      const form = comparableAnswer(text)
      expect(comparableAnswer(form)).toBe(form)
    })
  })

  it('ignores case, surrounding spaces and closing punctuation', () => {
    const word = fc.stringMatching(/^[a-z][a-z' -]{0,12}[a-z]$/)
    const around = fc.constantFrom('', ' ', '  ', '\u3000', '\t')
    const closing = fc.constantFrom('', '.', '!', '?', '。', '…', ' .')
    checkProperty(fc.tuple(word, around, around, closing), ([text, before, after, end]) => {
      expect(comparableAnswer(`${before}${text.toUpperCase()}${end}${after}`)).toBe(comparableAnswer(text))
    })
  })

  it('is empty only for an answer without letters or digits', () => {
    checkProperty(anyText, text => {
      if (/[\p{L}\p{N}]/u.test(text)) expect(comparableAnswer(text)).not.toBe('')
    })
  })
})
