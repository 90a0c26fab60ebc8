import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { folder } from '../../fixtures/folder'
import { topicOfView } from '../../fixtures/requests/homework-reading'
import { writing } from '../../fixtures/requests/writing-assign'
import { type Client, monday, startLoggedIn } from './client'

const misaki = '髙橋 美咲'

interface Note {
  pos: { startPos: number; endPos: number }
  comments: string
  teacher?: string
  sent_content?: string
}

let client: Client
let topic_id: string
let answer: string
beforeAll(async () => {
  client = await startLoggedIn()
  topic_id = (await topicOfView(client, 'topic-writing')).topic_id
  // The first round of the second student has no comments from the seed.
  const latest = await paper('s-2', 1)
  answer = latest.answers[0]?.answer_result ?? ''
  guid = latest.guid
})
afterAll(() => client.school.close())

interface PaperData {
  answers: { answer_result?: string }[]
  guid: string
  show_comment: number
}

const paper = async (student_id: string, round = 0) =>
  (await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round })) as PaperData

/** The student's last round on the topic. */
let guid: string
const work = (student_id = 's-2') => ({ student_id, topic_id, guid })

const submit = (content: unknown, over: Partial<EndpointRequest<'submit-writing-note'>> = {}) =>
  client.body('submit-writing-note', { ...work(), content: JSON.stringify(content), ...over })

const notes = async (student_id = 's-2') =>
  ((await client.data('get-writing-notes', work(student_id))) as { items: Note[] }).items

const at = (startPos: number, endPos: number, comments = 'よい'): Note => ({ pos: { startPos, endPos }, comments })

describe('notes on writing', () => {
  it('store the comment, its author and the commented words', async () => {
    expect(answer.length).toBeGreaterThan(2)
    expect((await submit([at(2, 3, ' あとの方 '), at(0, 2, 'さきの方')])).errcode).toBe(0)
    expect(await notes()).toEqual([
      { pos: { startPos: 0, endPos: 2 }, comments: 'さきの方', teacher: misaki, sent_content: answer.slice(0, 2) },
      { pos: { startPos: 2, endPos: 3 }, comments: 'あとの方', teacher: misaki, sent_content: answer.slice(2, 3) },
    ])
    expect((await submit([])).errcode).toBe(0)
    expect(await notes()).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['empty text', [at(0, 2, '  ')], 'コメントを入力してください。'],
    ['100 characters', [at(0, 2, '𠮷'.repeat(100))], 'コメントは99文字以内で入力してください。'],
    ['emoji', [at(0, 2, 'よい😀')], '無効な文字が含まれています'],
    ['overlap', [at(1, 3), at(0, 2)], 'コメントをつける部分が重なっています。'],
    ['a range within another', [at(0, 4), at(2, 3)], 'コメントをつける部分が重なっています。'],
    ['an empty range', [at(1, 1)], 'コメントをつける部分が正しくありません。'],
    ['a range that starts before the text', [at(-1, 1)], 'コメントをつける部分が正しくありません。'],
    ['a fractional position', [at(0.5, 1)], 'コメントをつける部分が正しくありません。'],
    ['an object instead of a list', { items: [] }, 'コメントの形式が正しくありません。'],
    ['no positions', [{ comments: 'x' }], 'コメントの形式が正しくありません。'],
    ['too many', Array.from({ length: 201 }, () => at(0, 1)), 'コメントは200件までつけられます。'],
  ])('are refused: %s', async (_, content, sentence) => {
    const body = await submit(content)
    expect([body.errcode, body.errmsg]).toEqual([400, sentence])
  })

  it('are refused if a range ends after the answer, and accepted if it ends with it', async () => {
    expect((await submit([at(0, answer.length + 1)])).errmsg).toBe('コメントをつける部分が正しくありません。')
    expect((await submit([at(0, answer.length, '𠮷'.repeat(99))])).errcode).toBe(0)
    expect((await notes())[0]?.sent_content).toBe(answer)
    await submit([])
  })

  it('are refused if they are not JSON, or if the submission does not exist', async () => {
    const wrong = async (over: Partial<EndpointRequest<'submit-writing-note'>>) => (await submit([], over)).errmsg
    expect(await wrong({ content: '[' })).toBe('コメントの形式が正しくありません。')
    expect(await wrong({ guid: 'g-1' })).toBe('この答案は見つかりません。')
    expect(await wrong({ student_id: 's-99' })).toBe('この生徒は宿題の対象ではありません。')
    expect(await wrong({ topic_id: '1' })).toBe('この課題は見つかりません。')
    expect((await client.body('get-writing-notes', { ...work(), guid: 'g-1' })).errcode).toBe(404)
  })

  it('are refused if nothing is written', async () => {
    const sentence = 'コメントをつけられる文章がありません。'
    // The fourth student of the showcase has not begun; a reading has no text to comment on.
    const unbegun = { student_id: 's-4', guid: `g-${topic_id}-s-4-0` }
    expect((await submit([at(0, 1)], unbegun)).errmsg).toBe('この答案は見つかりません。')
    const spoken = { topic_id: '9001', guid: 'g-9001-s-2-1' }
    expect((await submit([at(0, 1)], spoken)).errmsg).toBe(sentence)
  })

  it('keep their author if unchanged, and get the caller as author if changed', async () => {
    await submit([at(0, 1, '最初の人')])
    await client.login('bc@sample.school')
    const flagged = async (content: Note[]) => {
      const url = `${client.origin}/v4/homework-reading/submit-writing-note?flag=bc&teacher_id=${client.teacherId}`
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` }
      return fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...work(), content: JSON.stringify(content) }),
      })
    }
    await flagged([{ ...at(0, 1, '最初の人'), teacher: '偽の名前' }, at(2, 3, '次の人')])
    await client.login()
    expect((await notes()).map(note => note.teacher)).toEqual([misaki, '齋藤 薫'])
    await submit([])
  })

  it('are possible where the paper shows the comment button: where something is written in a writing view', async () => {
    const button = async (view: string, student_id: string, round = 0) => {
      const { topic_id } = await topicOfView(client, view)
      const data = await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round })
      return (data as PaperData).show_comment
    }
    for (const view of ['free-writing', 'topic-writing', 'standard-writing'])
      expect([view, await button(view, 's-2'), await button(view, 's-4')]).toEqual([view, 1, 0])
    // The first student left the first round of the free writing empty.
    expect([await button('free-writing', 's-1', 1), await button('free-writing', 's-1', 2)]).toEqual([0, 1])
    // The text of a translation is written too, but SPEC §1 names three views.
    expect([await button('ja-en-translation', 's-2'), await button('blank-filling', 's-2')]).toEqual([0, 0])
    await submit([at(0, 1)])
    expect((await paper('s-2', 1)).show_comment).toBe(1)
    await submit([])
    expect((await paper('s-2', 1)).show_comment).toBe(1)
  })

  it('belong to one round: another round has other text', async () => {
    // The first student of the showcase hands in three times.
    const [first, second] = [await paper('s-1', 1), await paper('s-1', 2)]
    expect(first.guid).not.toBe(second.guid)
    const own = { student_id: 's-1', topic_id }
    const text = first.answers[0]?.answer_result ?? ''
    expect((await submit([at(0, text.length)], { ...own, guid: first.guid })).errcode).toBe(0)
    const of = async (round: string) => {
      const { items } = (await client.data('get-writing-notes', { ...own, guid: round })) as { items: Note[] }
      return items.map(one => one.sent_content)
    }
    const seeded = await of(second.guid)
    expect(seeded).not.toContain(text)
    expect(await of(first.guid)).toEqual([text])
    expect((await submit([], { ...own, guid: first.guid })).errcode).toBe(0)
    expect([await of(first.guid), await of(second.guid)]).toEqual([[], seeded])
  })

  it('can be added to assigned writing, whose papers show the comment button', async () => {
    const { homework_id } = (await client.data('ai-writing-assign', writing('notes'))) as { homework_id: string }
    await client.control('clock', { now: monday + 7 * 864e5 })
    const topics = (await client.data('homework-topic-list', { id: homework_id })) as { items: { topic_id: string }[] }
    const own = { topic_id: topics.items[0]?.topic_id ?? '', student_id: 's-2' }
    const before = (await client.data('topic-answer-paper', { homework_id, ...own, round: 0 })) as PaperData
    expect(before.show_comment).toBe(1)
    const written = before.answers[0]?.answer_result ?? ''
    const sent = await submit([at(0, 5)], { ...own, guid: before.guid })
    const { items } = (await client.data('get-writing-notes', { ...own, guid: before.guid })) as { items: Note[] }
    await client.control('clock', { now: monday })
    expect([sent.errcode, items[0]?.sent_content]).toEqual([0, written.slice(0, 5)])
    expect(written.length).toBeGreaterThan(50)
  })

  it('survive a restart', async () => {
    const dataDir = folder()
    const first = await startLoggedIn({ dataDir })
    const content = JSON.stringify([at(0, 1, '残る')])
    await first.body('submit-writing-note', { ...work(), content })
    await first.school.close()
    const second = await startLoggedIn({ dataDir })
    const data = (await second.data('get-writing-notes', work())) as { items: Note[] }
    await second.school.close()
    expect(data.items.map(note => note.comments)).toEqual(['残る'])
  })
})
