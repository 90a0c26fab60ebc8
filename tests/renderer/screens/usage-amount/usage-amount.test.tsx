/** 学習量集計: a pivot of classes and months with true totals, the same in chart, workbook and print. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawing } from '../../../../renderer/features/charts/draw-chart'
import { UsageAmount } from '../../../../renderer/screens/usage-amount/UsageAmount'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const row = (month: string, team: '3' | '5', exercise_count: number, average_score?: number) => ({
  month,
  team_id: team,
  team_name: team === '3' ? '2年A組' : '10年B組',
  student_count: 10,
  active_student_count: exercise_count > 0 ? 7 : 0,
  homework_count: 2,
  exercise_count,
  average_score,
  best_score: average_score,
  study_seconds: exercise_count * 600,
  record_duration: exercise_count * 30,
  integral: exercise_count * 10,
})

const items = [
  row('2026-11', '5', 4, 80),
  row('2026-11', '3', 1, 62.5),
  row('2026-10', '5', 0),
  row('2026-10', '3', 20, 70),
  row('2026-09', '3', 7, 90),
]

let fake: FakeBridge
let asked: EndpointRequest<'usage-amount'>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  asked = []
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () =>
    success({
      items: ['3', '5'].map(id => ({
        id,
        name: id === '3' ? '2年A組' : '10年B組',
        allow_join: 1 as const,
        sort: 1,
        student_count: 10,
        hidden: 0 as const,
      })),
      total: 2,
    }),
  )
  fake.api('usage-amount', request => {
    asked.push(request)
    return success({ items, total: items.length })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = async () => {
  renderScreen(<UsageAmount />, { url: '/admin/usage-amount' })
  await screen.findByRole('table')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '期間' }), '今学期')
}

const cells = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .map(each => [...each.querySelectorAll('th, td')].map(cell => cell.textContent ?? ''))
}

describe('学習量集計', () => {
  it('adds up classes and months, turns the table, and opens the report of a figure', async () => {
    await open()
    expect(asked).toEqual([
      { start_month: '2026-06', end_month: '2026-11' },
      { start_month: '2026-09', end_month: '2026-11' },
    ])
    expect(await cells()).toEqual([
      ['月', '2年A組', '10年B組', '合計'],
      ['2026年9月', '7', '―', '7'],
      ['2026年10月', '20', '0', '20'],
      ['2026年11月（途中）', '1', '4', '5'],
      ['合計', '28', '4', '32'],
    ])
    expect(screen.getByText('2026年9月〜2026年11月（途中） 11月23日 10:15 時点')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '2年A組 2026年10月 20回' })).toHaveAttribute(
      'href',
      '/admin/student/team-report?team_id=3&period=own&from=2026-10-01&to=2026-10-31',
    )
    await userEvent.click(screen.getByText('行にクラス'))
    expect(await cells()).toEqual([
      ['クラス', '2026年9月', '2026年10月', '2026年11月（途中）', '合計'],
      ['2年A組', '7', '20', '1', '28'],
      ['10年B組', '―', '0', '4', '4'],
      ['合計', '7', '20', '5', '32'],
    ])
  })

  it('has no line of totals for a single month', async () => {
    await open()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '開始月' }), '2026年11月（途中）')
    expect(await cells()).toEqual([
      ['月', '2年A組', '10年B組', '合計'],
      ['2026年11月（途中）', '1', '4', '5'],
    ])
  })

  it('has no total that would not be true', async () => {
    await open()
    await userEvent.click(screen.getByText('平均点'))
    expect(await cells()).toEqual([
      ['月', '2年A組', '10年B組'],
      ['2026年9月', '90.0', '―'],
      ['2026年10月', '70.0', '―'],
      ['2026年11月（途中）', '62.5', '80.0'],
    ])
    await userEvent.click(screen.getByText('学習した生徒'))
    expect((await cells()).slice(0, 2)).toEqual([
      ['月', '2年A組', '10年B組', '合計'],
      ['2026年9月', '7', '―', '7'],
    ])
    expect(await cells()).toHaveLength(4)
    await userEvent.click(screen.getByText('配信した宿題'))
    const rows = await cells()
    expect(rows[0]).toEqual(['月', '2年A組', '10年B組'])
    expect(rows.at(-1)).toEqual(['合計', '6', '4'])
  })

  it('says the points of the chart, and shows the months in sight', async () => {
    await open()
    await userEvent.click(screen.getByText('学習時間'))
    ;(await screen.findByRole('application', { name: /^グラフ：学習時間（分）の集計/ })).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText(/2年A組 2026年11月（途中） 10分（n=1回）$/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}[[')
    await waitFor(async () =>
      expect((await cells()).map(([head, , , total]) => [head, total])).toEqual([
        ['月', '合計'],
        ['2026年10月', '200'],
        ['2026年11月（途中）', '50'],
        ['合計', '250'],
      ]),
    )
  })

  it('saves and prints the cells in sight, and the workbook of the server', async () => {
    const written: unknown[] = []
    const started: unknown[] = []
    fake.answer('excel.write', ({ rows, numbers }) => {
      written.push(rows, numbers)
      return success({ bytes: new Uint8Array([80, 75]) })
    })
    fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
    fake.answer('downloads.start', argument => {
      started.push(argument)
      return success({ id: 'd1' })
    })
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    await open()
    const shown = await cells()
    await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
    await waitFor(() => expect(written).toEqual([shown, [1, 2, 3]]))
    await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'グラフと表を印刷する' }))
    await waitFor(() => expect(printed).toHaveBeenCalled())
    const paper = [...document.querySelectorAll('body > div table')].at(-1)
    expect(
      [...(paper?.querySelectorAll('tr') ?? [])].map(each => [...each.children].map(cell => cell.textContent)),
    ).toEqual(shown)
    await userEvent.click(screen.getByRole('button', { name: 'サーバーの集計表を保存' }))
    await waitFor(() =>
      expect(started.at(-1)).toEqual({
        kind: 'export-usage-amount',
        request: { start_month: '2026-09', end_month: '2026-11' },
      }),
    )
  })

  it('says why the table or the picture of the chart cannot be saved', async () => {
    fake.answer('excel.write', () => failure('invalid-request', '表を作れません。'))
    await open()
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('この表をExcelで保存する')
    expect(await screen.findByText('表を作れません。')).toBeVisible()
    fake.answer('excel.write', () => success({ bytes: new Uint8Array([80, 75]) }))
    fake.answer('downloads.hold', () => failure('invalid-request', 'ファイルを置けません。'))
    await choose('この表をExcelで保存する')
    expect(await screen.findByText('ファイルを置けません。')).toBeVisible()
    vi.spyOn(drawing, 'chartPicture').mockRejectedValue(new Error('no canvas'))
    await choose('グラフを画像（PNG）で保存する')
    expect(await screen.findByText('画像を作れませんでした。もう一度お試しください。')).toBeVisible()
  })

  it('asks for a class and own months, and never for a period that is reversed', async () => {
    await open()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '開始月' }), '2026年10月')
    await waitFor(() => expect(asked.at(-1)).toEqual({ team_id: '3', start_month: '2026-10', end_month: '2026-11' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '終了月' }), '2026年8月')
    const fault = '終了月を開始月より後にしてください。'
    expect(screen.getByRole('alert')).toHaveTextContent(fault)
    for (const name of ['開始月', '終了月']) {
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleErrorMessage(fault)
    }
    const months = within(screen.getByRole('combobox', { name: '開始月' })).getAllByRole('option')
    expect([months.length, months[0]?.textContent, months.at(-1)?.textContent]).toEqual([
      36,
      '2026年11月（途中）',
      '2023年12月',
    ])
    expect(screen.getByRole('button', { name: 'サーバーの集計表を保存' })).toBeDisabled()
    expect(screen.queryByRole('table')).toBeNull()
    expect(asked.at(-1)).toEqual({ team_id: '3', start_month: '2026-10', end_month: '2026-11' })
  })

  it('offers a retry after a failure, and says that nothing was recorded', async () => {
    fake.api('usage-amount', () => refusal(400))
    renderScreen(<UsageAmount />)
    expect(await screen.findByText('学習量を読み込めませんでした')).toBeInTheDocument()
    fake.api('usage-amount', () => success({ items: [{ ...row('2026-11', '3', 0), homework_count: 0 }], total: 1 }))
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('この期間の記録はありません。')).toBeInTheDocument()
  })

  it.each([
    ['homework was given', { ...row('2026-11', '3', 0), homework_count: 2 }],
    ['a student has learned', { ...row('2026-11', '3', 1), homework_count: 0 }],
  ])('has a record where only %s', async (_, only) => {
    fake.api('usage-amount', () => success({ items: [only], total: 1 }))
    renderScreen(<UsageAmount />)
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByText('この期間の記録はありません。')).toBeNull()
  })
})
