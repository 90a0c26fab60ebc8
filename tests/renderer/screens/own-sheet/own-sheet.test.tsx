/** 自分の成績表に書き込む: what the page says about a file, and what it hands to main. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { readOwnSheet } from '../../../../main/own-sheet/own-sheet'
import { OwnSheet } from '../../../../renderer/screens/own-sheet/OwnSheet'
import { failure, success } from '../../../../shared/contract/result'
import type { OwnSheet as Sheet } from '../../../../shared/contract/types'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { macroSheet, ownSheets } from '../../../fixtures/own-sheets/sheets'
import { putBridge, renderScreen } from '../../render'
import { homework } from '../homework/samples'

const names = ['青木 陽菜', '石田 蓮', '上野 結衣', '江口 湊', '大西 凜', '加藤 樹']
const fileId = '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a'

const topics = {
  items: [{ topic_id: 't', resource_title: '音読', view_key: 'x', full_score: 50, completed_count: 5 }],
  total: 1,
}

/** The last student has no score. */
const students = () =>
  names.map((nickname, at) => ({
    student_id: `s-${at}`,
    nickname,
    number: `0${at + 1}`,
    team_id: '3',
    team_name: '2年1組',
    submit_status: 2,
    scores: at === 5 ? [] : [{ topic_id: 't', score: 40 + at, learn_count: 1 }],
  }))

let fake: FakeBridge
let sheet: Sheet
let leave: () => void

beforeEach(async () => {
  sheet = await readOwnSheet(ownSheets['merges.xlsx']())
  fake = putBridge({ session: teacher })
  fake.api('homework-basic-info', () => success(homework({ homework_id: '501', title: 'Unit 1' })))
  fake.api('topic-score-overview-x', () => success(topics))
  fake.api('topic-score-overview-y', () => success({ items: students(), total: 6 }))
  fake.answer('sheet.read', () => success(sheet))
  fake.answer('sheet.write', () => success({ file_id: fileId }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
})

const argumentsOf = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)

/** Drops a file when the page has done with the one before: it takes none meanwhile. */
async function drop(file: File) {
  await act(async () => undefined)
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } })
}

/** jsdom has no File.arrayBuffer. */
const fileOf = (name: string, read = async () => Uint8Array.of(120).buffer): File =>
  Object.defineProperty(new File(['x'], name), 'arrayBuffer', { value: read })

async function openFile(file = fileOf('成績表.xlsx')) {
  const user = userEvent.setup()
  const { unmount } = renderScreen(<OwnSheet />, { url: '/admin/download-manage/own-sheet?homework_id=501' })
  leave = unmount
  const input = await screen.findByLabelText('ファイルを選ぶ', { selector: 'input' })
  await user.upload(input, file)
  return user
}

it('writes the figure that was chosen into the column that was clicked, and names the cells that it refuses', async () => {
  const user = await openFile()
  const grid = await screen.findByRole('grid', { name: 'シート「成績」の内容' })
  expect(screen.getByRole('status')).toHaveTextContent('書き込むセルがありません。')
  await user.selectOptions(
    screen.getByRole('combobox', { name: '「Unit 1」の書き込む内容' }),
    '課題の点数：音読（50点満点）',
  )
  await user.click(within(grid).getByRole('columnheader', { name: 'D列' }))
  const preview = screen.getByRole('table', { name: '書き込むセル' })
  expect(within(preview).getByRole('row', { name: /^D4 青木 陽菜/ })).toHaveTextContent(
    '書き込めません：結合されたセルです',
  )
  expect(within(preview).getByRole('row', { name: /^D6 上野 結衣/ })).toHaveTextContent('（空）42書き込む')
  await user.click(screen.getByRole('radio', { name: '未' }))
  await user.click(screen.getByRole('button', { name: '4個のセルに書き込んで保存' }))
  await waitFor(() =>
    expect(argumentsOf('downloads.start')).toEqual([{ kind: 'own-sheet', request: { file_id: fileId } }]),
  )
  expect(argumentsOf('sheet.write')).toEqual([
    {
      title: '成績表',
      bytes: new Uint8Array([120]),
      sheet: 0,
      cells: [
        { row: 6, column: 3, value: { number: 42 } },
        { row: 7, column: 3, value: { number: 43 } },
        { row: 8, column: 3, value: { number: 44 } },
        { row: 9, column: 3, value: { text: '未' } },
      ],
    },
  ])
})

it('scrolls the page to the cell at the cursor, so that it is never below the window', async () => {
  const scrolled: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent)
  }
  try {
    const user = await openFile()
    const grid = await screen.findByRole('grid', { name: 'シート「成績」の内容' })
    act(() => defined(within(grid).getAllByRole('cell')[0]).focus())
    scrolled.length = 0
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(scrolled).toEqual(['番号', '1', '青木 陽菜'])
    // Only Enter chooses the column: Ctrl+Enter is the key that saves.
    const column = screen.getByRole('combobox', { name: '「Unit 1」の書き込む列' })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(column).toHaveValue('')
    await user.keyboard('{Enter}')
    expect(column).toHaveValue('1')
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  }
})

it('says why a file is refused, and takes another one', async () => {
  fake.answer('sheet.read', () => failure('invalid-request', 'パスワードの付いたExcelブックです。'))
  const user = await openFile()
  expect(await screen.findByRole('alert')).toHaveTextContent('パスワードの付いたExcelブックです。')
  fake.answer('sheet.read', () => success(sheet))
  await user.upload(screen.getByLabelText('ファイルを選ぶ', { selector: 'input' }), fileOf('b.xlsx'))
  expect(await screen.findByText('b.xlsx')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await drop(fileOf('c.xlsx'))
  expect(await screen.findByText('c.xlsx')).toBeVisible()
})

it('takes the refused file again, in which the teacher has corrected something', async () => {
  fake.answer('sheet.read', () => failure('invalid-request', 'パスワードの付いたExcelブックです。'))
  const file = fileOf('a.xlsx')
  const user = await openFile(file)
  expect(await screen.findByRole('alert')).toBeVisible()
  fake.answer('sheet.read', () => success(sheet))
  await user.upload(screen.getByLabelText('ファイルを選ぶ', { selector: 'input' }), file)
  expect(await screen.findByText('a.xlsx')).toBeVisible()
})

it('reads no file above 16 MB, and says that a file cannot be read, or that its sheet is empty', async () => {
  await openFile()
  expect(await screen.findByText('成績表.xlsx')).toBeVisible()
  const large = (name: string, size: number) => Object.defineProperty(fileOf(name), 'size', { value: size })
  await drop(large('large.xlsx', 16 * 1024 * 1024 + 1))
  expect(await screen.findByText('ファイルが大きすぎます（16 MBまで）。')).toBeVisible()
  expect(argumentsOf('sheet.read')).toHaveLength(1)
  await drop(large('limit.xlsx', 16 * 1024 * 1024))
  expect(await screen.findByText('limit.xlsx')).toBeVisible()
  await drop(fileOf('gone.xlsx', () => Promise.reject(new DOMException('', 'NotReadableError'))))
  expect(await screen.findByText('ファイルを開けませんでした。もう一度お試しください。')).toBeVisible()
  fake.answer('sheet.read', () => success({ ...sheet, rows: [] }))
  await drop(fileOf('empty.xlsx'))
  expect(await screen.findByText('このシートには何も書かれていません。')).toBeVisible()
})

it('names the students of the homework who are not in the sheet', async () => {
  sheet = await readOwnSheet(macroSheet(names.slice(0, 4)))
  await openFile()
  expect(await screen.findByText('表にいない生徒 2人：大西 凜、加藤 樹')).toBeVisible()
})

it('says why main writes nothing, and saves no file', async () => {
  fake.answer('sheet.write', () => failure('invalid-request', '書き込めないセルがあります：D6'))
  const user = await openFile()
  await drop(fileOf(`${'あ'.repeat(101)}.xlsx`))
  expect(await screen.findByText(/^あ+\.xlsx$/)).toBeVisible()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  await user.click(screen.getByRole('button', { name: '3個のセルに書き込んで保存' }))
  expect(await screen.findByText('書き込めないセルがあります：D6')).toBeVisible()
  expect(argumentsOf('sheet.write')).toMatchObject([{ title: 'あ'.repeat(100) }])
  expect(argumentsOf('downloads.start')).toEqual([])
})

it('names the cells that SUM leaves out and those that nobody sees, and says that formulas are calculated again', async () => {
  const textIn6 = (row: Sheet['rows'][number]): Sheet['rows'][number] =>
    row.row === 6 ? { ...row, formats: [[3, 3, 'text']] } : row
  const hidden = { isHidden: true } as const
  sheet = { ...sheet, rows: sheet.rows.map(row => ({ ...textIn6(row), ...(row.row > 7 ? hidden : {}) })) }
  const user = await openFile()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  expect(screen.getByText(/^文字列の書式のセル 1個：/)).toBeVisible()
  expect(screen.getByText('非表示の行か列のセル 1個にも書き込みます。')).toBeVisible()
  expect(screen.getByText(/^数式の結果は、保存したファイルをExcelで開いたときに計算し直されます/)).toBeVisible()
  leave()
  sheet = { ...sheet, hasFormulas: false, hiddenColumns: [3], rows: sheet.rows.map(row => ({ ...row, formats: [] })) }
  await openFile()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  expect(screen.getByText('非表示の行か列のセル 3個にも書き込みます。')).toBeVisible()
  expect(screen.queryByText(/^文字列の書式のセル/)).toBeNull()
  expect(screen.queryByText(/^数式の結果は/)).toBeNull()
})

it('writes nothing while a part of the students or topics is missing, and reads that part again', async () => {
  fake.api('topic-score-overview-x', () => refusal(500))
  fake.api('topic-score-overview-y', ({ page }) =>
    page === 1 ? success({ items: students().slice(0, 4), total: 6 }) : refusal(500),
  )
  const user = await openFile()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  expect(await screen.findByText('成績を読み込めませんでした。')).toBeVisible()
  fake.api('topic-score-overview-x', () => success(topics))
  await user.click(screen.getByRole('button', { name: '再試行' }))
  await waitFor(() => expect(fake.requests('topic-score-overview-x')).toHaveLength(2))
  expect(await screen.findByRole('option', { name: '課題の点数：音読（50点満点）' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '0個のセルに書き込んで保存' })).toBeDisabled()
  fake.api('topic-score-overview-y', ({ page }) =>
    success({ items: page === 1 ? students().slice(0, 4) : students().slice(4), total: 6 }),
  )
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByRole('button', { name: '3個のセルに書き込んで保存' })).toBeEnabled()
})

it('puts a second homework into the column that is clicked next, and takes it out again', async () => {
  fake.api('my-homework-page-list', () =>
    success({ items: [homework({ homework_id: '502', title: 'Unit 2' })], total: 1 }),
  )
  const user = await openFile()
  const grid = await screen.findByRole('grid', { name: 'シート「成績」の内容' })
  await user.click(screen.getByRole('textbox', { name: '宿題を追加（1/10件）' }))
  await user.click(await screen.findByRole('option', { name: /^Unit 2/ }))
  const columnOf = (title: string) => screen.queryByRole('combobox', { name: `「${title}」の書き込む列` })
  expect(columnOf('Unit 2')).toHaveValue('')
  await user.click(within(grid).getByRole('columnheader', { name: 'D列' }))
  await user.click(within(grid).getByRole('columnheader', { name: 'F列' }))
  expect(columnOf('Unit 1')).toHaveValue('3')
  expect(columnOf('Unit 2')).toHaveValue('5')
  await user.click(screen.getByRole('button', { name: '「Unit 2」を外す' }))
  expect(columnOf('Unit 2')).toBeNull()
  expect(screen.getByRole('button', { name: '3個のセルに書き込んで保存' })).toBeEnabled()
})

it('reads scores again that could not be read, and writes nothing before', async () => {
  fake.api('topic-score-overview-y', () => refusal(500))
  const user = await openFile()
  expect(await screen.findByText('成績を読み込めませんでした。')).toBeVisible()
  expect(screen.getByRole('button', { name: '0個のセルに書き込んで保存' })).toBeDisabled()
  fake.api('topic-score-overview-y', () => success({ items: [], total: 0 }))
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByText(/宿題の生徒の番号や名前が見つかりません/)).toBeVisible()
})

/** 石田 廉 and 上野 結依 have the numbers of others, 転入 生徒 is nobody's name. */
const doubtful = ['青木 陽菜', '石田 廉', '上野 結依', '江口 湊', '大西 凜', '転入 生徒']
const who = (row: number) => screen.findByRole('combobox', { name: `${row}行目の生徒` })
const written = () =>
  argumentsOf('sheet.write').map(one => (one as { cells: { row: number }[] }).cells.map(({ row }) => row))

it('lets a person say who stands in a row, whoever it is, and take it back', async () => {
  sheet = await readOwnSheet(macroSheet(doubtful))
  const user = await openFile()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  const bar = screen.getByText(/^3個のセルに書き込みます。/)
  expect(bar).toHaveTextContent('生徒の決まっていない行 3行')
  // The candidate stands first; a student whom the program did not think of can be found by typing.
  await user.click(await who(5))
  expect(
    screen
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['石田 蓮（2年1組 02番）', 'どの生徒でもない（書き込まない）'])
  await user.type(await who(5), '樹')
  await user.click(screen.getByRole('option', { name: '加藤 樹（2年1組 06番）' }))
  expect(await who(5)).toHaveValue('加藤 樹（2年1組 06番）')
  expect(await who(6)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '5行目の生徒を取り消す' }))
  expect(await who(5)).toHaveValue('')
  expect(await who(5)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /すべて候補のとおりにする/ }))
  expect(await who(6)).toHaveValue('上野 結衣（2年1組 03番）')
  expect(bar).toHaveTextContent(/^5個のセルに書き込みます。/)
})

it('keeps what is chosen for each sheet, asks once about open rows, and opens the sheet as it was the next time', async () => {
  sheet = await readOwnSheet(macroSheet(doubtful))
  const sheets = ['前期', '後期'].map(name => ({ name, isHidden: false }))
  fake.answer('sheet.read', ({ sheet: at = 0 }) => success({ ...sheet, sheets, sheet: at }))
  const user = await openFile()
  const column = () => screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' })
  const open = (name: string) => user.selectOptions(screen.getByRole('combobox', { name: 'シート' }), name)
  const decide = async (name: string) => {
    await user.click(await who(5))
    await user.click(screen.getByRole('option', { name }))
  }
  await user.selectOptions(await column(), '2')
  await decide('石田 蓮（2年1組 02番）')
  // Column C has scores.
  expect(screen.getByText(/^4個のセルに書き込みます（上書き 4個）。/)).toBeVisible()
  expect(screen.getByRole('radio', { name: '上書き 4個' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^C4 青木 陽菜/ })).toHaveTextContent('6080上書き')

  await open('後期')
  expect(await screen.findByRole('grid', { name: 'シート「後期」の内容' })).toBeVisible()
  expect(await column()).toHaveValue('')
  expect(await who(5)).toHaveValue('')
  await open('前期')
  expect(await screen.findByRole('grid', { name: 'シート「前期」の内容' })).toBeVisible()
  expect(await column()).toHaveValue('2')
  expect(await who(5)).toHaveValue('石田 蓮（2年1組 02番）')

  await open('後期')
  await user.selectOptions(await column(), '3')
  await decide('どの生徒でもない（書き込まない）')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('生徒の決まっていない行が2行あります。')
  expect(written()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'キャンセル' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ほかの行だけ保存' }))
  await waitFor(() => expect(written()).toEqual([[4, 7, 8]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(written()).toHaveLength(2))

  leave()
  await openFile()
  expect(await screen.findByRole('grid', { name: 'シート「後期」の内容' })).toBeVisible()
  await waitFor(async () => expect(await column()).toHaveValue('3'))
  expect(await who(5)).toHaveValue('どの生徒でもない（書き込まない）')
})

it('opens the sheet of the class of the homework first, and says whose numbers it takes those of a sheet to be', async () => {
  fake.api('homework-basic-info', () => success(homework({ homework_id: '501', team_names: ['2年1組'] })))
  const nameless = sheet.rows.slice(1).map((row, at) => (at === 0 ? row : { ...row, cells: row.cells.with(1, '') }))
  const sheets = ['2組', '1組'].map(name => ({ name, isHidden: false }))
  fake.answer('sheet.read', ({ sheet: at = 0 }) => success({ ...sheet, sheets, sheet: at, rows: nameless }))
  await openFile()
  expect(await screen.findByRole('grid', { name: 'シート「1組」の内容' })).toBeVisible()
  expect(screen.queryByText(/の番号と見なしています/)).toBeNull()
  leave()
  fake.answer('sheet.read', ({ sheet: at = 0 }) =>
    at === 1 ? failure('invalid-request', '') : success({ ...sheet, sheets, sheet: at, rows: nameless }),
  )
  await openFile()
  expect(await screen.findByRole('grid', { name: 'シート「2組」の内容' })).toBeVisible()
  leave()
  fake.answer('sheet.read', () => success({ ...sheet, rows: nameless }))
  await openFile()
  expect(await screen.findByText(/2年1組の番号と見なしています/)).toBeVisible()
})

it('writes into that of two rows of each student that was clicked, and into it the next time', async () => {
  const below = sheet.rows.slice(1).map(row => ({ ...row, row: row.row + 10, refusals: [] }))
  const title = defined(sheet.rows[0])
  const second = { ...title, row: 11, cells: ['後期'] }
  sheet = { ...sheet, rows: [...sheet.rows.map(row => ({ ...row, refusals: [] })), second, ...below] }
  const user = await openFile()
  const grid = await screen.findByRole('grid', { name: 'シート「成績」の内容' })
  const rowSet = await screen.findByRole('combobox', { name: '書き込む行（生徒ひとりに2行ずつあります）' })
  // One choice for all: no student is asked for.
  expect(screen.queryByText(/どの生徒か確認が必要な行/)).toBeNull()
  const row = defined(within(grid).getByRole('rowheader', { name: '16' }).closest('tr'))
  await user.click(defined(within(row).getAllByRole('cell')[3]))
  expect(rowSet).toHaveDisplayValue('2つめの行（14〜19行目）　後期')
  await user.click(screen.getByRole('button', { name: /個のセルに書き込んで保存$/ }))
  await waitFor(() => expect(written()).toEqual([[14, 15, 16, 17, 18]]))
  leave()
  await openFile()
  expect(await screen.findByRole('combobox', { name: /^書き込む行/ })).toHaveDisplayValue(/^2つめの行/)
  // Rows of another name are others, although the file and its headings are the same.
  leave()
  sheet = { ...sheet, rows: sheet.rows.map(row => (row.row === 11 ? { ...row, cells: ['順位'] } : row)) }
  await openFile()
  expect(await screen.findByRole('combobox', { name: /^書き込む行/ })).toHaveValue('')
})

it('takes the numbers of a sheet without names for those of the class that is chosen, and keeps the class', async () => {
  const others = names.map((nickname, at) => ({
    ...students()[at],
    student_id: `t-${at}`,
    nickname: `${nickname}乃`,
    number: `0${at + 1}`,
    team_id: '4',
    team_name: '2年2組',
    submit_status: 2,
    scores: [{ topic_id: 't', score: at, learn_count: 1 }],
  }))
  fake.api('topic-score-overview-y', () => success({ items: [...students(), ...others], total: 12 }))
  const nameless = sheet.rows.slice(1).map((row, at) => (at === 0 ? row : { ...row, cells: row.cells.with(1, '') }))
  fake.answer('sheet.read', () => success({ ...sheet, rows: nameless }))
  const user = await openFile()
  await user.selectOptions(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' }), '3')
  expect(screen.getByRole('button', { name: '0個のセルに書き込んで保存' })).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'クラス名のない行のクラス' }), '2年2組')
  await user.click(await screen.findByRole('button', { name: '4個のセルに書き込んで保存' }))
  await waitFor(() => expect(argumentsOf('downloads.start')).toHaveLength(1))
  await waitFor(() =>
    expect(argumentsOf('keeps.write')).toMatchObject([{ key: 'own-sheets', value: [{ team: '4', classes: ['4'] }] }]),
  )
})

it('forgets who stands in a row where the homework of this student is taken out', async () => {
  sheet = await readOwnSheet(macroSheet(doubtful))
  const newcomer = { ...defined(students()[0]), student_id: 's-9', nickname: '転入 生徒', number: '09', scores: [] }
  fake.api('my-homework-page-list', () =>
    success({ items: [homework({ homework_id: '502', title: 'Unit 2' })], total: 1 }),
  )
  fake.api('topic-score-overview-y', ({ homework_id }) =>
    homework_id === '502' ? success({ items: [newcomer], total: 1 }) : success({ items: students(), total: 6 }),
  )
  const user = await openFile()
  await user.click(await screen.findByRole('textbox', { name: '宿題を追加（1/10件）' }))
  await user.click(await screen.findByRole('option', { name: /^Unit 2/ }))
  await user.type(await who(5), '転入')
  await user.click(await screen.findByRole('option', { name: '転入 生徒（2年1組 09番）' }))
  expect(await who(5)).toHaveValue('転入 生徒（2年1組 09番）')
  await user.click(screen.getByRole('button', { name: '「Unit 2」を外す' }))
  await waitFor(async () => expect(await who(5)).toHaveValue(''))
})

it('reads the homework again that could not be read', async () => {
  fake.api('homework-basic-info', () => refusal(500))
  const user = await openFile()
  expect(await screen.findByText('宿題を読み込めませんでした。')).toBeVisible()
  fake.api('homework-basic-info', () => success(homework({ homework_id: '501', title: 'Unit 1' })))
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByRole('combobox', { name: '「Unit 1」の書き込む列' })).toBeVisible()
})
