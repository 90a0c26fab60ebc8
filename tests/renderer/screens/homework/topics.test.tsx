import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTopicsSort, sortTopics, type TopicRow } from '../../../../renderer/screens/homework/topics/topic-summary'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { holds } from '../../../shared/holds'
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
    expect(line).toHaveTextContent('3/4人')
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
    await user.click(screen.getByRole('button', { name: '平均点' }))
    expect(titles()).toEqual(['聞き取り', '空所補充'])
    await user.click(screen.getByRole('button', { name: '平均点' }))
    expect(titles()).toEqual(['空所補充', '聞き取り'])
    expect(screen.getByRole('columnheader', { name: '平均点' })).toHaveAttribute('aria-sort', 'descending')
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

describe('sortTopics', () => {
  const topic = fc.record({
    topic_id: fc.constantFrom('a', 'b', 'c', 'd'),
    average_score: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    full_score: fc.constantFrom(5, 50, 100),
    completed_count: fc.nat(4),
    student_count: fc.nat(4),
  })
  const rows = fc.array(
    topic.map(one => ({ ...overviews[0], best_score: undefined, lowest_score: undefined, ...one }) as TopicRow),
  )

  it('lists each topic once, topics without a value last in both directions', () => {
    holds(
      fc.tuple(rows, fc.constantFrom('place', 'average', 'completed'), fc.boolean()),
      ([topics, key, isDescending]) => {
        const sorted = sortTopics(topics, { key, isDescending })
        expect(new Set(sorted.map(({ topic: { topic_id } }) => topic_id)).size).toBe(sorted.length)
        expect(sorted).toHaveLength(new Set(topics.map(({ topic_id }) => topic_id)).size)
        const missing = sorted.map(({ topic: { average_score } }) => average_score === undefined)
        if (key === 'average') expect(missing).toEqual(missing.toSorted((one, other) => Number(one) - Number(other)))
      },
    )
  })

  it('reverses the order at the second click', () => {
    expect(nextTopicsSort({ key: 'place', isDescending: false }, 'average')).toEqual({
      key: 'average',
      isDescending: false,
    })
    expect(nextTopicsSort({ key: 'average', isDescending: false }, 'average').isDescending).toBe(true)
  })
})
