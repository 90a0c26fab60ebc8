import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setFailureDisplay } from '../../../../renderer/bridge/index'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { readPaper } from '../../../fixtures/papers'
import { showPaper, useFakeBridge } from '../render-view'
import { answerMark, item } from '../screen-queries'

const choose = ['by', 'for']

const files: Record<string, unknown[]> = {
  'a.json': [
    { index: 1, question: 'We stay __ a week.', choose, answer: '2' },
    { index: 2, question: 'It is __ the river.', choose, answer: '1' },
  ],
  'b.json': [
    {
      index: 1,
      screen_text: 'The library closes at five.',
      questions: [{ index: 1, question: 'When does it close?', choose: ['At five.', 'At six.'], answer: '1' }],
    },
  ],
  'c.json': [{ index: 1, question: 'What did you learn?', sample_answer: 'It closes at five.' }, 'broken'],
}

const content = {
  items: [
    { index: 1, file: 'a.json', question_count: 2, question: '表現を確かめましょう。' },
    { index: 2, file: 'b.json', question_count: 1 },
    { index: 3, file: 'c.json' },
  ],
}
const answers = [
  { question_id: 1, answer_result: 2, score: 1 },
  { question_id: 3, answer_result: 2, score: 0 },
  { question_id: 4, answer_result: 'Five is close.', score: 60 },
]
const paper = readPaper('exam-note-taking', { content, answers, correct_percents: [{ question_id: 3, score: 45 }] })

let fake: FakeBridge
const partFile = ({ file }: { file: string }) => success({ items: files[file] ?? [] })
const presenter = { toast: vi.fn(), alert: vi.fn(), confirmRetry: vi.fn(), confirmReload: vi.fn() }

beforeEach(() => {
  for (const shown of Object.values(presenter)) shown.mockReset()
  setFailureDisplay(presenter)
  fake = useFakeBridge()
  fake.api('note-taking-part-file', partFile)
})
afterEach(() => setFailureDisplay(null))

const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('exam-note-taking', () => {
  it('requests each part once, with the version of the resource', async () => {
    showPaper(paper)
    await part('パート3 英作文')
    expect(fake.requests('note-taking-part-file')).toEqual(
      ['a.json', 'b.json', 'c.json'].map(file => ({
        resource_path: 'https://media.example/r-31',
        file,
        resource_version: '3',
      })),
    )
  })

  it('shows each part by its kind, with consecutive question numbers and answers by number', async () => {
    showPaper(paper)
    const grammar = await part('パート1 文法選択')
    expect(grammar.getByText('表現を確かめましょう。')).toBeVisible()
    expect(answerMark(item('No.1'), '正解')).toBeVisible()
    expect(item('No.2').getByText('未回答')).toBeVisible()
    // Typed and chosen answers have no speech scores.
    expect(screen.queryByText('総合点')).toBeNull()
    const third = within((await part('パート2 読解')).getByRole('group', { name: 'Q.3' }))
    expect(third.getByText('不正解')).toBeVisible()
    expect(third.getByText('45%')).toBeVisible()
    const writing = await part('パート3 英作文')
    expect(writing.getByText('Five is close.')).toBeVisible()
    expect(writing.getByText('It closes at five.')).toBeVisible()
    expect(writing.getByText('この項目は表示できません')).toBeVisible()
  })

  it('skips a part that could not be loaded, without a message, and keeps the others’ answers', async () => {
    fake.api('note-taking-part-file', request =>
      request.file === 'a.json' ? failure('network', 'x') : partFile(request),
    )
    showPaper(
      readPaper('exam-note-taking', {
        content: { items: [{ ...content.items[0], question: null }, ...content.items.slice(1)] },
        answers,
      }),
    )
    expect((await part('パート2 読解')).getByText('不正解')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: /パート1/ })).toBeNull())
    expect((await part('パート3 英作文')).getByText('Five is close.')).toBeVisible()
    for (const shown of Object.values(presenter)) expect(shown).not.toHaveBeenCalled()
  })

  it('reserves the place of a part that is loading', async () => {
    let answer: (value: ReturnType<typeof partFile>) => void = () => {}
    fake.api('note-taking-part-file', request =>
      request.file === 'a.json' ? new Promise(resolve => (answer = resolve)) : partFile(request),
    )
    showPaper(paper)
    expect((await part('パート2 読解')).getByText('不正解')).toBeVisible()
    expect((await part('パート1')).getByRole('status')).toBeVisible()
    answer(partFile({ file: 'a.json' }))
    await part('パート1 文法選択')
    expect(answerMark(item('No.1'), '正解')).toBeVisible()
  })

  it('shows a message if no part could be loaded', async () => {
    fake.api('note-taking-part-file', () => failure('status', 'x'))
    showPaper(readPaper('exam-note-taking', { content: { items: [{ file: 'a.json' }] }, answers }))
    expect(await screen.findByText('この教材には設問がありません。')).toBeVisible()
  })
})
