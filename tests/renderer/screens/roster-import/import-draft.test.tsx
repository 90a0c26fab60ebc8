/** A roster that is being prepared is a draft: a crash, a lock or another page loses nothing of it. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { RosterImport } from '../../../../renderer/screens/roster-import/RosterImport'
import { success } from '../../../../shared/contract/result'
import type { RosterImport as Imported } from '../../../../shared/contract/roster'
import type { MarkedRow } from '../../../../shared/contract/types'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { student, tableOf } from '../../../fixtures/roster-tables'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
let drafts: Map<string, unknown>
let imports: Imported[]
let rows: MarkedRow[]
const students = [student(1, '山田 太郎'), student(2, '髙橋 花子')]
const user = () => userEvent.setup({ delay: null })

/** The page as after a start of the program. */
function start(generation: number) {
  fake = putBridge({ session: { ...teacher, generation } })
  fake.api('my-team-rows', () =>
    success({
      items: [
        { id: '1', name: '2年A組' },
        { id: '2', name: '2年B組' },
      ],
      total: 2,
    }),
  )
  fake.api('student-page-rows', () => success({ items: students, total: students.length }))
  fake.answer('keeps.read', () => success({ value: null }))
  fake.answer('roster.list', () => success({ imports }))
  fake.answer('roster.read', () => success({ rows, text: { encoding: null, delimiter: '\t', faults: 0 } }))
  fake.answer('drafts.read', ({ key }) => success({ value: drafts.get(key) ?? null }))
  fake.answer('drafts.write', ({ key, value }) => {
    drafts.set(key, structuredClone(value))
    return success(null)
  })
  fake.answer('drafts.remove', ({ key }) => {
    drafts.delete(key)
    return success(null)
  })
  return renderScreen(<RosterImport />, { url: '/?team_id=1' })
}

beforeEach(() => {
  drafts = new Map()
  imports = []
  rows = tableOf(['番号', '氏名'], [1, '山田 太郎'], [5, '髙橋 花'], [6, '新 一'])
})

async function paste() {
  await user().type(await screen.findByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
  await user().click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
  await screen.findByRole('radiogroup', { name: '表示する行' })
}
const filterTexts = () =>
  within(screen.getByRole('radiogroup', { name: '表示する行' }))
    .getAllByRole('radio')
    .map(radio => radio.parentElement?.textContent)

it('the table, the cells that were mended, the decisions and the class come back', async () => {
  const { unmount } = start(101)
  await paste()
  await user().click(screen.getByRole('radio', { name: 'すべて 3' }))
  await user().click(within(screen.getByRole('grid')).getByText('髙橋 花'))
  await user().type(screen.getByRole('textbox', { name: /^生徒名/ }), '髙橋 花子{Enter}')
  await user().click(screen.getByRole('button', { name: '4行目を決める' }))
  await user().click(await screen.findByRole('menuitem', { name: 'この行を取り込まない' }))
  await user().selectOptions(screen.getByRole('combobox', { name: 'クラスの列がない名簿の取り込み先' }), '2年B組')
  await user().selectOptions(screen.getByRole('combobox', { name: 'クラスの列がない名簿の取り込み先' }), '2年A組')
  const before = filterTexts()
  expect(before).toEqual(['すべて 3', '変更 1', '変更なし 1', '取り込まない 1'])
  unmount()
  await waitFor(() => {
    expect(drafts.get('roster-import/work')).toMatchObject({ decisions: [[4, { is: 'skipped' }]] })
    // the second choice of the class, and not the first
    expect([...drafts.values()]).toContainEqual(expect.objectContaining({ teamId: '1' }))
  })
  start(102)
  expect(await screen.findByText(/^この画面を離れる前の名簿と、直したところを戻しました。/)).toBeVisible()
  expect(filterTexts()).toEqual(before)
  expect(screen.getByText('番号 02 → 5')).toBeVisible()
})

it('a table in several parts comes back whole, and not at all if a part is of another one', async () => {
  rows = tableOf(['番号', '氏名'], ...Array.from({ length: 2000 }, (_, at) => [at + 1, `生徒 ${at + 1}の名前`]))
  const { unmount } = start(103)
  await paste()
  unmount()
  await waitFor(() =>
    expect([...drafts.keys()].filter(key => key.startsWith('roster-import/table-'))).not.toHaveLength(0),
  )
  await waitFor(() => expect(drafts.has('roster-import/table')).toBe(true))
  expect([...drafts.keys()].filter(key => key.startsWith('roster-import/table-')).length).toBeGreaterThan(1)
  for (const value of drafts.values())
    expect(new TextEncoder().encode(JSON.stringify(value)).length).toBeLessThan(256_000)
  const again = start(104)
  expect(await screen.findByRole('radio', { name: 'すべて 2,000' })).toBeInTheDocument()
  again.unmount()
  drafts.set('roster-import/table-1', { id: 'another', text: '' })
  start(105)
  expect(await screen.findByRole('textbox', { name: 'Excelから貼り付け' })).toBeVisible()
})

it('is no draft any more when it is closed', async () => {
  start(106)
  await paste()
  await waitFor(() => expect(drafts.has('roster-import/table')).toBe(true))
  await user().click(screen.getByRole('button', { name: '別の名簿を選ぶ' }))
  await waitFor(() => expect([...drafts.keys()]).toEqual([]))
})

it('is no draft any more when all of it is imported', async () => {
  rows = tableOf(['番号', '氏名'], [5, '新 一'])
  start(107)
  await paste()
  await waitFor(() => expect(drafts.has('roster-import/table')).toBe(true))
  fake.answer('roster.start', ({ rows: sent }) => {
    imports = [{ id: 'i1', at: 0, state: 'ended', rows: [{ ...defined(sent[0]), state: 'done' }] }]
    return success({ id: 'i1' })
  })
  await user().click(screen.getByRole('button', { name: '1人を取り込む' }))
  await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取り込む' }))
  await waitFor(() => expect([...drafts.keys()]).toEqual([]))
})

it('that is too large for a draft says so, and is none', async () => {
  rows = tableOf(['番号', '氏名', '備考'], ...[1, 2, 3].map(at => [at, `新 ${at}`, 'あ'.repeat(350_000)]))
  start(108)
  await paste()
  expect(
    screen.getByText(/^名簿が大きいため、この画面を閉じると、読み取った名簿と直したところは残りません/),
  ).toBeVisible()
  expect(drafts.has('roster-import/table')).toBe(false)
})

it('of a text with other separators says how to bring it', async () => {
  rows = tableOf(['番号|氏名'], ['1|山田 太郎'])
  start(109)
  await user().type(await screen.findByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
  await user().click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
  expect(await screen.findByText(/「\|」をコンマに置きかえて、貼り付け直してください/)).toBeVisible()
})
