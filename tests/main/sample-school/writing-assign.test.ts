import { describe, expect, it } from 'vitest'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { folder } from '../../fixtures/folder'
import { writing } from '../../fixtures/requests/writing-assign'
import { type Client, monday } from './client'
import { startForTest } from './school-for-test'

const school = (dataDir?: string): Promise<Client> => startForTest(dataDir === undefined ? {} : { dataDir })

interface Paper {
  resource: { view_key: string; resource_title: string }
  content: { items: { question: string; tips: string; sample_answer: string }[] }
  answers: { answer_result?: string; score: number | null }[]
}

const paperOf = async (client: Client, homework_id: string, student_id: string): Promise<Paper> => {
  const topics = (await client.data('homework-topic-list', { id: homework_id })) as { items: { topic_id: string }[] }
  const topic_id = topics.items[0]?.topic_id ?? ''
  return (await client.data('topic-answer-paper', { homework_id, topic_id, student_id, round: 0 })) as Paper
}

describe('writing that AI marks', () => {
  it('is assigned once per request id, written by students, and survives a restart', async () => {
    const dataDir = folder()
    const client = await school(dataDir)
    const first = (await client.data('ai-writing-assign', writing('w'))) as { homework_id: string }
    const again = (await client.data('ai-writing-assign', writing('w'))) as { homework_id: string }
    expect(again.homework_id).toBe(first.homework_id)
    expect(await client.data('publish-result', { request_id: 'w' })).toEqual({
      status: 1,
      homework_id: first.homework_id,
    })
    await client.school.close()
    const later = await school(dataDir)
    await later.control('clock', { now: monday + 7 * 864e5 })
    const paper = await paperOf(later, first.homework_id, 's-2')
    expect(paper.resource).toMatchObject({ view_key: 'topic-writing', resource_title: writing('w').topic })
    expect(paper.content.items[0]).toMatchObject({
      question: writing('w').topic,
      tips: '25〜60語の英文で書きましょう。',
    })
    // The second student of the school makes no mistake.
    expect(paper.answers[0]).toMatchObject({ score: 100, answer_result: paper.content.items[0]?.sample_answer })
    const words = (paper.content.items[0]?.sample_answer ?? '').split(' ').length
    expect(words).toBeLessThanOrEqual(60)
  })

  it('offers levels and topics that can be assigned unchanged', async () => {
    const client = await school()
    const list = (await client.data('ai-writing-condition-list', {})) as {
      levels: { resource_level: string; word_min: number; word_max: number }[]
      topics: { topic: string; resource_level: string }[]
    }
    expect(list.topics.length).toBeGreaterThan(0)
    for (const level of list.levels) {
      const body = await client.body('ai-writing-assign', { ...writing(level.resource_level), ...level })
      expect(body.errcode).toBe(0)
    }
    for (const { topic, resource_level } of list.topics) {
      expect(list.levels.map(level => level.resource_level)).toContain(resource_level)
      expect((await client.body('ai-writing-assign', { ...writing(topic.slice(0, 20)), topic })).errcode).toBe(0)
    }
  })

  it.each<[string, Partial<EndpointRequest<'ai-writing-assign'>>, string]>([
    ['no topic', { topic: '　' }, 'テーマを入力してください。'],
    ['201 characters', { topic: 'a'.repeat(201) }, 'テーマは200文字以内で入力してください。'],
    ['an emoji', { topic: 'Summer 🏖️' }, '無効な文字が含まれています'],
    ['an unknown level', { resource_level: 'constructor' }, 'レベルを選択してください。'],
    ['4 words', { word_min: 4 }, '語数は5〜300語の間で指定してください。'],
    ['301 words', { word_max: 301 }, '語数は5〜300語の間で指定してください。'],
    ['a minimum above the maximum', { word_min: 61 }, '最小の語数は、最大の語数以下にしてください。'],
    ['no title', { title: '' }, '宿題名を入力してください。'],
    ['an end that has passed', { end_time: '2026-11-16 12:00:00' }, '期限は、現在より後の日時を指定してください。'],
    ['no start for a scheduled delivery', { delivery_type: 1 }, '配信日時を指定してください。'],
  ])('is refused with %s', async (_, over, sentence) => {
    const client = await school()
    expect((await client.body('ai-writing-assign', { ...writing('no'), ...over })).errmsg).toBe(sentence)
    expect(await client.data('publish-result', { request_id: 'no' })).toEqual({ status: 0 })
  })

  it('is listed among the resources of the school', async () => {
    const client = await school()
    await client.data('ai-writing-assign', writing('shelf'))
    const found = (await client.data('resource-page-list', { family_id: 'own', page: 1, limit: 10 })) as {
      items: { resource_title: string; view_key: string }[]
    }
    expect(found.items).toEqual([
      expect.objectContaining({ resource_title: writing('shelf').topic, view_key: 'topic-writing' }),
    ])
  })
})
