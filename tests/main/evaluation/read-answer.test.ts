/** Answers of evaluation servers (SPEC §7 Speech evaluation, §3 Student answer record). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSpeechAnswer } from '../../../main/evaluation/read-answer'
import { defined } from '../../fixtures/defined'

const read = (value: unknown) => readSpeechAnswer(JSON.stringify(value))

describe('an answer of the evaluation server', () => {
  it('has its scores and words in the fields of an answer record', () => {
    const result = {
      guid: 'g',
      total_score: 88.5,
      accuracy_score: '91',
      fluency_score: 80,
      integrity_score: 100,
      evaluate_html: '<span class="good">I</span>',
      study_report: { speed: 92, leak: 1 },
      words: [
        { word: 'I', read: 1 },
        { content: 'go', total_score: '45.5', read: false },
      ],
      note: '見本の採点です。',
    }
    expect(read({ code: '0', message: 'ok', result })).toMatchObject({
      code: 0,
      guid: 'g',
      result: {
        answer: {
          total_score: 88.5,
          accuracy_score: 91,
          fluency_score: 80,
          integrity_score: 100,
          study_report: { speed: 92 },
        },
        words: [
          { word: 'I', score: null, isRead: true },
          { word: 'go', score: 45.5, isRead: false },
        ],
        note: '見本の採点です。',
      },
    })
  })

  it.each([
    ['other names', { overall: 70, accuracy: 60, fluency: 50, completeness: 40 }],
    ['the own name first', { total: 70, score: 1, accuracy_score: 60, accuracy: 2, fluency: 50, integrity: 40 }],
    ['text', { score: '70', accuracy: '60', fluency: '50', integrity: ' 40 ' }],
  ])('may have its scores as %s', (_what, data) => {
    expect(read({ code: 0, data })?.result?.answer).toMatchObject({
      total_score: 70,
      accuracy_score: 60,
      fluency_score: 50,
      integrity_score: 40,
    })
  })

  it('keeps the readable fields beside unreadable ones', () => {
    const result = {
      total_score: 70,
      accuracy_score: 140,
      fluency_score: -1,
      integrity_score: 'x',
      words: [{ word: 'a' }, 7, {}],
    }
    expect(read({ code: 0, result })?.result).toEqual({
      answer: { total_score: 70 },
      words: [{ word: 'a', score: null, isRead: null }],
      note: '',
    })
    expect(read({ code: 0, result: { total_score: 70, words: 'none' } })?.result?.words).toEqual([])
  })

  it('without any score is an interim answer', () => {
    for (const result of [null, undefined, {}, { words: [] }, 'x', [1]])
      expect(defined(read({ code: 0, result })).result).toBeNull()
  })

  const unknownScale = '何点満点の点数かが結果から分からないため、100点満点として示しています。'

  it.each([
    [4.2, 4.2, unknownScale],
    [4, 4, unknownScale],
    ['5.0', 5, unknownScale],
    [5.1, 5.1, ''],
    ['85.3', 85.3, ''],
    [0, 0, ''],
  ])(
    'in a form of its own is out of 100; a score of %j may be out of 5, and the note says so',
    (score, total, note) => {
      expect(read({ code: 0, result: { total_score: score } })?.result).toMatchObject({
        answer: { total_score: total },
        note,
      })
    },
  )

  it('is out of 100 if only its total is low', () => {
    for (const result of [
      { total_score: 4, fluency_score: 30 },
      { total_score: 4, words: [{ word: 'a', score: 62 }] },
    ])
      expect(read({ code: 0, result })?.result).toMatchObject({ answer: { total_score: 4 }, note: '' })
  })

  it.each(['N/A', '', null, 'NaN', 'Infinity', {}, [], true])('has no score if that is %j', score => {
    expect(defined(read({ code: 0, result: { total_score: score } })).result).toBeNull()
  })

  it.each([
    [{ is_rejected: true, except_info: 28_676, total_score: 0 }, 28_676],
    [{ is_rejected: 'TRUE', except_info: '28680' }, 28_680],
    [{ is_rejected: 1, total_score: 3 }, 4003],
    [{ is_rejected: '1', except_info: 'N/A' }, 4003],
  ])('that is rejected has a code instead of scores: %j', (result, code) => {
    expect(read({ code: 0, result })).toMatchObject({ code, result: null })
  })

  it.each([false, 'false', 0, '0', null])('is not rejected by %j', is_rejected => {
    expect(read({ code: 0, result: { is_rejected, total_score: 70 } })).toMatchObject({ code: 0, result: { note: '' } })
  })

  it('is ignored if it has no code', () => {
    for (const value of [null, 1, [], {}, { code: 'x' }, { code: null }]) expect(read(value)).toBeNull()
    expect(readSpeechAnswer('{')).toBeNull()
  })

  it('never throws, and scores are 0 to 100', () => {
    const key = fc.constantFrom(
      'code',
      'result',
      'data',
      'words',
      'score',
      'total_score',
      'accuracy',
      'guid',
      'note',
      'study_report',
    )
    const value = fc.letrec(tie => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.integer(),
        fc.dictionary(key, tie('any')),
        fc.array(tie('any')),
      ),
    })).any
    const message = fc.record({ code: fc.oneof(fc.constant(0), value), result: value })
    fc.assert(
      fc.property(message, given => {
        const answer = read(given)
        const { total_score, accuracy_score, fluency_score, integrity_score } = answer?.result?.answer ?? {}
        const scores = [total_score, accuracy_score, fluency_score, integrity_score]
        expect(scores.every(score => score === undefined || (score >= 0 && score <= 100))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
