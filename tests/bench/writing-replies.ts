/** Replies of the host that a measure of writing replaces: a long essay, and a queue of any length. */
import type { Page } from '@playwright/test'
import type { Essay } from '../e2e/fixtures/essays'
import { paperIn } from '../e2e/fixtures/paper-in'

/** 2,000 words in sentences of ten, with a comment on every twentieth. */
export function longEssay(): Essay {
  const words = Array.from({ length: 2000 }, (_, at) =>
    at % 10 === 0 ? `Word${at}` : at % 10 === 9 ? 'home.' : `word${at}`,
  )
  const text = words.join(' ')
  const notes = words.flatMap((word, at) => {
    if (at % 20 !== 0) return []
    const startPos = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
    return [
      { pos: { startPos, endPos: startPos + word.length }, comments: 'よい', teacher: '齋藤 薫', sent_content: word },
    ]
  })
  return { text, notes }
}

/** The homework and the topic of the sample school whose submissions are multiplied, and a student who has submitted. */
const source = { homework: '501', topic: '9045', student: 's-1' }

interface Call {
  method: string
  argument: { endpoint?: string; request?: Record<string, string> }
}

/** Replaces the replies of the host so that the queue has `count` submissions, all of one topic and without comments. */
export const serveQueue = (page: Page, count: number) =>
  page.route('**/bridge', async route => {
    const sent = route.request().postData() ?? ''
    const { argument } = JSON.parse(sent) as Call
    const { endpoint, request = {} } = argument
    const reply = (items: unknown[]) => route.fulfill({ json: { ok: true, value: { items, total: items.length } } })
    if (endpoint === 'get-writing-notes') return reply([])
    if (endpoint === 'homework-topic-list' && request.id !== source.homework) return reply([])
    if (endpoint === 'one-topic-overview') {
      if (request.topic_id !== source.topic) return reply([])
      const number = (at: number) => String(at + 1)
      return reply(
        Array.from({ length: count }, (_, at) => ({
          student_id: `bench-${number(at)}`,
          nickname: `生徒 ${number(at)}`,
          number: number(at),
          learn_count: 1,
          score: 70,
          guid: `bench-${number(at)}`,
        })),
      )
    }
    if (endpoint !== 'topic-answer-paper') return route.continue()
    const student = request.student_id ?? ''
    const response = await route.fetch({ postData: sent.replace(student, source.student) })
    const json: unknown = await response.json()
    const paper = paperIn<{ guid: string; answers: { guid?: string }[] }>(json)
    if (paper) {
      paper.guid = student
      for (const answer of paper.answers) answer.guid = student
    }
    return route.fulfill({ response, json })
  })
