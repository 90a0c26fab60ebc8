import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupAnswers, groupStatistics } from '../../../../renderer/results/class-answers/group-answers'
import { checkProperty } from '../../../shared/check-property'
import { firstItem } from '../pipeline-helpers'

const marked = (item: object = {}) => ({
  question: firstItem({ index: 1, ...item }),
  scoring: 'marked' as const,
  fullScore: 100,
})
const spoken = { question: firstItem({ index: 1 }), scoring: 'spoken' as const, fullScore: 100 }

const given = (answer_result: string, score: number | undefined, ...student_ids: string[]) => ({
  answer_result,
  score,
  student_ids,
})

const shape = (groups: ReturnType<typeof groupAnswers>) =>
  groups.map(({ mark, parts, studentIds }) => [mark, parts.join('|'), studentIds.length])

describe('answer groups', () => {
  it('group equal answers, show the most frequent wording, and keep the others as variants', () => {
    const groups = groupAnswers(marked(), [
      given('Since.', 100, 'a'),
      given('since', 100, 'b', 'c'),
      given('ｓｉｎｃｅ ', 100, 'd'),
      given('for', 0, 'e'),
    ])
    expect(shape(groups)).toEqual([
      ['right', 'since', 4],
      ['wrong', 'for', 1],
    ])
    expect(groups[0]?.variants).toEqual([['Since.'], ['ｓｉｎｃｅ']])
  })

  it('separate answers that were marked right from those marked wrong', () => {
    const groups = groupAnswers(marked(), [given('Since', 0, 'a'), given('since', 100, 'b')])
    expect(shape(groups)).toEqual([
      ['right', 'since', 1],
      ['wrong', 'Since', 1],
    ])
  })

  it('are sorted by size, then by mark, with 未回答 last whatever its size', () => {
    const groups = groupAnswers(marked(), [
      given('', undefined, 'a', 'b', 'c', 'd'),
      given('worse', 0, 'e'),
      given('good', 100, 'f'),
      given('bad', 0, 'g', 'h'),
    ])
    expect(shape(groups)).toEqual([
      ['wrong', 'bad', 2],
      ['right', 'good', 1],
      ['wrong', 'worse', 1],
      ['unanswered', '', 4],
    ])
  })

  it('show a choice by its content, whether its index or its content was sent', () => {
    const choose = [
      { index: '1', content: 'went', correct: true },
      { index: '2', content: 'goes', correct: false },
    ]
    const groups = groupAnswers(marked({ choose }), [given('1', 100, 'a'), given('went', 100, 'b'), given('2', 0, 'c')])
    expect(shape(groups)).toEqual([
      ['right', 'went', 2],
      ['wrong', 'goes', 1],
    ])
    expect(groups[0]?.choices.map(choice => choice.index)).toEqual(['1'])
  })

  it('compare each blank separately', () => {
    const item = { screen_en_text: 'I __ up and __ out.', answers: [{ content: 'got' }, { content: 'went' }] }
    const groups = groupAnswers(marked(item), [
      given('got|went', 100, 'a'),
      given('Got | went', 100, 'b'),
      given('gotwent|', 0, 'c'),
      given('got|go', 50, 'd'),
    ])
    expect(shape(groups)).toEqual([
      ['right', 'got|went', 2],
      ['partial', 'got|go', 1],
      ['wrong', 'gotwent|', 1],
    ])
  })

  it('group spoken answers by score class, with the average of each', () => {
    const groups = groupAnswers(spoken, [given('', 91, 'a'), given('', 85, 'b'), given('', 61, 'c'), given('', 0, 'd')])
    expect(groups.map(({ mark, score }) => [mark, score])).toEqual([
      ['good', 88],
      ['middle', 61],
      ['bad', 0],
    ])
  })

  it('show an empty answer that was marked wrong separately from 未回答', () => {
    expect(shape(groupAnswers(marked(), [given(' ', 0, 'a')]))).toEqual([['wrong', '', 1]])
  })

  it('work without a known question', () => {
    const groups = groupAnswers({ scoring: 'marked', fullScore: 100 }, [given('3', 0, 'a'), given('4', 100, 'b', 'c')])
    expect(shape(groups)).toEqual([
      ['right', '4', 2],
      ['wrong', '3', 1],
    ])
  })

  it('count only the requested students', () => {
    const groups = groupAnswers(marked(), [given('a', 100, 's1', 's2'), given('b', 0, 's3')], new Set(['s2']))
    expect(groups.map(group => group.studentIds)).toEqual([['s2']])
  })

  it('contain every student once, whatever the order of the answers', () => {
    const answer = fc.record({
      answer_result: fc.constantFrom('', 'since', 'Since', ' SINCE.', 'for', 'a|b', '["a","b"]', '…'),
      score: fc.constantFrom(undefined, 0, 50, 100),
      student_ids: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 }),
    })
    checkProperty(fc.array(answer, { maxLength: 8 }), answers => {
      const groups = groupAnswers(marked(), answers)
      const ids = groups.flatMap(group => group.studentIds)
      expect(ids.toSorted()).toEqual([...new Set(answers.flatMap(one => one.student_ids))].sort())
      expect(new Set(groups.map(group => group.key)).size).toBe(groups.length)
    })
  })

  it('are the same for the same answers in another order', () => {
    const texts = ['since', 'Since.', 'for', 'from', '']
    const answers = texts.map((text, at) => given(text, at === 2 ? 100 : at === 4 ? undefined : 0, `s${at}`, `t${at}`))
    checkProperty(fc.shuffledSubarray(answers, { minLength: answers.length }), shuffled => {
      const sizes = (list: typeof answers) =>
        groupAnswers(marked(), list).map(({ key, studentIds }) => [key, studentIds.toSorted()])
      expect(sizes(shuffled)).toEqual(sizes(answers))
    })
  })
})

describe('group statistics', () => {
  it('count any points as right, and the unanswered among those who submitted', () => {
    const groups = groupAnswers(marked(), [given('a', 100, 'a'), given('b', 0, 'b'), given('', undefined, 'c', 'd')])
    expect(groupStatistics(groups)).toEqual({
      students: 4,
      unanswered: 2,
      blank: 0,
      right: 1,
      correctRate: 25,
      average: 50,
    })
  })

  it('have no values without students', () => {
    expect(groupStatistics([])).toEqual({
      students: 0,
      unanswered: 0,
      blank: 0,
      right: 0,
      correctRate: null,
      average: null,
    })
  })
})
