import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setFailureDisplay } from '../../../../renderer/bridge/index'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { readPaper } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item } from '../screen-queries'

const items = [
  { index: 1, screen_text: 'I have __ here.', screen_text_jp: 'ここに住んでいます。', answers: ['lived'] },
  { index: 2, screen_text: 'She __ __ there.', answers: ['has', 'been'], tips: '経験を表します。' },
  'broken',
]

const unit = {
  training_type: 'blank_filling',
  tabs: [
    { type: 'introduction', tab_name: '現在完了', picture: 'line.png', path: 'page.html' },
    { type: 'training', tab_name: '空所に入れましょう', path: 'training.json' },
  ],
}
const answers = [{ question_id: 2, answer_result: 'have|been', score: 50 }]
const paper = readPaper('grammar', { content: unit, answers })
const unanswered = readPaper('grammar', { content: unit })

const training = vi.fn()
const frame = vi.fn()
let fake: FakeBridge
const presenter = { toast: vi.fn(), alert: vi.fn(), confirmRetry: vi.fn(), confirmReload: vi.fn() }

beforeEach(() => {
  training.mockReset().mockReturnValue(success({ data: { items } }))
  frame.mockReset().mockReturnValue(success({ address: 'https://grammar.example/page.html' }))
  presenter.confirmReload.mockReset().mockResolvedValue(false)
  setFailureDisplay(presenter)
  fake = useFakeBridge()
  fake.api('grammar-training-file', training)
  fake.answer('frame.resolve', frame)
})
afterEach(() => setFailureDisplay(null))

const tab = (name: string) => screen.getByRole('tab', { name })
const openTraining = () => userEvent.click(tab('トレーニング'))

describe('grammar', () => {
  it('starts on the introduction without answers: its picture, and its page in a sandboxed frame', async () => {
    showPaper(unanswered)
    expect(tab('導入')).toHaveAttribute('aria-selected', 'true')
    const page = await screen.findByTitle('現在完了のページ')
    expect(page).toHaveAttribute('src', 'https://grammar.example/page.html')
    expect(page.getAttribute('sandbox')).toBe('allow-scripts')
    expect(page).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(frame).toHaveBeenCalledWith({ base: 'https://media.example/r-31', path: 'page.html' })
    expect(screen.getByRole('img', { name: '現在完了の画像' })).toHaveAttribute(
      'src',
      'https://media.example/r-31/line.png',
    )
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('shows a message if the page is not allowed or its address cannot be requested', async () => {
    frame.mockReturnValueOnce(success({ address: null }))
    const { container, unmount } = showPaper(unanswered)
    expect(await screen.findByText('このページは表示できません')).toBeVisible()
    expect(container.querySelector('iframe')).toBeNull()
    unmount()
    frame.mockReturnValueOnce(failure('server', 'x'))
    showPaper(unanswered)
    expect(await screen.findByText('このページは表示できません')).toBeVisible()
  })

  it('starts on the training if there are answers, fetches it once, and merges the answers into it', async () => {
    const { unmount } = showPaper(unanswered)
    await screen.findByTitle('現在完了のページ')
    expect(training).not.toHaveBeenCalled()
    unmount()
    showPaper(paper)
    expect(tab('トレーニング')).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    const file = { resource_path: 'https://media.example/r-31', file: 'training.json' }
    expect(fake.requests('grammar-training-file')).toEqual([file])
    expect(screen.getByText('空所補充')).toBeVisible()
    expect(item('No.1').getByText('未回答')).toBeVisible()
    expect(item('No.1').getByText('lived')).toBeVisible()
    expect(item('No.2').getByText('一部正解')).toBeVisible()
    expect(item('No.2').getByText('has')).toBeVisible()
    expect(item('No.3').getByText('この項目は表示できません')).toBeVisible()
    await userEvent.click(tab('導入'))
    await openTraining()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(fake.requests('grammar-training-file')).toEqual([file])
  })

  it('is operated by keyboard: arrows for the tabs, J and K for the items', async () => {
    showPaper(unanswered)
    tab('導入').focus()
    await userEvent.keyboard('{ArrowRight}')
    await screen.findAllByRole('article')
    expect(tab('トレーニング')).toHaveFocus()
    await userEvent.keyboard('jj')
    expect(screen.getByRole('article', { name: 'No.2' })).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('k')
    expect(screen.getByRole('article', { name: 'No.1' })).toHaveFocus()
  })

  it('keeps the tab that the teacher chose for the next student of the topic', async () => {
    const { unmount } = showPaper(paper)
    await userEvent.click(tab('導入'))
    unmount()
    const { unmount: unmountNext } = showPaper(paper)
    expect(tab('導入')).toHaveAttribute('aria-selected', 'true')
    unmountNext()
    showPaper({ ...paper, resource: { ...paper.resource, topic_id: 'other' } })
    expect(tab('トレーニング')).toHaveAttribute('aria-selected', 'true')
  })

  it('opens on the training if there is neither picture nor page', async () => {
    showPaper(readPaper('grammar', { content: { ...unit, tabs: [{ type: 'introduction' }, ...unit.tabs.slice(1)] } }))
    expect(tab('トレーニング')).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    await userEvent.click(tab('導入'))
    expect(screen.getByText('この教材には導入がありません。')).toBeVisible()
  })

  it('shows an error with a retry if the file cannot be loaded, and retries in its place', async () => {
    training.mockReturnValueOnce(failure('status', '見つかりません'))
    showPaper(paper)
    await openTraining()
    await waitFor(() => expect(presenter.confirmReload).toHaveBeenCalledTimes(1))
    expect(presenter.confirmReload.mock.calls[0]?.[0]).toContain('ファイルを読み込めませんでした')
    const alert = within(await screen.findByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: '再試行' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })

  it('shows the resource without marks', async () => {
    showResource(paper, true)
    await openTraining()
    await screen.findAllByRole('article')
    expect(screen.queryByText('未回答')).toBeNull()
    expect(item('No.1').getByText('lived')).toBeVisible()
  })

  it('shows the chosen option, and the right one', async () => {
    const choose = [
      { index: 1, content: 'go' },
      { index: 2, content: 'went', correct: 1 },
    ]
    training.mockReturnValue(success({ data: { items: [{ index: 1, screen_text: 'I __.', choose }] } }))
    const body = {
      content: { ...unit, training_type: 'choose' },
      answers: [{ question_id: 1, answer_result: 1, score: 0 }],
    }
    showPaper(readPaper('grammar', body))
    await openTraining()
    await screen.findByRole('article')
    expect(screen.getByText('選択問題')).toBeVisible()
    const choices = within(item('No.1').getByRole('list', { name: '選択肢' })).getAllByRole('listitem')
    expect(choices.map(one => one.textContent)).toEqual(['1go生徒の答え', '2went正解'])
  })
})
