import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bestAndWorstAbility,
  examSamples,
  examSections,
  interludesBySection,
  readingFigures,
  sectionScore,
} from '../../../renderer/results/content/eiken-exam'
import { mergeAnswers } from '../../../renderer/results/content/merge-answers'
import { normalise } from '../../../renderer/results/content/normalise'
import { evenly } from '../../fixtures/evenly'
import { readPaper } from '../../fixtures/papers'

const merged = (content: unknown, answers: unknown = []) => {
  const paper = readPaper('eiken-exam', { content, answers })
  return mergeAnswers(normalise(paper.content), paper, 'spoken')
}

const item = fc.record(
  {
    index: fc.oneof(fc.nat(9), fc.constant('x')),
    screen_text: fc.string(),
    question: fc.string(),
    sample_answer: fc.string(),
    samples: fc.array(fc.string(), { maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const answer = fc.record(
  {
    question_id: fc.nat(9),
    score: fc.oneof(fc.constant(null), evenly(-5, 200)),
    accuracy_score: fc.oneof(fc.constant('3.5'), fc.nat(100)),
    study_report: fc.record({ info: fc.string(), repeat: fc.nat(20), leak: fc.nat(20), speed: fc.nat(300) }),
  },
  { requiredKeys: ['question_id'] },
)

it('puts every entry into one section, in order, with scores out of 5, for any content', () => {
  const items: fc.Arbitrary<unknown[]> = fc.array(fc.oneof(item, fc.constant('broken')), { maxLength: 8 })
  const records: fc.Arbitrary<unknown[]> = fc.array(answer, { maxLength: 8 })
  const holds = fc.property(items, records, (list, answers): void => {
    const content = merged({ items: list }, answers)
    const { reading, speaking } = examSections(content)
    const keys = [...reading, ...speaking].map(entry => entry.key)
    expect(keys.toSorted()).toEqual(content.entries.map(entry => entry.key).toSorted())
    for (const section of [reading, speaking]) {
      const score = sectionScore(section)
      if (score !== undefined) expect(score >= 0 && score <= 5).toBe(true)
      for (const entry of section) {
        if (!entry.broken && entry.item.outcome.score !== undefined)
          expect(entry.item.outcome.score).toBeLessThanOrEqual(5)
      }
    }
    const { completeness = 0, pronunciation = 0, fluency = 0, content: share = 0 } = readingFigures(reading)
    for (const ability of [completeness, pronunciation, fluency, share])
      expect(ability >= 0 && ability <= 100).toBe(true)
    examSamples([...reading, ...speaking])
  })
  void fc.assert(holds, { numRuns: 60 })
})

it('keeps an unreadable entry with the entry before it', () => {
  const { reading, speaking } = examSections(
    merged({ items: ['a', { question: 'Q?' }, 'b', { screen_text: 'T.' }, 'c'] }),
  )
  expect(reading.map(entry => (entry.broken ? 'broken' : entry.item.no))).toEqual(['broken', 4, 'broken'])
  expect(speaking.map(entry => (entry.broken ? 'broken' : entry.item.no))).toEqual([2, 'broken'])
})

it('finds the best and worst ability by their share of the maximum', () => {
  expect(bestAndWorstAbility({ speed: 120, pronunciation: 70, fluency: 60 })).toMatchObject({
    best: { ability: 'pronunciation' },
    worst: { ability: 'fluency' },
  })
  expect(bestAndWorstAbility({ speed: 90, fluency: 50 })).toBeNull()
  expect(bestAndWorstAbility({ fluency: 50 })).toBeNull()
  expect(bestAndWorstAbility({})).toBeNull()
})

it('keeps interludes in the section of their items', () => {
  const content = merged({
    items: [
      { index: 1, screen_text: 'T.' },
      { index: 2, question: 'Q?' },
    ],
    wait_items: ['0', '1', '2', '9'].map(after_index => ({ after_index, audio_file: `${after_index}.wav` })),
  })
  const waits = interludesBySection(content.interludes, examSections(content).reading)
  expect(waits.reading.map(one => one.audio)).toEqual(['0.wav', '1.wav'])
  expect(waits.speaking.map(one => one.audio)).toEqual(['2.wav', '9.wav'])
})
