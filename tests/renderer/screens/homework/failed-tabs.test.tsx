/** Tabs of a homework whose topics or students cannot be read, or are none. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { homeworkBridge, openTab } from './render-homework'

it.each([
  ['tab=topic', 'topic-score-overview-x', '課題の成績を読み込めませんでした'],
  ['tab=question', 'homework-topic-list', '設問ごとの結果を読み込めませんでした'],
  ['tab=student', 'topic-score-overview-x', '生徒の成績を読み込めませんでした'],
] as const)('%s says what failed, and reads it again', async (tab, list, message) => {
  const fake = homeworkBridge()
  fake.api(list, () => refusal(400))
  openTab(tab)
  expect(await screen.findByText(message)).toBeVisible()
  fake.api(list, () => success({ items: [], total: 0 }))
  await userEvent.click(screen.getByRole('button', { name: '再試行' }))
  const [shown] = await screen.findAllByText(/^この宿題には課題がありません|阿部 陽菜/)
  expect(shown).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
  expect(fake.requests(list).length).toBeGreaterThan(1)
})

it('tab=student says that a homework has no students', async () => {
  const fake = homeworkBridge()
  fake.api('topic-score-overview-y', () => success({ items: [], total: 0 }))
  openTab('tab=student')
  expect(await screen.findByText('この宿題を受け取る生徒がいません')).toBeVisible()
})
