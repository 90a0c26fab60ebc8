/** Two teachers who comment on the same texts, comments that no longer fit the text, and faults of the two calls. */
import { describe, expect, it } from 'vitest'
import { topicOfView } from '../../fixtures/requests/homework-reading'
import type { Client } from './client'
import { startForTest } from './school-for-test'

interface Note {
  pos: { startPos: number; endPos: number }
  comments: string
  teacher: string
  sent_content: string
}

const misaki = '髙橋 美咲'
const kaoru = '齋藤 薫'

type SentNote = Partial<Note> & Pick<Note, 'pos' | 'comments'>

const at = (startPos: number, endPos: number, comments: string): SentNote => ({ pos: { startPos, endPos }, comments })

/** The calls for one text of a student of the showcase. */
async function textOf(client: Client, view: string, student_id: string, round: number) {
  const { topic_id } = await topicOfView(client, view)
  const work = { student_id, topic_id, guid: `g-${topic_id}-${student_id}-${round}` }
  const data = await client.data('topic-answer-paper', { homework_id: '501', topic_id, student_id, round })
  const { answers } = data as { answers: { answer_result: string }[] }
  return {
    work,
    answer: answers[0]?.answer_result ?? '',
    notes: async () => ((await client.data('get-writing-notes', work)) as { items: Note[] }).items,
    submit: (notes: readonly SentNote[]) =>
      client.body('submit-writing-note', { ...work, content: JSON.stringify(notes) }),
    writeNote: (note: SentNote) => client.control('write-note', { ...work, note }),
  }
}

describe('a second teacher', () => {
  it('adds, changes and removes comments while the first one writes', async () => {
    const client = await startForTest()
    const { answer, notes, submit, writeNote } = await textOf(client, 'topic-writing', 's-7', 1)
    expect((await submit([at(0, 1, '一人目')])).errcode).toBe(0)
    expect((await writeNote(at(2, 9, '二人目'))).status).toBe(200)
    const both = [
      { ...at(0, 1, '一人目'), teacher: misaki, sent_content: 'I' },
      { ...at(2, 9, '二人目'), teacher: kaoru, sent_content: answer.slice(2, 9) },
    ]
    expect(await notes()).toEqual(both)
    await writeNote(at(2, 9, '書き直した'))
    expect((await notes()).map(one => [one.comments, one.teacher])).toEqual([
      ['一人目', misaki],
      ['書き直した', kaoru],
    ])
    await writeNote(at(2, 9, ''))
    expect(await notes()).toEqual(both.slice(0, 1))
  })

  it('cannot write on words that are commented, or outside of the text', async () => {
    const client = await startForTest()
    const { work, submit, writeNote } = await textOf(client, 'topic-writing', 's-7', 1)
    await submit([at(0, 8, '一人目')])
    const overlapping = await writeNote(at(2, 9, '二人目'))
    expect([overlapping.status, await overlapping.json()]).toEqual([
      400,
      { error: 'コメントをつける部分が重なっています。' },
    ])
    const unknown = await client.control('write-note', { ...work, guid: 'g-1', note: at(0, 1, 'x') })
    expect([unknown.status, await unknown.json()]).toEqual([400, { error: 'この答案は見つかりません。' }])
  })

  it('sees the same texts with their own login', async () => {
    const client = await startForTest()
    const { notes, submit, work } = await textOf(client, 'topic-writing', 's-7', 1)
    await submit([at(0, 1, '一人目')])
    await client.login('bc@sample.school')
    const url = new URL('/v4/homework-reading/get-writing-notes', client.origin)
    const fields = { ...work, flag: 'bc', teacher_id: client.teacherId }
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    const answer = await fetch(url, { headers: { authorization: `Bearer ${client.token}` } })
    const { data } = (await answer.json()) as { data: { items: Note[] } }
    await client.login()
    expect(data.items).toEqual(await notes())
    expect(data.items.map(one => one.comments)).toEqual(['一人目'])
  })
})

describe('the whole list', () => {
  it('is the same after it was sent twice', async () => {
    const client = await startForTest()
    const { notes, submit, writeNote } = await textOf(client, 'topic-writing', 's-7', 1)
    await writeNote(at(2, 9, '二人目'))
    const list = [at(0, 1, '一人目'), ...(await notes())]
    await submit(list)
    const once = await notes()
    expect((await submit(list)).errcode).toBe(0)
    expect((await submit(once)).errcode).toBe(0)
    expect(await notes()).toEqual(once)
    expect(once.map(one => one.teacher)).toEqual([misaki, kaoru])
  })

  it('replaces all comments: only a client that reads before it sends keeps those of another teacher', async () => {
    const client = await startForTest()
    const { notes, submit, writeNote } = await textOf(client, 'topic-writing', 's-7', 1)
    await writeNote(at(2, 9, '二人目'))
    await submit([at(0, 1, '一人目')])
    expect((await notes()).map(one => one.comments)).toEqual(['一人目'])
  })

  it('takes the words of a new comment from the text, not from the client', async () => {
    const client = await startForTest()
    const { answer, notes, submit } = await textOf(client, 'topic-writing', 's-7', 1)
    await submit([{ ...at(2, 9, 'よい'), sent_content: 'something else', teacher: kaoru }])
    expect(await notes()).toEqual([{ ...at(2, 9, 'よい'), teacher: misaki, sent_content: answer.slice(2, 9) }])
  })
})

describe('a comment that no longer fits the text', () => {
  /** The second student wrote another ending in the second round; the colleague's comment on it was copied. */
  async function displaced() {
    const client = await startForTest()
    const text = await textOf(client, 'free-writing', 's-2', 2)
    const [fitting, moved] = await text.notes()
    if (fitting === undefined || moved === undefined) throw new Error('no comments')
    expect(text.answer).not.toContain(moved.sent_content)
    expect(moved.teacher).toBe(kaoru)
    return { ...text, fitting, moved }
  }

  it('survives a save unchanged, also where another comment is written now', async () => {
    const { answer, fitting, moved, notes, submit } = await displaced()
    const { startPos } = moved.pos
    const own = { ...at(startPos + 1, startPos + 9, 'ここも'), sent_content: answer.slice(startPos + 1, startPos + 9) }
    expect((await submit([own, fitting, moved])).errmsg).toBe('')
    expect(await notes()).toEqual([fitting, moved, { ...own, teacher: misaki }])
  })

  it('keeps its words and becomes the caller’s if its text is changed', async () => {
    const { fitting, moved, notes, submit } = await displaced()
    await submit([fitting, { ...moved, comments: '書き直した' }])
    expect(await notes()).toEqual([fitting, { ...moved, comments: '書き直した', teacher: misaki }])
  })

  it('keeps its author if it is placed anew, and is an ordinary comment then', async () => {
    const { answer, fitting, moved, notes, submit } = await displaced()
    const placed = { ...at(33, 45, moved.comments), teacher: kaoru, sent_content: answer.slice(33, 45) }
    await submit([fitting, placed])
    expect(await notes()).toEqual([fitting, placed])
    expect((await submit([fitting, placed, at(40, 50, '重なる')])).errmsg).toBe(
      'コメントをつける部分が重なっています。',
    )
  })

  it('does not let another comment on its range pass as displaced', async () => {
    const { answer, fitting, moved, notes, submit } = await displaced()
    const { startPos, endPos } = moved.pos
    const own = { ...moved, comments: 'この文も', sent_content: answer.slice(startPos, endPos) }
    await submit([fitting, moved, own])
    expect(await notes()).toEqual([fitting, moved, { ...own, teacher: misaki }])
    const outside = at(answer.length - 1, answer.length + 5, 'はみ出す')
    expect((await submit([fitting, moved, outside])).errmsg).toBe('コメントをつける部分が正しくありません。')
  })
})

describe('faults of the calls', () => {
  it('lose the answer after the comment was stored', async () => {
    const client = await startForTest()
    const { notes, submit } = await textOf(client, 'topic-writing', 's-7', 1)
    await client.control('faults', { endpoint: 'submit-writing-note', kind: 'reset-after-commit', count: 1 })
    await expect(submit([at(0, 1, '届いた')])).rejects.toThrow()
    expect((await notes()).map(one => one.comments)).toEqual(['届いた'])
  })

  it.each(['reset-before', '401', '503', 'errcode'])('refuse the call before it is made: %s', async kind => {
    const client = await startForTest()
    const { notes, submit } = await textOf(client, 'topic-writing', 's-7', 1)
    await client.control('faults', { endpoint: 'submit-writing-note', kind, count: 1 })
    const outcome = await submit([at(0, 1, '届かない')]).then(
      body => body.errcode,
      () => 'lost',
    )
    expect(outcome).not.toBe(0)
    expect(await notes()).toEqual([])
  })

  it('delay or refuse the reading', async () => {
    const client = await startForTest()
    const { work } = await textOf(client, 'topic-writing', 's-7', 1)
    await client.control('faults', { endpoint: 'get-writing-notes', kind: 'delay', ms: 1, count: 1 })
    await client.control('faults', { endpoint: 'get-writing-notes', kind: 'errcode', errcode: 500, count: 1 })
    expect((await client.body('get-writing-notes', work)).errcode).toBe(500)
    expect((await client.body('get-writing-notes', work)).errcode).toBe(0)
  })
})
