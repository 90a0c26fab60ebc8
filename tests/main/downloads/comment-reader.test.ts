import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../../shared/contract/result'
import { readWorkbook, rowValues } from '../excel/read-back'
import { type Answers, copyOf, type Stage, setUp } from './setup'

const row = (index: number, over: Record<string, unknown> = {}) => ({
  student_id: `s-${index}`,
  number: `0${index}`,
  nickname: `生徒${index}`,
  team_id: '3',
  team_name: '2年A組',
  submit_status: 1,
  scores: [{ topic_id: '9002', score: 50, learn_count: 1 }],
  ...over,
})

const note = (startPos: number, endPos: number, sent_content: string, comments = 'よい文です。') => ({
  pos: { startPos, endPos },
  comments,
  teacher: '髙橋 美咲',
  sent_content,
})

const essay = (answer_result: string, guid = 'g1') => ({
  resource: { topic_id: '9002' },
  answers: [{ answer_result, guid }],
  guid,
})

let on: Stage
const asked: string[] = []
async function set(answers: Answers, students = [row(1)]): Promise<Stage> {
  asked.length = 0
  const counted: Answers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (request: Record<string, unknown>) => {
        asked.push(`${name} ${request.student_id}`)
        return answer?.(request)
      },
    ]),
  )
  on = await setUp({
    answers: {
      'topic-score-overview-x': () => ({
        items: [
          { topic_id: '9001', resource_title: '文の音読', view_key: 'sentence-reading', full_score: 100 },
          { topic_id: '9002', resource_title: '私の週末', view_key: 'free-writing', full_score: 100 },
        ],
        total: 2,
      }),
      'topic-score-overview-y': ({ page }) => ({ items: page === 1 ? students : [], total: students.length }),
      ...counted,
    },
  })
  return on
}
afterEach(() => on.remove())

const rows = async () => {
  const sheet = await readWorkbook(await readFile(join(on.folder, 'Unit 5_成績表_20261116.xlsx')), 1)
  return Array.from({ length: sheet.rowCount - 3 }, (_, at) => rowValues(sheet, at + 4))
}

describe('the comments of a homework', () => {
  it('are in the order of students and texts, each with the exact words of its range', async () => {
    await set(
      {
        'topic-answer-paper': ({ student_id }) => essay(student_id === 's-1' ? '𠮷田 goed home.' : 'I like  it.'),
        'get-writing-notes': ({ student_id }) => ({
          items:
            student_id === 's-1'
              ? [note(4, 8, 'goed', 'went です。'), note(0, 3, '𠮷田', '名前です。')]
              : [note(2, 10, 'like it', '空白')],
        }),
      },
      [row(1), row(2)],
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', received: 2, total: 2 })
    expect(await rows()).toEqual([
      ['01', '生徒1', '2年A組', '私の週末', '𠮷田', '名前です。', '髙橋 美咲', ''],
      ['01', '生徒1', '2年A組', '私の週末', 'goed', 'went です。', '髙橋 美咲', ''],
      ['02', '生徒2', '2年A組', '私の週末', 'like  it', '空白', '髙橋 美咲', ''],
    ])
  })

  it('say when the text has other words at the place of a comment', async () => {
    await set({
      'topic-answer-paper': () => essay('I went home.'),
      'get-writing-notes': () => ({ items: [note(2, 6, 'goed')] }),
    })
    await on.over('score-sheet')
    expect((await rows())[0]?.slice(4)).toEqual([
      'goed',
      'よい文です。',
      '髙橋 美咲',
      '英文が書き直され、この語は同じ場所にありません',
    ])
  })

  it('are read for each text of a paper', async () => {
    await set({
      'topic-answer-paper': () => ({
        ...essay('New.', 'g2'),
        answers: [
          { answer_result: 'New.', guid: 'g2' },
          { answer_result: 'Old.', guid: 'g1' },
        ],
      }),
      'get-writing-notes': ({ guid }) => ({ items: [note(0, 3, guid === 'g2' ? 'New' : 'Old')] }),
    })
    await on.over('score-sheet')
    expect((await rows()).map(values => values[4])).toEqual(['New', 'Old'])
  })

  it('are not asked for if a student has written nothing, but if the text has no score', async () => {
    await set(
      {
        'topic-answer-paper': () => ({ answers: [] }),
        'get-writing-notes': () => ({ items: [] }),
      },
      [
        row(1, { scores: [] }),
        row(2, { scores: [{ topic_id: '9002', learn_count: 1 }] }),
        row(3, { scores: [], submit_status: 2 }),
      ],
    )
    await on.over('score-sheet')
    expect(asked).toEqual(['topic-answer-paper s-2', 'topic-answer-paper s-3'])
    expect(await rows()).toEqual([['コメントはまだありません。']])
  })

  it('that cannot be read have a row that says so', async () => {
    await set(
      {
        'topic-answer-paper': () => essay('I goed.'),
        'get-writing-notes': ({ student_id }) =>
          student_id === 's-1' ? failure('status', '権限がありません').error : { items: [note(2, 6, 'goed')] },
      },
      [row(1), row(2)],
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done' })
    expect(await rows()).toEqual([
      ['01', '生徒1', '2年A組', '私の週末', '', '', '', 'コメントを読み込めませんでした'],
      ['02', '生徒2', '2年A組', '私の週末', 'goed', 'よい文です。', '髙橋 美咲', ''],
      ['※ 1件の答案のコメントを読み込めませんでした。備考に印があります。もう一度出力してください。'],
    ])
  })

  it('are not asked for again and again if the server does not answer', async () => {
    const students = Array.from({ length: 20 }, (_, index) => row(index))
    await set(
      {
        'topic-answer-paper': () => copyOf(essay('I goed.'), Date.UTC(2026, 10, 14)),
        'get-writing-notes': () => failure('network', '').error,
      },
      students,
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done', copiedAt: Date.UTC(2026, 10, 14) })
    // Two for each student who is read at the same time.
    expect(asked.filter(name => name.startsWith('get-writing-notes')).length).toBeLessThanOrEqual(12)
    expect(await rows()).toHaveLength(21)
  })

  it('are read again after one call without an answer, and those of later students too', async () => {
    let isFirst = true
    await set(
      {
        'topic-answer-paper': () => essay('I goed.'),
        'get-writing-notes': () => {
          if (!isFirst) return { items: [note(2, 6, 'goed')] }
          isFirst = false
          return failure('timeout', '').error
        },
      },
      Array.from({ length: 20 }, (_, index) => row(index)),
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'done' })
    expect((await rows()).map(values => values[4])).toEqual(Array.from({ length: 20 }, () => 'goed'))
  })

  it('end the export if the session has ended', async () => {
    await set({ 'topic-answer-paper': () => failure('unauthorized', 'もう一度ログインしてください').error })
    expect(await on.over('score-sheet')).toMatchObject({ state: 'failed', error: { kind: 'unauthorized' } })
    expect(await on.files()).toEqual([])
  })

  it('report the students who were read, and stop when the teacher cancels', async () => {
    const students = Array.from({ length: 50 }, (_, index) => row(index))
    await set(
      {
        'topic-answer-paper': ({ student_id }) => {
          if (student_id === 's-30') void on.downloads.cancel({ id: on.states[0]?.id ?? '' })
          return essay('I goed.')
        },
        'get-writing-notes': () => ({ items: [] }),
      },
      students,
    )
    expect(await on.over('score-sheet')).toMatchObject({ state: 'cancelled' })
    expect(on.states.some(({ received, total }) => received > 0 && received < 50 && total === 50)).toBe(true)
    expect(asked.length).toBeLessThan(90)
    expect(await on.files()).toEqual([])
  })
})
