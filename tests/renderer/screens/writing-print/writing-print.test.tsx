import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotesOutbox } from '../../../../renderer/results/index'
import { WritingPrint } from '../../../../renderer/screens/writing-print/WritingPrint'
import { failure, success } from '../../../../shared/contract/result'
import type { Note } from '../../../../shared/items/note'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
/** The comments on the server, by student. */
let served: Map<string, Note[]>
const print = vi.fn()

const students = Array.from({ length: 9 }, (_, at) => String(at + 1))
const nameOf = (id: string) => `生徒${id}`

const essay = (student: string) => `I am student ${student}.`

const paper = (topic_id: string, student_id: string) => ({
  resource: {
    topic_id,
    view_key: 'free-writing',
    resource_path: 'https://media.example/r',
    resource_title: '英作文',
    total_score: 70,
  },
  content: { items: [{ index: 1, content: 'Write.' }] },
  answers: [
    {
      index: 1,
      answer_result: essay(student_id),
      score: 70,
      guid: `g-${student_id}`,
      evaluate_xml: `evaluate-${student_id}.json`,
    },
  ],
  guid: `g-${student_id}`,
  round: 1,
  rounds: 1,
  show_comment: 1,
})

const note = (startPos: number, endPos: number, sent_content: string, comments: string): Note => ({
  pos: { startPos, endPos },
  comments,
  teacher: '齋藤 薫',
  sent_content,
})

beforeEach(() => {
  vi.stubGlobal('print', print)
  print.mockClear()
  fake = putBridge({ session: teacher, generation: 1 })
  keepDrafts(fake)
  served = new Map([
    ['1', [note(5, 12, 'student', '複数形？'), note(0, 4, 'I am', 'よい出だしです。')]],
    ['3', [note(0, 4, 'You are', '主語')]],
  ])
  fake.api('homework-basic-info', ({ id }) =>
    success({ homework_id: id, title: 'Unit 5 作文', team_ids: '3,4', team_names: ['2年A組', '2年B組'] }),
  )
  fake.api('homework-topic-list', () =>
    success({
      items: [
        { topic_id: '90', view_key: 'blank-filling', resource_title: '空所補充', completed_count: 2 },
        { topic_id: '91', view_key: 'free-writing', resource_title: '英作文', completed_count: 2 },
      ],
      total: 2,
    }),
  )
  fake.api('one-topic-overview', () =>
    success({
      items: [...students, '99'].map(student_id => ({
        student_id,
        number: student_id,
        nickname: nameOf(student_id),
        ...(student_id === '99' ? {} : { score: 70, learn_count: 1 }),
      })),
      total: 10,
    }),
  )
  fake.api('topic-score-overview-y', ({ page }) =>
    success({
      items:
        page > 1
          ? []
          : [...students, '99'].map(student_id => ({
              student_id,
              number: student_id,
              nickname: nameOf(student_id),
              team_id: Number(student_id) < 5 ? '3' : '4',
              team_name: Number(student_id) < 5 ? '2年A組' : '2年B組',
              scores: [],
            })),
      total: 10,
    }),
  )
  fake.api('topic-answer-paper', ({ topic_id, student_id }) => success(paper(topic_id, student_id)))
  fake.api('get-writing-notes', ({ student_id }) => {
    const items = served.get(student_id) ?? []
    return success({ items, total: items.length })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () => {
  renderScreen(
    <>
      <WritingPrint />
      <NotesOutbox />
    </>,
    { url: '/?homework_id=501' },
  )
  return userEvent.setup()
}
const sheets = () => screen.queryAllByRole('article').map(sheet => sheet.getAttribute('aria-label'))
const sheetOf = (id: string) => screen.findByRole('article', { name: nameOf(id) })
const which = () => screen.getByRole('combobox', { name: '印刷する答案' })

/** Holds each read of a paper until the test lets it go on. */
function holdPapers() {
  const held: (() => void)[] = []
  fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
    new Promise<void>(go => held.push(go)).then(() => success(paper(topic_id, student_id))),
  )
  return {
    held,
    letGo: (count: number) =>
      act(async () => {
        for (const go of held.splice(0, count)) go()
      }),
  }
}

describe('the print of marked essays', () => {
  it('has a sheet for each paper with comments, which are numbered in the order of the text', async () => {
    const { click } = show()
    const sheet = await sheetOf('1')
    await vi.waitFor(() => expect(sheets()).toEqual(['生徒1', '生徒3']))
    expect(sheet).toHaveTextContent('2年A組 1番 生徒1')
    expect(sheet).toHaveTextContent('70/100点')
    expect(sheet).toHaveTextContent('Unit 5 作文 ― 英作文')
    expect(sheet).toHaveTextContent(/1よい出だしです。齋藤 薫 先生1\u2060?I am/)
    expect(sheet).toHaveTextContent(/2複数形？齋藤 薫 先生2\u2060?student/)
    expect(within(sheet).queryByRole('button')).toBeNull()
    await click(screen.getByRole('button', { name: '2人分を印刷する' }))
    expect(print).toHaveBeenCalledOnce()
    // Who has not submitted is not asked for.
    expect(fake.requests('topic-answer-paper').map(({ student_id }) => student_id)).toEqual(students)
  })

  it('never draws a comment on other words than its own', async () => {
    show()
    expect(await sheetOf('3')).toHaveTextContent('場所が変わったコメントYou are 主語')
  })

  it('prints all papers, or those of one class', async () => {
    const { selectOptions } = show()
    await sheetOf('1')
    await selectOptions(which(), 'すべての答案')
    await vi.waitFor(() => expect(sheets()).toEqual(students.map(nameOf)))
    await selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年A組')
    await vi.waitFor(() => expect(sheets()).toEqual(['生徒1', '生徒2', '生徒3', '生徒4']))
    expect(screen.getByRole('button', { name: '4人分を印刷する' })).toBeEnabled()
    await selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    await selectOptions(which(), 'コメントのある答案')
    expect(await screen.findByText('コメントのある答案はありません')).toBeVisible()
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
    // Each paper was read once.
    expect(fake.requests('topic-answer-paper')).toHaveLength(9)
  })

  it('names on the sheet of a student of two classes the class that is chosen', async () => {
    fake.api('topic-score-overview-y', ({ page }) =>
      success({
        items: ['3', '4'].flatMap(team_id =>
          page > 1
            ? []
            : [
                {
                  student_id: '1',
                  number: '1',
                  nickname: nameOf('1'),
                  team_id,
                  team_name: team_id === '3' ? '2年A組' : '2年B組',
                  scores: [],
                },
              ],
        ),
        total: 2,
      }),
    )
    const { selectOptions } = show()
    expect(await sheetOf('1')).toHaveTextContent('2年A組 1番 生徒1')
    await selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    await vi.waitFor(async () => expect(await sheetOf('1')).toHaveTextContent('2年B組 1番 生徒1'))
  })

  it('reads a few papers at a time and shows how many; the teacher can cancel and go on', async () => {
    const papers = holdPapers()
    const { click } = show()
    expect(await screen.findByText('答案とコメントを読み込んでいます（0人／9人中）')).toBeVisible()
    await vi.waitFor(() => expect(papers.held).toHaveLength(6))
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
    await papers.letGo(2)
    expect(await screen.findByText('答案とコメントを読み込んでいます（2人／9人中）')).toBeVisible()
    await click(screen.getByRole('button', { name: 'キャンセル' }))
    expect(await screen.findByText('読み込みを中止しました（2人／9人中）。')).toBeVisible()
    const asked = fake.requests('topic-answer-paper').length
    await papers.letGo(9)
    expect(fake.requests('topic-answer-paper')).toHaveLength(asked)
    expect(screen.getByRole('button', { name: '1人分を印刷する' })).toBeEnabled()

    await click(screen.getByRole('button', { name: '続きを読み込む' }))
    await vi.waitFor(() => expect(papers.held.length).toBeGreaterThan(0))
    await papers.letGo(6)
    await vi.waitFor(() => expect(papers.held).toHaveLength(1))
    await papers.letGo(1)
    await vi.waitFor(() => expect(sheets()).toEqual(['生徒1', '生徒3']))
  })

  it('says how many could not be read, also if the server refuses the comments, and reads them again', async () => {
    fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
      student_id === '2' ? failure('network', '') : success(paper(topic_id, student_id)),
    )
    fake.api('get-writing-notes', ({ student_id }) =>
      student_id === '1' ? refusal(403) : success({ items: served.get(student_id) ?? [], total: 0 }),
    )
    const { click } = show()
    expect(await screen.findByText('2人分を読み込めませんでした。この印刷には入りません。')).toBeVisible()
    expect(sheets()).toEqual(['生徒3'])
    fake.api('topic-answer-paper', ({ topic_id, student_id }) => success(paper(topic_id, student_id)))
    fake.api('get-writing-notes', ({ student_id }) => success({ items: served.get(student_id) ?? [], total: 0 }))
    const before = fake.requests('topic-answer-paper').length
    await click(screen.getByRole('button', { name: '再試行' }))
    await vi.waitFor(() => expect(sheets()).toEqual(['生徒1', '生徒3']))
    expect(screen.queryByText(/読み込めませんでした/)).toBeNull()
    expect(fake.requests('topic-answer-paper')).toHaveLength(before + 2)
  })

  it('marks comments that are not sent, also after the teacher has cancelled the save', async () => {
    const draft = {
      work: { student_id: '2', topic_id: '91', guid: 'g-2' },
      name: '生徒2',
      path: '/',
      base: [note(0, 1, 'I', '届いたコメント')],
      notes: [note(0, 1, 'I', '届いたコメント'), note(2, 4, 'am', 'まだのコメント')],
      conflicts: [],
      typed: null,
      isSaved: true,
    }
    fake.answer('drafts.list', () => success({ drafts: [{ key: 'notes/g-2/91/2', value: draft, at: 0 }] }))
    const { click } = show()
    const sheet = await sheetOf('2')
    expect(sheet).toHaveTextContent(/1届いたコメント齋藤 薫 先生/)
    expect(sheet).toHaveTextContent(/2送信待ちまだのコメント/)
    expect(screen.getByText(/まだ生徒に届いていません。$/)).toBeVisible()
    await click(await screen.findByRole('button', { name: /取り消す/ }))
    await vi.waitFor(() => expect(sheet).toHaveTextContent(/2下書き・未送信まだのコメント/))
    expect(sheet).toHaveTextContent(/1届いたコメント/)
  })

  it('has the AI’s comments only if the teacher wants them', async () => {
    fake.api('evaluate-xml-file', () =>
      success({
        text: essay('1'),
        comments: {
          sent_comments: [{ hit_words_pos: '5,12', hit_words: 'student', cmt_level: 3, comment: 'AIの指摘' }],
        },
      }),
    )
    const { click } = show()
    const sheet = await sheetOf('1')
    expect(sheet).not.toHaveTextContent('AIの指摘')
    expect(fake.requests('evaluate-xml-file')).toEqual([])
    await click(screen.getByRole('switch', { name: 'AIの印とコメントものせる' }))
    await vi.waitFor(async () => expect(await sheetOf('1')).toHaveTextContent('直したい student AIの指摘'))
    expect(fake.requests('topic-answer-paper')).toHaveLength(9)
  })

  it('keeps no paper and reads none on when the session ends', async () => {
    const papers = holdPapers()
    show()
    await vi.waitFor(() => expect(papers.held).toHaveLength(6))
    await papers.letGo(1)
    await sheetOf('1')
    const asked = fake.requests('topic-answer-paper').length
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
    await vi.waitFor(() => expect(sheets()).toEqual([]))
    await papers.letGo(9)
    expect(fake.requests('topic-answer-paper')).toHaveLength(asked)
  })

  it('says that there is no writing, or no homework', async () => {
    fake.api('homework-topic-list', () => success({ items: [], total: 0 }))
    show()
    expect(await screen.findByText('この宿題には英作文がありません')).toBeVisible()
  })

  it('says so if the address names no homework', () => {
    renderScreen(<WritingPrint />)
    expect(screen.getByText('印刷する宿題が選ばれていません')).toBeVisible()
  })
})
