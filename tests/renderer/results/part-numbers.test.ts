import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentInSections, type PartFile } from '../../../renderer/results/content/note-taking-sections'
import { numberPart, partOffsets, questionCount } from '../../../renderer/results/content/part-numbers'
import { content, contentItems } from '../../../shared/items/content'
import { checkProperty } from '../../shared/check-property'

const file = (items: unknown) => v.parse(contentItems, items)

describe('the offsets of parts', () => {
  it.each([
    ['the file sizes', [{ fileCount: 3 }, { fileCount: 2 }, { fileCount: 1 }], [0, 3, 5]],
    ['question_count, before the file size', [{ count: 4, fileCount: 3 }, { fileCount: 2 }], [0, 4]],
    ['question_count of a part that was not loaded', [{ count: 3 }, { fileCount: 2 }], [0, 3]],
    ['the first numbers of the parts', [{ number: 1 }, { number: 4, fileCount: 2 }, { number: 6 }], [0, 3, 5]],
    [
      'positions, which are not sizes',
      [{ number: 1, fileCount: 3 }, { number: 2, fileCount: 2 }, { number: 3 }],
      [0, 3, 5],
    ],
    ['question_number as a count', [{ number: 3 }, { number: 2 }, { number: 4 }], [0, 3, 5]],
    ['nothing', [{}, {}], [0, 0]],
    ['no parts', [], []],
  ])('are computed from %s', (_, parts, offsets) => {
    expect(partOffsets(parts)).toEqual(offsets)
  })

  it('are the same whichever file failed, if the parts give their sizes', () => {
    const parts = fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), isLoaded: fc.boolean() }), {
      maxLength: 6,
    })
    checkProperty(parts, list => {
      const whole = partOffsets(list.map(({ size }) => ({ fileCount: size })))
      expect(
        partOffsets(list.map(({ size, isLoaded }) => ({ count: size, fileCount: isLoaded ? size : undefined }))),
      ).toEqual(whole)
      const begins = whole.map((offset, at) => ({
        number: offset + 1,
        fileCount: list[at]?.isLoaded ? list[at].size : undefined,
      }))
      expect(partOffsets(begins)).toEqual(whole)
    })
  })
})

describe('the question numbers of a part', () => {
  const numbersOf = (items: unknown, offset = 10) =>
    numberPart(file(items), offset).flatMap(read =>
      read.broken
        ? ['broken']
        : (read.item.questions?.length ? read.item.questions : [read.item]).map(one => one.index),
    )

  it.each([
    [
      'questions numbered consecutively',
      [{ questions: [{ index: 1 }, { index: 2 }] }, { questions: [{ index: 3 }] }],
      ['11', '12', '13'],
    ],
    [
      'questions that count from 1 again',
      [{ questions: [{ index: 1 }, { index: 2 }] }, { questions: [{ index: 1 }] }],
      ['11', '12', '13'],
    ],
    [
      'items in another order',
      [{ questions: [{ index: 3 }] }, { questions: [{ index: 1 }, { index: 2 }] }],
      ['13', '11', '12'],
    ],
    ['questions in another order', [{ questions: [{ index: 2 }, { index: 1 }] }], ['12', '11']],
    [
      'question_number instead of index',
      [{ questions: [{ question_number: '2' }, { question_number: 1 }] }],
      ['12', '11'],
    ],
    ['questions without numbers', [{ questions: [{}, {}] }, { questions: [{}] }], ['11', '12', '13']],
    ['items without questions', [{ index: 2 }, { index: 1 }], ['12', '11']],
    [
      'an item beside one with questions',
      [{ index: 1, questions: [{ index: 1 }, { index: 2 }] }, { index: 2 }],
      ['11', '12', '13'],
    ],
    ['a broken item', [{ index: 1 }, 'x', { index: 3 }], ['11', 'broken', '13']],
  ])('offset %s', (_, items, numbers) => {
    expect(numbersOf(items)).toEqual(numbers)
  })

  it('are all different and stay within the part, however many questions an item has', () => {
    checkProperty(
      fc.tuple(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }), fc.boolean()),
      ([sizes, named]) => {
        const items = sizes.map(size => ({
          questions: Array.from({ length: size }, (_, at) => (named ? { index: at + 1 } : {})),
        }))
        const numbers = numbersOf(items).map(Number)
        const count = questionCount(file(items))
        expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => 11 + at))
      },
    )
  })
})

describe('a paper of parts', () => {
  const body = v.parse(content, {
    title: 'Notes',
    items: [
      { index: 1, file: 'a.json', question_count: 2 },
      { index: 2, file: 'b.json', question: 'Read.' },
      { index: 3, file: 'c.json' },
    ],
  })
  const parts: Record<string, PartFile> = {
    'a.json': file([
      { index: 1, choose: ['x', 'y'] },
      { index: 2, choose: ['x', 'y'] },
    ]),
    'b.json': file([
      {
        index: 1,
        screen_text: 'Text.',
        questions: [
          { index: 1, choose: ['x'] },
          { index: 2, choose: ['x'] },
        ],
      },
    ]),
    'c.json': file([{ index: 1, question: 'Write.', sample_answer: 'z' }]),
  }
  const shown = (files: Record<string, PartFile>) => contentInSections(body, new Map(Object.entries(files)))
  const numbersOf = (read: ReturnType<typeof shown>) =>
    read.entries.flatMap(entry =>
      entry.broken
        ? []
        : (entry.item.questions.length > 0 ? entry.item.questions : [entry.item]).map(one => one.names.id),
    )

  it('has a section for each part, with its kind, numbered consecutively', () => {
    const read = shown(parts)
    expect(read.sections?.map(({ no, kind, isLoading }) => [no, kind, isLoading])).toEqual([
      [1, 'choice', false],
      [2, 'comprehension', false],
      [3, 'writing', false],
    ])
    expect(numbersOf(read)).toEqual(['1', '2', '3', '4', '5'])
    expect(read.sections?.map(section => section.head?.question)).toEqual([undefined, 'Read.', undefined])
  })

  it('keeps the numbers of the others when a part could not be loaded', () => {
    expect(numbersOf(shown({ ...parts, 'a.json': null }))).toEqual(['3', '4', '5'])
    expect(shown({ ...parts, 'a.json': null }).sections?.map(section => section.no)).toEqual([2, 3])
  })

  it('shows a part as soon as its number is known', () => {
    const read = shown({ ...parts, 'a.json': undefined, 'b.json': undefined })
    expect(read.sections?.map(section => section.isLoading)).toEqual([true, true, true])
    expect(shown({ ...parts, 'a.json': undefined }).sections?.map(section => section.isLoading)).toEqual([
      true,
      false,
      false,
    ])
    expect(numbersOf(shown({ ...parts, 'a.json': undefined }))).toEqual(['3', '4', '5'])
  })

  it('is empty if nothing was loaded and nothing else is given', () => {
    expect(shown({ 'a.json': null, 'b.json': null, 'c.json': null }).sections?.map(section => section.no)).toEqual([2])
    const none = contentInSections(
      v.parse(content, { items: [{ file: 'a.json' }], content_en: 'x' }),
      new Map([['a.json', null]]),
    )
    expect(none).toMatchObject({ entries: [], sections: [] })
  })

  it('counts items without files as one part', () => {
    const own = contentInSections(v.parse(content, { items: [{ question: 'A?' }, 'x', { question: 'B?' }] }), new Map())
    expect(own.sections?.map(section => section.entries.length)).toEqual([3])
  })

  it('gives every question a unique name, for any files', () => {
    const question = fc.record({ index: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }) })
    const anyFile = fc.array(
      fc.oneof(question, fc.record({ questions: fc.array(question, { maxLength: 3 }) }), fc.constant('x')),
      { maxLength: 3 },
    )
    checkProperty(fc.tuple(anyFile, anyFile, anyFile), ([a, b, c]) => {
      const read = shown({ 'a.json': file(a), 'b.json': file(b), 'c.json': file(c) })
      const keys = read.entries.flatMap(entry =>
        entry.broken ? [entry.key] : [entry.key, ...entry.item.questions.map(one => one.key)],
      )
      expect(new Set(keys).size).toBe(keys.length)
      expect(read.entries).toHaveLength(a.length + b.length + c.length)
      expect(read.sections?.flatMap(section => section.entries)).toEqual(read.entries.map(entry => entry.key))
    })
  })
})
