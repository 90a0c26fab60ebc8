/** ファイルにない生徒: they leave their classes as a step of its own, ticked, after the time to undo. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RosterImport } from '../../../../renderer/screens/roster-import/RosterImport'
import { endDeletions } from '../../../../renderer/ui/deletions/pending-deletions'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import type { RosterImport as Imported, ImportRow } from '../../../../shared/contract/roster'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { student, tableOf } from '../../../fixtures/roster-tables'
import { putBridge, renderScreen } from '../../render'

const students = [
  student(1, '山田 太郎'),
  student(2, '髙橋 花子'),
  student(3, '𠮷田 健'),
  student(4, '林 陽', 'B'),
  student(5, '森 葵', 'B'),
]
let fake: FakeBridge
let imports: Imported[]
let total: number

const sent = () =>
  fake.calls
    .filter(({ method }) => method === 'roster.start')
    .map(({ argument }) => (argument as { rows: ImportRow[] }).rows)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  fake = putBridge({ session: teacher })
  imports = []
  total = 200
  const teams = [
    { id: '1', name: '2年A組' },
    { id: '2', name: '2年B組' },
  ]
  fake.api('my-team-rows', () => success({ items: teams, total: 2 }))
  fake.api('student-page-rows', ({ limit }) =>
    success(limit === 1 ? { items: students.slice(0, 1), total } : { items: students, total: students.length }),
  )
  fake.answer('keeps.read', () => success({ value: null }))
  fake.answer('roster.list', () => success({ imports }))
  fake.answer('roster.read', () =>
    success({
      rows: tableOf(['クラス', '氏名'], ['2年A組', '山田 太郎'], ['2年B組', '林 陽'], ['5年Z組', '誰 か']),
      text: { encoding: null, delimiter: '\t', faults: 0 },
    }),
  )
  fake.answer('roster.start', ({ rows }) => {
    const states = rows.map(row =>
      row.student_id === 's-3'
        ? { ...row, state: 'refused' as const, message: 'ほかの人が変更しました。' }
        : { ...row, state: 'done' as const },
    )
    imports = [{ id: 'i1', at: 0, state: 'ended', rows: states }]
    return success({ id: 'i1' })
  })
})

afterEach(() => {
  act(endDeletions)
  vi.useRealTimers()
})

async function openAbsent() {
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
  renderScreen(
    <>
      <RosterImport />
      <UndoBar />
    </>,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
  await user.click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
  await user.click(await screen.findByRole('radio', { name: 'ファイルにない生徒 3' }))
  return user
}
const table = () => screen.getByRole('table', { name: 'ファイルにない生徒' })
const tick = (name: RegExp) => within(table()).getByRole('checkbox', { name })

it('leave when they are ticked, after the time to undo; who is refused is named', async () => {
  const user = await openAbsent()
  expect(screen.getByRole('button', { name: 'クラスから外す' })).toBeDisabled()
  expect(screen.getByText(/エラーか要確認の行が1行あります。/)).toBeVisible()
  await user.click(tick(/髙橋 花子/))
  await user.click(tick(/𠮷田 健/))
  await user.click(tick(/森 葵/))
  expect(screen.getByText('3人のうち3人を選択')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
  const dialog = await screen.findByRole('dialog', { name: 'クラスから外す' })
  expect(dialog).toHaveTextContent('3人を「2年A組」・「2年B組」から外します。')
  expect(dialog).toHaveTextContent('髙橋 花子、𠮷田 健、森 葵')
  expect(dialog).toHaveTextContent('エラーか要確認の行が1行あります')
  await user.click(await within(dialog).findByRole('button', { name: '3人を外す' }))
  expect(await screen.findByText(/髙橋 花子さん、𠮷田 健さん、森 葵さんを削除します。/)).toBeVisible()
  expect(sent()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const of = (id: string) => sent()[0]?.find(({ student_id }) => student_id === id)
  const state = { nickname: '髙橋 花子', number: '02', grade_name: '2年', class_name: 'A組', team_id: '1' }
  expect(of('s-2')).toMatchObject({ from: state, to: { ...state, team_id: '' } })
  expect(await screen.findByText('「𠮷田 健」：ほかの人が変更しました。')).toBeVisible()
  expect(await screen.findByText(/2人をクラスから外しました。.1人はできませんでした。/)).toBeVisible()
})

it('are not those of skipped rows; the page says how many rows are skipped', async () => {
  const user = await openAbsent()
  await user.click(screen.getByRole('radio', { name: 'すべて 3' }))
  await user.click(screen.getByRole('button', { name: '2行目を決める' }))
  await user.click(await screen.findByRole('menuitem', { name: 'この行を取り込まない' }))
  await user.click(screen.getByRole('radio', { name: /^ファイルにない生徒/ }))
  expect(within(table()).queryByText('山田 太郎')).toBeNull()
  expect(
    screen.getByText(
      'エラーか要確認の行が1行あります。取り込まない行が1行あります。その行の生徒が、ここに入っていることがあります。先に決めてください。',
    ),
  ).toBeVisible()
})

it('stay if it is undone in time', async () => {
  const user = await openAbsent()
  await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
  await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
  await user.click(await screen.findByRole('button', { name: '3人を外す' }))
  await user.click(await screen.findByRole('button', { name: '森 葵の削除を取り消す' }))
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  await waitFor(() => expect(sent().map(rows => rows.map(row => row.student_id))).toEqual([['s-2', 's-3']]))
})

it('leave only after their number was typed, above 5 % of the school', async () => {
  total = 59
  const user = await openAbsent()
  await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
  await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
  const typed = await within(await screen.findByRole('dialog')).findByLabelText('外す人数')
  await user.type(typed, '2{Enter}')
  expect(await screen.findByText('3と入力してください。')).toBeVisible()
  await user.clear(typed)
  await user.type(typed, '3{Enter}')
  expect(await screen.findByRole('region', { name: '削除の予定' })).toBeVisible()
})

it('are named with the reason when the removal cannot begin', async () => {
  fake.answer('roster.start', () => failure('status', 'ほかの取り込みが実行中です。'))
  const user = await openAbsent()
  await user.click(tick(/森 葵/))
  await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
  await user.click(await screen.findByRole('button', { name: '1人を外す' }))
  await screen.findByRole('region', { name: '削除の予定' })
  await act(() => vi.advanceTimersByTimeAsync(10_100))
  expect(await screen.findByText('「森 葵」：ほかの取り込みが実行中です。')).toBeVisible()
})
