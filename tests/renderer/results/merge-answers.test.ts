import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeAnswers, withoutAnswers } from '../../../renderer/results/content/merge-answers'
import { normalise } from '../../../renderer/results/content/normalise'
import { stateOf } from '../../../renderer/results/content/outcome'
import { paperOf, readPaper } from '../../fixtures/papers'
import { checkProperty } from '../../shared/check-property'
import { anyAnswers, anyContent } from './arbitrary-content'
import { mergedItem, mergedItemsOf } from './pipeline-helpers'

describe('the state of an item (SPEC §4)', () => {
  it.each([
    [undefined, 'marked', 'unanswered'],
    [undefined, 'spoken', 'unanswered'],
    [0, 'marked', 'wrong'],
    [0, 'spoken', 'wrong'],
    [1, 'marked', 'right'],
    [45, 'marked', 'right'],
    [45, 'spoken', 'scored'],
  ] as const)('a score of %s, %s, is %s', (score, scoring, state) => {
    expect(stateOf(score, scoring)).toBe(state)
  })

  it('accepts a score as text, and treats null and empty text as none', () => {
    expect(mergedItem({}, { score: '0' }).outcome.state).toBe('wrong')
    expect(mergedItem({}, { score: null }).outcome.state).toBe('unanswered')
    expect(mergedItem({}, { score: '' }).outcome.state).toBe('unanswered')
  })

  it('uses the total of a spoken answer without a score of its own', () => {
    expect(mergedItem({}, { total_score: 72 }, 'spoken').outcome).toMatchObject({ score: 72, scoreClass: 'middle' })
  })

  it('marks nothing in a preview', () => {
    const paper = paperOf('blank-filling')
    const entries = withoutAnswers(normalise(paper.content)).entries
    expect(entries.map(entry => !entry.broken && entry.item.outcome.state)).toEqual(entries.map(() => 'preview'))
  })
})

describe('matching', () => {
  it.each([
    [{ question_id: 'q' }, { question_id: 'q' }],
    [{ question_id: 5 }, { question_id: '5' }],
    [{ index: 5 }, { question_id: '5' }],
    [{ index: '5' }, { question_id: 5 }],
    [{ question_number: 5 }, { question_id: 5 }],
    [{ question_id: 'q', index: 5 }, { index: '5' }],
    [{ question_id: 'q', question_number: 5 }, { question_number: '5' }],
    [{ question_id: 'q', index: 5 }, { question_id: 5 }],
  ])('finds %j by %j', (item, answer) => {
    const [first] = mergedItemsOf(
      readPaper('dialog', { content: { items: [item] }, answers: [{ ...answer, score: 9 }] }),
    )
    expect(first?.outcome.score).toBe(9)
  })

  it('prefers the question whose id is the name', () => {
    const items = [{ question_id: 'q', index: 2 }, { question_id: 2 }]
    const merged = mergedItemsOf(readPaper('dialog', { content: { items }, answers: [{ question_id: '2', score: 9 }] }))
    expect(merged.map(item => item.outcome.score)).toEqual([undefined, 9])
  })

  it('does not assign one answer to two questions with the same number', () => {
    const items = [{ index: 1 }, { index: 1 }]
    const merged = mergedItemsOf(readPaper('dialog', { content: { items }, answers: [{ question_id: 1, score: 9 }] }))
    expect(merged.map(item => item.outcome.state)).toEqual(['right', 'unanswered'])
  })

  it('assigns answers, rates and averages to sub-questions', () => {
    const [, several] = mergedItemsOf(paperOf('listening'))
    expect(several?.questions.map(question => question.outcome.state)).toEqual(['wrong', 'unanswered'])
    expect(several?.questions[0]?.outcome.correctRate).toBe(40)
  })

  it('uses the later of two records, whatever their order', () => {
    const records = [
      { question_id: 1, score: 0, updated_at: '2026-11-18 10:00:00' },
      { question_id: 1, score: 100, updated_at: '2026-11-17 10:00:00' },
    ]
    for (const answers of [records, records.toReversed()]) {
      const [item] = mergedItemsOf(readPaper('dialog', { content: { items: [{ index: 1 }] }, answers }))
      expect(item?.outcome.score).toBe(0)
    }
  })

  it('does not depend on the order of the records', () => {
    const content = { items: Array.from({ length: 6 }, (_, at) => ({ index: at + 1, answers: ['a'] })) }
    const ids = [1, 2, 3, 4, 5, 6]
    const answers = ids.map(id => ({ question_id: id % 2 ? id : String(id), score: id, answer_result: `a${id}` }))
    const rates = ids.map(id => ({ question_id: id, score: id * 10 }))
    const inOrder = mergedItemsOf(readPaper('dialog', { content, answers, correct_percents: rates }))
    checkProperty(
      fc.tuple(fc.shuffledSubarray(answers, { minLength: 6 }), fc.shuffledSubarray(rates, { minLength: 6 })),
      ([some, figures]) => {
        expect(mergedItemsOf(readPaper('dialog', { content, answers: some, correct_percents: figures }))).toEqual(
          inOrder,
        )
      },
      50,
    )
  })

  it('never throws, and gives every question an outcome', () => {
    checkProperty(
      fc.tuple(anyContent, anyAnswers),
      ([content, answers]) => {
        const paper = readPaper('dialog', { content, answers })
        for (const scoring of ['marked', 'spoken', 'either'] as const) {
          for (const entry of mergeAnswers(normalise(paper.content), paper, scoring).entries) {
            if (entry.broken) continue
            const answerable = entry.item.questions.length > 0 ? entry.item.questions : [entry.item]
            const states = answerable.filter(({ broken }) => !broken).map(({ outcome }) => outcome.state)
            expect(states).not.toContain('preview')
          }
        }
      },
      500,
    )
  })
})

describe('the student’s answer', () => {
  const choose = [
    { index: 0, content: 'so', correct: 1 },
    { index: 1, content: 'but' },
  ]

  it('is shown as the content of the choice for a numeric result', () => {
    expect(mergedItem({ choose }, { answer_result: 0, score: 1 }).outcome).toMatchObject({
      given: ['so'],
      chosenIndexes: ['0'],
    })
    expect(mergedItem({ choose }, { answer_result: '1', score: 0 }).outcome).toMatchObject({
      given: ['but'],
      chosenIndexes: ['1'],
    })
  })

  it('is read from `choose`, or from its content', () => {
    expect(mergedItem({ choose }, { choose: 1, score: 0 }).outcome.given).toEqual(['but'])
    expect(mergedItem({ choose }, { answer_result: ' BUT ', score: 0 }).outcome.chosenIndexes).toEqual(['1'])
  })

  it('is kept if it names no choice', () => {
    expect(mergedItem({ choose }, { answer_result: '7', score: 0 }).outcome).toMatchObject({
      given: ['7'],
      chosenIndexes: [],
    })
  })

  it.each(['a|b', ['a', 'b'], '["a","b"]'])('splits %j into two blanks', result => {
    expect(mergedItem({ answers: ['a', 'b'] }, { answer_result: result, score: 100 }).outcome.given).toEqual(['a', 'b'])
  })

  it('keeps a | in the answer to a single blank', () => {
    expect(mergedItem({ answers: ['a'] }, { answer_result: 'a|b', score: 0 }).outcome.given).toEqual(['a|b'])
  })
})

describe('the marks of blanks', () => {
  const item = { answers: ['has been/is', 'for'] }
  const blankMarks = (answer: object | null) => mergedItem(item, answer).outcome.blanks.map(blank => blank.right)

  it('are decided for each blank between 0 and full marks', () => {
    const { outcome } = mergedItem(item, { answer_result: 'Ｉs|since', score: 50 })
    expect(outcome.blanks.map(blank => blank.right)).toEqual([true, false])
    expect(outcome).toMatchObject({ state: 'right', isPartial: true })
  })

  it('ignore case, repeated spaces and width', () => {
    expect(blankMarks({ answer_result: ' HAS   been |ｆｏｒ', score: 50 })).toEqual([true, true])
  })

  it('follow the server’s score', () => {
    expect(blankMarks({ answer_result: 'was|since', score: 100 })).toEqual([true, true])
    expect(blankMarks({ answer_result: 'is|for', score: 0 })).toEqual([false, false])
    expect(mergedItem({ answers: ['a'] }, { answer_result: 'x', score: 60 }).outcome.blanks[0]?.right).toBe(true)
  })

  it('are absent without a score', () => {
    expect(blankMarks(null)).toEqual([null, null])
    expect(blankMarks({ answer_result: 'is|for' })).toEqual([null, null])
  })

  it('are wrong for a missing part', () => {
    expect(blankMarks({ answer_result: 'is', score: 50 })).toEqual([true, false])
  })
})
