import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type ExpectedAnswer, moveExpectedAnswer } from '../../../renderer/results/content/expected-answer'
import { normalise } from '../../../renderer/results/content/normalise'
import type { NormalItem } from '../../../renderer/results/content/types'
import { content } from '../../../shared/items/content'
import { checkProperty } from '../../shared/check-property'
import { anyContent } from './arbitrary-content'
import { mergedItem } from './pipeline-helpers'

function ask(item: object, asks: ExpectedAnswer): NormalItem {
  const [entry] = moveExpectedAnswer(normalise(v.parse(content, { items: [item] })), asks).entries
  if (!entry || entry.broken) throw new Error('the item is broken')
  return entry.item
}

describe('the expected answer', () => {
  const both = { screen_text: 'I like dogs.', screen_jp: '犬が好きです。' }

  it('is removed from the prompt, and becomes the right answer if none is named', () => {
    expect(ask(both, 'english')).toMatchObject({
      english: undefined,
      japanese: '犬が好きです。',
      blanks: [['I like dogs.']],
    })
    expect(ask(both, 'japanese')).toMatchObject({
      english: 'I like dogs.',
      japanese: undefined,
      blanks: [['犬が好きです。']],
    })
  })

  it('is added once to the only right answer that is named', () => {
    expect(ask({ ...both, answer: 'I love dogs.' }, 'english').blanks).toEqual([['I love dogs.', 'I like dogs.']])
    expect(ask({ ...both, answer: 'i like  dogs.' }, 'english').blanks).toEqual([['i like  dogs.']])
  })

  it.each([
    ['nothing else is asked', { screen_text: 'I like dogs.' }, 'english'],
    ['it has blanks to fill', { screen_text: 'I __ dogs.', mean: '犬が好きです。' }, 'english'],
    ['it is an instruction', { screen_text: '否定文に', before_text: 'I run.' }, 'rewritten'],
    ['it may be a hint', { screen_text: 'I (run)', before_text: 'I run.', answer: 'I ran.' }, 'rewritten'],
  ] as const)('stays in the prompt: %s', (_, item, asks) => {
    expect(ask(item, asks).english).toBe(item.screen_text)
  })

  it('is removed from sub-questions, not from the item around them', () => {
    const item = ask({ ...both, questions: [both] }, 'english')
    expect(item.english).toBe('I like dogs.')
    expect(item.questions[0]).toMatchObject({ english: undefined, blanks: [['I like dogs.']] })
  })

  it('loses no text, for any content', () => {
    checkProperty(anyContent, body => {
      const read = v.safeParse(content, body)
      fc.pre(read.success)
      const normal = normalise(read.output)
      for (const asks of ['english', 'japanese', 'rewritten'] as const) {
        moveExpectedAnswer(normal, asks).entries.forEach((entry, at) => {
          const before = normal.entries[at]
          if (entry.broken || !before || before.broken) return
          const remaining = [entry.item.english, entry.item.japanese, ...entry.item.blanks.flat()]
            .join('\n')
            .toLowerCase()
          if (entry.item.choices.length > 0) return
          for (const text of [before.item.english, before.item.japanese])
            if (text !== undefined && entry.item.blanks.length <= 1)
              expect(remaining.normalize('NFKC').replace(/\s+/g, ' ')).toContain(
                text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
              )
        })
      }
    })
  })
})

describe('an answer that may be typed or recorded', () => {
  const scoring = (answer: object | null, item: object = { question: 'Why?' }) =>
    mergedItem(item, answer, 'either').outcome.scoring

  it.each([
    ['typed', { answer_result: 'Because.', score: 100 }, 'marked'],
    ['typed, with meaningless scores', { answer_result: 'Because.', score: 0, accuracy_score: 0 }, 'marked'],
    ['recorded', { sound_file: 'a.wav', score: 70 }, 'spoken'],
    ['recorded and recognised', { sound_file: 'a.wav', answer_result: 'Because.', score: 70 }, 'spoken'],
    ['evaluated as speech', { evaluate_html: '<b>a</b>', answer_result: 'a', score: 70 }, 'spoken'],
    ['only scores', { accuracy_score: 70, score: 70 }, 'spoken'],
    ['no answer to an open question', null, 'spoken'],
  ])('%s', (_, answer, expected) => {
    expect(scoring(answer)).toBe(expected)
  })

  it('counts as marked if the question names a right answer', () => {
    expect(scoring(null, { question: 'Why?', answer: 'Because.' })).toBe('marked')
  })

  it('is marked if a choice was made, even with a recording', () => {
    expect(scoring({ sound_file: 'a.wav', answer_result: 1, score: 100 }, { choose: ['a', 'b'] })).toBe('marked')
  })

  it('uses the total as the score if it was recorded', () => {
    expect(mergedItem({ question: 'Why?' }, { sound_file: 'a.wav', total_score: 64 }, 'either').outcome).toMatchObject({
      state: 'scored',
      score: 64,
    })
  })
})
