/** A new application for accounts: its file is checked, mended in place, sent once, and its copy can be saved. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApplicationCreate } from '../../../../renderer/screens/account-application/create/ApplicationCreate'
import { failure, success } from '../../../../shared/contract/result'
import type { ApplicationFile } from '../../../../shared/contract/types'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const heads = ['学年', 'クラス', '番号', '氏名', 'フリガナ']
const right = ['1年', 'A組', '07', '髙橋 花', 'タカハシ ハナ']
const info = {
  school: 'さくら中学校',
  nickname: '髙橋 美咲',
  email: 'teacher@sample.school',
  max_rows: 500,
  apply_types: [
    { value: 1, label: '新規発行', template: 'account-new.xlsx' },
    { value: 2, label: '登録内容の変更', template: 'account-change.xlsx' },
    { value: 3, label: '利用停止', template: 'account-stop.xlsx' },
  ],
}

let fake: FakeBridge
let read: ApplicationFile
const bytes = new Uint8Array([80, 75, 3, 4])
const rows = (...cells: string[][]) => [heads, ...cells].map((row, at) => ({ row: at + 1, cells: row }))
const argumentsOf = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)

beforeEach(() => {
  fake = putBridge({ session: teacher, links: { support: false, student: false, templates: true } })
  read = { sheet: '新規発行', heads, rows: rows(right, ['1年', 'A組', '08', '齋藤 空', '']) }
  fake.api('account-apply-basic-info', () => success(info))
  fake.answer('applications.read', () => success(read))
  fake.api('requests-put', () => success({ order_id: 'a-1007', student_count: 2 }))
  fake.answer('excel.write', () => success({ bytes: new Uint8Array([1, 2, 3]) }))
  fake.answer('downloads.hold', () => success({ file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
})

const open = async () => {
  renderScreen(<ApplicationCreate />)
  await screen.findByText('入力したExcelブック（.xlsx）を、ここにドロップ')
}
const drop = (name = '新入生.xlsx', size = bytes.length) => {
  const file = new File([bytes], name)
  Object.defineProperty(file, 'size', { value: size })
  // jsdom has no File.arrayBuffer
  Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(bytes).buffer })
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })
}
const grid = () => screen.findByRole('grid', { name: '申請する生徒' })
const send = (count: number) => screen.getByRole('button', { name: `${count}人分を申請する` })
const user = () => userEvent.setup({ delay: null })

describe('a right file', () => {
  it('is sent as it is, with its order number, and its copy can be saved', async () => {
    await open()
    drop()
    expect(await screen.findByText(/^2人分\s誤りはありません$/)).toBeInTheDocument()
    expect(screen.getByText('新入生.xlsx（シート「新規発行」）')).toBeInTheDocument()
    await user().click(send(2))
    expect(await screen.findByRole('heading', { name: '申請を受け付けました' })).toHaveFocus()
    expect(screen.getByText('a-1007')).toBeInTheDocument()
    expect(fake.requests('requests-put')).toEqual([
      { apply_type: 1, file: { name: '新入生.xlsx', type: expect.any(String), bytes } },
    ])
    expect(argumentsOf('excel.write')).toEqual([])
    fake.answer('downloads.hold', () => failure('status', '保存できませんでした。'))
    await user().click(screen.getByRole('button', { name: '控えを保存' }))
    expect(await screen.findByText('保存できませんでした。')).toBeVisible()
    expect(argumentsOf('downloads.start')).toEqual([])
    fake.answer('downloads.hold', () => success({ file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' }))
    await user().click(screen.getByRole('button', { name: '控えを保存' }))
    await waitFor(() =>
      expect(argumentsOf('downloads.start')).toEqual([
        { kind: 'held-file', request: { file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' } },
      ]),
    )
    expect(argumentsOf('downloads.hold').slice(1)).toEqual([{ title: 'アカウント申請_新規発行_控え', bytes }])
  })

  it('can be chosen in the place of one that was refused; what was said of that one goes', async () => {
    await open()
    drop()
    await screen.findByText(/^2人分\s誤りはありません$/)
    fake.api('requests-put', () => refusal(400, 'いまは申請できません。'))
    await user().click(send(2))
    expect(await screen.findByText('いまは申請できません。')).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: 'ファイルを選び直す' }))
    expect(await screen.findByText('入力したExcelブック（.xlsx）を、ここにドロップ')).toBeInTheDocument()
    expect(screen.queryByText('いまは申請できません。')).toBeNull()
  })

  it('takes a file that is dropped, and leaves text that is dragged to the browser', async () => {
    await open()
    expect(fireEvent.drop(window, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
    expect(fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false)
    expect(argumentsOf('applications.read')).toEqual([])
  })

  it('is checked again by the template of another kind', async () => {
    await open()
    drop()
    await screen.findByText(/^2人分\s誤りはありません$/)
    read = { ...read, heads: ['生徒ID', '学年', 'クラス', '番号', '氏名'] }
    await user().click(screen.getByRole('radio', { name: '登録内容の変更' }))
    expect(
      await screen.findByText(/^1行目のA列が、ひな形と異なります（ひな形は「生徒ID」、ファイルは「学年」）/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(send(2)).toBeDisabled()
    expect(argumentsOf('applications.read').map(each => (each as { apply_type: number }).apply_type)).toEqual([1, 2])
  })

  it('is not sent with what it was while a cell is typed: the first Ctrl+Enter confirms the cell', async () => {
    await open()
    drop()
    const keys = user()
    await keys.click(within(await grid()).getByText('齋藤 空'))
    await keys.keyboard('齋藤 蒼{Control>}{Enter}{/Control}')
    expect(await screen.findByText('この表で直した内容を送信します。元のファイルは変わりません。')).toBeInTheDocument()
    expect(argumentsOf('excel.write')).toEqual([])
    expect(fake.requests('requests-put')).toEqual([])
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByRole('heading', { name: '申請を受け付けました' })
    expect(argumentsOf('excel.write')).toEqual([
      { name: '新規発行', rows: [heads, right, ['1年', 'A組', '08', '齋藤 蒼', '']] },
    ])
  })

  it('says if it was checked without the server’s template', async () => {
    read = { ...read, heads: null }
    await open()
    drop()
    expect(
      await screen.findByText('ひな形を確認できなかったため、標準のひな形と照らし合わせました。'),
    ).toBeInTheDocument()
    expect(send(2)).toBeEnabled()
  })
})

describe('a wrong file', () => {
  beforeEach(() => {
    read = { ...read, rows: rows(right, ['1年', 'A組', '8番', '', '']) }
  })

  it('names each fault by row, is mended in the grid, and is sent as a new workbook', async () => {
    await open()
    drop()
    expect(await screen.findByText(/^2人分\s直すところが1行に2か所あります$/)).toBeInTheDocument()
    expect(send(2)).toBeDisabled()
    const row = within(await grid()).getByRole('row', { name: /3行目/ })
    expect(
      within(row).getByText(/^3行目：「番号」は数字で入力してください。\s3行目：「氏名」を入力してください。$/),
    ).toBeInTheDocument()
    const keys = user()
    await keys.click(within(row).getByText('8番'))
    await keys.keyboard('8{Tab}')
    await keys.keyboard('齋藤 空{Enter}')
    expect(await screen.findByText(/^2人分\s誤りはありません$/)).toBeInTheDocument()
    expect(screen.getByText('この表で直した内容を送信します。元のファイルは変わりません。')).toBeInTheDocument()
    await keys.click(send(2))
    await screen.findByRole('heading', { name: '申請を受け付けました' })
    expect(argumentsOf('excel.write')).toEqual([
      { name: '新規発行', rows: [heads, right, ['1年', 'A組', '8', '齋藤 空', '']] },
    ])
    expect(fake.requests('requests-put').map(({ file }) => file)).toEqual([
      { name: '新入生.xlsx', type: expect.stringContaining('spreadsheetml'), bytes: new Uint8Array([1, 2, 3]) },
    ])
  })

  it('shows the wrong rows alone, and a mended row stays until the choice changes', async () => {
    await open()
    drop()
    await user().click(await screen.findByRole('radio', { name: '直す行（1）' }))
    expect(within(await grid()).queryByText('髙橋 花')).toBeNull()
    const keys = user()
    await keys.click(within(await grid()).getByText('8番'))
    await keys.keyboard('8{Tab}齋藤 空{Enter}')
    expect(await screen.findByText(/^2人分\s誤りはありません$/)).toBeInTheDocument()
    expect(within(await grid()).getByDisplayValue('齋藤 空')).toBeInTheDocument()
  })

  it('loses rows that the teacher takes out, and Ctrl+Z brings them back', async () => {
    await open()
    drop()
    const keys = user()
    await keys.click(within(await grid()).getByRole('checkbox', { name: /^3行目/ }))
    await keys.click(screen.getByRole('button', { name: '選んだ行を除く' }))
    expect(await screen.findByText(/^1人分\s誤りはありません$/)).toBeInTheDocument()
    await keys.click(within(await grid()).getByText('髙橋 花'))
    await keys.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText(/^2人分\s直すところが1行に2か所あります$/)).toBeInTheDocument()
  })

  it('takes a pasted column, and says how many rows did not fit', async () => {
    await open()
    drop()
    await user().click(within(await grid()).getByText('07'))
    const cell = within(await grid()).getByRole('textbox', { name: /^番号\s2行目$/ })
    fireEvent.paste(cell, { clipboardData: { getData: () => '1\r\n2\r\n3\r\n' } })
    expect(await screen.findByText('表の下にはみ出した1行は、貼り付けませんでした。')).toBeInTheDocument()
    expect(screen.getByText(/^2人分\s直すところが1行に1か所あります$/)).toBeInTheDocument()
  })
})

it('macros and links to other workbooks are said, and never sent', async () => {
  read = { ...read, carries: ['macros', 'links'] }
  await open()
  drop()
  expect(await screen.findByText(/^マクロの付いたブックです。マクロは実行せず、表の内容だけを送信/)).toBeVisible()
  expect(screen.getByText(/^ほかのブックへのリンクがあります。リンク先は開かず/)).toBeVisible()
  await user().click(send(2))
  await screen.findByRole('heading', { name: '申請を受け付けました' })
  const file = expect.objectContaining({ bytes: new Uint8Array([1, 2, 3]) })
  expect(fake.requests('requests-put')).toEqual([{ apply_type: 1, file }])
})

describe('a file that cannot be read', () => {
  it.each<[string, () => void, string]>([
    ['has another suffix', () => drop('新入生.xls'), 'Excelブック（.xlsx）を選んでください。'],
    ['is too large', () => drop('新入生.xlsx', 6 * 1024 * 1024), 'ファイルが大きすぎます。5MB以下にしてください。'],
  ])('%s', async (_name, choose, sentence) => {
    await open()
    choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(argumentsOf('applications.read')).toEqual([])
  })

  it('is refused by main, with the reason', async () => {
    fake.answer('applications.read', () => failure('invalid-request', 'ファイルが壊れているため、読み取れません。'))
    await open()
    drop()
    expect(await screen.findByRole('alert')).toHaveTextContent('ファイルが壊れているため、読み取れません。')
  })
})

describe('the sending', () => {
  const sendNow = async () => {
    await open()
    drop()
    await screen.findByText(/^2人分\s誤りはありません$/)
    await user().click(send(2))
  }

  it('keeps the table if the server refuses it, and says why', async () => {
    fake.api('requests-put', () => refusal(400, '3行目：生徒ID「s-9」の生徒は見つかりません。'))
    await sendNow()
    expect(await screen.findByRole('alert')).toHaveTextContent('3行目：生徒ID「s-9」の生徒は見つかりません。')
    expect(within(await grid()).getByText('髙橋 花')).toBeInTheDocument()
    expect(send(2)).toBeEnabled()
  })

  it('shows its progress, and is cancelled', async () => {
    fake.api('order-list', () => success({ items: [], total: 0 }))
    let end = (_: ReturnType<typeof failure>): void => undefined
    fake.api(
      'requests-put',
      () =>
        new Promise(resolve => {
          end = resolve
        }),
    )
    fake.answer('api.cancel', () => {
      end(failure('cancelled', ''))
      return success(null)
    })
    await sendNow()
    const [call] = argumentsOf('api.upload') as { callId: string }[]
    act(() => fake.emit('api.progress', { callId: call?.callId ?? '', sent: 40, total: 100 }))
    expect(await screen.findByText('送信しています（40%）')).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: '送信をやめる' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('送信をやめました。申請は受け付けられていません。')
    expect(send(2)).toBeEnabled()
  })

  it('looks a lost answer up, and shows the order that it finds', async () => {
    fake.api('requests-put', () => failure('timeout', ''))
    fake.api('order-list', () =>
      success({
        items: [
          {
            order_id: 'a-1010',
            apply_type: 1,
            apply_status: 1,
            file_name: '新入生.xlsx',
            student_count: 2,
            create_time: '2099-01-01 00:00:00',
            update_time: '',
          },
        ],
        total: 1,
      }),
    )
    await sendNow()
    expect(await screen.findByText('a-1010')).toBeInTheDocument()
    expect(fake.requests('requests-put')).toHaveLength(1)
  })
})

it('the table is a draft: it is there after a visit to another page, and sent as a new workbook', async () => {
  fake.answer('drafts.read', () =>
    success({
      value: {
        type: 1,
        table: {
          name: '新入生.xlsx',
          sheet: '新規発行',
          heads,
          template: heads,
          rows: [{ row: 2, cells: right }],
          isMended: false,
        },
      },
    }),
  )
  renderScreen(<ApplicationCreate />)
  expect(await screen.findByText(/^1人分\s誤りはありません$/)).toBeInTheDocument()
  await user().click(send(1))
  await screen.findByRole('heading', { name: '申請を受け付けました' })
  expect(argumentsOf('excel.write')).toEqual([{ name: '新規発行', rows: [heads, right] }])
})

it('offers the template of the kind only if the server has templates', async () => {
  await open()
  await user().click(screen.getByRole('radio', { name: '利用停止' }))
  await user().click(screen.getByRole('button', { name: 'ひな形をダウンロード' }))
  await waitFor(() => expect(argumentsOf('downloads.start')).toEqual([{ kind: 'account-stop.xlsx', request: {} }]))
})
