/** 年次更新: four steps from today's classes or a file to what main runs; its day, its draft, and what is said before. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { YearRollover } from '../../../../renderer/screens/roster-import/rollover/YearRollover'
import { success } from '../../../../shared/contract/result'
import type { RosterImport as Imported, ImportRow, TeamChange } from '../../../../shared/contract/roster'
import type { MarkedRow } from '../../../../shared/contract/types'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { tableOf } from '../../../fixtures/roster-tables'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
let drafts: Map<string, unknown>
let imports: Imported[]
let rows: MarkedRow[]
let students: PresentStudent[]
/** The students are an offline copy of this time. */
let copiedAt: number | undefined
const user = () => userEvent.setup({ delay: null })

const classNames: Record<string, string> = { '1': '1年A組', '2': '2年A組', '3': '3年A組', '4': '英語特進' }
const pupil = (at: number, nickname: string, team_id: string): PresentStudent => ({
  student_id: `s-${at}`,
  nickname,
  number: String(at),
  grade_name: `${team_id}年`,
  class_name: 'A組',
  team_id,
  team_name: classNames[team_id] ?? '',
})

function start(generation = 1) {
  fake = putBridge({ session: { ...teacher, generation } })
  fake.api('my-team-rows', () =>
    success({ items: Object.entries(classNames).map(([id, name]) => ({ id, name, hidden: 0 })), total: 4 }),
  )
  fake.api('student-page-rows', () => ({
    ...success({ items: students, total: students.length }),
    ...(copiedAt !== undefined && { copiedAt }),
  }))
  fake.api('batch-deletion-confirm', ({ team_ids }) =>
    success({
      items: team_ids.split(',').map(team_id => ({
        team_id,
        name: classNames[team_id] ?? '',
        open_homework_count: team_id === '2' ? 3 : 0,
        unsubmitted_count: team_id === '2' ? 12 : 0,
      })),
      total: 1,
    }),
  )
  fake.api('my-homework-list', () =>
    success({
      items: [
        { homework_id: '1', title: '春の単語テスト', status: 1, team_ids: '2', end_time: '2027-03-30 23:59:59' },
        { homework_id: '2', title: '終わった宿題', status: 3, team_ids: '1', end_time: '2026-03-30 23:59:59' },
      ],
      total: 2,
    }),
  )
  fake.answer('keeps.read', () => success({ value: null }))
  fake.answer('roster.list', () => success({ imports }))
  fake.answer('roster.read', () => success({ rows, text: { encoding: null, delimiter: '\t', faults: 0 } }))
  fake.answer('roster.start', () => success({ id: 'i1' }))
  fake.answer('roster.resume', () => success({ id: 'i1' }))
  fake.answer('roster.undo', () => success({ id: 'i2' }))
  fake.answer('drafts.read', ({ key }) => success({ value: drafts.get(key) ?? null }))
  fake.answer('drafts.write', ({ key, value }) => {
    drafts.set(key, structuredClone(value))
    return success(null)
  })
  fake.answer('drafts.remove', ({ key }) => {
    drafts.delete(key)
    return success(null)
  })
  return renderScreen(<YearRollover />)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 21, 8, 30) })
  drafts = new Map()
  imports = []
  rows = []
  copiedAt = undefined
  students = [
    pupil(1, '山田 太郎', '1'),
    pupil(2, '髙橋 花子', '2'),
    pupil(3, '𠮷田 健', '2'),
    pupil(4, '林 陽', '3'),
    pupil(5, '森 葵', '4'),
  ]
})

afterEach(() => {
  vi.useRealTimers()
})

const next = async () => user().click(await screen.findByRole('button', { name: '次へ' }))
const target = (name: string) => screen.getByRole('combobox', { name: `${name}の行き先` })
const filterTexts = () =>
  within(screen.getByRole('radiogroup', { name: '表示する行' }))
    .getAllByRole('radio')
    .map(radio => radio.parentElement?.textContent)
const sent = () =>
  fake.calls.flatMap(({ method, argument }) =>
    method === 'roster.start' ? [argument as { rows: ImportRow[]; teams: TeamChange[]; day: string }] : [],
  )
const row = (name: string) => defined(screen.getByRole('checkbox', { name: new RegExp(name) }).closest('tr'))

/** From the first step to the last one. */
async function toTheDay() {
  await screen.findByRole('radio', { name: '今のクラスから' })
  for (const _ of [1, 2, 3]) await next()
  await screen.findByRole('radio', { name: '今日、すぐに切りかえる' })
}

describe("today's classes", () => {
  it('go one grade higher by an arrow per class, and the last grade graduates', async () => {
    start()
    await next()
    expect(target('1年A組')).toHaveValue('new')
    expect(screen.getByRole('textbox', { name: '1年A組の新しいクラスの名前' })).toHaveValue('2027年度 2年A組')
    expect(target('3年A組')).toHaveValue('leaves')
    expect(target('英語特進')).toHaveValue('stays')
    await next()
    expect(filterTexts()).toEqual(['すべて 4', 'クラス移動 3', '卒業 1'])
    expect(row('山田 太郎')).toHaveTextContent('クラス 1年A組 → 2027年度 2年A組')
    expect(screen.getByText('1人は今のクラスのままです（クラスのない生徒を除く）。')).toBeVisible()
  })

  it('are named with their homework under way before anything happens', async () => {
    start()
    await next()
    await next()
    const note = await screen.findByRole('region', { name: '終わっていない宿題' })
    expect(await within(note).findByText('2年A組')).toBeVisible()
    expect(note).toHaveTextContent('2年A組 3件 未提出 のべ12人 自分の宿題：春の単語テスト（期限 ')
    expect(note).not.toHaveTextContent('終わった宿題')
    expect(note).not.toHaveTextContent('1年A組')
    // The plan comes first: on a small screen there is no room for both.
    const plan = screen.getByRole('grid', { name: '取り込みの確認' })
    expect(plan.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('進級・クラス替え 3人、卒業 1人、今のまま 1人')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('are sent with their new classes, hidden until the day, after the number of graduates was typed', async () => {
    start()
    await toTheDay()
    const begin = screen.getByRole('button', { name: '4人を切りかえる' })
    expect(begin).toBeDisabled()
    const typed = screen.getByRole('textbox', { name: /卒業する生徒の人数（1人）/ })
    await user().type(typed, '2')
    expect(begin).toBeDisabled()
    await user().clear(typed)
    await user().type(typed, '１')
    await user().click(begin)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('進級・クラス替え 3人、卒業 1人')
    expect(dialog).toHaveTextContent('作るクラス：2027年度 2年A組、2027年度 3年A組')
    await user().click(within(dialog).getByRole('button', { name: '切りかえる' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    const [{ rows: sentRows, teams }] = sent() as [ReturnType<typeof sent>[number]]
    expect(teams).toEqual([
      { ref: 'new:2027年度 2年A組', name: '2027年度 2年A組', hidden: 0, isNew: true },
      { ref: 'new:2027年度 3年A組', name: '2027年度 3年A組', hidden: 0, isNew: true },
      { ref: '1', name: '1年A組', hidden: 1 },
      { ref: '2', name: '2年A組', hidden: 1 },
      { ref: '3', name: '3年A組', hidden: 1 },
    ])
    expect(sentRows.map(({ student_id, to }) => [student_id, to.team_id, to.grade_name])).toEqual([
      ['s-1', 'new:2027年度 2年A組', '2年'],
      ['s-2', 'new:2027年度 3年A組', '3年'],
      ['s-3', 'new:2027年度 3年A組', '3年'],
      ['s-4', '', '3年'],
    ])
  })

  it('are printed as a plan, with the cells of the workbook', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    start()
    await next()
    await next()
    await user().click(await screen.findByRole('button', { name: '印刷・保存' }))
    await user().click(await screen.findByRole('menuitem', { name: 'この表を印刷する' }))
    await waitFor(() => expect(print).toHaveBeenCalled())
    const paper = within(screen.getByRole('table', { name: '年次更新の計画' })).getAllByRole('row')
    expect(paper.slice(0, 2).map(line => [...line.children].map(cell => cell.textContent))).toEqual([
      ['判定', '生徒ID', '生徒名', '今のクラス', '今の番号', '新しいクラス', '新しい番号', '内容'],
      ['クラス移動', 's-1', '山田 太郎', '1年A組', '1', '2027年度 2年A組', '1', expect.stringMatching(/2027年度/)],
    ])
    expect(paper).toHaveLength(5)
  })

  it('change on the chosen day; the page says what happens if nobody opens the program', async () => {
    start()
    await toTheDay()
    await user().type(screen.getByRole('textbox', { name: /卒業する生徒の人数/ }), '1')
    await user().click(screen.getByRole('radio', { name: '日を選ぶ' }))
    expect(screen.getByText(/だれも開かなければ、何も変わりません/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: '切りかえる日' })
    // Today is not a day to come.
    fireEvent.change(field, { target: { value: '2026/11/21' } })
    fireEvent.blur(field)
    expect(await screen.findByText('明日からあとの日を選んでください')).toBeVisible()
    expect(screen.getByRole('button', { name: '4人を切りかえる' })).toBeDisabled()
    fireEvent.change(field, { target: { value: '2099/4/1' } })
    fireEvent.blur(field)
    await user().click(await screen.findByRole('button', { name: '2099年4月1日に予定する' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '予定する' }))
    await waitFor(() => expect(sent()[0]?.day).toBe('2099-04-01'))
  })

  it('of more than 5,000 students are switched in parts', { timeout: 30_000 }, async () => {
    students = Array.from({ length: 5001 }, (_, at) => ({ ...pupil(at, `生徒 ${at}`, '1'), number: '' }))
    start()
    await toTheDay()
    expect(screen.getByRole('alert')).toHaveTextContent(/^一度に切りかえられるのは5,000人までです/)
    expect(screen.getByRole('button', { name: '5,001人を切りかえる' })).toBeDisabled()
  })

  it('can be used again, and refuse a name that a class has', async () => {
    start()
    await next()
    await user().clear(screen.getByRole('textbox', { name: '1年A組の新しいクラスの名前' }))
    expect(screen.getByText('クラス名を入力してください')).toBeVisible()
    expect(screen.getByRole('button', { name: '次へ' })).toBeDisabled()
    await user().type(screen.getByRole('textbox', { name: '1年A組の新しいクラスの名前' }), '英語特進')
    expect(screen.getByText('この名前のクラスはもうあります')).toBeVisible()
    await user().click(screen.getByRole('radio', { name: '今のクラスを使う' }))
    expect(target('1年A組')).toHaveValue('team:2')
    expect(target('2年A組')).toHaveValue('team:3')
    await next()
    expect(filterTexts()).toEqual(['すべて 4', 'クラス移動 3', '卒業 1'])
  })

  it('keep what was chosen and edited, also after a restart', async () => {
    const first = start()
    await next()
    await user().selectOptions(target('1年A組'), 'stays')
    await next()
    await user().click(screen.getByRole('button', { name: '3行目を決める' }))
    await user().click(await screen.findByRole('menuitem', { name: 'この行を取り込まない' }))
    expect(filterTexts()).toContain('取り込まない 1')
    await waitFor(() =>
      expect(drafts.get('grades/rollover')).toMatchObject({
        work: { classes: { decisions: [['s-3', { is: 'skipped' }]] } },
      }),
    )
    first.unmount()
    start(2)
    await screen.findByRole('radiogroup', { name: '表示する行' })
    expect(filterTexts()).toEqual(['すべて 3', 'クラス移動 1', '卒業 1', '取り込まない 1'])
  })

  it('keep what was decided about a student when another class changes', async () => {
    start()
    await next()
    await next()
    await skip(3)
    expect(row('髙橋 花子')).toHaveTextContent('取り込まない')
    await user().click(screen.getByRole('button', { name: '戻る' }))
    await user().type(await screen.findByRole('textbox', { name: '1年A組の新しいクラスの名前' }), 'X')
    await next()
    expect(row('髙橋 花子')).toHaveTextContent('取り込まない')
    await user().click(screen.getByRole('button', { name: '戻る' }))
    await user().selectOptions(target('1年A組'), 'stays')
    await next()
    expect(filterTexts()).toEqual(['すべて 3', 'クラス移動 1', '卒業 1', '取り込まない 1'])
    expect(row('髙橋 花子')).toHaveTextContent('取り込まない')
  })
})

async function skip(at: number) {
  await user().click(screen.getByRole('button', { name: `${at}行目を決める` }))
  await user().click(await screen.findByRole('menuitem', { name: 'この行を取り込まない' }))
}

async function paste() {
  await user().click(await screen.findByRole('radio', { name: '来年度の名簿から' }))
  await user().type(screen.getByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
  await user().click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
  return screen.findByRole('region', { name: '読み取った名簿' })
}

describe('a file', () => {
  it('says the classes of the next year; who is not in it stays, but for graduates', async () => {
    start()
    rows = tableOf(
      ['クラス', '番号', '氏名'],
      ['2年A組', 1, '山田 太郎'],
      ['3-A', 2, '髙橋 花子'],
      ['1年A組', 3, '新入 生'],
    )
    await paste()
    await next()
    const named = await screen.findByRole('table', { name: '名簿のクラス' })
    expect(
      within(named)
        .getAllByRole('textbox')
        .map(field => (field as HTMLInputElement).value),
    ).toEqual(['2027年度 2年A組', '2027年度 3年A組', '2027年度 1年A組'])
    expect(
      within(screen.getByRole('table', { name: '名簿にない生徒' })).getByRole('combobox', { name: '2年A組の行き先' }),
    ).toHaveValue('stays')
    await next()
    expect(filterTexts()).toEqual(['すべて 4', '新規 1', 'クラス移動 2', '卒業 1'])
    expect(screen.getByText('2人は今のクラスのままです（クラスのない生徒を除く）。')).toBeVisible()
  })
})

describe('who is not in a file', () => {
  const seniors = [pupil(1, '高森 葵', '3'), pupil(2, '林 陽', '3'), pupil(3, '原 光', '3'), pupil(4, '東 西', '2')]

  it('stays if the teacher has said so, however the rows before change', async () => {
    students = seniors
    start()
    rows = tableOf(['クラス', '番号', '氏名'], ['3年A組', 1, '東 西'], ['3年A組', 2, '髙森 葵'])
    await paste()
    await next()
    await next()
    await user().click(screen.getByRole('radio', { name: /すべて/ }))
    await skip(6)
    expect(row('原 光')).toHaveTextContent('取り込まない')
    await user().click(screen.getByRole('button', { name: '3行目を決める' }))
    await user().click(await screen.findByRole('menuitem', { name: /新しい生徒/ }))
    expect(row('原 光')).toHaveTextContent('取り込まない')
    expect(filterTexts()).toEqual(['すべて 5', '新規 1', 'クラス移動 1', '卒業 2', '取り込まない 1'])
  })

  it('is the same after the page was closed, with the hidden rows that the teacher lets be read', async () => {
    students = seniors
    const first = start()
    rows = tableOf(['クラス', '番号', '氏名'], ['3年A組', 1, '東 西'], ['3年A組', 2, '高森 葵']).map((one, at) =>
      at === 2 ? { ...one, isHidden: true as const } : one,
    )
    const region = await paste()
    await user().click(within(region).getByRole('checkbox'))
    await next()
    await next()
    const before = ['すべて 4', '要確認 1', 'クラス移動 1', '卒業 2']
    expect(filterTexts()).toEqual(before)
    await waitFor(() => expect(drafts.get('grades/rollover')).toMatchObject({ step: 3 }))
    first.unmount()
    start(2)
    await screen.findByRole('radiogroup', { name: '表示する行' })
    expect(filterTexts()).toEqual(before)
  })
})

const copySaid = /10:05に保存した生徒を表示しています。この間は切りかえられません。/

it('does not begin while the students are an offline copy, which is said', async () => {
  copiedAt = Date.UTC(2026, 10, 20, 1, 5)
  start()
  await toTheDay()
  await user().type(screen.getByRole('textbox', { name: /卒業する生徒の人数（1人）/ }), '1')
  expect(screen.getByText(copySaid)).toBeVisible()
  expect(screen.getByRole('button', { name: '4人を切りかえる' })).toBeDisabled()
})

describe('a year that is planned', () => {
  const record = (change: Partial<Imported>): Imported => ({
    id: 'i1',
    at: 0,
    day: '2099-04-01',
    state: 'scheduled',
    rows: [
      {
        row: 2,
        student_id: 's-2',
        from: { nickname: '髙橋 花子', number: '2', grade_name: '2年', class_name: 'A組', team_id: '2' },
        to: { nickname: '髙橋 花子', number: '2', grade_name: '3年', class_name: 'A組', team_id: '9' },
        state: 'waiting',
      },
    ],
    teams: [{ ref: 'new:x', name: '2027年度 3年A組', hidden: 0, isNew: true, team_id: '9', state: 'made' }],
    ...change,
  })

  it('is shown with its day, and can be given up', async () => {
    imports = [record({})]
    start()
    expect(await screen.findByText(/2099年4月1日に、1人のクラスを切りかえる予定です。/)).toBeVisible()
    expect(screen.getByText('1クラスを作って、隠してあります。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '切りかえる' })).toBeNull()
    await user().click(screen.getByRole('button', { name: '予定を取りやめる' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取りやめる' }))
    await waitFor(() => expect(fake.calls).toContainEqual({ method: 'roster.undo', argument: { id: 'i1' } }))
  })

  it('is switched by one button when its day has come, with the homework under way', async () => {
    imports = [record({ day: '2020-04-01', state: 'stopped' })]
    start()
    const button = await screen.findByRole('button', { name: '切りかえる' })
    expect(await screen.findByText(/春の単語テスト/)).toBeVisible()
    await user().click(button)
    await waitFor(() => expect(fake.calls).toContainEqual({ method: 'roster.resume', argument: { id: 'i1' } }))
  })

  it('is not switched while the students are an offline copy', async () => {
    imports = [record({ day: '2020-04-01', state: 'stopped' })]
    copiedAt = Date.UTC(2026, 10, 20, 1, 5)
    start()
    expect(await screen.findByText(copySaid)).toBeVisible()
    expect(await screen.findByRole('button', { name: '切りかえる' })).toBeDisabled()
  })

  it('names who came, left or was mended since the plan, before the switch', async () => {
    const from = (at: number) => {
      const { student_id: _id, team_name: _name, ...state } = defined(students[at])
      return state
    }
    const going = (at: number) => ({
      row: at,
      student_id: defined(students[at]).student_id,
      from: from(at),
      to: { ...from(at), grade_name: '3年', team_id: '9' },
      state: 'waiting' as const,
    })
    imports = [record({ day: '2020-04-01', state: 'stopped', rows: [going(1), going(2), going(3)] })]
    students = [
      { ...defined(students[1]), number: '39' },
      { ...defined(students[2]), team_id: '4', team_name: '英語特進' },
      pupil(8, '転入 生', '2'),
      pupil(9, '関係 無', '1'),
    ]
    start()
    const box = await screen.findByRole('region', { name: '予定のあとに変わった生徒' })
    expect(within(box).getByText(/^別のパソコンなどで、この年次更新がすでに行われたようです/)).toBeVisible()
    expect(within(box).getByText(/^2人は、.*切りかえません/)).toBeVisible()
    expect(within(box).getByText(/^1人は、.*今のクラスに残ります/)).toBeVisible()
    expect(within(box).getByText(/^1人は、.*今の名前と番号のまま、切りかえます/)).toBeVisible()
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['𠮷田 健（英語特進 3番）', '林 陽（3年A組 4番）', '転入 生（2年A組 8番）', '髙橋 花子（2年A組 39番）'])
  })

  it('saves who could not be switched as a list with reasons', async () => {
    const [waiting] = record({}).rows
    const done = { ...defined(waiting), state: 'done' as const }
    const graduate = { ...done, row: 3, student_id: 's-4', to: { ...done.to, nickname: '林 陽', team_id: '' } }
    const message = '番号「2」が重複しています。'
    imports = [
      record({
        state: 'ended',
        rows: [
          done,
          { ...graduate, state: 'refused', message },
          { ...done, row: 4, state: 'unseen', message: '反映されていません', to: { ...done.to, team_id: '2' } },
        ],
      }),
    ]
    start()
    fake.answer('excel.write', () => refusal(400))
    await user().click(await screen.findByRole('button', { name: '切りかえられなかった生徒をExcelで保存' }))
    await waitFor(() =>
      expect(fake.calls).toContainEqual({
        method: 'excel.write',
        argument: {
          name: '切りかえられなかった生徒',
          numbers: [],
          rows: [
            ['生徒ID', 'クラス', '番号', '生徒名', '理由'],
            ['s-4', '卒業', '2', '林 陽', message],
            ['s-2', '2年A組', '2', '髙橋 花子', '反映されていません'],
          ],
        },
      }),
    )
  })

  it('says that only the classes are left, when a class was refused', async () => {
    const [waiting] = record({}).rows
    imports = [
      record({
        state: 'stopped',
        rows: [{ ...defined(waiting), state: 'done' }],
        failure: { kind: 'status', message: '「2027年度 3年A組」：混み合っています' },
      }),
    ]
    start()
    const said = /生徒は終わりましたが、クラスの準備が残っています。「2027年度 3年A組」：混み合っています/
    expect(await screen.findByText(said)).toBeVisible()
    await user().click(screen.getByRole('button', { name: '続ける' }))
    await waitFor(() => expect(fake.calls).toContainEqual({ method: 'roster.resume', argument: { id: 'i1' } }))
  })

  it.each(['waiting', 'done'] as const)('goes on without a student whom the server refuses (%s)', async state => {
    const [first] = record({}).rows
    const message = '番号「2」が重複しています。'
    const other = { ...defined(first), row: 3, student_id: 's-3', state }
    const failure = { kind: 'status', message: 'サーバーが1人を受け付けません。' } as const
    imports = [record({ day: '2020-04-01', state: 'stopped', rows: [{ ...defined(first), message }, other], failure })]
    start()
    const button = await screen.findByRole('button', { name: 'それ以外を続ける' })
    if (state === 'done') await user().click(screen.getByRole('button', { name: '生徒を表示' }))
    expect(screen.getByText(new RegExp(message))).toBeVisible()
    await user().click(button)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('1人は今のままにして、ほかの生徒を続けます')
    await user().click(within(dialog).getByRole('button', { name: 'それ以外を続ける' }))
    const argument = { id: 'i1', skipsRefused: true }
    await waitFor(() => expect(fake.calls).toContainEqual({ method: 'roster.resume', argument }))
  })

  it('says which classes are not made yet', async () => {
    imports = [
      record({
        teams: [{ ref: 'new:x', name: '2027年度 3年A組', hidden: 0, isNew: true, state: 'waiting' }],
        failure: { kind: 'network', message: 'つながりません。' },
      }),
    ]
    start()
    expect(await screen.findByText(/まだ作っていないクラスが1つあります。 つながりません。/)).toBeVisible()
    expect(screen.getByRole('button', { name: '続ける' })).toBeEnabled()
  })

  it('that is finished can be taken back as a whole', async () => {
    const [waiting] = record({}).rows
    imports = [record({ state: 'ended', rows: [{ ...defined(waiting), state: 'done' }] })]
    start()
    await user().click(await screen.findByRole('button', { name: '元に戻す' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(fake.calls).toContainEqual({ method: 'roster.undo', argument: { id: 'i1' } }))
  })

  it('that is finished is not offered again without a warning', async () => {
    const [waiting] = record({}).rows
    imports = [record({ state: 'ended', rows: [{ ...defined(waiting), state: 'done' }] })]
    start()
    expect(await screen.findByText('1人のクラスを切りかえました。')).toBeVisible()
    expect(screen.getByText(/生徒はさらに1学年進みます/)).toBeVisible()
    expect(screen.queryByRole('navigation', { name: '手順' })).toBeNull()
    await user().click(screen.getByRole('button', { name: 'もう一度、年次更新を始める' }))
    expect(await screen.findByRole('navigation', { name: '手順' })).toBeVisible()
  })

  it('leaves no draft, even if the program ended before the draft was removed', async () => {
    const first = start()
    await next()
    await waitFor(() => expect(drafts.get('grades/rollover')).toMatchObject({ step: 2 }))
    first.unmount()
    const [waiting] = record({}).rows
    imports = [record({ state: 'ended', rows: [{ ...defined(waiting), state: 'done' }] })]
    const second = start(2)
    await user().click(await screen.findByRole('button', { name: 'もう一度、年次更新を始める' }))
    expect(await screen.findByRole('radio', { name: '今のクラスから' })).toBeVisible()
    expect(screen.queryByText('とちゅうで閉じた年次更新の続きです。')).toBeNull()
    await next()
    await waitFor(() => expect(drafts.get('grades/rollover')).toMatchObject({ step: 2, since: 'i1' }))
    second.unmount()
    start(3)
    await user().click(await screen.findByRole('button', { name: 'もう一度、年次更新を始める' }))
    expect(await screen.findByRole('table', { name: 'クラスの行き先' })).toBeVisible()
  })
})

it('says that students or homework could not be read, and reads them again', async () => {
  start()
  let fails = true
  fake.api('batch-deletion-confirm', () => (fails ? refusal(400) : success({ items: [], total: 0 })))
  await next()
  await next()
  expect(await screen.findByText('宿題を確認できませんでした。')).toBeVisible()
  fails = false
  await user().click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByText(/終わっていない宿題はありません/)).toBeVisible()
})
