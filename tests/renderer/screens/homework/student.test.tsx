import { renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setPaperOrder, usePaperOrder } from '../../../../renderer/features/homework/paper/paper-navigation'
import { success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { homeworkBridge, openTab } from './render-homework'
import { paper, row } from './samples'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = homeworkBridge()
  fake.answer('downloads.start', () => success({ id: 'd1' }))
})

const starts = () => fake.calls.filter(call => call.method === 'downloads.start').map(call => call.argument)

describe('生徒ごと', () => {
  it('shows the first student with the scores of every topic and links to each round', async () => {
    openTab('tab=student')
    expect(await screen.findByRole('heading', { name: '阿部 陽菜' })).toBeInTheDocument()
    const table = screen.getByRole('table', { name: '阿部 陽菜の課題' })
    expect(within(table).getByRole('columnheader', { name: 'クラス平均点' })).toBeInTheDocument()
    const line = within(table).getByRole('row', { name: /空所補充/ })
    expect(within(line).getByRole('rowheader')).toHaveTextContent('空所補充')
    expect(line).toHaveTextContent('71B')
    // her class has 71 and 88; the other class has 60
    expect(
      within(line)
        .getAllByRole('cell')
        .slice(2, 4)
        .map(each => each.textContent),
    ).toEqual(['79.5', '−8.5'])
    expect(within(line).getByRole('link', { name: '空所補充の1回目の答案を開く' })).toHaveAttribute(
      'href',
      '/admin/homework-details/601?topic_id=91&student_id=1&round=1',
    )
  })

  it('shows the best score beside the latest one, and the latest three rounds', async () => {
    const user = userEvent.setup()
    const scores = [{ topic_id: '91', score: 71, best_score: 90, learn_count: 5 }]
    const begun = { submit_status: 1, submit_time: '2026-11-19 08:00:00', scores }
    fake.api('topic-score-overview-y', () => success({ items: [row('2', '𠮷田 大翔', {}, begun)], total: 1 }))
    fake.api('topic-answer-paper', () => success(paper('91', 'happy')))
    openTab('tab=student')
    const cells = within(await screen.findByRole('row', { name: /空所補充/ })).getAllByRole('cell')
    expect(cells.slice(0, 2).map(cell => cell.textContent)).toEqual(['71B', '90'])
    expect(cells.at(-1)).toHaveTextContent(/^5回目4回目3回目$/)
    expect(screen.getByText('課題 1/2')).toBeVisible()
    expect(screen.getByText(/^最終学習 11\/19/)).toBeVisible()
    // Her papers are not a list of students that another page has left behind.
    setPaperOrder('601', ['9', '2'])
    await user.click(screen.getByRole('link', { name: '空所補充の4回目の答案を開く' }))
    expect(renderHook(() => usePaperOrder('601')).result.current).toMatchObject({ studentIds: null })
  })

  it('shows the student of the address, moves by key, and searches by number', async () => {
    const user = userEvent.setup()
    openTab('tab=student&student_id=3')
    expect(await screen.findByRole('heading', { name: '髙橋 葵' })).toBeInTheDocument()
    expect(within(screen.getByRole('table')).getAllByText('未着手', { selector: 'td:last-child *' })).toHaveLength(2)
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { name: '齋藤 蓮' })).toBeInTheDocument()
    await user.keyboard('k')
    await user.keyboard('k')
    expect(await screen.findByRole('heading', { name: '𠮷田 大翔' })).toBeInTheDocument()
    await user.keyboard('/')
    await user.keyboard('04')
    expect(screen.getAllByRole('link', { name: /の成績を見る/ }).map(link => link.textContent)).toEqual([
      '04齋藤 蓮の成績を見る60.0',
    ])
  })

  it('says that a student does not exist', async () => {
    openTab('tab=student&student_id=99')
    expect(await screen.findByText('この宿題に、その生徒はいません')).toBeInTheDocument()
  })

  it('creates a report with and without a mail address', async () => {
    const user = userEvent.setup()
    openTab('tab=student')
    await user.click(await screen.findByRole('button', { name: '成績表をつくる' }))
    const dialog = await screen.findByRole('dialog', { name: '生徒の成績表をつくる' })
    await user.click(within(dialog).getByRole('button', { name: '成績表をつくる' }))
    const request = { student_id: '1', homework_id: '601' }
    expect(starts()).toEqual([{ kind: 'export-student-homework-report', request }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '成績表をつくる' }))
    const secondDialog = await screen.findByRole('dialog', { name: '生徒の成績表をつくる' })
    await user.type(within(secondDialog).getByRole('textbox'), 'parent@example{Enter}')
    expect(within(secondDialog).getByText('メールアドレスを正しく入力してください。')).toBeInTheDocument()
    const written = () => fake.calls.filter(({ method }) => method === 'drafts.write').map(call => call.argument)
    // The address is kept for this student only.
    await waitFor(() => expect(written().at(-1)).toMatchObject({ key: 'homework/mail/report.601.1' }))
    await user.type(within(secondDialog).getByRole('textbox'), '.jp{Enter}')
    expect(starts().at(-1)).toEqual({
      kind: 'export-student-homework-report',
      request: { ...request, email: 'parent@example.jp' },
    })
  })
})
