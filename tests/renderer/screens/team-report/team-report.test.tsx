/** クラスのまとめ: the words and the cells of the report of a class. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as charts from '../../../../renderer/features/charts/PaperChart'
import { homeworksOnPaper, reportSentences } from '../../../../renderer/screens/team-report/report-words'
import { TeamReport } from '../../../../renderer/screens/team-report/TeamReport'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { replace } from '../../../fixtures/replace'
import { putBridge, renderScreen } from '../../render'

type Report = EndpointResponse<'get-team-rpt'>

// echarts draws on a canvas, which jsdom does not have; the end-to-end test prints the charts.
replace(charts, 'PaperChart', ({ data }) => (
  <output aria-label={data.title}>{JSON.stringify(data.series[0]?.values)}</output>
))

const student = (at: number, nickname: string, exercise_count: number, average_score?: number): Report['items'][0] => ({
  student_id: `s-${at}`,
  number: String(at).padStart(2, '0'),
  nickname,
  team_id: '3',
  team_name: '2年A組',
  homework_count: 2,
  submitted_count: Math.min(at, 2),
  submit_percent: Math.min(at, 2) * 50,
  exercise_count,
  average_score,
  best_score: average_score === undefined ? undefined : 100,
  study_seconds: exercise_count * 90,
  record_duration: exercise_count * 30,
  integral: exercise_count * 10,
})

const homework = (title: string, end_time: string, submitted_count: number): Report['homeworks'][0] => ({
  homework_id: title,
  title,
  homework_type: 1,
  start_time: '2026-11-01 08:00:00',
  end_time,
  topic_count: 3,
  student_count: 3,
  submitted_count,
  average_score: 70,
})

const report: Report = {
  team_id: '3',
  team_name: '2年A組',
  student_count: 3,
  homework_count: 2,
  submitted_count: 3,
  submit_percent: 50,
  exercise_count: 20,
  average_score: 76.44,
  best_score: 100,
  study_seconds: 7260,
  record_duration: 600,
  integral: 200,
  families: [
    { family: 'reading', exercise_count: 12, average_score: 82.1, team_average_score: 82.1 },
    { family: 'grammar', exercise_count: 8, average_score: 61, team_average_score: 61 },
  ],
  homeworks: [
    homework('まだ続く宿題', '2026-11-30 23:59:59', 0),
    homework('音読', '2026-11-20 23:59:59', 2),
    homework('単語', '2026-11-10 23:59:59', 1),
  ],
  items: [student(1, '阿部 陽菜', 12, 100), student(2, '佐藤 蓮', 0), student(3, '髙橋 アレクサンドラ 美咲', 8, 61.26)],
  total: 3,
}

let fake: FakeBridge

function begin(session = teacher) {
  fake = putBridge({ session })
  fake.api('team-rows', () =>
    success({
      items: [{ id: '3', name: '2年A組', allow_join: 1 as const, sort: 1, student_count: 3, hidden: 0 as const }],
      total: 1,
    }),
  )
  fake.api('get-team-rpt', ({ start_time = '' }) =>
    success(start_time < '2026-11-01' ? { ...report, average_score: 80, submit_percent: 60 } : report),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  begin()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => renderScreen(<TeamReport />, { url: '/admin/student/team-report?team_id=3' })

const cells = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map(line => [...line.children].map(cell => cell.textContent))

it('says in words what the figures say, against the days before', async () => {
  open()
  const words = await screen.findByRole('region', { name: 'この期間のようす' })
  await waitFor(() => expect(words).toHaveTextContent('3.6点下がりました'))
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(line => line.textContent),
  ).toEqual([
    '宿題は2件（うち1件は期限前）で、期限を過ぎた宿題の提出率は50.0%でした。',
    '平均点は76.4点でした（学習 20回）。前の期間より3.6点下がりました。',
    '平均点がいちばん高い分野は音読（82.1点）、いちばん低い分野は文法（61.0点）です。',
    '提出がいちばん少ない宿題は「単語」（提出 1人／3人中）です。',
    '1回も学習していない生徒が1人います。',
  ])
  expect(within(words).getByText('「前の期間」は 2026年10月1日〜2026年10月23日 です。')).toBeVisible()
  expect(screen.getByLabelText('分野ごとの平均点')).toHaveTextContent('[82.1,61]')
  expect(screen.getByLabelText('生徒の平均点の分布')).toHaveTextContent('[0,0,0,0,0,0,1,0,0,1]')
  expect(screen.getByText('平均点のない生徒が1人います。')).toBeVisible()
  expect(fake.requests('get-team-rpt')).toEqual([
    { team_id: '3', start_time: '2026-11-01', end_time: '2026-11-30' },
    { team_id: '3', start_time: '2026-10-01', end_time: '2026-10-23' },
  ])
})

it('calls an average the same below a change of one point, and names families from three exercises each', () => {
  const said = (before: number, exercise_count: number) => {
    const families = report.families.map(family => ({ ...family, exercise_count }))
    return reportSentences(
      { ...report, families, average_score: 71 },
      { ...report, average_score: before },
      fromJst(2026, 11, 23, 10, 15),
    )
  }
  expect(said(70, 3)).toContain('平均点は71.0点でした（学習 20回）。前の期間より1.0点上がりました。')
  expect(said(70.1, 3)).toContain('平均点は71.0点でした（学習 20回）。前の期間とほぼ同じです。')
  const families = '平均点がいちばん高い分野は音読（82.1点）、いちばん低い分野は文法（61.0点）です。'
  expect(said(70, 3)).toContain(families)
  expect(said(70, 2)).toHaveLength(said(70, 3).length - 1)
  expect(said(70, 2)).not.toContain(families)
})

it('has no empty line in its head where the school has no name', async () => {
  begin({ ...teacher, user: { ...teacher.user, school: '' } })
  open()
  const sheet = await screen.findByRole('article', { name: 'クラスのまとめ' })
  const lines = [...(sheet.querySelector('header')?.querySelectorAll('p') ?? [])].map(line => line.textContent)
  expect(lines[0]).toBe('2026年11月1日 〜 2026年11月23日')
  expect(lines).not.toContain('')
})

it('counts only homework whose deadline is over as the rate of submissions, and says what still runs', async () => {
  open()
  const sheet = await screen.findByRole('article', { name: 'クラスのまとめ' })
  const tile = (label: string) => within(sheet).getByText(label, { selector: 'dt' }).parentElement
  // 1 and 2 of 3 students each have submitted the two that have ended; nobody the one that runs until 11/30
  expect(tile('提出率')).toHaveTextContent('提出率50.0%期限を過ぎた2件')
  expect(tile('宿題')).toHaveTextContent('宿題2件うち期限前 1件')
  expect(within(sheet).getByRole('row', { name: /まだ続く宿題/ })).toHaveTextContent('11/30（月）23:59・期限前')
  expect(within(sheet).getByText('「提出」には、期限前の宿題（1件）も入っています。')).toBeVisible()
  // days to come have no figures
  expect(within(sheet).getByText('2026年11月1日 〜 2026年11月23日')).toBeVisible()
  expect(tile('平均点')).toHaveTextContent('76.4学習20回から')
  expect(within(sheet).getByText('生徒の平均点の分布（2人）')).toBeVisible()
})

it('shows a missing total as a gap, never as 0, and names no family with too few exercises', async () => {
  const missing = { exercise_count: null, study_seconds: null, record_duration: null, submitted_count: null }
  fake.api('get-team-rpt', () =>
    success({
      ...report,
      ...missing,
      families: [...report.families, { family: 'writing', exercise_count: 2, average_score: 5 }],
      items: [{ ...student(1, '阿部 陽菜', 0, 80), ...missing }],
    } as never),
  )
  open()
  const words = await screen.findByRole('region', { name: 'この期間のようす' })
  expect(words).toHaveTextContent('平均点は76.4点でした。')
  expect(words).not.toHaveTextContent(/全員が|1回も学習していない|ライティング/)
  const [, row] = cells(screen.getByRole('table', { name: '生徒ごとの成績' }))
  expect(row).toEqual(['01', '阿部 陽菜', '―', '50.0', '―', '80.0', '100', '―', '―'])
  expect(screen.getByText('学習時間', { selector: 'dt' }).parentElement).toHaveTextContent('学習時間―')
})

it('has the same cells in the preview, on paper and in the workbook', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
  fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
  const user = userEvent.setup()
  open()
  const preview = cells(await screen.findByRole('table', { name: '生徒ごとの成績' }))
  expect(preview).toEqual([
    ['番号', '生徒', '提出', '提出率（%）', '学習回数', '平均点', '最高点', '学習（分）', '録音（分）'],
    ['01', '阿部 陽菜', '1/2', '50.0', '12', '100.0', '100', '18', '6'],
    ['02', '佐藤 蓮', '2/2', '100.0', '0', '―', '―', '0', '0'],
    ['03', '髙橋 アレクサンドラ 美咲', '2/2', '100.0', '8', '61.3', '100', '12', '4'],
  ])
  expect(cells(screen.getByRole('table', { name: '宿題ごとの提出と平均点' })).map(([title]) => title)).toEqual([
    '宿題',
    '単語',
    '音読',
    'まだ続く宿題',
  ])
  await user.click(screen.getByRole('button', { name: 'Excelで保存する' }))
  await user.click(await screen.findByRole('menuitem', { name: '生徒ごとの表' }))
  const written = () => fake.calls.find(({ method }) => method === 'excel.write')?.argument
  await waitFor(() => expect(written()).toMatchObject({ rows: preview, numbers: [3, 4, 5, 6, 7, 8] }))
  await user.click(screen.getByRole('button', { name: '印刷する' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const [, paper] = screen.getAllByRole('table', { name: '生徒ごとの成績', hidden: true })
  expect(paper && cells(paper)).toEqual(preview)
})

it('leaves out a homework on paper for each line that wraps above the table, so that two pages stay two', () => {
  const club = '放課後英語クラブ・英検準二級対策講座（火曜日と木曜日の夕方・第二パソコン室集合）　クラスのまとめ'
  const facts = 'さくら中学校　2026年4月1日 〜 2026年11月23日　40人　11月23日 23:07 時点'
  const long = `提出がいちばん少ない宿題は「${'あ'.repeat(50)}」（提出 30人／40人中）です。`
  expect([
    homeworksOnPaper('2年A組　クラスのまとめ', facts, ['宿題は16件です。']),
    homeworksOnPaper(club, facts, ['宿題は16件です。']),
    homeworksOnPaper(club, `${'学'.repeat(30)}　${facts}`, [long]),
  ]).toEqual([14, 13, 11])
})

it('leads from names and figures to their rows, with the period', async () => {
  renderScreen(<TeamReport />, { url: '/admin/student/team-report?team_id=3&period=lastMonth' })
  await screen.findByRole('table', { name: '生徒ごとの成績' })
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('阿部 陽菜')).toBe('/admin/student/student-details/s-1?tab=exercise&period=lastMonth')
  expect(leadsTo('阿部 陽菜の学習回数 12')).toBe('/admin/student/student-details/s-1?tab=exercise&period=lastMonth')
  expect(leadsTo('阿部 陽菜の提出 1/2')).toBe('/admin/student/student-details/s-1?tab=homework&period=lastMonth')
  expect(leadsTo('単語')).toBe('/admin/homework-details/%E5%8D%98%E8%AA%9E')
  expect(leadsTo('単語の提出率（%） 33.3')).toBe('/admin/homework-details/%E5%8D%98%E8%AA%9E?tab=progress')
})

it('keeps the good rows of an odd answer, and does not call exercises without a score no study', async () => {
  const { student_count, homework_count, average_score, ...rest } = report
  const odd = {
    ...rest,
    average_score: null,
    homeworks: [...report.homeworks, { homework_id: null }],
    items: [...report.items, { student_id: null }],
    families: [...report.families, 'writing'],
  }
  fake.api('get-team-rpt', () => success(odd as never))
  open()
  const words = await screen.findByRole('region', { name: 'この期間のようす' })
  const [submit, average] = within(words).getAllByRole('listitem')
  expect(submit).toHaveTextContent('宿題は3件（うち1件は期限前）で、期限を過ぎた宿題の提出率は50.0%でした。')
  expect(average).toHaveTextContent('学習は20回でした。点のつく学習がなかったため、平均点はありません。')
  expect(words).not.toHaveTextContent('学習した生徒はいませんでした')
  expect(screen.getByText(/^1人あたり 40分/)).toBeVisible()
  expect(screen.getByText('3人')).toBeVisible()
  expect(screen.getByRole('table', { name: '生徒ごとの成績' }).querySelectorAll('tbody tr')).toHaveLength(3)
})

it('names a class that could not be read, and hides names', async () => {
  fake.api('get-team-rpt', () => refusal(400, 'だめ'))
  open()
  expect(await screen.findByText('クラスの成績を読み込めませんでした')).toBeVisible()
  fake.api('get-team-rpt', () => success(report))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '再試行' }))
  await screen.findByRole('table', { name: '生徒ごとの成績' })
  await user.click(screen.getByRole('checkbox', { name: '名前を隠す' }))
  expect(screen.queryByText('阿部 陽菜')).toBeNull()
  expect(screen.getByText('生徒 1')).toBeVisible()
})
