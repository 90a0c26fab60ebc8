import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutText,
  forbiddenInTitle,
  hasEmoji,
  isEmail,
  type Lines,
  textFault,
  textLength,
  tidyEmail,
  tidyText,
} from '../../shared/domain/text-rules'
import { anyText, checkProperty, isWhole } from './check-property'

describe('hasEmoji (DESIGN §6)', () => {
  it.each([
    ['😀', 'emoji presentation'],
    ['よくできました👍', 'at the end of Japanese'],
    ['❤️', 'VS16'],
    ['1️⃣', 'keycap'],
    ['#⃣', 'keycap without VS16'],
    ['🇯🇵', 'flag'],
    ['👨‍👩‍👧', 'ZWJ sequence'],
    ['👍🏽', 'skin tone'],
    ['㊗️', 'VS16 after ㊗'],
    ['⌚', 'emoji presentation in the BMP'],
  ])('rejects %s (%s)', value => {
    expect(hasEmoji(value)).toBe(true)
  })

  it.each([
    '𠮷田',
    '髙橋',
    '山﨑',
    '㊗',
    '㊙',
    '☆',
    '♪',
    '©',
    '0123',
    '#1 *',
    '葛󠄀城',
    '辻󠄁',
    '宿題①',
    'ｶﾅ',
    '',
    '〰',
    '™',
    '↔',
  ])('accepts %s', value => {
    expect(hasEmoji(value)).toBe(false)
  })

  it('finds an emoji at any position', () => {
    const plain = fc.string({ unit: fc.constantFrom('𠮷', 'あ', 'a', '1', ' ', '☆') })
    const emoji = fc.constantFrom('😀', '❤️', '1️⃣', '🇯🇵', '👨‍👩‍👧')
    checkProperty(fc.tuple(plain, emoji, plain), ([before, sign, after]) => {
      expect(hasEmoji(before + after)).toBe(false)
      expect(hasEmoji(before + sign + after)).toBe(true)
    })
  })
})

describe('textLength and cutText', () => {
  it('count code points after NFC', () => {
    expect(textLength('𠮷田')).toBe(2)
    expect(textLength('か\u3099')).toBe(1)
    expect(textLength('がぎぐ')).toBe(3)
    expect(textLength('')).toBe(0)
  })

  it('count the same for composed and decomposed text', () => {
    checkProperty(anyText, value => {
      expect(textLength(value.normalize('NFD'))).toBe(textLength(value))
    })
  })

  it('cut long text to the limit, never inside a surrogate pair', () => {
    checkProperty(fc.tuple(anyText, fc.nat(30)), ([value, max]) => {
      const cut = cutText(value, max)
      expect(textLength(cut)).toBeLessThanOrEqual(max)
      if (isWhole(value)) expect(isWhole(cut)).toBe(true)
      expect(cutText(cut, max)).toBe(cut)
      if (textLength(value) <= max) expect(cut).toBe(value.normalize('NFC'))
    })
  })
})

describe('a text that the user wrote', () => {
  it.each<[string, Lines, ReturnType<typeof textFault>]>([
    ['', 'one', 'empty'],
    [' \n　', 'many', 'empty'],
    ['が'.repeat(5), 'one', null],
    ['か\u3099'.repeat(5), 'one', null],
    ['𠮷'.repeat(6), 'one', 'long'],
    ['題😀', 'many', 'emoji'],
    ['二\n行', 'one', 'emoji'],
    ['二\r\n行\t', 'many', null],
    ['\u0000', 'many', 'emoji'],
    ['\u0085', 'many', 'emoji'],
  ])('%j of %s: %s', (value, lines, fault) => {
    expect(textFault(value, 5, lines)).toBe(fault)
  })

  it('is saved in NFC, without spaces around it', () => {
    expect(tidyText('　か\u3099 き\n')).toBe('が き')
  })
})

describe('titles and addresses', () => {
  it('forbid \\ / : * ? " < > | and allow all other usual characters', () => {
    for (const sign of '\\/:*?"<>|') expect(forbiddenInTitle.test(`Unit${sign}5`)).toBe(true)
    expect(forbiddenInTitle.test('Unit 5 週末の音読（A）=1+1')).toBe(false)
  })

  it.each(['teacher@sample.school', 'a.b+c@x-y.co.jp', '_T.1-x@1.jp'])('accepts %s', value => {
    expect(isEmail(value)).toBe(true)
  })

  it.each([
    '',
    'a',
    'a@b',
    '@b.jp',
    'a@.jp',
    'a@b..jp',
    'a b@c.jp',
    'a@b.jp\n',
    'a@@b.jp',
    'a@-b.jp',
    'a@b-.jp',
    'ｔａｎａｋａ@example.jp',
    'tanaka＠example.jp',
    'あ@example.jp',
    '..a..@x.jp',
    '.a@x.jp',
    'a.@x.jp',
    'a..b@x.jp',
    "o'neill@x.jp",
    `${'a'.repeat(250)}@b.jp`,
  ])('rejects %j', value => {
    expect(isEmail(value)).toBe(false)
  })

  it('accept only ASCII, without consecutive dots or dots at an end', () => {
    const piece = fc.constantFrom('a', 'B', '1', '.', '-', '+', '@', 'あ', 'ｔ', '．', ' ')
    const part = fc.string({ unit: piece, minLength: 1, maxLength: 5 })
    checkProperty(fc.tuple(part, part), ([local, domain]) => {
      const atoms = local.split('.').every(atom => /^[aB1+-]+$/.test(atom))
      const labels = domain.split('.')
      const named = labels.length > 1 && labels.every(label => /^[aB1-]+$/.test(label) && !/^-|-$/.test(label))
      expect(isEmail(`${local}@${domain}`)).toBe(atoms && named)
    })
  })

  it('convert full-width characters of an input method', () => {
    expect(tidyEmail('　ｔａｎａｋａ＠ｅｘａｍｐｌｅ．ｊｐ ')).toBe('tanaka@example.jp')
  })
})
