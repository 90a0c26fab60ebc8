import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteParts } from '../../../main/sample-school/content/exercises/exam/note-parts'
import { training } from '../../../main/sample-school/content/exercises/grammar/training'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { grammarUnit, trainingContent } from '../../../renderer/results/content/grammar-unit'
import { normalise } from '../../../renderer/results/content/normalise'
import { contentInSections, partFilesOf } from '../../../renderer/results/content/note-taking-sections'
import { questionFinder } from '../../../renderer/results/content/question-names'
import { endpoints } from '../../../shared/endpoints/index'
import { contentItems } from '../../../shared/items/content'
import { viewKeys } from '../../../shared/items/view-keys'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

type Paper = v.InferOutput<(typeof endpoints)['topic-answer-paper']['response']>
const paper = async (topic_id: string, student_id: string, round = 0): Promise<Paper> => {
  const data = await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round })
  return v.parse(endpoints['topic-answer-paper'].response, data)
}

const world = createWorld(1, 'small', monday)
const showcase = world.homeworks[0]
const topicIds = (showcase?.topics ?? []).map(topic => topic.id)
const students = showcase?.students ?? []

/** The content, with the items of the training file that its tabs refer to. */
function withTraining(content: Paper['content']): Paper['content'] {
  const { file } = grammarUnit(content).training
  return trainingContent(content, v.parse(contentItems, (file !== undefined && training[file]) || []), undefined)
}

/** Every student's paper, topic by topic; fetched once, because these tests change nothing. */
const classes: Paper[][] = []
beforeAll(async () => {
  for (const topic of topicIds) classes.push(await Promise.all(students.map(student => paper(topic, student.id))))
}, 60_000)

/** A sample of the students: it covers all states. */
const samplePapers = () => classes.flatMap(papers => papers.filter((_, at) => at < 4 || at % 4 === 0))

/** The parts of a note-taking exercise, fetched as its result view fetches them. */
const parts = new Map(Object.entries(noteParts).map(([name, items]) => [name, v.parse(contentItems, items)]))

describe('papers', () => {
  it('contain every existing view in the showcase', () => {
    expect(showcase?.title).toBe('全ビュー見本')
    expect(new Set(showcase?.topics.map(topic => topic.resource.viewKey))).toEqual(new Set(viewKeys))
  })

  it('have no broken item, and one question for every answer', () => {
    for (const one of nonEmpty(samplePapers())) {
      const read = withTraining(one.content)
      const { entries } = partFilesOf(read).length > 0 ? contentInSections(read, parts) : normalise(read)
      expect(entries.filter(entry => entry.broken)).toEqual([])
      const find = questionFinder(
        entries.flatMap(entry => (entry.broken ? [] : [entry.item, ...entry.item.questions])).map(item => item.names),
      )
      const found = one.answers.map(answer => find(answer)?.id)
      expect(found, one.resource.view_key).not.toContain(undefined)
      // On a topic each submission has its own record.
      const submissions = one.resource.view_key === 'topic-writing' ? Math.max(1, one.rounds) : 1
      expect(one.answers.length).toBeLessThanOrEqual(new Set(found).size * submissions)
    }
  })

  it('cover every state of an answer', () => {
    const all = samplePapers()
    const scores = all.flatMap(one => one.answers.map(answer => answer.score))
    const rounds = all.map(one => one.rounds)
    expect(scores).toContain(undefined)
    expect(scores).toContain(0)
    expect(scores).toContain(100)
    expect(scores.some(score => score !== undefined && score > 0 && score < 100)).toBe(true)
    expect(new Set(rounds)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('have class averages that match the answers', () => {
    let [rates, averages] = [0, 0]
    const ofFirstClass = (_: unknown, at: number) => students[at]?.team === students[0]?.team
    for (const papers of classes) {
      const done = papers.filter(ofFirstClass).filter(one => one.rounds > 0)
      for (const { question_id, score } of papers[0]?.correct_percents ?? []) {
        rates++
        const marks = done.map(one => one.answers.find(answer => answer.question_id === question_id)?.score ?? 0)
        expect(score).toBe(Math.round((100 * marks.filter(mark => mark > 0).length) / done.length))
      }
      for (const { question_id, score } of papers[0]?.average_scores ?? []) {
        averages++
        const marks = done.flatMap(one => one.answers.find(answer => answer.question_id === question_id)?.score ?? [])
        expect(score).toBeCloseTo(marks.reduce((sum, mark) => sum + mark, 0) / marks.length, 1)
      }
    }
    expect(rates).toBeGreaterThan(65)
    expect(averages).toBeGreaterThan(65)
  })

  it('agree with the score matrix and the topic list', async () => {
    const data = await client.data('one-topic-overview', { homework_id: '501', topic_id: '9005' })
    const overview = v.parse(endpoints['one-topic-overview'].response, data)
    for (const row of nonEmpty(overview.items)) {
      const one = await paper('9005', row.student_id)
      expect([one.resource.total_score, one.rounds, one.resource.best_score]).toEqual([
        row.score,
        row.learn_count,
        row.best_score,
      ])
    }
  })

  it('are selected by round; a round that does not exist is refused', async () => {
    const one = await paper('9001', 's-1', 1)
    expect([one.round, one.rounds]).toEqual([1, 3])
    expect((await paper('9001', 's-1')).round).toBe(3)
    const body = await client.body('topic-answer-paper', {
      homework_id: '501',
      topic_id: '9001',
      student_id: 's-1',
      round: 4,
    })
    expect(body.errcode).toBe(400)
    const empty = await paper('9001', 's-4')
    expect([empty.rounds, empty.answers]).toEqual([0, []])
  })

  it('use different field names for the same value', () => {
    const keys = new Set(
      world.resources.flatMap(resource => (resource.content.items ?? []).flatMap(item => Object.keys(item))),
    )
    for (const alias of ['screen_text', 'screen_en_text', 'content_en', 'content']) expect(keys).toContain(alias)
    for (const alias of ['screen_text_jp', 'screen_jp_text', 'screen_jp', 'mean']) expect(keys).toContain(alias)
    for (const alias of ['audio_file', 'audioPath', 'audio_path', 'content_audio', 'audio_files']) {
      expect(keys).toContain(alias)
    }
    for (const key of viewKeys) {
      expect(world.resources.filter(resource => resource.viewKey === key).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('have previews without any answer', async () => {
    for (const view_key of viewKeys) {
      const data = await client.data('resource-preview', { view_key })
      const one = v.parse(endpoints['resource-preview'].response, data)
      expect([one.resource.view_key, one.answers, one.rounds]).toEqual([view_key, [], 0])
    }
    expect((await client.body('resource-preview', {})).errcode).toBe(400)
    expect((await client.body('resource-preview', { topic_id: '9001', resource_id: 'r-39' })).errcode).toBe(400)
  })
})
