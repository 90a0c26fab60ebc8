import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldAliases } from '../../../renderer/results/content/field-aliases'
import { normalise } from '../../../renderer/results/content/normalise'
import { content } from '../../../shared/items/content'
import { checkProperty } from '../../shared/check-property'
import { anyContent } from './arbitrary-content'
import { firstItem, itemsOf } from './pipeline-helpers'

const shown = {
  english: (item: ReturnType<typeof firstItem>) => item.english,
  japanese: (item: ReturnType<typeof firstItem>) => item.japanese,
  picture: (item: ReturnType<typeof firstItem>) => item.pictures[0],
  audio: (item: ReturnType<typeof firstItem>) => item.audios[0],
  recording: (item: ReturnType<typeof firstItem>) => item.recording,
  evaluateHtml: (item: ReturnType<typeof firstItem>) => item.evaluateHtml,
} satisfies Record<keyof typeof fieldAliases, unknown>

describe('aliases', () => {
  for (const [thing, fields] of Object.entries(fieldAliases)) {
    const read = shown[thing as keyof typeof fieldAliases]
    it.each([...fields])(`${thing} is read from %s`, field => {
      expect(read(firstItem({ [field]: 'x' }))).toBe('x')
    })
    it(`${thing} is the first of its fields with a value`, () => {
      const all = Object.fromEntries(fields.map(field => [field, field]))
      expect(read(firstItem(all))).toBe(fields[0])
      expect(read(firstItem({ ...all, [fields[0]]: '  ' }))).toBe(fields[1])
    })
  }
})

describe('an item', () => {
  it('keeps question and English separate', () => {
    expect(firstItem({ question: 'Who?', screen_text: 'I am Ken.' })).toMatchObject({
      question: 'Who?',
      english: 'I am Ken.',
    })
    expect(firstItem({ question: 'Who?' }).english).toBeUndefined()
  })

  it('lists audio_file before audio_files, each file once', () => {
    expect(firstItem({ audio_file: 'a', audio_files: ['a', 'b'] }).audios).toEqual(['a', 'b'])
  })

  it('orders the blanks by index and splits alternatives', () => {
    const answers = [
      { index: 2, content: 'for' },
      { index: '1', content: 'has been / is' },
    ]
    expect(firstItem({ answers }).blanks).toEqual([['has been', 'is'], ['for']])
  })

  it.each([
    [{ answers: ['a', 'b/c'] }, [['a'], ['b', 'c']]],
    [{ answers: 'a/b' }, [['a', 'b']]],
    [{ answer: 'a|b' }, [['a'], ['b']]],
    [{ answers: [{ index: 1, content: 'a', correct: 1 }] }, [['a']]],
    [{}, []],
  ])('reads right answers from %j', (item, blanks) => {
    expect(firstItem(item)).toMatchObject({ blanks, choices: [] })
  })

  it.each([
    [
      {
        choose: [
          { index: 1, content: 'a' },
          { index: 2, content: 'b', correct: 1 },
        ],
      },
    ],
    [{ choose: [{ content: 'a' }, { content: 'b', correct: true }] }],
    [{ choose: ['a', 'b'], answer: '2' }],
    [{ choose: ['a', 'b'], answer: 'b' }],
    [{ choose: ['a', 'b'], answers: [{ index: 1, content: '2' }] }],
    [
      {
        answers: [
          { index: 1, content: 'a', correct: 0 },
          { index: 2, content: 'b', correct: 1 },
        ],
      },
    ],
  ])('finds the right choice in %j', item => {
    const { choices, blanks } = firstItem(item)
    expect(choices.map(choice => [choice.index, choice.isCorrect])).toEqual([
      ['1', false],
      ['2', true],
    ])
    expect(blanks).toEqual([['b']])
  })

  it('keeps the order of the blanks of a word bank, not of its words', () => {
    const item = firstItem({
      choose: ['since', 'has'],
      answers: [
        { index: 1, content: 'has' },
        { index: 2, content: 'since' },
      ],
    })
    expect(item.blanks).toEqual([['has'], ['since']])
  })

  it('collects the sample answers', () => {
    expect(firstItem({ sample_answer: 'a', samples: ['b', ''] }).samples).toEqual(['a', 'b'])
  })
})

describe('question names', () => {
  it('are question_id, otherwise index, otherwise question_number, otherwise the position, as text', () => {
    const items = itemsOf({
      items: [{ question_id: 7, index: 1 }, { index: 2, question_number: 9 }, { question_number: 5 }, {}],
    })
    expect(items.map(item => item.names.id)).toEqual(['7', '2', '5', '4'])
  })

  it('distinguish sub-questions that count from 1 again in each item', () => {
    const questions = [{ index: 1 }, { index: 2 }]
    const items = itemsOf({
      items: [
        { index: 1, questions },
        { index: 2, questions },
      ],
    })
    expect(items.flatMap(item => item.questions.map(question => question.names.id))).toEqual(['1', '2', '3', '4'])
  })

  it('are unique for every question, for any content', () => {
    checkProperty(anyContent, body => {
      const read = v.safeParse(content, body)
      fc.pre(read.success)
      const entries = normalise(read.output).entries
      const ids = entries.flatMap(entry =>
        entry.broken ? [] : [entry.item.names.id, ...entry.item.questions.map(question => question.names.id)],
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(entries).toHaveLength(read.output.items.length)
    })
  })
})

describe('any content', () => {
  it('that can be read is normalised without throwing', () => {
    checkProperty(fc.oneof(anyContent, fc.jsonValue()), body => {
      const read = v.safeParse(content, body)
      fc.pre(read.success)
      expect(() => normalise(read.output)).not.toThrow()
    })
  })

  it('keeps the place of an unreadable item', () => {
    const read = v.parse(content, { items: [{ index: 1 }, 'x', { index: 3 }] })
    expect(normalise(read).entries.map(entry => entry.broken)).toEqual([false, true, false])
  })

  it('uses the full text as the lead', () => {
    const read = v.parse(content, {
      items: [{ index: 1, screen_text: 'One.', audio_file: 'one.wav' }],
      full_text: { screen_en_text: 'All.', audio_file: 'all.wav' },
    })
    expect(normalise(read).lead).toMatchObject({ english: 'All.', audio: 'all.wav' })
  })

  it('does not repeat in the lead what the items say', () => {
    const lead = (items: object[]) =>
      normalise(v.parse(content, { items, full_text: { screen_en_text: 'One, two. Three!', audio_file: 'all.wav' } }))
        .lead
    const items = [{ content: 'One, two.' }, { content_en: 'three' }]
    expect(lead(items)).toMatchObject({ english: undefined, audio: 'all.wav' })
    expect(lead([{ content: 'One, two.' }])).toMatchObject({ english: 'One, two. Three!' })
    expect(lead([{ content: 'One.', audio_file: 'all.wav' }])).toMatchObject({ audio: undefined })
  })

  it('uses the full text as the item if there is nothing else', () => {
    const read = v.parse(content, { full_text: { screen_en_text: 'All.', audio_file: 'all.wav' }, screen_jp: '全部。' })
    const { entries, lead } = normalise(read)
    expect(entries).toMatchObject([{ item: { english: 'All.', japanese: '全部。', audios: ['all.wav'] } }])
    expect([lead.english, lead.audio]).toEqual([undefined, undefined])
  })

  it('uses evaluate_text as the read-aloud text, but never for a question with an answer', () => {
    const evaluate_text = 'I like tea.'
    expect(itemsOf({ items: [{ index: 1, evaluate_text, mean: 'お茶が好きです。' }] })).toMatchObject([
      { english: 'I like tea.', japanese: 'お茶が好きです。' },
    ])
    const others = [
      { content: 'I like green tea.', evaluate_text },
      { question: 'What do you like?', evaluate_text },
      { sample_answer: 'Tea.', evaluate_text },
      { answers: [{ content: 'tea' }], evaluate_text },
    ]
    expect(itemsOf({ items: others }).map(({ english }) => english)).toEqual([
      'I like green tea.',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('reads a recitation with its translation, by any name of its sound', () => {
    const exampaper = [
      { category: 'read_chapter', content: 'A.', translate: 'あ。', file: 'a.wav', question_number: 1 },
      { category: 'read_chapter', content: 'B.', audio_file: 'b.wav', question_id: 'b' },
    ]
    expect(itemsOf({ exampaper })).toMatchObject([
      { kind: 'read_chapter', english: 'A.', japanese: 'あ。', audios: ['a.wav'], names: { id: '1' } },
      { english: 'B.', audios: ['b.wav'], names: { id: 'b' } },
    ])
  })
})
