import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aiCommentsIn, aiFileRequest } from '../../../renderer/results/content/ai-comments'
import { parseRedMarks, redSpansIn } from '../../../renderer/results/content/red-marks'
import { fitSpan, splitByMarks } from '../../../renderer/results/content/spans'
import { writingScore } from '../../../renderer/results/content/writing-score'
import { answer } from '../../../shared/items/answer'
import { evaluatedFile } from '../../../shared/items/evaluated-file'
import { offsetSafeText } from '../../../shared/items/offset-safe-text'
import { anyCharacter } from '../../fixtures/any-character'
import { readPaper } from '../../fixtures/papers'

const letters = ['a', ' ', '\n', '𠮷', '👨‍👩‍👧', '🏖️', 'が', '葛󠄀', '[red]', '[/red]', '[', ']', '|']
const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map(list => list.join(''))
const offset = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(NaN, 0.5, Infinity, -Infinity))
const anyMarks = fc.array(fc.record({ start: offset, end: offset }), { maxLength: 8 })

/** The offsets between the characters that a reader sees. */
const characterBoundaries = (text: string) =>
  new Set([...new Intl.Segmenter('ja').segment(text)].flatMap(one => [one.index, one.index + one.segment.length]))

function checkProperty<T>(given: fc.Arbitrary<T>, check: (value: T) => void): void {
  void fc.assert(fc.property(given, check), { numRuns: 300 })
}

describe('a text split by marks', () => {
  it('is complete, and no character is split', () => {
    checkProperty(fc.tuple(anyText, anyMarks), ([text, marks]) => {
      const parts = splitByMarks(text, marks)
      expect(parts.map(one => one.text).join('')).toBe(text)
      for (const { start, text: own } of parts) {
        expect(own).not.toBe('')
        expect(characterBoundaries(text)).toContain(start)
        expect(own).not.toMatch(/\p{Cs}/u)
      }
    })
  })

  it('has each mark on exactly its range', () => {
    checkProperty(fc.tuple(anyText, anyMarks), ([text, marks]) => {
      for (const mark of marks) {
        const markedSegments = splitByMarks(text, marks).filter(one => one.marks.includes(mark))
        const fit = fitSpan(text, mark.start, mark.end)
        expect(markedSegments.map(one => one.text).join('')).toBe(fit ? text.slice(fit.start, fit.end) : '')
      }
    })
  })

  it.each([
    ['reversed', 5, 2, null],
    ['empty', 2, 2, null],
    ['beyond the text', 40, 50, null],
    ['not a number', NaN, 3, null],
    ['a fraction', 0.5, 3, null],
    ['beyond both ends', -4, 99, [0, 6]],
    ['inside a surrogate pair', 2, 3, [1, 3]],
  ])('corrects offsets that are %s', (_, start, end, expected) => {
    const fit = fitSpan('a𠮷bcd', start, end)
    expect(fit && [fit.start, fit.end]).toEqual(expected)
  })
})

describe('the red markers', () => {
  it.each([
    ['I [red]goed[/red] home.', 'I goed home.', ['goed']],
    ['I [RED]goed[/Red] home.', 'I goed home.', ['goed']],
    ['[red]a[red]b[/red]c[/red]d', 'abcd', ['abc']],
    ['I [red]goed home.', 'I goed home.', ['goed home.']],
    ['I goed[/red] home.', 'I goed home.', []],
    ['[ red ]a[ / red ]b', 'ab', ['a']],
    ['［red］a［／red］b', 'ab', ['a']],
    ['[re[red]d]a[/red]b', 'ab', ['ab']],
    ['a [red]b[/re', 'a b', ['b']],
    ['a [/', 'a ', []],
    ['a [redo] [b]', 'a [redo] [b]', []],
  ])('are parsed in %j', (marked, text, red) => {
    const read = parseRedMarks(marked)
    expect(read.text).toBe(text)
    expect(read.spans.map(({ start, end }) => text.slice(start, end))).toEqual(red)
  })

  it('are never visible, whatever was sent', () => {
    const fragments = fc.constantFrom('[red]', '[/red]', '[RED]', '[', ']', '/', 'r', 'red', ' ', 'x', '［', '］', '𠮷')
    checkProperty(fc.array(fragments, { maxLength: 24 }), list => {
      const { text, spans } = parseRedMarks(list.join(''))
      expect(text).not.toMatch(/[[［]\s{0,3}[/／]?\s{0,3}red\s{0,3}[\]］]/i)
      for (const { start, end } of spans) expect(fitSpan(text, start, end)).toEqual({ start, end })
    })
  })

  it('are parsed however many of them are cut off', () => {
    expect(parseRedMarks(`${'[re'.repeat(20_000)}[red]${'d]'.repeat(20_000)}`).text).toBe('')
  })

  it('apply to the student’s text if it is the same', () => {
    expect(redSpansIn(' I goed. ', parseRedMarks('I [red]goed[/red].\n'))).toEqual([{ start: 3, end: 7 }])
    expect(redSpansIn('I went.', parseRedMarks('I [red]goed[/red].'))).toBeNull()
    expect(redSpansIn('', parseRedMarks('[red][/red]'))).toBeNull()
  })
})

describe('the AI’s comments', () => {
  const file = (text: string, ...sent_comments: unknown[]) =>
    v.parse(evaluatedFile, { text, comments: { sent_comments } })
  const places = (text: string, read: ReturnType<typeof file>) =>
    aiCommentsIn(text, read).map(({ span }) => span && text.slice(span.start, span.end))

  it('are placed by their offsets, in the order of the text', () => {
    const read = file(
      'I goed home.',
      { hit_words_pos: '7,11', cmt_level: 9 },
      { hit_words_pos: [2, 6], cmt_level: '3' },
    )
    expect(aiCommentsIn('I goed home.', read)).toEqual([
      { no: 1, level: 'bad', words: 'goed', comment: undefined, span: { start: 2, end: 6 } },
      { no: 2, level: 'bad', words: 'home', comment: undefined, span: { start: 7, end: 11 } },
    ])
    expect(
      [0, 1, 2, 3, -1].map(cmt_level => aiCommentsIn('ab', file('', { hit_words_pos: '0,1', cmt_level }))[0]?.level),
    ).toEqual(['good', 'blue', 'middle', 'bad', 'good'])
  })

  it('are placed by their words if the text differs and the words occur once', () => {
    const read = file('Well, I goed.', { hit_words_pos: '8,12', hit_words: 'goed' })
    expect(places('I goed.', read)).toEqual(['goed'])
    expect(places('I goed and goed.', read)).toEqual([undefined])
    expect(places('I went.', read)).toEqual([undefined])
  })

  it.each([
    ['https://elsewhere.example/c.json', 'https://elsewhere.example/c.json'],
    ['HTTPS://elsewhere.example/c.json', 'HTTPS://elsewhere.example/c.json'],
    ['c.json', 'https://media.example/r-31/c.json'],
    ['/c.json', 'https://media.example/r-31/c.json'],
    ['//ai/c.json', 'https://media.example/r-31/ai/c.json'],
  ])('at %s are read from %s', (evaluate_xml, address) => {
    const paper = readPaper('free-writing', { content: { items: [] }, answers: [{ question_id: 1, evaluate_xml }] })
    expect(paper.answers.map(each => aiFileRequest(paper, each))).toEqual([{ evaluate_xml: address }])
  })

  it('are skipped if they have neither text nor place', () => {
    expect(aiCommentsIn('ab', file('ab', { hit_words_pos: '5,1' }, {}, { hit_words_pos: 'x' }, null, 7))).toEqual([])
    expect(places('ab', file('ab', { hit_words_pos: '5,1', comment: 'x' }))).toEqual([undefined])
  })

  it('never throw, whatever they contain', () => {
    checkProperty(fc.tuple(anyText, fc.jsonValue({ maxDepth: 4 }), offset, offset), ([text, anyJson, start, end]) => {
      const read = file(text, anyJson, { hit_words_pos: `${start},${end}`, hit_words: text.slice(0, 3) })
      const parts = splitByMarks(
        text,
        aiCommentsIn(text, read).flatMap(one => one.span ?? []),
      )
      expect(parts.map(one => one.text).join('')).toBe(text)
    })
  })
})

describe('an answer with offsets', () => {
  it('keeps its length, whatever it contains', () => {
    checkProperty(fc.string({ unit: anyCharacter }), text => {
      expect(v.parse(offsetSafeText, text)).toHaveLength(text.length)
    })
    expect(v.parse(answer, { answer_result: 'a\ud800b\u202ec' }).answer_result).toBe('a\ufffdb\u2060c')
  })
})

describe('the four scores', () => {
  it('add up to a total of 16, with one decimal', () => {
    const score = writingScore({
      content_score: 3.5,
      structure_score: 3,
      vocabulary_score: 2.25,
      grammar_score: 4,
      has_comment: 0,
    })
    expect(score).toMatchObject({ total: '12.8', full: '16' })
    expect(score?.percent).toBeCloseTo(79.7, 1)
    expect(score?.parts.map(one => one.score)).toEqual(['3.5', '3.0', '2.3', '4.0'])
  })

  it('are null if none was given, and partial if some are missing', () => {
    expect(writingScore(undefined)).toBeNull()
    expect(writingScore({ has_comment: 0 })).toBeNull()
    expect(writingScore({ grammar_score: 0, has_comment: 0 })).toMatchObject({
      total: '0.0',
      percent: 0,
      parts: [{ part: 'grammar', score: '0.0' }],
    })
  })
})
