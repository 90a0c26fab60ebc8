import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { classRows, homeworkBridge, openTab } from './render-homework'
import { homework, row } from './samples'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = homeworkBridge()
})

const stage = (name: string) => screen.findByRole('region', { name })
const namesIn = async (name: string) =>
  within(await stage(name))
    .queryAllByRole('link')
    .map(link => link.textContent)

describe('提出状況', () => {
  it('shows the counts in the header before any student has loaded', async () => {
    fake.api('topic-score-overview-y', () => new Promise(() => {}))
    openTab('tab=progress')
    expect(await screen.findByText(/^学習中 2人\s未着手 1人$/)).toBeVisible()
    expect(screen.getByRole('progressbar', { name: '提出 1人／4人中' })).toBeVisible()
  })

  it('counts the begun students if the server does not', async () => {
    fake.api('homework-basic-info', () =>
      success(homework({ homework_id: '601', student_count: 4, submitted_count: 1 })),
    )
    openTab('tab=progress')
    expect(await screen.findByText(/^学習中 2人\s未着手 1人$/)).toBeVisible()
  })

  it('shows each student in the list of their status with class and time, and links to the papers', async () => {
    openTab('tab=progress')
    expect(await namesIn('未着手')).toEqual(['髙橋 葵'])
    expect(await namesIn('学習中')).toEqual(['𠮷田 大翔', '齋藤 蓮'])
    expect(await namesIn('提出済み')).toEqual(['阿部 陽菜'])
    expect(screen.getByRole('heading', { name: '学習中 2人' })).toBeInTheDocument()
    const done = await stage('提出済み')
    expect(within(done).getByText(/11\/18.*19:20 提出/)).toBeInTheDocument()
    expect(within(done).getByText('2年A組')).toBeInTheDocument()
    expect(within(await stage('学習中')).getByText(/^最終学習 11\/19/)).toBeInTheDocument()
    expect(within(done).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/homework-details/601?tab=student&student_id=1',
    )
  })

  it('filters by name and by class', async () => {
    const user = userEvent.setup()
    openTab('tab=progress')
    await stage('未着手')
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    expect(await namesIn('学習中')).toEqual(['齋藤 蓮'])
    expect(screen.getByText('未着手の生徒はいません')).toBeInTheDocument()
    // a select keeps its own keys
    await user.click(screen.getByRole('heading', { name: /^学習中/ }))
    await user.keyboard('/')
    expect(screen.getByRole('textbox', { name: '生徒をさがす' })).toHaveFocus()
    await user.keyboard('吉田')
    expect(await namesIn('学習中')).toEqual([])
  })

  it('copies the names of a stage as lines for a spreadsheet', async () => {
    const user = userEvent.setup()
    const setData = vi.fn()
    Object.assign(document, {
      execCommand: () => {
        const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } })
        return document.dispatchEvent(event) || event.defaultPrevented
      },
    })
    openTab('tab=progress')
    await stage('学習中')
    await user.click(screen.getByRole('button', { name: '学習中の生徒の名前をコピー' }))
    expect(setData).toHaveBeenCalledWith('text/plain', '2年A組\t02\t𠮷田 大翔\n2年B組\t04\t齋藤 蓮')
    expect(await screen.findByText('2人のクラス・番号・名前をコピーしました')).toBeInTheDocument()
    // The browser refuses: it asks for the text, but does not write it.
    Object.assign(document, {
      execCommand: () => {
        document.dispatchEvent(new Event('copy', { cancelable: true }))
        return false
      },
    })
    await user.click(screen.getByRole('button', { name: '学習中の生徒の名前をコピー' }))
    expect(await screen.findByText('コピーできませんでした。')).toBeInTheDocument()
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('moves a student who has submitted, and keeps the search', async () => {
    const user = userEvent.setup()
    const { client } = openTab('tab=progress')
    await stage('学習中')
    await user.type(screen.getByRole('textbox', { name: '生徒をさがす' }), '吉田')
    expect(await namesIn('学習中')).toEqual(['𠮷田 大翔'])
    const items = classRows.map(row => (row.student_id === '2' ? { ...row, submit_status: 2 } : row))
    fake.api('topic-score-overview-y', () => success({ items, total: items.length }))
    await act(() => client.refetchQueries({ queryKey: ['topic-score-overview-y'] }))
    expect(await namesIn('提出済み')).toEqual(['𠮷田 大翔'])
    expect(screen.getByRole('textbox', { name: '生徒をさがす' })).toHaveFocus()
  })

  it('keeps the students who were read when a later page fails, with a retry button', async () => {
    const user = userEvent.setup()
    const many = [...classRows, ...Array.from({ length: 99 }, (_, at) => row(`x${at}`, '山田', {}))]
    let fails = true
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      page > 1 && fails
        ? failure('status', '')
        : success({ items: many.slice((page - 1) * limit, page * limit), total: many.length }),
    )
    openTab('tab=progress')
    expect(await screen.findByText('続きを読み込めませんでした')).toBeVisible()
    expect(screen.getByText('読み込み中 100人／103人中')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('103人')).toBeVisible()
  })

  it('says that nobody receives the homework, or when it is delivered', async () => {
    fake.api('topic-score-overview-y', () => success({ items: [], total: 0 }))
    const { unmount } = openTab('tab=progress')
    expect(await screen.findByText('この宿題を受け取る生徒がいません')).toBeVisible()
    expect(screen.getByText('クラスに生徒が入ると、ここに並びます。')).toBeVisible()
    unmount()
    fake.api('homework-basic-info', () => success(homework({ status: 5, start_time: '2099-11-30 08:00:00' })))
    openTab('tab=progress')
    expect(await screen.findByText(/^2099\/11\/30（月）8:00に配信します/)).toBeVisible()
  })

  it('shows a retry button after a failure', async () => {
    const user = userEvent.setup()
    fake.api('topic-score-overview-y', () => failure('status', 'いま使えません'))
    openTab('tab=progress')
    expect(await screen.findByText('提出状況を読み込めませんでした')).toBeInTheDocument()
    fake.api('topic-score-overview-y', () => success({ items: classRows, total: classRows.length }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await namesIn('提出済み')).toEqual(['阿部 陽菜'])
  })
})
