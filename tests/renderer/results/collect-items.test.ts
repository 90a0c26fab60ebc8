import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { interludesByPosition } from '../../../renderer/results/content/interludes'
import { normalise } from '../../../renderer/results/content/normalise'
import { content } from '../../../shared/items/content'
import { defined } from '../../fixtures/defined'
import { readPaper } from '../../fixtures/papers'
import { checkProperty } from '../../shared/check-property'
import { itemsOf, mergedItemsOf } from './pipeline-helpers'

const record = (more: object) => ({ type: 'record', ...more })

describe('progress records', () => {
  it('are items themselves if there are no other items, in order', () => {
    const items = itemsOf({
      progress: [
        record({ question_number: 2, content_en: 'B', content_audio: 'b.wav', audioPath: 'b2.wav' }),
        { type: 'wait', audio_path: 'no.wav' },
        record({ question_number: 1, content_en: 'A', answer: { sample_answer: 'x', audio_path: 'x.wav' } }),
      ],
    })
    expect(items.map(item => [item.english, item.names.id, item.audios])).toEqual([
      ['B', '2', ['b.wav', 'b2.wav']],
      ['A', '1', []],
    ])
    expect(items[1]).toMatchObject({ samples: ['x'], answerAudio: 'x.wav' })
  })

  it.each([
    [{ question_id: 'q' }, { question_id: 'q' }],
    [{ question_number: 7 }, { question_number: '7' }],
    [{ index: 7 }, { question_id: 7 }],
    [{ index: 7 }, { question_number: 7 }],
    [{}, {}],
  ])('are merged into the item %j by %j', (item, names) => {
    const items = itemsOf({
      items: [{ question: 'Who?', ...item }],
      progress: [record({ ...names, audio_path: 'r.wav', answer: { sample_answer: 'Me.' } })],
    })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ question: 'Who?', audios: ['r.wav'], samples: ['Me.'] })
  })

  it('are merged into the sub-question that they name, not into the item around it', () => {
    const [item] = itemsOf({
      items: [{ index: 1, questions: [{ question_id: '11' }, { question_id: '12' }] }],
      progress: [record({ question_id: '12', answer: { sample_answer: 'Me.' } })],
    })
    expect(item?.questions.map(question => question.samples)).toEqual([[], ['Me.']])
    expect(item?.samples).toEqual([])
  })

  it('are not merged into an item with another id, but follow the items', () => {
    const items = itemsOf({
      items: [{ question_id: 'a', question_number: 1, question: 'A?' }],
      progress: [record({ question_id: 'b', question_number: 1, content_en: 'B' })],
    })
    expect(items.map(item => item.question ?? item.english)).toEqual(['A?', 'B'])
  })

  it('keep the item’s own values, and the sounds of both', () => {
    const [item] = itemsOf({
      items: [{ index: 1, content_en: 'Mine', content_audio: 'mine.wav', sample_answer: 'mine' }],
      progress: [
        record({ question_number: 1, content_en: 'R', content_audio: 'r.wav', answer: { sample_answer: 'r' } }),
      ],
    })
    expect(item).toMatchObject({ english: 'Mine', audios: ['mine.wav', 'r.wav'], samples: ['mine'] })
  })

  it('are all shown once, whatever their order and numbers, and no item is lost', () => {
    const number = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })
    const names = fc.array(fc.record({ question_id: number, question_number: number }), { maxLength: 6 })
    checkProperty(fc.tuple(names, names), ([items, records]) => {
      const body = {
        items: items.map((one, at) => ({ ...one, index: one.question_number, tips: `item ${at}` })),
        progress: records.map((one, at) => record({ ...one, answer: { audio_path: `${at}.wav` } })),
      }
      const read = itemsOf(body)
      expect(read.map(item => item.tips).filter(tips => tips !== undefined)).toEqual(body.items.map(item => item.tips))
      const sounds = read.map(item => item.answerAudio).filter(sound => sound !== undefined)
      expect(sounds.toSorted()).toEqual(records.map((_, at) => `${at}.wav`).toSorted())
    })
  })

  it('give the same items in any order if each has a unique number', () => {
    const numbers = [1, 2, 3, 4, 5]
    const samplesOf = (order: readonly number[]) =>
      itemsOf({
        items: numbers.map(index => ({ index })),
        progress: order.map(question_number =>
          record({ question_number, answer: { sample_answer: `${question_number}` } }),
        ),
      }).map(item => item.samples)
    checkProperty(fc.shuffledSubarray(numbers), order => {
      expect(samplesOf(order)).toEqual(numbers.map(one => (order.includes(one) ? [`${one}`] : [])))
    })
  })
})

describe('parts of an exam', () => {
  const part = (part_info: object, part_type = 'speaking') => ({ part_type, part_info })

  it('have their records as sub-questions of their kind', () => {
    const progress = [record({ question_number: 2 }), record({ question_number: 3 })]
    const [item] = itemsOf({
      part_items: [part({ content_en: 'Text.', instruction: 'Answer.', audio_path: 'i.wav', progress })],
    })
    expect(item).toMatchObject({ kind: 'speaking', instruction: 'Answer.', instructionAudio: 'i.wav', audios: [] })
    expect(item?.questions.map(question => [question.names.id, question.kind])).toEqual([
      ['2', 'speaking'],
      ['3', 'speaking'],
    ])
  })

  it('are merged with a single record that says nothing else', () => {
    const [item] = itemsOf({
      part_items: [
        part({ question_number: 4, content_en: 'Begin.', progress: [record({ answer: { sample_answer: 'x' } })] }),
      ],
    })
    expect(item).toMatchObject({ english: 'Begin.', samples: ['x'], questions: [], names: { id: '4' } })
  })

  it('keep a single record with another question as a sub-question', () => {
    const [item] = itemsOf({
      part_items: [part({ question_number: 4, content_en: 'Text.', progress: [record({ content_en: 'Why?' })] })],
    })
    expect(item?.questions.map(question => question.english)).toEqual(['Why?'])
  })

  it('use a sound without an instruction as their own', () => {
    const [item] = itemsOf({ part_items: [part({ audio_path: 'a.wav', content_audio_path: 'c.wav' })] })
    expect(item?.audios).toEqual(['c.wav', 'a.wav'])
    expect(defined(item).instructionAudio).toBeUndefined()
  })

  it('stay as broken in their place when unreadable', () => {
    const read = v.parse(content, { part_items: [part({}), 'x', part({})], progress: [3] })
    expect(normalise(read).entries.map(entry => entry.broken)).toEqual([false, true, false, true])
  })

  it('get their answers by number, in any order', () => {
    const progress = [record({ question_number: 3 }), record({ question_number: 2 })]
    const answers = [2, 3, 1].map(question_id => ({ question_id, score: question_id }))
    const body = { content: { part_items: [part({ question_number: 1 }, 'reading'), part({ progress })] }, answers }
    const [first, second] = mergedItemsOf(readPaper('dialog', body))
    expect(first?.outcome.score).toBe(1)
    expect(second?.questions.map(question => question.outcome.score)).toEqual([3, 2])
  })
})

describe('a content without items', () => {
  it('is itself the item, and its only record is the answer whatever its name', () => {
    const body = {
      title: 'T',
      question_description: 'Write.',
      topic: 'Pets',
      image: 'p.png',
      sample: { en_answer: 'I like dogs.' },
      audios: [{ title: 'a', file: 'a.wav' }],
    }
    const [item] = mergedItemsOf(readPaper('dialog', { content: body, answers: [{ question_id: 'r-31', score: 3 }] }))
    expect(item).toMatchObject({ question: 'Write.', topic: 'Pets', pictures: ['p.png'], samples: ['I like dogs.'] })
    expect(item?.outcome.score).toBe(3)
    const { lead } = normalise(v.parse(content, body))
    expect(lead).toMatchObject({ title: 'T', audios: [{ file: 'a.wav' }], samples: [] })
    expect([lead.pictures, lead.description, lead.topic]).toEqual([[], undefined, undefined])
  })
})

describe('interludes', () => {
  const placesOf = (items: readonly unknown[], waits: readonly object[]) => {
    const read = normalise(v.parse(content, { items, wait_items: waits }))
    return [...interludesByPosition(read.entries, read.interludes)].map(([place, list]) => [
      place,
      list.map(one => one.audio),
    ])
  }

  it('follow the item with that index or number, or that number of items if there is none', () => {
    expect(placesOf([{ index: 7 }, { question_number: 3 }], [{ after_index: 3, audio_file: 'a' }])).toEqual([
      [2, ['a']],
    ])
    expect(placesOf([{}, 'broken', {}], [{ after_index: 2, audio_file: 'a' }])).toEqual([[2, ['a']]])
    expect(placesOf([{ index: 1 }], [{ after_index: 0, audio_file: 'a' }, { audio_file: 'b' }])).toEqual([
      [0, ['a', 'b']],
    ])
  })

  it('are never lost and stay within the paper', () => {
    const waits = fc.array(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.string()), { maxLength: 5 })
    checkProperty(fc.tuple(fc.integer({ min: 0, max: 4 }), waits), ([count, after]) => {
      const items = Array.from({ length: count }, (_, at) => ({ index: at + 1 }))
      const read = normalise(
        v.parse(content, { items, wait_items: after.map((after_index, at) => ({ after_index, audio_file: `${at}` })) }),
      )
      const placed = interludesByPosition(read.entries, read.interludes)
      expect([...placed.values()].flat()).toHaveLength(after.length)
      for (const place of placed.keys()) expect(place).toBeGreaterThanOrEqual(0)
      for (const place of placed.keys()) expect(place).toBeLessThanOrEqual(count)
    })
  })
})
