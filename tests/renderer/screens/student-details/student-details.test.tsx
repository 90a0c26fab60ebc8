/** One student's study: score sheet, homework, exercises, e-books and achievements, each leading to its rows. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JobHost } from '../../../../renderer/app/JobHost'
import { setStudentOrder } from '../../../../renderer/features/study/student-order'
import { StudentDetails } from '../../../../renderer/screens/student-details/StudentDetails'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from '../homework/fake-layout'

const mate = (student_id: string, nickname: string) => ({
  student_id,
  number: student_id.slice(2).padStart(2, '0'),
  nickname,
  team_id: '3',
  team_name: '2年A組',
})

const mates = [mate('s-1', '阿部 陽菜'), mate('s-2', '佐藤 蓮'), mate('s-3', '髙橋 葵')]

const totals = {
  exercise_count: 2,
  average_score: 75,
  best_score: 90,
  study_seconds: 5400,
  record_duration: 120,
  integral: 36,
}

const topic = (topic_id: string, resource_title: string, score?: number) => ({
  homework_id: '501',
  homework_title: 'Unit 5 週末の音読',
  homework_type: 1,
  topic_id,
  resource_id: `r-${topic_id}`,
  resource_title,
  resource_level: '中学2年',
  view_key: 'english-question-answer',
  full_score: 100,
  score,
  best_score: score,
  learn_count: score === undefined ? 0 : 2,
  submit_time: score === undefined ? undefined : '2026-11-20 19:05:00',
})

const log = (round: number, score: number | undefined, updated_at: string, homework_id = '501') => ({
  homework_id,
  homework_title: 'Unit 5 週末の音読',
  topic_id: homework_id === '' ? '' : '9001',
  resource_id: 'r-9001',
  resource_title: '文の音読',
  resource_level: '中学2年',
  view_key: 'sentence-reading',
  round,
  score,
  study_seconds: 150,
  record_duration: 60,
  updated_at,
})

let fake: FakeBridge
let takeSize = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  takeSize = giveSize()
  fake = putBridge({ session: teacher })
  fake.api('get-student-rpt', ({ student_id }) => {
    const found = mates.find(each => each.student_id === student_id)
    return found ? success({ ...found, ...totals, homework_count: 1, submitted_count: 1 }) : refusal(404)
  })
  fake.api('student-list-by-team', () => success({ items: mates, total: mates.length }))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
  fake.api('homework-search-filter2', () =>
    success({ homework_types: [1], homeworks: [{ homework_id: '501', title: 'Unit 5 週末の音読' }] }),
  )
  fake.api('study-survey-homework-topic-list', () =>
    success({ items: [topic('9001', '文の音読', 84), topic('9002', '単語の確認')], total: 2 }),
  )
  fake.api('homework-topic-details', ({ topic_id }) =>
    success({
      ...topic(topic_id, '文の音読', 84),
      average_score: 70.25,
      items: [log(1, 60, '2026-11-19 18:00:00'), log(2, 84, '2026-11-20 19:05:00')],
      total: 2,
    }),
  )
  fake.api('question-answer-logs', () =>
    success({
      items: [
        { question_id: '1', round: 2, answer_result: 'Yes, I do.', score: 100 },
        { question_id: '2', round: 2, score: undefined },
        { question_id: '1', round: 1, answer_result: 'No', score: 0 },
      ],
      total: 3,
    }),
  )
  fake.api('resource-preview', () => refusal(404))
  fake.api('topic-answer-paper', () => refusal(404))
  fake.api('exercise-search-filter2', () =>
    success({
      view_keys: [{ view_key: 'sentence-reading', exercise_count: 2 }],
      resource_levels: [{ resource_level: '中学2年', exercise_count: 2 }],
    }),
  )
  fake.api('exercise-summary', () =>
    success({
      ...totals,
      resource_count: 1,
      items: [
        { date: '2026-11-19', ...totals, exercise_count: 1, average_score: 60 },
        { date: '2026-11-20', ...totals, exercise_count: 1, average_score: undefined },
      ],
      total: 2,
    }),
  )
  fake.api('resource-exercise-logs', () =>
    success({ items: [log(2, undefined, '2026-11-20 19:05:00'), log(1, 60, '2026-11-19 18:00:00', '')], total: 2 }),
  )
  fake.api('resource-exercise-details', () =>
    success({ ...totals, resource_title: '文の音読', items: [topic('9001', '文の音読', 84)], total: 1 }),
  )
  fake.api('ebook-read-list', () =>
    success({
      items: [
        {
          ebook_id: 'b-2',
          title: 'The Sea',
          resource_level: '3',
          word_count: 500,
          read_percent: 40,
          start_time: '2026-11-01 08:00:00',
          has_impression: 0,
        },
        {
          ebook_id: 'b-1',
          title: 'The Fox',
          resource_level: '2',
          word_count: 320,
          read_percent: 100,
          start_time: '2026-11-10 08:00:00',
          has_impression: 1,
        },
      ],
      total: 2,
    }),
  )
  fake.api('impression-detail', () => success({ title: 'The Fox', content: 'きつねがよかった。', evaluate: 4 }))
  fake.api('student-achievement-page-list', () =>
    success({
      items: [
        { motivation_id: 'm-1', ...mate('s-2', '佐藤 蓮'), type: 3, count: 7, achieve_time: '2026-11-20 10:00:00' },
        { motivation_id: 'm-2', ...mate('s-1', '阿部 陽菜'), type: 1, count: 50, achieve_time: '2026-11-20 10:00:00' },
      ],
      total: 2,
    }),
  )
})

afterEach(() => {
  takeSize()
  vi.useRealTimers()
})

const Probe = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

const open = (query = '', id = 's-2') =>
  renderScreen(
    <JobHost>
      <StudentDetails />
      <Probe />
    </JobHost>,
    { path: '/admin/student/student-details/:studentId', url: `/admin/student/student-details/${id}${query}` },
  )

const lines = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  await within(table).findAllByRole('rowheader')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(line => [...line.querySelectorAll('th, td')].map(cell => cell.textContent))
    .filter(cells => cells.length > 0)
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the student', () => {
  it('is not waited for by what a tab reads, and nothing is shown without her name', async () => {
    let name = () => {}
    const named = new Promise<void>(done => {
      name = done
    })
    fake.api('get-student-rpt', async () => {
      await named
      return success({ ...mates[1], ...totals, homework_count: 1, submitted_count: 1 })
    })
    open('?tab=exercise')
    await waitFor(() => expect(fake.requests('resource-exercise-logs')).toHaveLength(1))
    expect(fake.requests('exercise-summary')).toHaveLength(1)
    const [round] = await screen.findAllByTitle('文の音読')
    expect(round).not.toBeVisible()
    // a key enters no row that nobody sees
    await userEvent.keyboard('{ArrowDown}')
    expect(document.body).toHaveFocus()
    name()
    expect(await screen.findByRole('heading', { level: 1, name: '佐藤 蓮' })).toBeVisible()
    expect(round).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    expect(round).toHaveFocus()
  })

  it('is named with class and number, with the score sheet of this month and its time', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '佐藤 蓮' })).toBeVisible()
    expect(hrefOf('2年A組')).toBe('/admin/student/student-overview-home?team_id=3')
    expect(await screen.findByRole('article', { name: '佐藤 蓮' })).toBeVisible()
    expect(screen.getAllByText('02番')).toHaveLength(2)
    expect(screen.getByText('11月23日 10:15 時点')).toBeVisible()
    expect(fake.requests('get-student-rpt')).toEqual([
      { student_id: 's-2', start_time: '2026-11-01', end_time: '2026-11-30' },
    ])
  })

  it('is followed by the next of the class by key, in the same tab and period', async () => {
    const user = userEvent.setup()
    open('?tab=homework&period=lastMonth')
    expect(await screen.findByText('2 / 3')).toBeVisible()
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByRole('heading', { level: 1, name: '髙橋 葵' })).toBeVisible()
    await waitFor(() =>
      expect(fake.requests('study-survey-homework-topic-list').at(-1)).toMatchObject({
        student_id: 's-3',
        start_time: '2026-10-01',
        end_time: '2026-10-31',
      }),
    )
    await user.keyboard('{Shift>}K{/Shift}')
    expect(await screen.findByRole('heading', { level: 1, name: '佐藤 蓮' })).toBeVisible()
  })

  it('is followed by the next of the list that opened her', async () => {
    setStudentOrder(['s-2', 's-1'])
    open()
    expect(await screen.findByText('1 / 2')).toBeVisible()
    await userEvent.setup().click(screen.getByRole('button', { name: /次の生徒/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '阿部 陽菜' })).toBeVisible()
  })

  it('is asked for by a server whose report does not name her', async () => {
    fake.api('get-student-rpt', () => success({ ...totals }))
    fake.api('search-student', () => success({ items: [mate('s-20', '別の生徒'), mate('s-2', '佐藤 蓮')], total: 2 }))
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '佐藤 蓮' })).toBeVisible()
  })

  it('may not exist, or may not be readable now', async () => {
    open('', 's-99')
    expect(await screen.findByText('この生徒は見つかりません。削除されたか、見る権限がありません。')).toBeVisible()
    fake.api('get-student-rpt', () => failure('status', '今は読めません。'))
    open('', 's-1')
    expect(await screen.findByText('生徒を読み込めませんでした')).toBeVisible()
  })
})

describe('her homework', () => {
  it('is listed topic by topic, with a gap where nothing was done', async () => {
    open('?tab=homework')
    expect(await lines('宿題の課題')).toEqual([
      ['Unit 5 週末の音読', '文の音読', '英問英答', '84A', '84', '2', '11/20（金）19:05'],
      ['Unit 5 週末の音読', '単語の確認', '英問英答', '未着手', '―', '0', '―'],
    ])
    expect(screen.getByText('2件')).toBeVisible()
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: '学習のようす' }), '未着手の課題')
    await waitFor(async () => expect(await lines('宿題の課題')).toHaveLength(1))
    expect(screen.getByText('1件')).toBeVisible()
  })

  it('tells a topic that was done without a score from one that was not begun', async () => {
    const done = { ...topic('9003', '自由英作文'), learn_count: 1, submit_time: '2026-11-20 19:05:00' }
    fake.api('study-survey-homework-topic-list', () => success({ items: [done], total: 1 }))
    open('?tab=homework')
    expect(await lines('宿題の課題')).toEqual([
      ['Unit 5 週末の音読', '自由英作文', '英問英答', '点数なし', '―', '1', '11/20（金）19:05'],
    ])
  })

  it('asks the server for a chosen homework', async () => {
    open('?tab=homework')
    await lines('宿題の課題')
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: '宿題' }), 'Unit 5 週末の音読')
    await waitFor(() =>
      expect(fake.requests('study-survey-homework-topic-list').at(-1)).toEqual({
        student_id: 's-2',
        homework_id: '501',
        start_time: '2026-11-01',
        end_time: '2026-11-30',
        page: 1,
        limit: 200,
      }),
    )
  })

  it('opens one topic: its rounds with their papers, and each question with the answers of the rounds', async () => {
    open('?tab=homework')
    await lines('宿題の課題')
    await userEvent.setup().click(screen.getByRole('link', { name: '文の音読の記録を開く' }))
    expect(await lines('回ごとの記録')).toEqual([
      ['2回目', '11/20（金）19:05', '84A', '3', '1'],
      ['1回目', '11/19（木）18:00', '60B', '3', '1'],
    ])
    expect(hrefOf('2回目の答案を開く')).toBe('/admin/homework-details/501?topic_id=9001&student_id=s-2&round=2')
    const history = await lines('設問ごとの解答の移り変わり')
    expect(history.map(cells => cells.length)).toEqual([3, 3])
    expect(history[0]?.[1]).toContain('No')
    expect(history[0]?.[2]).toContain('Yes, I do.')
    expect(history[1]?.[1]).toBe('―')
    expect(history[1]?.[2]).toContain('未回答')
    await userEvent.setup().keyboard('{Escape}')
    expect(await screen.findByRole('table', { name: '宿題の課題' })).toBeVisible()
  })
})

describe('her exercises', () => {
  it('are counted, listed by day and by round, and lead to their papers', async () => {
    open('?tab=exercise')
    expect(await lines('学習の記録')).toEqual([
      ['11/20（金）19:05', '文の音読', '文の音読', '中学2年', '2回目', '―', '3', '1'],
      ['11/19（木）18:00', '文の音読', '文の音読', '中学2年', '1回目', '60B', '3', '1'],
    ])
    expect(hrefOf('文の音読の2回目の答案を開く')).toBe(
      '/admin/homework-details/501?topic_id=9001&student_id=s-2&round=2',
    )
    expect(screen.queryByRole('link', { name: '文の音読の1回目の答案を開く' })).toBeNull()
    expect(screen.getByText('平均点 75.0（2回）')).toBeVisible()
    expect(screen.getByText('学習時間 1時間30分')).toBeVisible()
    expect(await lines('日ごとの学習')).toEqual([
      ['11/20（金）', '1', '―', '90'],
      ['11/19（木）', '1', '60.0', '90'],
    ])
  })

  it('of one day are shown alone', async () => {
    const user = userEvent.setup()
    open('?tab=exercise')
    await lines('学習の記録')
    await user.click(await screen.findByRole('button', { name: '11/19（木）の記録だけを表示する' }))
    await waitFor(async () => expect((await lines('学習の記録')).map(([time]) => time)).toEqual(['11/19（木）18:00']))
  })

  it('of one resource are shown with its homework', async () => {
    open('?tab=exercise&resource_id=r-9001')
    expect(await screen.findByRole('heading', { level: 2, name: '文の音読' })).toBeVisible()
    expect(hrefOf('Unit 5 週末の音読')).toBe(
      '/admin/student/student-details/s-2?tab=homework&homework_id=501&topic_id=9001',
    )
    expect(await lines('学習の記録')).toHaveLength(2)
  })
})

it('shows the books that she read, and what she wrote', async () => {
  open('?tab=ebook')
  expect((await lines('読んだ本')).map(([title, , , percent]) => [title, percent])).toEqual([
    ['The Fox', '100'],
    ['The Sea', '40'],
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: 'The Foxの感想を読む' }))
  expect(await screen.findByText('きつねがよかった。')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'The Foxの感想' })).toHaveFocus()
  expect(screen.getByText('★4（5点満点）')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'The Seaの感想を読む' })).toBeNull()
})

it('shows her own achievements of those of the class', async () => {
  open('?tab=achievement')
  expect(await lines('実績')).toEqual([['11/20（金）10:00', '7日つづけて学習', '―', '―']])
})

it('says what is wrong with own dates, and asks for nothing', async () => {
  open('?tab=exercise&period=own&from=2026-11-20&to=2026-11-10')
  expect(await screen.findByText('終了日は、開始日と同じか後の日にしてください。')).toBeVisible()
  expect(fake.requests('exercise-summary')).toEqual([])
})

it('hides her name from the class', async () => {
  fake.answer('keeps.read', ({ key }) =>
    success({ value: key === 'review-settings' ? { hidesNames: true, hidesAi: false } : null }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: '生徒 1' })).toBeVisible()
  expect(await screen.findByRole('article', { name: '生徒 1' })).toBeVisible()
  expect(screen.queryByText(/佐藤|02番/)).toBeNull()
  await waitFor(() => expect(document.title).toBe('生徒 1の学習状況 | はなまる'))
})
