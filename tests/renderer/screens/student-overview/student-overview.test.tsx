/** 生徒別の状況: the month of a class, signs with their definitions, messages, and the same cells everywhere. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStudentOrder } from '../../../../renderer/features/study/student-order'
import { monthRows } from '../../../../renderer/screens/student-overview/month-rows'
import { StudentOverview } from '../../../../renderer/screens/student-overview/StudentOverview'
import { messageTo } from '../../../../renderer/screens/student-overview/write-message'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { homework, row } from '../homework/samples'

type MonthAnswer = EndpointResponse<'current-month-summary'>

const studied = (exercise_count: number, average_score?: number) => ({
  exercise_count,
  average_score,
  best_score: average_score === undefined ? undefined : 100,
  study_seconds: exercise_count * 90,
  record_duration: exercise_count * 30,
  integral: exercise_count * 10,
})

const student = (at: number, nickname: string, count: number, average?: number, submitted = 1) => ({
  student_id: `s-${at}`,
  number: String(at).padStart(2, '0'),
  nickname,
  team_id: '3',
  team_name: '2年A組',
  homework_count: 2,
  submitted_count: submitted,
  submit_percent: submitted * 50,
  ...studied(count, average),
})

const abe = student(1, '阿部 陽菜', 12, 84.25)
const sato = student(2, '佐藤 蓮', 0, undefined, 0)
const takahashi = student(3, '髙橋 アレクサンドラ 美咲', 8, 61)

const month = (items: MonthAnswer['items'], total = items.length): MonthAnswer => ({
  homework_count: 2,
  submitted_count: 2,
  submit_percent: 33.3,
  ...studied(20, 75),
  student_count: total,
  items,
  total,
})

/** The study of each student in the days that begin then. */
const reportOf: Record<string, Record<string, [number, number?]>> = {
  '2026-11-17': { 's-1': [5, 90], 's-2': [0], 's-3': [2, 60] },
  '2026-11-10': { 's-1': [12, 90], 's-2': [0], 's-3': [8, 61] },
  '2026-10-27': { 's-1': [8, 70], 's-2': [6, 80], 's-3': [9, 75] },
}

let fake: FakeBridge
let students: MonthAnswer['items']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  students = [abe, sato, takahashi]
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () =>
    success({
      items: ['3', '5'].map(id => ({
        id,
        name: id === '3' ? '2年A組' : '2年B組',
        allow_join: 1 as const,
        sort: 1,
        student_count: 3,
        hidden: 0 as const,
      })),
      total: 2,
    }),
  )
  fake.api('current-month-summary', () => success(month(students)))
  fake.api('get-team-rpt', ({ team_id, start_time = '' }) =>
    success({
      team_id,
      items: Object.entries(reportOf[start_time] ?? {}).map(([student_id, [count, average]]) => ({
        student_id,
        ...studied(count, average),
      })),
    }),
  )
  fake.api('my-homework-list', () =>
    success({
      items: [
        homework({
          homework_id: '601',
          title: '音読',
          team_ids: '3',
          end_time: '2026-11-20 23:59:59',
          submitted_count: 2,
        }),
        homework({ homework_id: '600', title: '先月の宿題', team_ids: '3', end_time: '2026-10-30 23:59:59' }),
      ],
      total: 2,
    }),
  )
  fake.api('topic-score-overview-y', () =>
    success({
      items: [
        row('s-1', '阿部 陽菜', {}, { submit_status: 2 }),
        row('s-2', '佐藤 蓮', {}, { submit_status: 0 }),
        row('s-3', '髙橋', {}, { submit_status: 2 }),
      ],
      total: 3,
    }),
  )
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Probe = () => <output>{JSON.stringify(useLocation())}</output>
const Order = () => <p>{useStudentOrder('s-1')?.join()}</p>

const open = (query = '?team_id=3') =>
  renderScreen(
    <>
      <StudentOverview />
      <Probe />
      <Order />
    </>,
    { url: `/admin/student/student-overview-home${query}` },
  )

const placeIn = ({ container }: { container: HTMLElement }): unknown =>
  JSON.parse(container.querySelector('output')?.textContent ?? '{}')

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(line => [...line.querySelectorAll('th, td')].map(cell => cell.textContent ?? ''))

/** The rows of the table on the screen, without the checkboxes. */
const shown = async () => {
  const table = await screen.findByRole('table', { name: '今月の学習状況' })
  await within(table).findAllByRole('rowheader')
  return cells(table).map(line => line.slice(1))
}

const names = async () => (await shown()).slice(1).map(([, name]) => name)

const signsKnown = () => screen.findByRole('button', { name: '7日間 学習なし 1人を表示する' })

describe('the month of a class', () => {
  it('shows each figure, with a gap where there is none, and of which time and of how many it is', async () => {
    open()
    await signsKnown()
    expect(await shown()).toEqual([
      [
        '番号',
        '生徒',
        '宿題数',
        '提出数',
        '提出率（%）',
        '学習回数',
        '平均点',
        '最高点',
        '学習（分）',
        '録音（分）',
        '気づき',
      ],
      ['01', '阿部 陽菜', '2', '1', '50.0', '12', '84.3', '100', '18', '6', expect.any(String)],
      ['02', '佐藤 蓮', '2', '0', '0.0', '0', '―', '―', '0', '0', expect.any(String)],
      ['03', '髙橋 アレクサンドラ 美咲', '2', '1', '50.0', '8', '61.0', '100', '12', '4', expect.any(String)],
    ])
    expect(screen.getByText('11月（11/1〜11/23）の集計')).toBeVisible()
    expect(screen.getByText('平均点 75.0（学習 20回）')).toBeVisible()
    expect(screen.getByText('11月23日 10:15 時点')).toBeVisible()
    expect(fake.requests('current-month-summary')).toEqual([{ team_id: '3', page: 1, limit: 200 }])
    expect(fake.requests('my-homework-list')).toMatchObject([{ finish_type: 2, start_time: '2026-11-01' }])
  })

  it('shows the offline copy of an earlier month with its own month and time', async () => {
    const copiedAt = fromJst(2026, 10, 30, 18, 0)
    fake.api('current-month-summary', () => ({ ...success(month(students)), copiedAt }))
    open()
    expect(await screen.findByText('10月（10/1〜10/30）の集計')).toBeVisible()
    expect(screen.getByText('10月30日 18:00 時点')).toBeVisible()
    expect((await names())[0]).toBe('阿部 陽菜')
  })

  it('leads from each figure to the rows that it is made of', async () => {
    open()
    await shown()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('阿部 陽菜の学習状況を開く')).toBe('/admin/student/student-details/s-1')
    expect(link('阿部 陽菜の提出数 1')).toBe('/admin/student/student-details/s-1?tab=homework')
    expect(link('阿部 陽菜の学習回数 12')).toBe('/admin/student/student-details/s-1?tab=exercise')
    expect(screen.queryByRole('link', { name: /佐藤 蓮の平均点/ })).toBeNull()
    await userEvent.setup().click(screen.getByRole('link', { name: '阿部 陽菜の学習状況を開く' }))
    expect(await screen.findByText('s-1,s-2,s-3')).toBeInTheDocument()
  })

  it('begins without the search of last time where the address names a class', async () => {
    const { unmount } = open()
    await shown()
    await userEvent.setup().type(screen.getByRole('textbox', { name: '生徒をさがす' }), '佐藤')
    await waitFor(async () => expect(await names()).toEqual(['佐藤 蓮']))
    unmount()
    open()
    expect(await names()).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: '生徒をさがす' })).toHaveValue('')
  })

  it('saves the workbook of the server for the class and the search', async () => {
    fake.answer('downloads.start', () => success({ id: 'd1' }))
    const user = userEvent.setup()
    open()
    await shown()
    await user.type(screen.getByRole('textbox', { name: '生徒をさがす' }), '佐藤')
    await waitFor(async () => expect(await names()).toEqual(['佐藤 蓮']))
    await user.click(screen.getByRole('button', { name: '印刷・保存' }))
    await user.click(await screen.findByRole('menuitem', { name: /^サーバー/ }))
    await waitFor(() =>
      expect(fake.calls.find(({ method }) => method === 'downloads.start')?.argument).toEqual({
        kind: 'export-current-month-summary',
        request: { team_id: '3', kw: '佐藤' },
      }),
    )
  })

  it('reads all pages of a server that gives fewer students, and shows 20 of them', async () => {
    const many = Array.from({ length: 45 }, (_, at) => student(at + 1, `生徒${at + 1}`, at))
    fake.api('current-month-summary', ({ page = 1 }) => success(month(many.slice((page - 1) * 30, page * 30), 45)))
    open()
    expect(await screen.findByText('45人')).toBeVisible()
    await waitFor(async () => expect(await names()).toHaveLength(20))
    expect(fake.requests('current-month-summary').map(({ page }) => page)).toEqual([1, 2])
    await userEvent.setup().click(screen.getByRole('button', { name: /学習回数/ }))
    expect((await names())[0]).toBe('生徒45')
  })

  it('says that a class is empty, and that nobody matches a search', async () => {
    open()
    await shown()
    await userEvent.setup().type(screen.getByRole('textbox', { name: '生徒をさがす' }), 'いない')
    expect(await screen.findByText('あてはまる生徒はいません')).toBeVisible()
    students = []
    open('?team_id=5')
    expect((await screen.findAllByText('生徒がいません'))[0]).toBeVisible()
  })

  it('has a dash instead of the average of a class that has no score yet', async () => {
    fake.api('current-month-summary', () => success({ ...month([sato]), ...studied(0) }))
    open()
    expect(await screen.findByText('平均点 ―（学習 0回）')).toBeVisible()
  })

  it('hides names from the class', async () => {
    open()
    await shown()
    await userEvent.setup().click(screen.getByRole('checkbox', { name: '名前を隠す' }))
    expect((await shown()).slice(1).map(([number, name]) => [number, name])).toEqual([
      ['―', '生徒 1'],
      ['―', '生徒 2'],
      ['―', '生徒 3'],
    ])
    expect(screen.queryByText(/阿部/)).toBeNull()
  })
})

it('hides names and leaves the AI of 添削 as it is: both are one setting', async () => {
  fake.answer('keeps.read', ({ key }) =>
    success({ value: key === 'review-settings' ? { hidesNames: false, hidesAi: true } : null }),
  )
  open()
  await shown()
  await userEvent.setup().click(screen.getByRole('checkbox', { name: '名前を隠す' }))
  await waitFor(() =>
    expect(fake.calls.filter(({ method }) => method === 'keeps.write').at(-1)?.argument).toMatchObject({
      key: 'review-settings',
      value: { hidesNames: true, hidesAi: true },
    }),
  )
})

describe('the signs', () => {
  it('name the students with their definition and its days', async () => {
    open()
    await signsKnown()
    const look = screen.getByRole('region', { name: '声をかけたい生徒' })
    const praise = screen.getByRole('region', { name: 'ほめたい生徒' })
    expect(within(look).getByText('11/17〜11/23に、1回も学習していない生徒')).toBeVisible()
    expect(within(look).getByText('11/1〜11/23に期限が来た宿題を、まだ提出していない生徒')).toBeVisible()
    const counts = (panel: HTMLElement) =>
      within(panel)
        .getAllByRole('button', { name: /を表示する$/ })
        .map(button => button.getAttribute('aria-label'))
    expect(counts(look)).toEqual([
      '7日間 学習なし 1人を表示する',
      '平均点が下がった 1人を表示する',
      '期限を過ぎて未提出 1人を表示する',
    ])
    expect(counts(praise)).toEqual([
      '平均点が上がった 1人を表示する',
      '期限の来た宿題をすべて提出 2人を表示する',
      'クラスより大きく学習が増えた 1人を表示する',
    ])
    expect((await shown()).slice(1).map(line => line.at(-1))).toEqual([
      '平均点 +20.0期限分を提出済み学習が増えた',
      '7日間学習なし未提出 1件',
      '平均点 −14.0期限分を提出済み',
    ])
  })

  it('show their students, and all again', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await signsKnown())
    expect(await names()).toEqual(['佐藤 蓮'])
    await user.click(screen.getByRole('button', { name: '7日間 学習なし 1人を表示する', pressed: true }))
    expect(await names()).toHaveLength(3)
  })

  it('can be left where nobody has the chosen sign any more', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await signsKnown())
    students = [abe]
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年B組')
    expect(await screen.findByRole('button', { name: '平均点が下がった 0人を表示する' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '7日間 学習なし 0人を表示する', pressed: true }))
    expect(await names()).toEqual(['阿部 陽菜'])
  })

  it('lead to a message to these students: a reminder with its homework, or praise', async () => {
    const user = userEvent.setup()
    const view = open()
    await signsKnown()
    await user.click(screen.getByRole('button', { name: '期限を過ぎて未提出の1人にメッセージを書く' }))
    expect(placeIn(view)).toMatchObject({
      pathname: '/admin/message/send',
      state: {
        receivers: {
          title: '未提出の宿題について',
          studentIds: ['s-2'],
          homeworks: [{ id: '601', title: '音読' }],
        },
      },
    })
    await user.click(screen.getByRole('button', { name: '期限の来た宿題をすべて提出の2人にメッセージを書く' }))
    expect(placeIn(view)).toMatchObject({
      state: { receivers: { title: 'よくがんばりました', studentIds: ['s-1', 's-3'], homeworks: [] } },
    })
  })

  it('offer no message to a teacher who may send none', async () => {
    fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 0 }))
    open()
    await signsKnown()
    expect(screen.queryByRole('button', { name: /メッセージを書く/ })).toBeNull()
    await userEvent.setup().click(screen.getByRole('checkbox', { name: '佐藤 蓮を選ぶ' }))
    expect(screen.getByRole('toolbar', { name: '選んだ生徒' })).toHaveTextContent('1人を選択中')
    expect(screen.queryByRole('button', { name: /^(?:ほめる|声をかける)$/ })).toBeNull()
  })

  it.each(['my-homework-list', 'topic-score-overview-y'] as const)(
    'may be too few where %s could not be read, which is said and can be read again',
    async name => {
      fake.api(name, () => refusal(400, 'だめ'))
      open()
      expect(await screen.findByText(/一部を読み込めなかったため、気づきの人数は足りない/)).toBeVisible()
      const before = fake.requests(name).length
      await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
      await waitFor(() => expect(fake.requests(name).length).toBeGreaterThan(before))
    },
  )

  it('count only the homework of the student’s own class, or all where her class is not known', () => {
    const reports = { week: [], recent: [], before: [] }
    const ended = { homeworks: [homework({ team_ids: '5' })], unsubmitted: [] }
    const rows = monthRows(
      ['3', '5', ''].map(team_id => ({ ...abe, team_id })),
      { reports, ended },
    )
    expect(rows.map(({ signs }) => signs)).toEqual([[], ['allSubmitted'], ['allSubmitted']])
  })

  it('are missing where a report could not be read, which is said and can be read again', async () => {
    fake.api('get-team-rpt', () => refusal(400, 'だめ'))
    open()
    expect(await screen.findByText(/一部を読み込めなかったため、気づきの人数は足りない/)).toBeVisible()
    expect(await screen.findByRole('button', { name: '7日間 学習なし 0人を表示する' })).toBeDisabled()
    const before = fake.requests('get-team-rpt').length
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(fake.requests('get-team-rpt').length).toBeGreaterThan(before))
  })
})

it('names a student of two classes once in a message', () => {
  const rows = monthRows([abe, { ...abe, team_id: '5' }], {
    reports: { week: [], recent: [], before: [] },
    ended: undefined,
  })
  expect(messageTo('praise', rows).studentIds).toEqual(['s-1'])
})

it('writes to chosen students', async () => {
  const user = userEvent.setup()
  const view = open()
  await shown()
  await user.click(screen.getByRole('checkbox', { name: '佐藤 蓮を選ぶ' }))
  await user.click(within(screen.getByRole('toolbar', { name: '選んだ生徒' })).getByRole('button', { name: 'ほめる' }))
  expect(placeIn(view)).toMatchObject({
    state: { receivers: { title: 'よくがんばりました', studentIds: ['s-2'] } },
  })
})

it('has the same cells on the screen, on paper and in the workbook, in the order of the screen', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
  fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
  const user = userEvent.setup()
  open()
  await signsKnown()
  await user.click(screen.getByRole('button', { name: '平均点' }))
  const onScreen = await shown()
  expect(onScreen.slice(1).map(([, name]) => name)).toEqual(['阿部 陽菜', '髙橋 アレクサンドラ 美咲', '佐藤 蓮'])
  // the words of several signs stand apart on the screen
  const withoutSigns = (lines: string[][]) => lines.map(line => line.slice(0, -1))

  await user.click(screen.getByRole('button', { name: '印刷・保存' }))
  await user.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
  const written = () => fake.calls.find(({ method }) => method === 'excel.write')?.argument
  await waitFor(() => expect(written()).toBeDefined())
  const sheet = written() as { name: string; rows: string[][]; numbers: number[] }
  expect(sheet.name).toBe('今月の学習状況　2年A組　11月23日 10:15 時点')
  expect(withoutSigns(sheet.rows)).toEqual(withoutSigns(onScreen))
  expect(sheet.rows.map(line => line.at(-1))).toEqual([
    '気づき',
    '平均点 +20.0・期限分を提出済み・学習が増えた',
    '平均点 −14.0・期限分を提出済み',
    '7日間学習なし・未提出 1件',
  ])
  expect(sheet.numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9])

  await user.click(screen.getByRole('button', { name: '印刷・保存' }))
  await user.click(await screen.findByRole('menuitem', { name: 'この表を印刷する' }))
  const paper = await screen.findByRole('table', { name: '今月の学習状況　2年A組　11月23日 10:15 時点', hidden: true })
  expect([...paper.querySelectorAll('tr')].map(line => [...line.children].map(cell => cell.textContent))).toEqual(
    sheet.rows,
  )
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await waitFor(() => expect(screen.queryByRole('table', { name: /時点$/, hidden: true })).toBeNull())
})
