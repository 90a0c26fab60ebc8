import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRedMarks } from '../../../renderer/results/content/red-marks'
import { splitByMarks } from '../../../renderer/results/content/spans'
import { type Client, startLoggedIn } from './client'

interface Answer {
  question_id: string
  score: number | null
  answer_result?: string
  evaluate_xml?: string
  guid: string
  new_writing_report?: unknown
}

let client: Client
let topics: { topic_id: string; view_key: string }[]
beforeAll(async () => {
  client = await startLoggedIn()
  topics = ((await client.data('homework-topic-list', { id: '501' })) as { items: typeof topics }).items
})
afterAll(() => client.school.close())

const students = Array.from({ length: 20 }, (_, at) => `s-${at + 1}`)

async function answersOf(key: string): Promise<{ topic_id: string; student_id: string; answers: Answer[] }[]> {
  const topic_id = topics.find(topic => topic.view_key === key)?.topic_id ?? ''
  return Promise.all(
    students.map(async student_id => {
      const paper = await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round: 0 })
      return { topic_id, student_id, answers: (paper as { answers: Answer[] }).answers }
    }),
  )
}

const file = async (evaluate_xml: string) => {
  const answer = await fetch(evaluate_xml)
  return (await answer.json()) as {
    text: string
    comments: { sent_comments: { hit_words_pos: string; hit_words: string; cmt_level: number; comment: string }[] }
  }
}

describe('writing in the sample school', () => {
  it('on a topic has every submission, with AI comments that match its text', async () => {
    const papers = await answersOf('topic-writing')
    const first = papers[0]?.answers ?? []
    expect(first.length).toBe(3)
    expect(new Set(first.map(answer => answer.guid)).size).toBe(3)
    const levels = new Set<number>()
    for (const { answers } of papers) {
      for (const { evaluate_xml, answer_result = '' } of answers.filter(answer => answer.evaluate_xml !== undefined)) {
        const { text, comments } = await file(evaluate_xml ?? '')
        expect(text).toBe(answer_result)
        for (const { hit_words_pos, hit_words, cmt_level, comment } of comments.sent_comments) {
          const [start = -1, end = -1] = hit_words_pos.split(',').map(Number)
          expect(text.slice(start, end)).toBe(hit_words)
          levels.add(cmt_level)
          if (/理由の書き方/.test(comment)) expect(hit_words).toMatch(/\b(because|so|since|reasons?)\b/i)
        }
      }
    }
    expect([...levels].sort()).toEqual([0, 1, 2, 3])
  })

  it('with AI correction has reports as JSON and as JSON text, with markers around mistakes', async () => {
    const answers = (await answersOf('standard-writing')).flatMap(paper => paper.answers)
    const reports = answers.flatMap(({ new_writing_report: report, answer_result = '' }) =>
      report === undefined ? [] : [{ report, answer_result }],
    )
    expect(new Set(reports.map(({ report }) => typeof report))).toEqual(new Set(['string', 'object']))
    for (const { report, answer_result } of reports) {
      const whole = (typeof report === 'string' ? JSON.parse(report) : report) as { full_text_result: string }
      const { text, spans } = parseRedMarks(whole.full_text_result)
      expect(text).toBe(answer_result)
      expect(
        splitByMarks(text, spans)
          .map(one => one.text)
          .join(''),
      ).toBe(answer_result)
    }
  })

  it('has four part scores that add up to the score', async () => {
    const answers = (await answersOf('standard-writing')).flatMap(paper => paper.answers)
    const scored = answers.filter(answer => answer.score !== null && answer.new_writing_report !== undefined)
    expect(scored.length).toBeGreaterThan(0)
    for (const { score, new_writing_report: report } of scored) {
      const whole = (typeof report === 'string' ? JSON.parse(report) : report) as { score_result: string }
      const result = JSON.parse(whole.score_result) as Record<string, unknown>
      const parts = ['content', 'structure', 'vocabulary', 'grammar'].map(part => Number(result[`${part}_score`]))
      for (const part of parts) expect([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]).toContain(part)
      const percent = (parts.reduce((sum, part) => sum + part, 0) / 16) * 100
      expect(Math.abs(percent - (score ?? 0))).toBeLessThan(2)
    }
  })

  it('has teachers’ notes from the seed, which can be removed permanently', async () => {
    const papers = await answersOf('topic-writing')
    const works = papers.flatMap(({ topic_id, student_id, answers }) =>
      answers.map(({ guid }) => ({ topic_id, student_id, guid })),
    )
    const notesOf = async (work: (typeof works)[number]) =>
      ((await client.data('get-writing-notes', work)) as { items: { comments: string }[] }).items
    const noted = (await Promise.all(works.map(async work => ((await notesOf(work)).length > 0 ? [work] : [])))).flat()
    expect(noted.length).toBeGreaterThan(2)
    expect(noted.length).toBeLessThan(works.length)
    for (const work of [noted[0], noted.find(({ guid }) => /-\d$/.test(guid.replace(/^g-\d+-s-\d+/, '')))]) {
      if (work === undefined) throw new Error('no such work')
      expect((await client.body('submit-writing-note', { ...work, content: '[]' })).errcode).toBe(0)
      expect(await notesOf(work)).toEqual([])
    }
  })

  it('has no comments if it was not handed in, or for another resource', async () => {
    const papers = await answersOf('topic-writing')
    const address = papers[0]?.answers[0]?.evaluate_xml ?? ''
    expect((await fetch(address)).status).toBe(200)
    for (const wrong of [
      address.replace(/-3-1\.json/, '-9-1.json'),
      address.replace(/-3-1\.json/, '-3-7.json'),
      address.replace(/\/r-\d+\//, '/r-1/'),
    ]) {
      expect(wrong).not.toBe(address)
      expect((await fetch(wrong)).status).toBe(404)
    }
  })
})
