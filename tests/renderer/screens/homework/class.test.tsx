/** A class that is chosen on one tab of a homework is the class of every tab, and of 講評. */
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { failure, success } from '../../../../shared/contract/result'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from './fake-layout'
import { classRows, homeworkBridge, openTab } from './render-homework'
import { paper, row } from './samples'

let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
  // the search for hidden elements would take most of the time
  configure({ defaultHidden: true })
})
afterAll(() => {
  takeSize()
  configure({ defaultHidden: false })
})

const items = [
  { student_id: '1', number: '01', nickname: '阿部 陽菜', score: 71, learn_count: 1 },
  { student_id: '4', number: '04', nickname: '齋藤 蓮', score: 60, learn_count: 1 },
]
beforeEach(() => {
  const fake = homeworkBridge()
  fake.api('one-topic-overview', () => success({ items, total: items.length }))
  fake.answer('media.resolve', () => success({ addresses: [] }))
})

const classSelect = () => screen.findByRole('combobox', { name: 'クラスで絞り込む' })

it('follows from each tab to the next, and to 講評', async () => {
  const user = userEvent.setup()
  const choices = ['2年B組', '2年A組', 'すべてのクラス', '2年A組', '2年B組']
  let last = 'すべてのクラス'
  for (const [at, tab] of ['matrix', 'progress', 'topic', 'question', 'student'].entries()) {
    openTab(`tab=${tab}`)
    expect(await classSelect()).toHaveDisplayValue(last)
    last = choices[at] ?? ''
    await user.selectOptions(await classSelect(), last)
    cleanup()
  }
  renderScreen(<Commentary />, { path: '/admin/commentary/:homeworkId', url: '/admin/commentary/601' })
  expect(await screen.findByRole('combobox', { name: 'クラス' })).toHaveDisplayValue('2年B組')
})

it('follows from 講評 to the tabs, whose lists and averages are of that class', async () => {
  renderScreen(<Commentary />, { path: '/admin/commentary/:homeworkId', url: '/admin/commentary/601' })
  await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: 'クラス' }), '2年B組')
  cleanup()
  openTab('tab=student')
  expect(await screen.findByRole('heading', { name: '齋藤 蓮' })).toBeVisible()
  expect(screen.queryByText('阿部 陽菜')).not.toBeInTheDocument()
  cleanup()
  openTab('tab=topic')
  expect(await screen.findByRole('link', { name: '齋藤 蓮の答案を開く' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '阿部 陽菜の答案を開く' })).not.toBeInTheDocument()
  expect(screen.getByText('クラス平均点')).toHaveTextContent('クラス平均点 60.0')
})

it('is the class with which a student of several classes is compared', async () => {
  const inB = { team_id: '5', team_name: '2年B組' }
  const scores = { '91': 70, '92': 0 }
  // 阿部 is in both classes: 70 and 90 in A, 70 and 50 in B
  const both = [
    row('1', '阿部 陽菜', scores),
    row('2', '𠮷田 大翔', { '91': 90 }),
    row('1', '阿部 陽菜', scores, inB),
    row('4', '齋藤 蓮', { '91': 50 }, inB),
  ]
  const fake = homeworkBridge()
  fake.api('topic-score-overview-y', () => success({ items: both, total: both.length }))
  fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy')))
  openTab('tab=student&student_id=1')
  const line = async () => within(await screen.findByRole('row', { name: /空所補充/ })).getAllByRole('cell')
  expect((await line()).slice(2, 4).map(cell => cell.textContent)).toEqual(['80.0', '−10.0'])
  await userEvent.setup().selectOptions(await classSelect(), '2年B組')
  expect(await screen.findByRole('columnheader', { name: '2年B組の平均点' })).toBeVisible()
  expect((await line()).slice(2, 4).map(cell => cell.textContent)).toEqual(['60.0', '+10.0'])
  cleanup()
  openTab('topic_id=91&student_id=1')
  await waitFor(() => expect(screen.getByText('クラス平均点')).toHaveTextContent('クラス平均点 60.0/100点'))
})

it('has no scores in 課題ごと as long as its students are not known', async () => {
  const user = userEvent.setup()
  const fake = homeworkBridge()
  fake.api('one-topic-overview', () => success({ items, total: items.length }))
  const many = [...Array.from({ length: 97 }, (_, at) => row(`x${at}`, '山田', {})), ...classRows]
  let fails = true
  fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
    page > 1 && fails
      ? failure('status', '')
      : success({ items: many.slice((page - 1) * limit, page * limit), total: many.length }),
  )
  openTab('tab=topic')
  await screen.findByRole('link', { name: '齋藤 蓮の答案を開く' })
  await user.selectOptions(await classSelect(), '2年B組')
  expect(await screen.findByText('課題の成績を読み込めませんでした')).toBeVisible()
  expect(screen.queryByRole('list', { name: '点数の分布' })).toBeNull()
  fails = false
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByRole('link', { name: '齋藤 蓮の答案を開く' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '阿部 陽菜の答案を開く' })).toBeNull()
})

it('is said to be why 成績一覧 is empty, and ends with 全員を表示する', async () => {
  const user = userEvent.setup()
  const items = classRows.map(each => (each.team_id === '5' ? { ...each, submit_status: 2 } : each))
  homeworkBridge().api('topic-score-overview-y', () => success({ items, total: items.length }))
  openTab('')
  await screen.findByRole('rowheader', { name: /阿部 陽菜/ })
  await user.selectOptions(await classSelect(), '2年B組')
  await user.selectOptions(screen.getByRole('combobox', { name: '提出の状況で絞り込む' }), '未提出（学習中・未着手）')
  expect(await screen.findByText('あてはまる生徒はいません')).toBeVisible()
  expect(screen.queryByText('未提出の生徒はいません')).toBeNull()
  await user.type(screen.getByLabelText('生徒をさがす'), '阿部')
  expect(await screen.findByText('名前や番号の合う生徒はいません')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '全員を表示する' }))
  expect(await classSelect()).toHaveDisplayValue('すべてのクラス')
  expect(await screen.findByRole('rowheader', { name: /阿部 陽菜/ })).toBeVisible()
})

it('does not change what the server and the files count, and says so', async () => {
  openTab('tab=progress')
  const user = userEvent.setup()
  await user.selectOptions(await classSelect(), '2年B組')
  await user.click(screen.getByRole('button', { name: 'Excelに出力' }))
  const note = 'クラスの絞り込みは使いません。すべてのクラス（2年A組・2年B組）を出力します。'
  // without layout, the menu itself counts as hidden
  expect(await screen.findByRole('menu', { hidden: true })).toHaveAccessibleDescription(note)
  cleanup()
  openTab('tab=topics')
  expect(await screen.findByText('2件の課題（すべてのクラスの集計）')).toBeVisible()
})

it('belongs to one homework, and ends with the session', async () => {
  openTab('tab=progress')
  await userEvent.setup().selectOptions(await classSelect(), '2年B組')
  cleanup()
  putBridge()
  homeworkBridge()
  openTab('tab=progress')
  expect(await classSelect()).toHaveDisplayValue('すべてのクラス')
})
