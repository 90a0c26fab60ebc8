import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { placedTopics, type TopicRow } from '../../../../renderer/screens/homework/topics/topic-rows'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { checkProperty } from '../../../shared/check-property'
import { homeworkBridge, openTab, overviews } from './render-homework'

let fake: FakeBridge
beforeEach(() => {
  fake = homeworkBridge()
})

const titles = () =>
  within(screen.getByRole('table', { name: '課題の一覧' }))
    .getAllByRole('rowheader')
    .map(head => within(head).getByRole('link').textContent)

describe('課題一覧', () => {
  it('shows the results of each topic, with links to the topic and its questions', async () => {
    openTab('tab=topics')
    const line = await screen.findByRole('row', { name: /^1 空所補充/ })
    expect(line).toHaveTextContent('3人／4人中')
    expect(screen.getByRole('button', { name: '終えた人' })).toBeInTheDocument()
    expect(line).toHaveTextContent('73.0')
    expect(line).toHaveTextContent('88A')
    expect(line).toHaveTextContent('60B')
    expect(within(line).getByRole('link', { name: '空所補充' })).toHaveAttribute(
      'href',
      '/admin/homework-details/601?tab=topic&topic_id=91',
    )
    expect(within(line).getByRole('link', { name: '空所補充を設問ごとに見る' })).toHaveAttribute(
      'href',
      '/admin/homework-details/601?tab=question&topic_id=91',
    )
  })

  it('sorts by a header, the worst first', async () => {
    const user = userEvent.setup()
    openTab('tab=topics')
    await screen.findByRole('row', { name: /^1 空所補充/ })
    await user.click(screen.getByRole('button', { name: '全体平均点' }))
    expect(titles()).toEqual(['聞き取り', '空所補充'])
    await user.click(screen.getByRole('button', { name: '全体平均点' }))
    expect(titles()).toEqual(['空所補充', '聞き取り'])
    expect(screen.getByRole('columnheader', { name: '全体平均点' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('sorts by share of the full score, topics without a value last in both directions', async () => {
    const user = userEvent.setup()
    const topic = (title: string, change: Partial<TopicRow>) =>
      ({ ...overviews[0], topic_id: title, resource_title: title, ...change }) as TopicRow
    const items = [
      topic('未着手', { average_score: undefined, student_count: 0, completed_count: 0 }),
      topic('満点', { average_score: 5, full_score: 5, student_count: 4, completed_count: 1 }),
      topic('半分', { average_score: 50, full_score: 100, student_count: 2, completed_count: 2 }),
    ]
    fake.api('all-topic-overview', () => success({ items, total: items.length }))
    openTab('tab=topics')
    await screen.findByRole('row', { name: /^1 未着手/ })
    await user.click(screen.getByRole('button', { name: '全体平均点' }))
    expect(titles()).toEqual(['半分', '満点', '未着手'])
    await user.click(screen.getByRole('button', { name: '全体平均点' }))
    expect(titles()).toEqual(['満点', '半分', '未着手'])
    await user.click(screen.getByRole('button', { name: '終えた人' }))
    expect(titles()).toEqual(['満点', '半分', '未着手'])
    await user.click(screen.getByRole('button', { name: '終えた人' }))
    expect(titles()).toEqual(['半分', '満点', '未着手'])
  })

  it('sorts by best and by lowest score', async () => {
    const user = userEvent.setup()
    const topic = (title: string, best_score: number, lowest_score: number) =>
      ({ ...overviews[0], topic_id: title, resource_title: title, best_score, lowest_score }) as TopicRow
    const items = [topic('甲', 90, 10), topic('乙', 80, 30), topic('丙', 100, 20)]
    fake.api('all-topic-overview', () => success({ items, total: items.length }))
    openTab('tab=topics')
    await user.click(await screen.findByRole('button', { name: '最高点' }))
    expect(titles()).toEqual(['乙', '甲', '丙'])
    await user.click(screen.getByRole('button', { name: '最低点' }))
    expect(titles()).toEqual(['甲', '丙', '乙'])
  })

  it('keeps the topics that were read when a later page fails, with a retry button', async () => {
    const user = userEvent.setup()
    const many = Array.from({ length: 130 }, (_, at) => ({ ...(overviews[0] as TopicRow), topic_id: String(at) }))
    let fails = true
    fake.api('all-topic-overview', ({ page, limit = 20 }) =>
      page > 1 && fails
        ? failure('status', '')
        : success({ items: many.slice((page - 1) * limit, page * limit), total: many.length }),
    )
    openTab('tab=topics')
    expect(await screen.findByText('続きを読み込めませんでした')).toBeVisible()
    expect(screen.getByText('100件の課題')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('130件の課題')).toBeVisible()
  })

  it('reads all pages', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({
      ...(overviews[0] as TopicRow),
      topic_id: String(at),
      resource_title: `課題${at}`,
    }))
    fake.api('all-topic-overview', ({ page, limit = 20 }) =>
      success({ items: many.slice((page - 1) * limit, page * limit), total: many.length }),
    )
    openTab('tab=topics')
    expect(await screen.findByText('130件の課題')).toBeInTheDocument()
  })

  it('shows the empty state and the retry button', async () => {
    const user = userEvent.setup()
    fake.api('all-topic-overview', () => failure('status', ''))
    openTab('tab=topics')
    expect(await screen.findByText('課題の一覧を読み込めませんでした')).toBeInTheDocument()
    fake.api('all-topic-overview', () => success({ items: [], total: 0 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('この宿題には課題がありません')).toBeInTheDocument()
  })
})

describe('the rows of 課題一覧', () => {
  it('contain each topic once, in the order of the homework', () => {
    const topics = fc.array(
      fc.constantFrom('a', 'b', 'c', 'd').map(topic_id => ({ ...overviews[0], topic_id }) as TopicRow),
    )
    checkProperty(topics, listed => {
      const rows = placedTopics(listed)
      expect(rows.map(({ topic }) => topic.topic_id)).toEqual([...new Set(listed.map(({ topic_id }) => topic_id))])
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, at) => at + 1))
    })
  })
})
