/** The essays of the sample school: long and short, in every kind of character, revised, and commented by two teachers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { cellResultAt } from '../../../main/sample-school/data/marks'
import { seedNotes } from '../../../main/sample-school/handlers/homework/seed-notes'
import { defined } from '../../fixtures/defined'
import { nonEmpty } from '../../fixtures/non-empty'
import { topicOfView } from '../../fixtures/requests/homework-reading'
import { type Client, monday, startLoggedIn } from './client'

interface Text {
  student: string
  round: number
  rounds: number
  guid: string
  text: string
}

interface Note {
  pos: { startPos: number; endPos: number }
  comments: string
  teacher: string
  sent_content: string
}

const views = ['free-writing', 'topic-writing', 'standard-writing']

let client: Client
let texts: (Text & { view: string; topic: string; notes: Note[] })[]

/** Every text that the students of the showcase have handed in on a topic. */
async function textsOf(view: string): Promise<typeof texts> {
  const { topic_id } = await topicOfView(client, view)
  const overview = await client.data('one-topic-overview', { homework_id: '501', topic_id })
  const found: typeof texts = []
  for (const { student_id, learn_count } of (overview as { items: { student_id: string; learn_count: number }[] })
    .items) {
    for (let round = 1; round <= learn_count; round++) {
      const paper = await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round })
      const { answers } = paper as { answers: { guid: string; learn_count: number; answer_result?: string }[] }
      for (const { guid, answer_result: text = '' } of answers.filter(one => one.learn_count === round)) {
        const data = await client.data('get-writing-notes', { student_id, topic_id, guid })
        const { items: notes } = data as { items: Note[] }
        found.push({ view, topic: topic_id, student: student_id, round, rounds: learn_count, guid, text, notes })
      }
    }
  }
  return found
}

beforeAll(async () => {
  client = await startLoggedIn()
  texts = []
  for (const view of views) texts.push(...(await textsOf(view)))
})
afterAll(() => client.school.close())

const latest = () => texts.filter(one => one.round === one.rounds)
const wordCount = (text: string) => text.split(/\s+/).filter(word => word !== '').length
const isDisplaced = (text: string, { pos, sent_content }: Note) => text.slice(pos.startPos, pos.endPos) !== sent_content

describe('the essays of the sample school', () => {
  it('are forty and more in one homework, most of them without a comment', () => {
    const written = latest().filter(one => one.text.trim() !== '')
    expect(written.length).toBeGreaterThanOrEqual(40)
    expect(written.filter(one => one.notes.length === 0).length).toBeGreaterThanOrEqual(25)
    for (const view of views) expect(written.filter(one => one.view === view).length).toBeGreaterThan(12)
  })

  it('have one short sentence to about four hundred words, and few are alike', () => {
    const counts = texts.map(one => wordCount(one.text)).filter(count => count > 0)
    expect(counts.filter(count => count < 10).length).toBeGreaterThan(3)
    expect(counts.filter(count => count > 100).length).toBeGreaterThan(8)
    expect(Math.max(...counts)).toBeGreaterThan(350)
    expect(Math.max(...counts)).toBeLessThan(450)
    const written = latest().filter(one => one.text.length > 60)
    expect(new Set(written.map(one => one.text)).size).toBe(written.length)
  })

  it.each<[string, RegExp]>([
    ['Japanese', /^私の宝物は/],
    ['characters of two code units', /𠮷/u],
    ['a variant of a character', /葛\u{e0100}/u],
    ['full-width letters', /[ａ-ｚ]/],
    ['readings in brackets', /《.+》/],
    ['line breaks of two characters', /\r\n\r\n\t/],
    ['line breaks', /[^\r]\n/],
    ['blanks before the text', /^ {3}\u3000My/],
    ['joined emoji', /👩‍👧‍👦/u],
    ['combining marks', /e[\u0301\u0308]/],
    ['both languages', /[a-z]\..*です。/s],
    ['only blanks', /^\s+$/],
    ['nothing', /^$/],
  ])('include %s', (_, pattern) => {
    expect(texts.map(one => one.text)).toContainEqual(expect.stringMatching(pattern))
  })

  it('are revised when they are handed in again, with a guid for each text', () => {
    expect(new Set(texts.map(one => one.guid)).size).toBe(texts.length)
    const revised = texts.filter(one => one.student === 's-6' && one.view === 'free-writing').map(one => one.text)
    expect(revised).toHaveLength(2)
    expect(revised[0]).not.toBe(revised[1])
    for (const text of revised) expect(text).toMatch(/^\tMy treasure is my base/)
  })

  it('have comments of two teachers, exactly on their words, and part of them on the earlier round only', () => {
    const noted = texts.filter(one => one.notes.length > 0)
    expect(new Set(noted.flatMap(one => one.notes.map(note => note.teacher)))).toEqual(
      new Set(['髙橋 美咲', '齋藤 薫']),
    )
    expect(noted.filter(one => new Set(one.notes.map(note => note.teacher)).size === 2).length).toBeGreaterThan(2)
    const exact = noted.flatMap(one => one.notes.filter(note => !isDisplaced(one.text, note)))
    expect(exact.length).toBeGreaterThan(40)
    for (const { sent_content } of exact) expect(sent_content.trim()).not.toBe('')
    const ofSixth = texts.filter(one => one.student === 's-6' && one.view === 'free-writing')
    expect(ofSixth.map(one => one.notes.length)).toEqual([3, 0])
  })

  it('include comments that were written on the round before, on words that are elsewhere or gone', () => {
    const displaced = texts.flatMap(one =>
      one.notes.flatMap(note => (isDisplaced(one.text, note) ? [{ ...one, note }] : [])),
    )
    for (const { round, student, view, note } of nonEmpty(displaced)) {
      const before = texts.filter(one => one.student === student && one.view === view && one.round === round - 1)
      expect(before.some(one => !isDisplaced(one.text, note))).toBe(true)
    }
    const isFound = displaced.map(({ text, note }) => text.includes(note.sent_content))
    expect([isFound.includes(true), isFound.includes(false)]).toEqual([true, true])
  })

  it('are the same in a second school', async () => {
    const { client: first, texts: before } = { client, texts }
    client = await startLoggedIn()
    const again = await textsOf('standard-writing')
    await client.school.close()
    client = first
    expect(again).toEqual(before.filter(one => one.view === 'standard-writing'))
  })
})

it('hands out forty texts without a comment on each kind of writing in the school that teachers open', () => {
  const { seed, homeworks, epoch } = createWorld(1, 'full', monday)
  const [showcase] = homeworks
  for (const view of views) {
    const topic = defined(showcase?.topics.find(({ resource }) => resource.viewKey === view))
    const bare = defined(showcase).students.filter((student, place) => {
      const { rounds } = cellResultAt(seed, topic, place, epoch)
      return rounds > 0 && seedNotes(seed, topic, student, rounds, 0).length === 0
    })
    expect([view, bare.length >= 40]).toEqual([view, true])
  }
})

it('gets later submissions in the hours after it was opened: new texts of students who had submitted', async () => {
  const school = await startLoggedIn()
  const { topic_id } = await topicOfView(school, 'free-writing')
  const read = async () => {
    const data = await school.data('topic-score-overview-y', { homework_id: '501', page: 1, limit: 100 })
    const texts = await school.data('one-topic-overview', { homework_id: '501', topic_id })
    return {
      rows: (data as { items: { student_id: string; submit_status: number; submit_time: string }[] }).items,
      texts: (texts as { items: { student_id: string; learn_count: number; guid: string }[] }).items,
    }
  }
  const before = await read()
  await school.control('clock', { advance: 4 * 3_600_000 })
  const after = await read()
  const again = before.rows.filter(({ student_id, submit_status, submit_time }) => {
    const now = after.rows.find(row => row.student_id === student_id)
    return submit_status === 2 && now?.submit_status === 2 && now.submit_time > submit_time
  })
  expect(again.length).toBeGreaterThan(2)
  for (const { student_id } of nonEmpty(again)) {
    const textOf = ({ texts }: typeof before) => defined(texts.find(row => row.student_id === student_id))
    expect(textOf(after).learn_count).toBe(textOf(before).learn_count + 1)
    expect(textOf(after).guid).not.toBe(textOf(before).guid)
  }
  await school.school.close()
})
