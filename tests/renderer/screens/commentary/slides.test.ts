import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { classQuestions } from '../../../../renderer/results/class-answers/class-questions'
import { groupAnswers } from '../../../../renderer/results/class-answers/group-answers'
import { normalise } from '../../../../renderer/results/content/normalise'
import type { ViewScoring } from '../../../../renderer/results/content/types'
import { barsOf } from '../../../../renderer/screens/commentary/model/answer-bars'
import {
  canShowTexts,
  classScoreOf,
  countByScoreClass,
} from '../../../../renderer/screens/commentary/model/class-scores'
import { canReveal, orderText, slideContentOf } from '../../../../renderer/screens/commentary/model/slide-content'
import { slidesOf, sortSlides } from '../../../../renderer/screens/commentary/model/slides'
import type { EndpointData } from '../../../../shared/endpoints/index'
import { content as contentSchema } from '../../../../shared/items/content'
import { defined } from '../../../fixtures/defined'
import { checkProperty } from '../../../shared/check-property'
import { blanks, choices, given, overview, overviews, reading, resource, resources, topic } from './samples'

const all = [blanks, choices, reading]
const slides = slidesOf(
  all,
  all.map(({ topic_id }) => overviews[topic_id]?.items ?? null),
)
const slideAt = (no: number) => {
  const found = slides[no - 1]
  if (!found) throw new Error('no such question')
  return found
}
const slotOf = (view: string, ...answers: Parameters<typeof overview>[2][]) => {
  const [slide] = slidesOf([topic('1', view)], [[overview('1', {}, ...answers)]])
  if (!slide) throw new Error('no question')
  return slide
}

describe('the slides of a homework', () => {
  it('are numbered across all topics; a topic that failed to load is skipped', () => {
    expect(slides.map(({ no, topic: { topic_id }, classQuestion }) => [no, topic_id, classQuestion.position])).toEqual([
      [1, '91', 1],
      [2, '91', 2],
      [3, '92', 1],
      [4, '93', 1],
    ])
    expect(slidesOf(all, [null, overviews['92']?.items ?? null, null]).map(({ no, key }) => [no, key])).toEqual([
      [1, '92/1'],
    ])
  })

  it('are sorted by the lowest score; equal and unknown ones keep the homework’s order', () => {
    const shares = fc.array(fc.option(fc.integer({ min: 0, max: 4 }).map(n => n / 4)), { maxLength: 12 })
    checkProperty(shares, list => {
      const many = slidesOf(
        [topic('1', 'blank-filling')],
        [list.map((_, at) => overview(String(at), { correct_percent: 0 }))],
      )
      const ratioOf = ({ no }: { no: number }) => list[no - 1] ?? null
      const low = sortSlides(many, 'low', ratioOf)
      expect(low.map(({ no }) => no).sort((a, b) => a - b)).toEqual(many.map(({ no }) => no))
      const rank = low.map(slide => [ratioOf(slide) ?? 2, slide.no] as const)
      for (const [at, [ratio, no]] of rank.entries()) {
        const next = rank[at + 1]
        if (next) expect(ratio < next[0] || (ratio === next[0] && no < next[1])).toBe(true)
      }
      expect(sortSlides(many, 'natural', ratioOf)).toEqual(many)
    })
  })
})

describe('the class score of a question', () => {
  it('is the server’s rate for all students, and counted here for one class', () => {
    expect(classScoreOf(slideAt(1), undefined)).toMatchObject({
      kind: 'rate',
      value: 67,
      ratio: 0.67,
      counted: { students: 3 },
    })
    expect(classScoreOf(slideAt(1), new Set(['b', 'c']))).toMatchObject({
      kind: 'rate',
      value: 50,
      counted: { students: 2 },
    })
    expect(classScoreOf(slideAt(1), new Set(['x']))).toMatchObject({
      value: null,
      ratio: null,
      counted: { students: 0 },
    })
  })

  it('is that of the server also where the answers that it sends would give another one', () => {
    const [slide] = slidesOf(
      [topic('1', 'blank-filling')],
      [[overview('1', { correct_percent: 40 }, given('got', 100, 'a'))]],
    )
    expect(classScoreOf(defined(slide), undefined)).toMatchObject({ value: 40, ratio: 0.4 })
    expect(classScoreOf(defined(slide), new Set(['a']))).toMatchObject({ value: 100 })
  })

  it('is the mean for spoken answers, with a distribution and without texts', () => {
    expect(classScoreOf(slideAt(4), undefined)).toMatchObject({ kind: 'points', value: 70, full: 100 })
    expect(classScoreOf(slideAt(4), new Set(['a', 'c']))).toMatchObject({ value: 70, counted: { students: 2 } })
    expect(classScoreOf(slideAt(4), new Set(['a']))).toMatchObject({ value: 90 })
    expect(countByScoreClass(slideAt(4), undefined)).toEqual({ good: 1, middle: 1, bad: 1, unread: 0 })
    expect(countByScoreClass(slideAt(4), new Set(['c']))).toEqual({ good: 0, middle: 0, bad: 1, unread: 0 })
    expect([1, 3, 4].map(no => canShowTexts(slideAt(no)))).toEqual([true, true, false])
  })

  it('has the mean beside the rate if partial points count', () => {
    const partial = slotOf('dictation', given('I went', 40, 'a', 'b'), given('I went home', 100, 'c'))
    expect(classScoreOf(partial, undefined)).toMatchObject({ kind: 'rate', value: 100, average: 60 })
    expect(classScoreOf(partial, new Set(['a', 'c']))).toMatchObject({ value: 100, average: 70 })
    expect(classScoreOf(partial, new Set(['c'])).average).toBeNull()
    expect(classScoreOf(slideAt(1), undefined).average).toBeNull()
    expect(classScoreOf(slideAt(4), undefined).average).toBeNull()
  })

  it('never shows the texts of whole writings', () => {
    const writing = slotOf('topic-writing', given('I like summer.', 80, 'a'), given('', undefined, 'b'))
    expect(canShowTexts(writing)).toBe(false)
    expect(classScoreOf(writing, undefined).kind).toBe('points')
    expect(countByScoreClass(writing, undefined)).toEqual({ good: 1, middle: 0, bad: 0, unread: 1 })
  })
})

const contentOf = (paper: EndpointData<'resource-preview'>) => normalise(v.parse(contentSchema, paper.content))

const bars = (view: string, topicId: string) => {
  const paper = resources[topicId]
  const [classQuestion] = classQuestions(view, paper ? contentOf(paper) : null, overviews[topicId]?.items ?? [])
  if (!classQuestion) throw new Error('no question')
  return barsOf(groupAnswers(classQuestion.interpretation, classQuestion.answers), classQuestion.interpretation)
}

describe('the answer bars', () => {
  it('group written answers, the largest group first', () => {
    expect(bars('blank-filling', '91').map(({ parts, mark, students }) => [parts, mark, students])).toEqual([
      [['got'], 'right', ['a', 'b']],
      [['goed'], 'wrong', ['c']],
    ])
  })

  it('show every choice in its own order, also choices that nobody took', () => {
    expect(
      bars('listening', '92').map(({ sign, parts, mark, students }) => [sign, parts[0], mark, students.length]),
    ).toEqual([
      ['1', 'To the park.', 'wrong', 2],
      ['2', 'To the library.', 'right', 1],
      ['3', 'To the station.', null, 0],
    ])
  })

  it('mark the right choice that nobody took, and end with the answers that are no choice', () => {
    const [classQuestion] = classQuestions('listening', contentOf(defined(resources['92'])), [
      overview('1', {}, given('3', 0, 'a'), given('', undefined, 'b', 'c')),
    ])
    const { interpretation, answers } = defined(classQuestion)
    const found = barsOf(groupAnswers(interpretation, answers), interpretation)
    expect(found.map(({ sign, mark, students }) => [sign, mark, students])).toEqual([
      ['1', null, []],
      ['2', 'right', []],
      ['3', 'wrong', ['a']],
      [undefined, 'unanswered', ['b', 'c']],
    ])
  })
})

const shown = (view: string, scoring: ViewScoring, content: unknown, id = '1') =>
  slideContentOf(contentOf(resource(topic('1', view), content)), id, { viewKey: view, scoring, joiner: '、' })

describe('the content of a slide', () => {
  it('is the sentence with its translation; the answer is hidden', () => {
    const found = shown('blank-filling', 'marked', {
      items: [
        { index: 1, screen_text: 'I __ up.', screen_text_jp: '起きた。', answers: [{ index: 1, content: 'got/woke' }] },
      ],
    })
    expect(found).toMatchObject({
      prompts: ['I __ up.'],
      translation: '起きた。',
      correctAnswers: [{ text: 'got / woke' }],
    })
    expect(found && canReveal(found)).toBe(true)
  })

  it('hides texts that students only heard', () => {
    const paper = resources['92']
    const found =
      paper && slideContentOf(contentOf(paper), '1', { viewKey: 'listening', scoring: 'marked', joiner: '、' })
    expect(found).toMatchObject({
      prompts: ['Where is the speaker going?'],
      script: ['I’m going to the library.', '図書館へ行きます。'],
      correctAnswers: [{ text: '2　To the library.' }],
      sounds: [{ file: 'a.wav', kind: 'original' }],
    })
    expect(defined(found).translation).toBeUndefined()
    const dictated = shown('dictation', 'dictated', {
      items: [{ index: 1, screen_text: 'I went home.', audio_file: 'a.wav' }],
    })
    expect(dictated).toMatchObject({ prompts: [], correctAnswers: [{ text: 'I went home.' }] })
  })

  it('hides the script of a listening exercise with several questions', () => {
    const questions = [{ index: 1, question_id: 'q', question: 'Who is it?' }]
    const content = { items: [{ index: 1, question_id: 'p', screen_text: 'Hello, Tom.', questions }] }
    expect(shown('listening', 'marked', content, 'q')).toMatchObject({
      passages: [],
      prompts: ['Who is it?'],
      script: ['Hello, Tom.'],
    })
  })

  it('hides a sentence that is to be put in order', () => {
    const answers = ['I', 'like', 'dogs.'].map((content, at) => ({ index: at + 1, content }))
    const item = { index: 1, screen_text: 'I like dogs.', screen_text_jp: '私は犬が好きです。', answers }
    expect(shown('word-sequencing', 'ordered', { items: [item] })).toMatchObject({
      prompts: ['私は犬が好きです。'],
      correctAnswers: [{ text: 'I like dogs.' }],
    })
  })

  it('gives long pieces letters, and writes an order with them', () => {
    const sentences = ['First he got up early in the morning.', 'Then he went to the station by bus.']
    const found = shown('sentence-sequencing', 'ordered', {
      items: [{ index: 1, answers: sentences.map((content, at) => ({ index: 2 - at, content })) }],
    })
    expect(found?.pieces.map(({ letter, content }) => [letter, content])).toEqual([
      ['ア', sentences[1]],
      ['イ', sentences[0]],
    ])
    expect(found?.correctAnswers).toEqual([{ text: 'イ→ア' }])
    const words = [
      { index: '1', content: 'I', isPicture: false },
      { index: '2', content: 'run', isPicture: false },
    ]
    expect(orderText(words, ['run', 'I'])).toBe('run I')
  })

  it('marks the box of the passage that belongs to this question', () => {
    const questions = ['books', 'drives'].map((content, at) => ({
      index: at + 1,
      question_id: `q${at + 1}`,
      choose: [
        { index: 1, content, correct: 1 },
        { index: 2, content: 'x', correct: 0 },
      ],
    }))
    const content = { items: [{ index: 1, question_id: 'p', screen_text: 'He carries __ . He __ a bus.', questions }] }
    expect(shown('eiken-cloze-test', 'marked', content, 'q2')?.passages).toMatchObject([{ boxes: { from: 1, to: 2 } }])
    expect(shown('eiken-cloze-test', 'marked', content, 'nobody')).toBeUndefined()
  })

  it('shows conditions with the question, only for writing', () => {
    const tips = '25〜40語の英文で書きましょう。'
    const content = { items: [{ index: 1, question: 'My hobby', tips }] }
    expect(shown('topic-writing', 'marked', content)).toMatchObject({ conditions: [tips], notes: [] })
    expect(shown('grammar', 'marked', content)).toMatchObject({ conditions: [], notes: [tips] })
  })

  it('is the task above the questions if the question has no text of its own', () => {
    const lead = { topic: 'My hobby', question_description: 'Write about it.' }
    const own = { ...lead, items: [{ index: 1, question: 'What do you like?' }] }
    expect(shown('topic-writing', 'marked', own)?.prompts).toEqual(['What do you like?'])
    const bare = { ...lead, items: [{ index: 1, sample_answer: 'I like dogs.' }] }
    expect(shown('topic-writing', 'marked', bare)?.prompts).toEqual(['My hobby', 'Write about it.'])
  })

  it('has nothing to reveal for reading aloud', () => {
    const found = shown('sentence-reading', 'spoken', { items: [{ index: 1, screen_text: 'Hello.' }] })
    expect(found && canReveal(found)).toBe(false)
  })
})
