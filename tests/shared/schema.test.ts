import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answer } from '../../shared/items/answer'
import { evaluatedFile } from '../../shared/items/evaluated-file'
import { flag, id, joined, json, list, maybe, num, orElse, text, texts } from '../../shared/schema'
import { checkProperty } from './check-property'

describe('lenient reading (DESIGN §4)', () => {
  it('parses a number from text', () => {
    checkProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
      expect(v.parse(num, value)).toBe(value)
      expect(v.parse(num, ` ${value} `)).toBeCloseTo(value)
    })
    expect(v.parse(num, '+84.5')).toBe(84.5)
    expect(v.parse(num, '.5')).toBe(0.5)
  })

  it.each([
    '',
    ' ',
    '84点',
    '0x10',
    '1,000',
    'NaN',
    'Infinity',
    '1e999',
    true,
    [],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('does not read %j as a number', value => {
    expect(v.safeParse(num, value).success).toBe(false)
  })

  it('removes characters from a text that no screen shows correctly', () => {
    expect(v.parse(text, 'a\ud800b𠮷\udc00')).toBe('ab𠮷')
    for (const mark of ['\u202a', '\u202e', '\u2066', '\u2069'])
      expect(v.parse(text, `a${mark}gpj.exe`)).toBe('agpj.exe')
  })

  it('rejects text that is not JSON', () => {
    const any = json(v.unknown())
    expect(v.parse(any, '{"a":1}')).toEqual({ a: 1 })
    expect(v.safeParse(any, '{').success).toBe(false)
  })

  it('keeps ids and texts as text', () => {
    expect(v.parse(id, 501)).toBe('501')
    expect(v.parse(id, '0501')).toBe('0501')
    expect(v.parse(text, 3)).toBe('3')
    expect(v.safeParse(text, null).success).toBe(false)
    expect(v.safeParse(id, {}).success).toBe(false)
  })

  it.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    ['true', 1],
    [0, 0],
    ['0', 0],
    [false, 0],
    ['', 0],
    [2, 0],
  ])('reads the flag %j as %d', (value, expected) => {
    expect(v.parse(flag, value)).toBe(expected)
  })

  it('treats missing, null and empty values of an optional field the same', () => {
    const row = v.object({ score: maybe(num), name: maybe(text) })
    for (const given of [{}, { score: null, name: null }, { score: '', name: '' }, { score: undefined }]) {
      const read = v.parse(row, given)
      expect(read.score).toBeUndefined()
      expect(read.name).toBeUndefined()
    }
    expect(v.parse(row, { score: '0', name: '0' })).toEqual({ score: 0, name: '0' })
    expect(v.safeParse(row, { score: 'many' }).success).toBe(false)
  })

  it('uses the fallback for a missing or null field, not for a wrong one', () => {
    const row = v.object({ count: orElse(num, 0) })
    expect(v.parse(row, {})).toEqual({ count: 0 })
    expect(v.parse(row, { count: null })).toEqual({ count: 0 })
    expect(v.safeParse(row, { count: 'x' }).success).toBe(false)
  })

  it('reads a list without a total, and drops unknown fields', () => {
    const rows = list(v.object({ id }))
    expect(v.parse(rows, { items: [{ id: 1, more: 'x' }, { id: 'b' }] })).toEqual({
      items: [{ id: '1' }, { id: 'b' }],
      total: 2,
    })
    expect(v.parse(rows, { items: [], total: '120' })).toEqual({ items: [], total: 120 })
    expect(v.parse(rows, { items: null })).toEqual({ items: [], total: 0 })
    expect(v.safeParse(rows, 'none').success).toBe(false)
    expect(v.safeParse(rows, { items: {} }).success).toBe(false)
  })

  it('drops only the bad row of a list', () => {
    const row = v.object({ homework_id: id, title: orElse(text, '') })
    const good = (homework_id: unknown) => ({ homework_id, title: 'a' })
    const odd = fc.constantFrom<unknown>(null, [], 'x', {}, { homework_id: null }, { homework_id: 1, title: {} })
    const one = fc.oneof(fc.integer({ min: 1 }).map(good), odd)
    checkProperty(fc.array(one), items => {
      const fit = items.filter(each => v.is(row, each)).map(each => v.parse(row, each))
      const read = v.safeParse(list(row), { items, total: items.length })
      if (items.length > 0 && fit.length === 0) expect(read.success).toBe(false)
      else expect(read.output).toEqual({ items: fit, total: items.length })
    })
    const faults = v.safeParse(list(row), { items: [good(null)] })
    expect(faults.issues?.map(issue => v.getDotPath(issue))).toEqual(['items.0.homework_id'])
  })

  it.each<[unknown, string, string[]]>([
    [[3, '5'], '3,5', ['3', '5']],
    ['3,5', '3,5', ['3', '5']],
    ['2年A組, 2年B組', '2年A組, 2年B組', ['2年A組', '2年B組']],
    [[], '', []],
    ['', '', []],
    [null, '', []],
  ])('reads several texts from %j, joined or as an array', (given, together, apart) => {
    expect(v.parse(orElse(joined, ''), given)).toBe(together)
    expect(v.parse(orElse(texts, []), given)).toEqual(apart)
  })

  it('reads JSON given as a value or as its text', () => {
    const body = json(v.object({ items: v.array(v.unknown()) }))
    checkProperty(fc.array(fc.jsonValue()), items => {
      const plain = JSON.parse(JSON.stringify({ items })) as unknown
      expect(v.parse(body, { items })).toEqual({ items })
      expect(v.parse(body, JSON.stringify({ items }))).toEqual(plain)
    })
    expect(v.safeParse(body, '{').success).toBe(false)
    expect(v.safeParse(body, '17').success).toBe(false)
  })

  it('reads empty text as a missing number, and as empty text in a text field', () => {
    const row = v.object({ count: orElse(num, 5), names: orElse(v.array(text), []), note: orElse(text, 'none') })
    expect(v.parse(row, { count: '', names: '', note: '' })).toEqual({ count: 5, names: [], note: '' })
    expect(v.parse(row, {})).toEqual({ count: 5, names: [], note: 'none' })
    expect(v.safeParse(row, { count: ' ' }).success).toBe(false)
  })

  it('reads the words and counts of a study report as numbers, texts, or lists of either form', () => {
    const read = (study_report: unknown) => v.parse(answer, { study_report }).study_report
    for (const errorwords of [
      'overslept, late',
      'overslept、late',
      '["overslept","late"]',
      [{ word: 'overslept' }, 'late', null, ' '],
    ])
      expect(read({ errorwords })).toMatchObject({ errorwords: ['overslept', 'late'] })
    expect(read({ repeat: '2', leak: ['a', 'the'], speed: '118' })).toEqual({
      errorwords: [],
      repeat: { count: 2, words: [] },
      leak: { count: 2, words: ['a', 'the'] },
      speed: 118,
    })
  })

  it('reads an answer of several parts, choices and pictures', () => {
    const read = v.parse(answer, {
      answer_result: ['since', 3, true, null, { content: 'for' }],
      choose: [2, '4', {}],
      engine_pic: [{ audio_file: 'p.png' }, ' '],
    })
    expect(read).toEqual({ answer_result: ['since', '3', 'true', '', 'for'], choose: '2|4', engine_pic: ['p.png'] })
  })

  it('reads the comments of the AI as a list or in an object, drops a wrong one, and keeps their offsets', () => {
    const comment = { hit_words_pos: [2, 11], hit_words: 'over\u202eslept', cmt_level: '2' }
    const right = [{ hit_words_pos: '2,11', hit_words: 'over\u2060slept', cmt_level: 2 }]
    for (const comments of [[comment, 7], { sent_comments: [comment, 7] }, JSON.stringify([comment, 7])])
      expect(v.parse(evaluatedFile, { text: 'I \ud800 overslept.', comments })).toEqual({
        text: 'I \ufffd overslept.',
        comments: { sent_comments: right },
      })
  })

  it('reads the JSON parts of a writing report, one sentence or many, and drops the rest (SPEC §8)', () => {
    const sentence = { original_sentence: 'I goed.', error_list: [{ error_type: 'verb', mistake_hint: 'went' }] }
    const read = (new_writing_report: unknown) => v.parse(answer, { new_writing_report }).new_writing_report
    for (const sentences of [sentence, [sentence], JSON.stringify([sentence]), [{}, sentence]])
      expect(read({ sentence_result: sentences })).toEqual({ sentence_result: [sentence] })
    expect(read('{"full_text_result":"a","score_result":"{\\"content_score\\":\\"3.5\\"}"}')).toEqual({
      full_text_result: 'a',
      score_result: { content_score: 3.5, has_comment: 0 },
    })
    const bad = { sentence_result: 'no JSON', analysis_result: '{', score_result: '17', recognize_image: 'i.png' }
    expect(read(bad)).toEqual({ recognize_image: ['i.png'] })
    expect(read('no JSON')).toBeUndefined()
  })
})
