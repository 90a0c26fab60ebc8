/** 学習進捗グラフ: a class and its students, with the same values in chart, table and words. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultChoice } from '../../../../renderer/screens/progress-graph/graph-choice'
import { ProgressGraph } from '../../../../renderer/screens/progress-graph/ProgressGraph'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const figures = (date: string, exercise_count: number, average_score?: number) => ({
  date,
  exercise_count,
  average_score,
  best_score: average_score,
  study_seconds: exercise_count * 90,
  record_duration: exercise_count * 30,
  integral: exercise_count * 10,
})

const weeks = ['2026-11-09', '2026-11-16', '2026-11-23']
const line = (
  series_type: 'team' | 'student',
  id: string,
  name: string,
  counts: number[],
  averages: (number | undefined)[],
) => ({
  series_type,
  id,
  name,
  points: weeks.map((date, at) => figures(date, counts[at] ?? 0, averages[at])),
})

const lines = [
  line('team', '3', '2年A組', [40, 30, 2], [70, 72.5, 80]),
  line('student', 's-1', '阿部 陽菜', [10, 0, 2], [60, undefined, 80]),
  line('student', 's-2', '佐藤 蓮', [20, 30, 0], [80, 72.5, undefined]),
  line('student', 's-3', '佐藤 蓮', [10, 0, 0], [70, undefined, undefined]),
]

let fake: FakeBridge
let asked: EndpointRequest<'progress-graph'>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  // jsdom has no layout, and the table renders only the rows that have room
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  asked = []
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () =>
    success({
      items: ['3', '5'].map(id => ({
        id,
        name: id === '3' ? '2年A組' : '2年B組',
        allow_join: 1 as const,
        sort: 1,
        student_count: 4,
        hidden: 0 as const,
      })),
      total: 2,
    }),
  )
  fake.api('student-list-by-team', () =>
    success({
      items: ['阿部 陽菜', '佐藤 蓮', '佐藤 蓮'].map((nickname, at) => ({
        student_id: `s-${at + 1}`,
        number: at === 0 ? '01' : '02',
        nickname,
        team_id: '3',
        team_name: '2年A組',
        grade_name: '2年',
        class_name: 'A組',
      })),
      total: 3,
    }),
  )
  fake.api('progress-graph', request => {
    asked.push(request)
    return success({ dates: weeks, items: lines, total: lines.length })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (query = '?team_id=3&student_id=s-1') =>
  renderScreen(<ProgressGraph />, { url: `/admin/progress-graph${query}` })

const cells = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .filter(row => row.getAttribute('aria-hidden') === null)
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent ?? ''))
}

const chart = () => screen.findByRole('application')

describe('学習進捗グラフ', () => {
  it('shows a student before the class, with gaps and n, and asks until today only', async () => {
    open()
    await chart()
    expect(asked).toEqual([{ team_id: '3', start_time: '2026-09-01', end_time: '2026-11-23', unit: 'week' }])
    const [heads = [], ...rows] = await cells()
    expect(heads).toEqual([
      '週',
      '● 01 阿部 陽菜（点）',
      '● n（回）',
      '━ クラス平均（点）',
      '━ n（回）',
      '┅ 中央値（点）',
      '┅ n（人）',
      '下位25%（点）',
      '上位25%（点）',
    ])
    expect(rows.at(-3)).toEqual(['11/9〜11/15', '60.0', '10', '70.0', '40', '70.0', '3', '65.0', '75.0'])
    expect(rows.at(-2)).toEqual(['11/16〜11/22', '―', '―', '72.5', '30', '72.5', '1', '72.5', '72.5'])
    expect(rows.at(-1)).toEqual(['11/23（途中）', '80.0', '2', '80.0', '2', '80.0', '1', '80.0', '80.0'])
    expect(screen.getByRole('link', { name: '● 01 阿部 陽菜（点） 11/9〜11/15 60.0' })).toHaveAttribute(
      'href',
      '/admin/student/student-details/s-1?tab=exercise&period=own&from=2026-11-09&to=2026-11-15',
    )
    // weeks that the server leaves out are gaps
    expect(rows[0]).toEqual(['9/1〜9/6', ...Array(8).fill('―')])
    expect(screen.getByText('9月1日〜11月23日 週ごと 11月23日 10:15 時点')).toBeInTheDocument()
  })

  it('counts an amount of nothing as 0, and has the mean and the median of the same students', async () => {
    open()
    await chart()
    await userEvent.click(screen.getByText('学習回数'))
    const rows = await cells()
    expect(rows[0]?.slice(0, 4)).toEqual(['週', '● 01 阿部 陽菜（回）', '━ 1人あたり（回）', '━ n（人）'])
    expect(rows.at(-3)?.slice(0, 6)).toEqual(['11/9〜11/15', '10', '13.3', '3', '10', '3'])
    expect(rows.at(-2)?.slice(0, 6)).toEqual(['11/16〜11/22', '0', '10', '3', '0', '3'])
  })

  it('says the points that the arrow keys choose, and shows a part of the period', async () => {
    open()
    const drawing = await chart()
    drawing.focus()
    await userEvent.keyboard('{ArrowRight}')
    const said = screen.getByText(/^● 01 阿部 陽菜 11/)
    expect(said).toHaveAttribute('role', 'status')
    expect(said).toHaveTextContent('● 01 阿部 陽菜 11/23（途中） 80.0点（n=2回）')
    await userEvent.keyboard('{ArrowLeft}')
    expect(said).toHaveTextContent('● 01 阿部 陽菜 11/16〜11/22 記録なし')
    await userEvent.keyboard('{ArrowDown}[[')
    expect(said).toHaveTextContent('━ クラス平均 11/16〜11/22 72.5点（n=30回）')
    expect((await cells()).map(([week]) => week)).toEqual(['週', '11/16〜11/22', '11/23（途中）'])
    await userEvent.keyboard('{Escape}')
    expect((await cells()).length).toBeGreaterThan(3)
  })

  it('Enter chooses the first student that the search found', async () => {
    open()
    await chart()
    await userEvent.type(screen.getByRole('combobox', { name: '比べる生徒' }), '佐藤 蓮 (3){Enter}')
    const points = async () => (await cells())[0]?.filter(head => head.endsWith('（点）')).slice(0, 3)
    await waitFor(async () =>
      expect(await points()).toEqual(['● 01 阿部 陽菜（点）', '▲ 02 佐藤 蓮 (3)（点）', '━ クラス平均（点）']),
    )
  })

  it('leaves out a compared student of the last time who has left the class', async () => {
    const kept = { ...defaultChoice, team: '3', compared: ['s-9', 's-1'] }
    fake.answer('drafts.read', ({ key }) => success({ value: key === 'progress-graph' ? kept : null }))
    open('')
    await chart()
    expect((await cells())[0]?.filter(head => head.endsWith('（点）')).slice(0, 2)).toEqual([
      '● 01 阿部 陽菜（点）',
      '━ クラス平均（点）',
    ])
  })

  it('compares students with equal names, hides names, and shows all of them', async () => {
    open()
    await chart()
    await userEvent.click(screen.getByRole('combobox', { name: '比べる生徒' }))
    await userEvent.click(await screen.findByRole('option', { name: '02 佐藤 蓮 (3)' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '生徒全員の線も表示' }))
    await waitFor(async () =>
      expect((await cells())[0]?.filter(head => head.endsWith('（点）'))).toEqual([
        '● 01 阿部 陽菜（点）',
        '▲ 02 佐藤 蓮 (3)（点）',
        '━ クラス平均（点）',
        '┅ 中央値（点）',
        '02 佐藤 蓮 (2)（点）',
      ]),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '名前を隠す' }))
    await waitFor(async () => expect((await cells())[0]?.[1]).toBe('● 生徒 1（点）'))
    expect(screen.queryByText(/佐藤/)).toBeNull()
  })

  it('saves and prints the cells in sight', async () => {
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    const written: unknown[] = []
    fake.answer('excel.write', ({ rows, numbers }) => {
      written.push(rows, numbers)
      return success({ bytes: new Uint8Array([80, 75]) })
    })
    fake.answer('downloads.hold', ({ title }) => {
      written.push(title)
      return success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' })
    })
    fake.answer('downloads.start', () => success({ id: 'd1' }))
    open()
    ;(await chart()).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}[[')
    const shown = await cells()
    await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
    const part = '11/16〜11/22 から 11/23（途中） まで　（9月1日〜11月23日　週ごと　11月23日 10:15 時点 の一部）'
    await waitFor(() => expect(written).toEqual([shown, [1, 2, 3, 4, 5, 6, 7, 8], `平均点の推移（2年A組）　${part}`]))
    await userEvent.click(screen.getByRole('button', { name: '印刷・保存' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'グラフと表を印刷する' }))
    await waitFor(() => expect(printed).toHaveBeenCalled())
    const paper = [...document.querySelectorAll('body > div table')].at(-1)
    expect(
      [...(paper?.querySelectorAll('tr') ?? [])].map(row => [...row.children].map(cell => cell.textContent)),
    ).toEqual(shown)
  })
})

it('names the class whose amounts have no line, because its number of students is not known', async () => {
  const team = (id: string, student_count: number) => ({
    id,
    name: id === '3' ? '2年A組' : '2年B組',
    allow_join: 1 as const,
    sort: 1,
    student_count,
    hidden: 0 as const,
  })
  fake.api('team-rows', () => success({ items: [team('3', 4), team('5', 0)], total: 2 }))
  open('?team_id=')
  await chart()
  expect(screen.queryByText(/生徒数が分からない/)).toBeNull()
  await userEvent.click(screen.getByText('学習回数'))
  expect(screen.getByText(/。2年B組は、生徒数が分からないため線がありません。/)).toBeInTheDocument()
})

describe('without a chart', () => {
  it('says that nothing was recorded', async () => {
    fake.api('progress-graph', () => success({ dates: weeks, items: [line('team', '3', '2年A組', [], [])], total: 1 }))
    open()
    expect(await screen.findByText('この期間の記録はありません。')).toBeInTheDocument()
  })

  it('offers a retry after a failure', async () => {
    let fails = true
    fake.api('progress-graph', () => (fails ? refusal(400) : success({ dates: weeks, items: lines, total: 4 })))
    open()
    expect(await screen.findByText('学習進捗グラフを読み込めませんでした')).toBeInTheDocument()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(await chart()).toBeInTheDocument()
  })

  it('offers a retry where the students could not be read', async () => {
    fake.api('student-list-by-team', () => refusal(400))
    open()
    expect(await screen.findByText('学習進捗グラフを読み込めませんでした')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '再試行' })).toBeEnabled()
    expect(asked).toEqual([])
  })

  it('asks for less where the period is too long', async () => {
    open()
    await chart()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '期間' }), '日付を指定')
    const from = screen.getByRole('textbox', { name: '開始日' })
    await userEvent.clear(from)
    await userEvent.type(from, '2024/4/1{Tab}')
    await userEvent.click(screen.getByText('日', { selector: 'label *' }))
    expect(await screen.findByText('期間が長すぎます。')).toBeInTheDocument()
  })
})
