import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionOverview } from '../../../shared/endpoints/homework-reading'
import { defined } from '../../fixtures/defined'
import { nonEmpty } from '../../fixtures/non-empty'
import { headquartersTopic, topicOfView } from '../../fixtures/requests/homework-reading'
import { type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Answer {
  question_id: string
  answer_result?: string | number
  score: number | null
}

const questions = async (topic: { topic_id: string; resource_id: string }) =>
  (
    (await client.data('one-topic-question-overview', { homework_id: '501', ...topic })) as {
      items: QuestionOverview[]
    }
  ).items

const papers = async (topic_id: string) => {
  const all = Array.from({ length: 20 }, (_, at) => `s-${at + 1}`).map(async student_id => {
    const request = { homework_id: '501', topic_id, student_id, round: 0 }
    const paper = (await client.data('topic-answer-paper', request)) as { answers: Answer[]; rounds: number }
    return { student_id, ...paper }
  })
  return Promise.all(all)
}

describe('one question across the class', () => {
  it('groups equal answers, as in the papers', async () => {
    const topic = await topicOfView(client, 'blank-filling')
    const given = (await papers(topic.topic_id)).filter(paper => paper.rounds > 0)
    for (const question of nonEmpty(await questions(topic))) {
      for (const group of nonEmpty(question.answers)) {
        const same = given.filter(paper => {
          const answer = paper.answers.find(one => one.question_id === question.question_id)
          const score = answer?.score ?? undefined
          return String(answer?.answer_result ?? '') === group.answer_result && score === (group.score ?? undefined)
        })
        expect(group.student_ids).toEqual(same.map(paper => paper.student_id))
      }
      const everybody = question.answers.flatMap(group => group.student_ids)
      expect(everybody.sort()).toEqual(given.map(paper => paper.student_id).sort())
      const right = question.answers.filter(group => (group.score ?? 0) > 0).flatMap(group => group.student_ids)
      expect(question.correct_percent).toBe(Math.round((100 * right.length) / given.length))
    }
  })

  it('puts the largest group first, and open answers last', async () => {
    for (const { answers } of nonEmpty(await questions(await topicOfView(client, 'blank-filling')))) {
      const sizes = answers.filter(group => typeof group.score === 'number').map(group => group.student_ids.length)
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      const open = answers.findIndex(group => typeof group.score !== 'number')
      if (open >= 0) expect(open).toBe(answers.length - 1)
    }
  })

  it('groups readings by score, and gives an average score instead of a correct rate', async () => {
    const topics = (await client.data('homework-topic-list', { id: '501' })) as { items: { resource_id: string }[] }
    const resource_id = topics.items[0]?.resource_id ?? ''
    const [first] = await questions({ topic_id: '9001', resource_id })
    expect(defined(first).correct_percent ?? null).toBeNull()
    expect(first?.average_score).toBeGreaterThan(0)
    const scores = nonEmpty(defined(first).answers.map(group => group.score))
    expect(new Set(scores).size).toBe(scores.length)
  })

  it('refuses a topic or resource of another homework', async () => {
    const topic = await topicOfView(client, 'blank-filling')
    const request = { homework_id: '501', ...topic }
    const wrong = async (over: object) =>
      (await client.body('one-topic-question-overview', { ...request, ...over })).errmsg
    expect(await wrong({ homework_id: '1' })).toBe('この宿題は見つかりません。')
    expect(await wrong({ topic_id: '1' })).toBe('この課題は見つかりません。')
    expect(await wrong({ resource_id: 'r-31' })).toBe('この教材は見つかりません。')
  })
})

describe('all topics', () => {
  it('are paged, with the same values as the score matrix', async () => {
    const columns = ((await client.data('topic-score-overview-x', { homework_id: '501' })) as { items: object[] }).items
    const page = (n: number) => client.data('all-topic-overview', { homework_id: '501', page: n, limit: 30 })
    const pages = (await Promise.all([page(1), page(2), page(3)])) as { items: object[]; total: number }[]
    const rows = pages.flatMap(one => one.items)
    expect(pages.map(one => [one.items.length, one.total])).toEqual([
      [30, 70],
      [30, 70],
      [10, 70],
    ])
    expect(rows).toEqual(columns.map(column => expect.objectContaining(column)))
    expect(nonEmpty(rows).every(row => 'best_score' in row && row.best_score === 100)).toBe(true)
  })
})

describe('sending scores by mail', () => {
  it('prints a line on the school’s console', async () => {
    const sent = await client.body('send-student-topic-mail', { homework_id: '501', email: ' kocho@sample.school ' })
    expect(sent.errcode).toBe(0)
    expect(client.consoleLines.at(-1)).toContain('kocho@sample.school 宛て：「全ビュー見本」')
  })

  it('needs a valid address and an existing homework', async () => {
    const linesBefore = client.consoleLines.length
    const wrong = async (homework_id: string, email: string) =>
      (await client.body('send-student-topic-mail', { homework_id, email })).errmsg
    for (const email of ['', 'kocho', 'kocho@school', 'a b@c.jp'])
      expect(await wrong('501', email)).toBe('メールアドレスの形式が正しくありません。')
    expect(await wrong('1', 'kocho@sample.school')).toBe('この宿題は見つかりません。')
    expect(client.consoleLines).toHaveLength(linesBefore)
  })
})

describe('homework of headquarters', () => {
  it('answers like the same calls for a class’s homework', async () => {
    const { homework_id, topic_id, student_id } = await headquartersTopic(client)
    const same = async (own: Promise<unknown>, other: Promise<unknown>) => expect(await own).toEqual(await other)
    await same(
      client.data('headquarters-homework-homework-topic-list', { id: homework_id }),
      client.data('homework-topic-list', { id: homework_id }),
    )
    await same(
      client.data('topic-answer-overview', { topic_id }),
      client.data('one-topic-overview', { homework_id, topic_id }),
    )
    await same(
      client.data('headquarters-homework-topic-answer-paper', { topic_id, student_id, round: 0 }),
      client.data('topic-answer-paper', { homework_id, topic_id, student_id, round: 0 }),
    )
  })

  it('is separate from the homework of the classes', async () => {
    const wrong = [
      await client.body('headquarters-homework-homework-topic-list', { id: '501' }),
      await client.body('topic-answer-overview', { topic_id: '9001' }),
      await client.body('headquarters-homework-topic-answer-paper', { topic_id: '9001', student_id: 's-1', round: 0 }),
    ]
    expect(wrong.map(body => body.errmsg)).toEqual([
      'この宿題は見つかりません。',
      'この課題は見つかりません。',
      'この課題は見つかりません。',
    ])
  })
})
