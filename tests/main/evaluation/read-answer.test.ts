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
