/** Export and import of the comment bank as an Excel file, in its dialog. */
import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { BankButton } from '../../../../renderer/results/bank/BankButton'
import { planImport, withImported } from '../../../../renderer/results/bank/import-file'
import { failure, success } from '../../../../shared/contract/result'
import type { SheetRow } from '../../../../shared/contract/types'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

const user = userEvent.setup({ applyAccept: false })

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher, generation: 1 })
})

async function open(entries?: { text: string; slot: number | null }[]): Promise<void> {
  if (entries) {
    const kept = entries.map((entry, at) => ({ id: `e${at}`, used: 0, at: 0, ...entry }))
    fake.answer('keeps.read', () => success({ value: { entries: kept, typed: {} } }))
  }
  render(
    <MantineProvider>
      <BankButton />
    </MantineProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'コメントの例文' }))
  await screen.findAllByRole('listitem')
}

const head = { row: 1, cells: ['例文', '番号', '使った回数', '最後に使った日時'] }
const rowsOf = (...rows: SheetRow[]) => fake.answer('excel.read', () => success({ rows: [head, ...rows] }))
function choose(name = '例文.xlsx', content = 'PK'): Promise<void> {
  const file = new File([content], name)
  // jsdom does not implement this method.
  Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.of(1).buffer })
  return user.upload(screen.getByLabelText('例文のExcelファイル'), file)
}
const preview = () => screen.findByRole('region', { name: '「例文.xlsx」から読み込む' })
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(item => item.textContent)
const calls = (method: string) => fake.calls.filter(call => call.method === method)
const sentences = () => lines(screen.getByRole('list', { name: '例文の一覧' }))

it('stores the bank before main exports it, also if nobody has changed it yet', async () => {
  fake.answer('downloads.start', () => success({ id: 'x' }))
  await open()
  await user.click(screen.getByRole('button', { name: 'Excelに書き出す' }))
  expect(await screen.findByText(/^Excelファイルの出力を始めました。/)).toBeVisible()
  expect(calls('downloads.start').map(({ argument }) => argument)).toEqual([{ kind: 'comment-bank', request: {} }])
  const order = fake.calls.map(({ method }) => method)
  expect(order.indexOf('keeps.write')).toBeGreaterThan(-1)
  expect(order.indexOf('keeps.write')).toBeLessThan(order.indexOf('downloads.start'))
  expect(calls('keeps.write').at(-1)?.argument).toMatchObject({ value: { entries: { length: 20 } } })
})

it('exports nothing if the bank cannot be stored', async () => {
  fake.answer('keeps.write', () => failure('invalid-request', '保存できません。'))
  await open()
  await user.click(screen.getByRole('button', { name: 'Excelに書き出す' }))
  expect(await screen.findByText('例文をこのパソコンに記録できないため、書き出せません。')).toBeVisible()
  expect(calls('downloads.start')).toEqual([])
})

it('says what a file would add, what is there, and which rows are refused, before anything changes', async () => {
  rowsOf(
    { row: 2, cells: ['よい書き出しです。', '1'] },
    { row: 3, cells: ['具体例があります。', '2', '4', '2026-11-20 10:00:00'] },
    { row: 4, cells: ['具体例があります。'] },
    { row: 6, cells: ['理由を書きましょう。', '1'] },
    { row: 7, cells: ['あ'.repeat(100)] },
    { row: 8, cells: ['よい😀'] },
    { row: 9, cells: ['', '3'] },
    { row: 10, cells: ['番号が違います。', '12'] },
  )
  await open([{ text: 'よい書き出しです。', slot: 1 }])
  await choose()
  const section = await preview()
  expect(within(section).getByRole('heading')).toHaveFocus()
  expect(section).toHaveTextContent('加える例文 2件・すでにある例文 2件・加えられない行 4件')
  expect(section).toHaveTextContent('加えると、例文は全部で3件になります（500件まで）。')
  expect(lines(within(section).getByRole('list', { name: 'ファイルの行' }))).toEqual([
    `7行目加えない${'あ'.repeat(100)}例文は99文字以内で入力してください。`,
    '8行目加えないよい😀無効な文字が含まれています',
    '9行目加えない例文を入力してください。',
    '10行目加えない番号が違います。「番号」は1から9の数字か空欄にしてください。',
    '6行目加える理由を書きましょう。番号1は別の例文が使っているため、番号なしで加えます。',
    '3行目加える具体例があります。',
    '2行目すでにあるよい書き出しです。',
    '4行目すでにある具体例があります。',
  ])
  expect(calls('keeps.write')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'やめる' }))
  expect(sentences()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Excelから読み込む' })).toHaveFocus()
  expect(calls('keeps.write')).toEqual([])
})

it('adds the sentences with their keys and counts, and takes all of them back', async () => {
  rowsOf(
    { row: 2, cells: ['具体例があります。', '2', '4', '2026-11-20 10:00:00'] },
    { row: 3, cells: ['理由を書きましょう。', '1'] },
  )
  await open([{ text: 'よい書き出しです。', slot: 1 }])
  await choose()
  await preview()
  await user.click(screen.getByRole('button', { name: '追加する' }))
  expect(screen.getByText('2件の例文を加えました。')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
  expect(sentences()).toHaveLength(3)
  expect(screen.getByRole('combobox', { name: '「よい書き出しです。」の番号' })).toHaveValue('1')
  expect(screen.getByRole('combobox', { name: '「理由を書きましょう。」の番号' })).toHaveValue('')
  await waitFor(() =>
    expect(calls('keeps.write').at(-1)?.argument).toMatchObject({
      value: {
        entries: [
          { text: 'よい書き出しです。', slot: 1 },
          { text: '具体例があります。', slot: 2, used: 4, at: 1_795_136_400 },
          { text: '理由を書きましょう。', slot: null, used: 0, at: 0 },
        ],
      },
    }),
  )
  await user.click(screen.getByRole('button', { name: '元に戻す' }))
  expect(screen.getByText('加えた2件の例文を取り消しました。')).toBeVisible()
  expect(sentences()).toHaveLength(1)
})

it('takes a last use that is still to come for one of now', () => {
  const rows = [
    { row: 2, entry: { text: '先の例文', slot: null, used: 0, at: 2000 } },
    { row: 3, entry: { text: '前の例文', slot: null, used: 0, at: 500 } },
  ]
  const { entries } = withImported({ entries: [], typed: {} }, { id: 'f', name: '例文.xlsx', rows }, 1000)
  expect(entries.map(({ at }) => at)).toEqual([1000, 500])
})

it('adds at most 500 sentences in all, and names the rows beyond', () => {
  const entries = Array.from({ length: 499 }, (_, at) => ({
    id: `${at}`,
    text: `例文${at}`,
    used: 0,
    at: 0,
    slot: null,
  }))
  const rowOf = (row: number) => ({ row, entry: { text: `新しい例文${row}`, slot: null, used: 0, at: 0 } })
  expect(planImport({ entries, typed: {} }, { id: 'f', name: '例文.xlsx', rows: [rowOf(2), rowOf(3)] })).toEqual([
    { row: 2, state: 'added', text: '新しい例文2', remark: '' },
    {
      row: 3,
      state: 'refused',
      text: '新しい例文3',
      remark: '例文は500件までです。使わないものを削除してください。',
    },
  ])
})

it.each([
  [
    'a file that main refuses',
    () => failure('invalid-request', 'ファイルが壊れています。'),
    'ファイルが壊れています。',
  ],
  [
    'a sheet without the heading',
    () => success({ rows: [{ row: 1, cells: ['文'] }] }),
    '1行目に「例文」の見出しがありません。書き出したファイルと同じ見出しにしてください。',
  ],
  ['a sheet without rows', () => success({ rows: [head] }), '例文の行がありません。'],
])('%s changes nothing and is said', async (_what, answer, words) => {
  fake.answer('excel.read', answer)
  await open()
  await choose()
  expect(await screen.findByText(words)).toBeVisible()
  expect(sentences()).toHaveLength(20)
  expect(calls('keeps.write')).toEqual([])
})

it('does not even read a file of more than 5 MB', async () => {
  await open()
  await choose('例文.xlsx', 'x'.repeat(5 * 1024 * 1024 + 1))
  expect(await screen.findByText('ファイルが大きすぎます（5MBまで）。')).toBeVisible()
  expect(calls('excel.read')).toEqual([])
})
