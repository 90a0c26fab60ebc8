import { renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usePaperOrder } from '../../../../renderer/features/homework/paper/paper-navigation'
import { countByScore, topicAverage } from '../../../../renderer/features/homework/topic/topic-scores'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { failure, success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from './fake-layout'
import { columns, homework, paper, row, rows } from './samples'

const student = (id: string, nickname: string, score?: number, submit_time?: string) => ({
  student_id: id,
  number: id.padStart(2, '0'),
  nickname,
  score,
  best_score: score,
  learn_count: score === undefined ? 0 : 1,
  submit_time,
  guid: undefined,
})
const students = [
  student('1', '阿部 陽菜', 71, '2026-11-18 19:20:11'),
  student('2', '𠮷田 大翔', 0, '2026-11-17 08:00:00'),
  student('3', '髙橋 葵'),
]

/** A full page of students who are not in the topic. */
const filler = Array.from({ length: 100 }, (_, at) => row(String(1000 + at), `生徒${at}`, {}))

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = putBridge()
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
  fake.api('topic-score-overview-y', () => success({ items: rows, total: rows.length }))
  fake.api('one-topic-overview', () => success({ average_score: 35.5, items: students, total: 3 }))
})

const open = (query = 'tab=topic') =>
  renderScreen(<HomeworkDetails />, {
    path: '/admin/homework-details/:homeworkId',
    url: `/admin/homework-details/601?${query}`,
  })
const names = () => screen.getAllByRole('link', { name: /の答案を開く$/ }).map(link => link.textContent)

describe('課題ごと', () => {
  it('shows the first topic with average and distribution, and links to the papers', async () => {
    open()
    const link = await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    expect(link).toHaveAttribute('href', '/admin/homework-details/601?topic_id=91&student_id=1')
    expect(screen.getByText('35.5')).toBeInTheDocument()
    const counts = screen.getByRole('list', { name: '点数の分布' })
    expect(
      within(counts)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['A 0人', 'B 1人', 'C 1人', '未着手 1人'])
  })

  it('does not call a topic 未着手 that was done and has no score', async () => {
    const unscored = { ...student('4', '清水 岳', undefined, '2026-11-18 20:00:00'), learn_count: 1 }
    fake.api('one-topic-overview', () => success({ average_score: 35.5, items: [...students, unscored], total: 4 }))
    open()
    const line = (await screen.findByRole('link', { name: '清水 岳の答案を開く' })).closest('tr') as HTMLElement
    expect(within(line).getByText('点数なし')).toBeVisible()
    const counts = within(screen.getByRole('list', { name: '点数の分布' })).getAllByRole('listitem')
    expect(counts.slice(3).map(item => item.textContent)).toEqual(['点数なし 1人', '未着手 1人'])
  })

  it('sorts by a header; students without a score come last', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    await user.click(screen.getByRole('button', { name: '点数' }))
    expect(names()).toEqual(['阿部 陽菜', '𠮷田 大翔', '髙橋 葵'])
    await user.click(screen.getByRole('button', { name: '点数' }))
    expect(names()).toEqual(['𠮷田 大翔', '阿部 陽菜', '髙橋 葵'])
    expect(screen.getByRole('columnheader', { name: '点数' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('sorts by time, the latest first; students without a time come last', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    await user.click(screen.getByRole('button', { name: '提出日時' }))
    expect(names()).toEqual(['阿部 陽菜', '𠮷田 大翔', '髙橋 葵'])
    await user.click(screen.getByRole('button', { name: '提出日時' }))
    expect(names()).toEqual(['𠮷田 大翔', '阿部 陽菜', '髙橋 葵'])
  })

  it('opens a paper with the students in the order of the table', async () => {
    const user = userEvent.setup()
    open()
    const link = await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    await user.click(screen.getByRole('button', { name: '番号' }))
    fake.api('topic-answer-paper', () => success(paper('91', 'happy')))
    await user.click(link)
    expect(renderHook(() => usePaperOrder('601')).result.current?.studentIds).toEqual(['3', '2', '1'])
  })

  it('shows the class of each student if there are several', async () => {
    const [one, other] = rows
    if (!one || !other) throw new Error('no rows')
    const all = [one, { ...other, team_id: '5', team_name: '2年B組' }, { ...other, team_id: '6', team_name: '英語部' }]
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      success({
        items: [...filler, ...all].slice((page - 1) * limit, page * limit),
        total: filler.length + all.length,
      }),
    )
    open()
    const first = await screen.findByRole('row', { name: /阿部 陽菜/ })
    await waitFor(() => expect(within(first).getByText('2年A組')).toBeInTheDocument())
    expect(within(screen.getByRole('row', { name: /𠮷田 大翔/ })).getByText('2年B組・英語部')).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'クラス' })).toBeInTheDocument()
  })

  it('has no class column for one class', async () => {
    fake.api('homework-basic-info', () => success(homework({ team_names: ['2年A組'] })))
    open()
    await screen.findByRole('row', { name: /阿部 陽菜/ })
    expect(screen.queryByRole('columnheader', { name: 'クラス' })).toBeNull()
  })

  it('goes to the next topic', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByRole('link', { name: '阿部 陽菜の答案を開く' })
    await user.click(screen.getByRole('button', { name: '次の課題' }))
    await waitFor(() => expect(fake.requests('one-topic-overview').at(-1)).toMatchObject({ topic_id: '92' }))
    expect(screen.getByRole('button', { name: '次の課題' })).toBeDisabled()
  })

  it('says that a topic does not exist', async () => {
    open('tab=topic&topic_id=nowhere')
    expect(await screen.findByText('この宿題に、その課題はありません')).toBeInTheDocument()
  })

  it('says that no student receives the topic', async () => {
    fake.api('one-topic-overview', () => success({ average_score: undefined, items: [], total: 0 }))
    open()
    expect(await screen.findByText('この課題を受け取る生徒がいません')).toBeInTheDocument()
  })

  it('shows a retry button after a failure', async () => {
    const user = userEvent.setup()
    fake.api('one-topic-overview', () => failure('status', 'いま使えません'))
    open()
    expect(await screen.findByText('課題の成績を読み込めませんでした')).toBeInTheDocument()
    fake.api('one-topic-overview', () => success({ average_score: 35.5, items: students, total: 3 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('35.5')).toBeInTheDocument()
  })
})

describe('the scores of a topic', () => {
  it('computes the average from the students, or takes the server’s if some are missing', () => {
    const overview = { average_score: 40, items: students, total: 3 }
    expect(topicAverage(overview, 50)).toBe(35.5)
    expect(topicAverage({ ...overview, total: 4 }, 50)).toBe(40)
    expect(topicAverage({ ...overview, average_score: undefined, total: 4 }, 50)).toBe(50)
  })
  it('counts the score classes relative to the full score', () => {
    expect(countByScore([student('1', 'a', 9)], 10)[0]).toEqual(['good', 1])
  })
})
