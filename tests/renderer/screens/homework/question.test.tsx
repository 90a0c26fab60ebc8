import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usePaperOrder } from '../../../../renderer/features/homework/paper/paper-navigation'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { classRows, homeworkBridge, openTab, questions } from './render-homework'
import { paper, row } from './samples'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = homeworkBridge()
})

const groups = async () =>
  within(await screen.findByRole('list', { name: '答えの一覧' }))
    .getAllByRole('button')
    .map(button => button.textContent)

describe('設問ごと', () => {
  it('shows the question and the correct answer, and groups equivalent answers', async () => {
    openTab('tab=question')
    expect(await screen.findByRole('heading', { name: 'No.1' })).toBeInTheDocument()
    expect(screen.getByText('正解：').parentElement).toHaveTextContent('正解：happy')
    expect(screen.getByText('正答率').textContent).toBe('正答率 50%')
    expect(screen.getByText('解答 3人／3人中')).toBeInTheDocument()
    await waitFor(async () => expect(await groups()).toHaveLength(3))
    expect(await groups()).toEqual(['正解happyほかの書き方：Happy.2人', '不正解sad1人', 'この課題は未着手1人'])
    const bars = screen.getByRole('list', { name: '答えの一覧' }).querySelectorAll<HTMLElement>('[data-mark][style]')
    expect([...bars].map(({ dataset, style }) => [dataset.mark, style.width])).toEqual([
      ['right', '100%'],
      ['wrong', '50%'],
      ['absent', '50%'],
    ])
  })

  it('lists who gave an answer, with links to the papers', async () => {
    const user = userEvent.setup()
    openTab('tab=question')
    const happyGroup = await screen.findByRole('button', { name: /happy/ })
    expect(happyGroup).toHaveAttribute('aria-expanded', 'false')
    happyGroup.focus()
    await user.keyboard('{Enter}')
    expect(happyGroup).toHaveAttribute('aria-expanded', 'true')
    const links = screen.getAllByRole('link', { name: /の答案を開く$/ })
    expect(links.map(link => link.textContent)).toEqual([
      '2年A組02𠮷田 大翔の答案を開く',
      '2年B組04齋藤 蓮の答案を開く',
    ])
    expect(links[0]).toHaveAttribute('href', '/admin/homework-details/601?topic_id=91&student_id=2')
    // The papers of this answer follow one another.
    fake.api('topic-answer-paper', () => success(paper('91', 'happy')))
    await user.click(links[1] as HTMLElement)
    expect(renderHook(() => usePaperOrder('601')).result.current?.studentIds).toEqual(['2', '4'])
  })

  it('moves between questions by key, and separates 未回答 from papers that were not submitted', async () => {
    const user = userEvent.setup()
    openTab('tab=question&topic_id=91')
    await screen.findByRole('heading', { name: 'No.1' })
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { name: 'No.2' })).toBeInTheDocument()
    await waitFor(async () => expect(await groups()).toHaveLength(3))
    expect(await groups()).toEqual(['不正解went2人', '未回答何も答えていない1人', 'この課題は未着手1人'])
    expect(screen.getByRole('button', { name: /went/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('link', { name: /の答案を開く$/ })).toHaveLength(2)
    await user.keyboard('j')
    expect(screen.getByRole('heading', { name: 'No.2' })).toBeInTheDocument()
    await user.keyboard('k')
    expect(await screen.findByRole('heading', { name: 'No.1' })).toBeInTheDocument()
  })

  it('sorts the hardest question first', async () => {
    const user = userEvent.setup()
    openTab('tab=question')
    await screen.findByRole('heading', { name: 'No.1' })
    await user.selectOptions(screen.getByRole('combobox', { name: '並び順' }), '正答率の低い順')
    const list = screen.getByRole('navigation', { name: '設問の一覧' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['No.20%', 'No.150%'])
  })

  it('shows the points of an exam out of 5', async () => {
    const exam = {
      resource_id: 'r-1',
      resource_type: 'book',
      resource_path: 'https://media.example/r-1',
      resource_version: '1',
      resource_title: '二次試験',
      view_key: 'eiken-exam',
      full_score: 5,
      completed_count: 2,
      topic_id: '91',
    }
    const answers = [
      { answer_result: '', score: 4, student_ids: ['1'] },
      { answer_result: '', score: 3, student_ids: ['2'] },
    ]
    fake.api('homework-topic-list', () => success({ items: [exam], total: 1 }))
    fake.api('one-topic-question-overview', () =>
      success({ items: [{ question_id: '1', average_score: 3.5, answers }], total: 1 }),
    )
    openTab('tab=question')
    expect((await screen.findByText('全体平均点')).textContent).toBe('全体平均点 3.5 / 5点（解答した2人）')
    const line = within(screen.getByRole('navigation', { name: '設問の一覧' })).getByRole('button')
    expect(line).toHaveTextContent(/3\.5 \/ 5点$/)
    expect(line.querySelector('[style]')).toHaveStyle({ width: '70%' })
    expect((await groups()).slice(0, 2)).toEqual([
      'A 録音の答え（平均 4.0 / 5点）1人',
      'B 録音の答え（平均 3.0 / 5点）1人',
    ])
  })

  it('counts one class alone', async () => {
    const user = userEvent.setup()
    openTab('tab=question')
    await screen.findByRole('heading', { name: 'No.1' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    await waitFor(async () => expect(await groups()).toEqual(['正解Happy.1人']))
    expect(screen.getByText('正答率').textContent).toBe('正答率 100%（1人／1人中）')
  })

  it('shows the numbers of one class only after all its students have loaded', async () => {
    const user = userEvent.setup()
    // the students of this class are on the second page
    const rows = [...Array.from({ length: 97 }, (_, at) => row(`x${at}`, '山田', {})), ...classRows]
    let broken = true
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      page > 1 && broken
        ? failure('status', '')
        : success({ items: rows.slice((page - 1) * limit, page * limit), total: rows.length }),
    )
    openTab('tab=question')
    await screen.findByText('生徒の一覧を読み込めませんでした')
    // Nor is anybody counted as 未着手 who is only not loaded yet.
    expect(await groups()).toEqual(['正解happyほかの書き方：Happy.2人', '不正解sad1人'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    expect(await screen.findByText('生徒の一覧を読み込めませんでした')).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: '答えの一覧' })).toBeNull()
    broken = false
    await user.click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(async () => expect(await groups()).toEqual(['正解Happy.1人']))
  })

  it('shows that a name is loading or has failed, and then the name', async () => {
    const user = userEvent.setup()
    let answer = (_given: boolean): void => undefined
    fake.api('topic-score-overview-y', async () =>
      (await new Promise<boolean>(resolve => (answer = resolve)))
        ? success({ items: classRows, total: classRows.length })
        : failure('status', ''),
    )
    openTab('tab=question')
    await user.click(await screen.findByRole('button', { name: /sad/ }))
    expect(screen.getByRole('link', { name: '名前を読み込んでいますの答案を開く' })).toBeInTheDocument()
    act(() => answer(false))
    expect(await screen.findByText('生徒の一覧を読み込めませんでした')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '再試行' }))
    act(() => answer(true))
    expect(await screen.findByRole('link', { name: /阿部 陽菜の答案を開く$/ })).toBeInTheDocument()
    expect(screen.queryByText('生徒の一覧を読み込めませんでした')).toBeNull()
  })

  it('keeps the question, the open group and the focus when the answers are refreshed', async () => {
    const user = userEvent.setup()
    const { client } = openTab('tab=question')
    const sadGroup = await screen.findByRole('button', { name: /sad/ })
    await user.click(sadGroup)
    await screen.findByRole('link', { name: /阿部 陽菜の答案を開く$/ })
    const items = questions.map((question, at) =>
      at > 0
        ? question
        : { ...question, answers: [...question.answers, { answer_result: 'SAD', score: 0, student_ids: ['3'] }] },
    )
    fake.api('one-topic-question-overview', () => success({ items, total: items.length }))
    await act(() => client.refetchQueries({ queryKey: ['one-topic-question-overview'] }))
    expect(await screen.findByRole('link', { name: /髙橋 葵の答案を開く$/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /sad/ })).toBe(sadGroup)
    expect(sadGroup).toHaveFocus()
  })

  it('takes the content from a paper if the resource cannot be read', async () => {
    fake.api('resource-preview', () => refusal(404))
    fake.api('topic-answer-paper', () => success(paper('91', 'sad')))
    openTab('tab=question')
    expect(await screen.findByText('正解：')).toBeInTheDocument()
    expect(fake.requests('topic-answer-paper')).toEqual([
      { homework_id: '601', topic_id: '91', student_id: '1', round: 0 },
    ])
  })

  it('works without any content', async () => {
    fake.api('resource-preview', () => refusal(404))
    fake.api('topic-answer-paper', () => refusal(404))
    openTab('tab=question')
    expect(await screen.findByRole('heading', { name: '設問1' })).toBeInTheDocument()
    expect(screen.getByText(/設問の内容を表示できません/)).toBeInTheDocument()
    expect((await groups())[0]).toBe('正解happyほかの書き方：Happy.2人')
  })

  it('shows a retry button after a failure', async () => {
    const user = userEvent.setup()
    fake.api('one-topic-question-overview', () => failure('status', ''))
    openTab('tab=question')
    expect(await screen.findByText('設問ごとの結果を読み込めませんでした')).toBeInTheDocument()
    fake.api('one-topic-question-overview', () => success({ items: questions, total: questions.length }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('heading', { name: 'No.1' })).toBeInTheDocument()
  })
})
