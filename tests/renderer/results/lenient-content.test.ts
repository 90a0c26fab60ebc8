import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../../renderer/results/content/normalise'
import { contentInSections } from '../../../renderer/results/content/note-taking-sections'
import { nonEmpty } from '../../fixtures/non-empty'
import { readPaper } from '../../fixtures/papers'
import { checkProperty } from '../../shared/check-property'
import { firstItem, itemsOf, mergedItem, mergedItemsOf } from './pipeline-helpers'

/** A list in each form in which a server may send it. */
const forms = (list: readonly unknown[]): unknown[] => [
  list,
  JSON.stringify(list),
  { items: list },
  Object.fromEntries(list.map((entry, at) => [at, entry])),
]

const two = [
  { index: 1, screen_text: 'One.' },
  { index: 2, screen_text: 'Two.' },
]

describe('content in any form', () => {
  it.each([...forms(two).map(items => ({ items })), two, JSON.stringify(two)])('reads the items of %j', content => {
    expect(itemsOf(content).map(item => item.english)).toEqual(['One.', 'Two.'])
  })

  it('treats missing content as one without items', () => {
    expect(itemsOf(null)).toEqual([])
  })

  it.each(['full_text', 'title', 'tips', 'content', 'screen_text', 'tabs', 'items', 'audios', 'training_type'])(
    'ignores an unreadable %s',
    field => {
      const read = normalise(readPaper('dialog', { content: { items: two, [field]: { a: [{}] } } }).content)
      expect(read.entries).toHaveLength(field === 'items' ? 0 : 2)
    },
  )

  it('reads a full text without a sound', () => {
    const read = normalise(readPaper('dialog', { content: { items: two, full_text: 'All of it.' } }).content)
    expect(read.lead.english).toBe('All of it.')
  })

  it('reads one text where several are possible, and several where one is expected', () => {
    const item = firstItem({
      screen_text: ['One.', 'Two.'],
      tips: ['a', 'b'],
      answer: ['went', 'gone'],
      samples: 'Fine.',
      audio_files: [{ audio_file: 'a.mp3' }, 'b.mp3'],
      screen_pic: ['a.png', 'b.png'],
    })
    expect(item).toMatchObject({
      english: 'One.\nTwo.',
      tips: 'a\nb',
      blanks: [['went'], ['gone']],
      samples: ['Fine.'],
      audios: ['a.mp3', 'b.mp3'],
      pictures: ['a.png', 'b.png'],
    })
    expect(firstItem({ samples: [{ en_answer: 'Yes.' }, null, { content: 'No.' }] }).samples).toEqual(['Yes.', 'No.'])
  })

  it('keeps the readable choices, and distinguishes choices with the same index', () => {
    const choose = [{ index: 1, content: 'so', correct: 'true' }, null, { index: 1, content: 'but', correct: 'false' }]
    expect(firstItem({ choose: JSON.stringify(choose) }).choices).toMatchObject([
      { index: '1', content: 'so', isCorrect: true },
      { index: '2', content: 'but', isCorrect: false },
    ])
  })

  it('keeps the place of an unreadable sub-question', () => {
    const [item] = itemsOf({ items: [{ screen_text: 'T', questions: [{ question: 'a?' }, 7, { question: 'c?' }] }] })
    expect(item?.questions.map(({ no, broken, question }) => [no, broken, question])).toEqual([
      [1, undefined, 'a?'],
      [2, true, undefined],
      [3, undefined, 'c?'],
    ])
  })

  it('keeps everything outside the items in a paper of parts', () => {
    const part = { part_type: 'reading', part_info: { content_en: 'Read this.' } }
    for (const items of [two, []]) {
      const { content } = readPaper('exam-note-taking', { content: { items, part_items: [part] } })
      const { entries, sections = [] } = contentInSections(content, new Map())
      expect(sections.flatMap(section => section.entries)).toEqual(entries.map(entry => entry.key))
      expect(entries).toHaveLength(items.length + 1)
    }
  })
})

const choose = ['so', 'but', 'or'].map((content, at) => ({ index: at + 1, content, correct: at === 1 ? 1 : 0 }))

describe('answers in any form', () => {
  const records = [
    { question_id: 2, score: 0, answer_result: 'b' },
    { question_id: '1', score: '80', answer_result: 'a' },
  ]
  const given = (answers: unknown) =>
    mergedItemsOf(readPaper('dialog', { content: { items: two }, answers })).map(({ outcome }) => outcome.given)

  it.each(nonEmpty(forms(records)))('reads the records of %j', answers =>
    expect(given(answers)).toEqual([['a'], ['b']]),
  )

  it('reads one record without a list', () => expect(given(records[0])).toEqual([[], ['b']]))

  it.each([null, 'none', 7, {}])('finds no records in %j', answers => expect(given(answers)).toEqual([[], []]))

  it('assigns records without names to the questions in order, if there are as many', () => {
    expect(given([{ answer_result: 'a' }, { answer_result: 'b' }])).toEqual([['a'], ['b']])
    expect(given([{ answer_result: 'a' }])).toEqual([[], []])
  })

  it.each([
    ['2', 'but'],
    [2, 'but'],
    ['２', 'but'],
    ['B', 'but'],
    ['b', 'but'],
    ['ＢＵＴ', 'but'],
    [['2'], 'but'],
    [[null, 2], 'but'],
    [{ content: 'but' }, 'but'],
    ['yet', 'yet'],
    ['9', '9'],
  ])('reads %j as the choice that it names', (answer_result, content) => {
    expect(mergedItem({ choose }, { answer_result, score: 1 }).outcome.given.filter(text => text !== '')).toEqual([
      content,
    ])
  })

  it('reads a number if the choices have letters', () => {
    const lettered = choose.map((choice, at) => ({ ...choice, index: 'ABC'[at] }))
    expect(mergedItem({ choose: lettered }, { answer_result: 2, score: 1 }).outcome.given).toEqual(['but'])
  })

  it('reads several chosen options', () => {
    expect(mergedItem({ choose }, { choose: [1, 3], score: 0 }).outcome.chosenIndexes).toEqual(['1', '3'])
  })

  it('drops only the unreadable fields of a record', () => {
    const { outcome } = mergedItem(
      {},
      { score: 0, answer_result: 'a', accuracy_score: 'high', learn_count: {}, sound_file: [] },
    )
    expect(outcome).toMatchObject({ state: 'wrong', given: ['a'] })
  })

  it('reports no repeated and omitted words if they were not counted', () => {
    const report = (study_report: unknown) => mergedItem({}, { score: 80, study_report }, 'spoken').outcome.report
    expect(report({ errorwords: '["late","early"]' })).toMatchObject({
      errorWords: ['late', 'early'],
      repeat: undefined,
    })
    expect(report({ repeat: 0, leak: '3' })).toMatchObject({ repeat: 0, leak: 3 })
  })

  it('finds the same choice by any of its names', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[c-z]{3,8}$/), { minLength: 2, maxLength: 9 })
    checkProperty(fc.tuple(words, fc.nat()), ([contents, pick]) => {
      const at = pick % contents.length
      const list = contents.map((content, place) => ({ index: place + 1, content }))
      for (const answer_result of [at + 1, String(at + 1), String.fromCharCode(65 + at), contents[at]])
        expect(mergedItem({ choose: list }, { answer_result, score: 1 }).outcome.given).toEqual([contents[at]])
    })
  })
})

describe('class scores in any form', () => {
  const percents = (correct_percents: unknown) =>
    mergedItemsOf(readPaper('dialog', { content: { items: two }, correct_percents })).map(
      ({ outcome }) => outcome.correctRate,
    )

  it.each([
    [
      [
        { question_id: 2, score: 58 },
        { question_id: 1, score: '71' },
      ],
    ],
    [
      [
        { index: 1, score: 71 },
        { question_number: 2, index: 2, score: 58 },
      ],
    ],
    [[{ score: 71 }, { score: 58 }]],
    [[71, '58']],
    [JSON.stringify([71, 58])],
  ])('reads %j', rows => expect(percents(rows)).toEqual([71, 58]))

  it('keeps the place of an unreadable one', () => expect(percents([null, { score: 58 }])).toEqual([undefined, 58]))
})
