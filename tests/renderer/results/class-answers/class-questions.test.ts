import { describe, expect, it } from 'vitest'
import { rightAnswerText } from '../../../../renderer/results/class-answers/answer-text'
import { classQuestions } from '../../../../renderer/results/class-answers/class-questions'
import { normalise } from '../../../../renderer/results/content/normalise'
import { viewKeys } from '../../../../shared/items/view-keys'
import { defined } from '../../../fixtures/defined'
import { nonEmpty } from '../../../fixtures/non-empty'
import { paperOf, readPaper } from '../../../fixtures/papers'

const overview = (question_id: string, score?: number) => ({
  question_id,
  correct_percent: undefined,
  average_score: undefined,
  answers: score === undefined ? [] : [{ answer_result: '', score, student_ids: ['a'] }],
})

const contentOf = (content: object) => normalise(readPaper('listening', { content }).content)

describe('the class’s questions', () => {
  it('finds sub-questions in their items, in the order of the server', () => {
    const items = [
      { question_id: 'p', screen_en_text: 'A long text.', questions: [{ question_id: '2' }, { question_id: '3' }] },
      { question_id: '4', screen_en_text: 'Alone.' },
    ]
    const found = classQuestions(
      'reading-comprehension',
      contentOf({ items }),
      ['4', '3', 'lost'].map(id => overview(id)),
    )
    expect(found.map(({ id, position, no, subNo }) => [id, position, no, subNo])).toEqual([
      ['4', 1, 2, undefined],
      ['3', 2, 1, 2],
      ['lost', 3, undefined, undefined],
    ])
    expect(found[1]?.item?.english).toBe('A long text.')
    expect(defined(found[2]).question).toBeUndefined()
  })

  it('works without a content', () => {
    const [found] = classQuestions('listening', null, [overview('1')])
    expect(found).toMatchObject({ id: '1', position: 1, interpretation: { scoring: 'marked', fullScore: 100 } })
  })

  it('treats an exam as one of 5 points, unless its service scores higher', () => {
    const fullOf = (score: number) =>
      classQuestions('eiken-exam', null, [overview('1', score)])[0]?.interpretation.fullScore
    expect([fullOf(4.5), fullOf(80)]).toEqual([5, 100])
  })

  it.each(viewKeys)('finds a question for each answer of a paper of %s', key => {
    const paper = paperOf(key)
    const names = paper.answers.flatMap(({ question_id, question_number }) => question_id ?? question_number ?? [])
    const ids = nonEmpty([...new Set(names)])
    const content = normalise(paper.content)
    const questions = classQuestions(
      key,
      content,
      ids.map(id => overview(id)),
    )
    expect(questions.map(({ id }) => id)).toEqual(ids)
    for (const { id, interpretation } of questions) {
      expect(interpretation.question, id).toBeDefined()
      expect(rightAnswerText(interpretation), id).toBeTypeOf('string')
    }
  })
})

describe('the right answer text', () => {
  const rightOf = (item: object, viewKey = 'blank-filling') =>
    rightAnswerText(
      classQuestions(viewKey, contentOf({ items: [{ question_id: '1', ...item }] }), [overview('1')])[0]
        ?.interpretation ?? {
        scoring: 'marked',
        fullScore: 100,
      },
    )

  it('names the right choice', () =>
    expect(
      rightOf({
        choose: [
          { index: 1, content: 'went', correct: 1 },
          { index: 2, content: 'go' },
        ],
      }),
    ).toBe('went'))
  it('numbers several blanks, with their alternatives', () =>
    expect(rightOf({ question: 'I __ and __.', answers: [{ content: 'went/got' }, { content: 'came' }] })).toBe(
      '(1) went / got　(2) came',
    ))
  it('lists pieces in the right order', () =>
    expect(
      rightOf(
        {
          answers: [
            { index: 1, content: 'I' },
            { index: 2, content: 'run.' },
          ],
        },
        'word-sequencing',
      ),
    ).toBe('I run.'))
  it('is empty if the content names no right answer', () => expect(rightOf({ screen_en_text: 'Read me.' })).toBe(''))
})
