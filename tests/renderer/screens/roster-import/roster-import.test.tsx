/** 名簿の取り込み: from a table to the rows that main sends, and what the page says before and after. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { RosterImport } from '../../../../renderer/screens/roster-import/RosterImport'
import { clearToasts } from '../../../../renderer/ui/dialogs'
import { failure, success } from '../../../../shared/contract/result'
import type { RosterImport as Imported, ImportRow, SentRow } from '../../../../shared/contract/roster'
import type { RosterTable } from '../../../../shared/contract/types'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { student, tableOf } from '../../../fixtures/roster-tables'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
let imports: Imported[]
let table: RosterTable
let students = [student(1, '山田 太郎'), student(2, '髙橋 花子'), student(3, '𠮷田 健')]
const kept = { value: null as unknown }

const argumentsOf = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)

beforeEach(() => {
  fake = putBridge({ session: teacher })
  imports = []
  kept.value = null
  students = [student(1, '山田 太郎'), student(2, '髙橋 花子'), student(3, '𠮷田 健')]
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
  fake.answer('keeps.read', () => success({ value: kept.value }))
  fake.answer('roster.list', () => success({ imports }))
  fake.answer('roster.read', () => success(table))
  fake.answer('roster.start', () => success({ id: 'i1' }))
  fake.answer('roster.cancel', () => success(null))
})

const user = () => userEvent.setup({ delay: null })
const textTable = (...rows: (string | number)[][]): RosterTable => ({
  rows: tableOf(...rows),
  text: { encoding: null, delimiter: '\t', faults: 0 },
})

/** Pastes cells: what main reads of them is `read`. */
async function paste(read: RosterTable, url = '/') {
  table = read
  renderScreen(<RosterImport />, { url })
  await user().type(await screen.findByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
  await user().click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
  await screen.findByRole('radiogroup', { name: '表示する行' })
}
const filters = () => screen.getAllByRole('radio').map(radio => radio.closest('label') ?? radio)
const filterTexts = () =>
  within(screen.getByRole('radiogroup', { name: '表示する行' }))
    .getAllByRole('radio')
    .map(radio => radio.parentElement?.textContent)
const show = async (kind: string) => user().click(screen.getByRole('radio', { name: new RegExp(`^${kind} `) }))
const row = (name: string) => defined(screen.getByRole('checkbox', { name: new RegExp(name) }).closest('tr'))
const begin = async (count: number) => {
  await user().click(screen.getByRole('button', { name: `${count}人を取り込む` }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, confirm: () => user().click(within(dialog).getByRole('button', { name: '取り込む' })) }
}
const sentRows = () => (argumentsOf('roster.start') as { rows: ImportRow[] }[])[0]?.rows

const list = [
  ['クラス', '番号', '氏名'],
  ['2年A組', 1, '山田 太郎'],
  ['2-A', 7, '髙橋 花子'],
  ['2年A組', 3, '吉田 健'],
  ['2年B組', 5, '新入 生'],
  ['5年Z組', 6, '別の 人'],
]

describe('the preview', () => {
  it('counts what would happen, and says why rows are left', async () => {
    await paste(textTable(...list))
    expect(filterTexts()).toEqual(['すべて 5', 'エラー 1', '新規 1', '変更 2', '変更なし 1'])
    expect(filters().length).toBeGreaterThan(0)
    expect(row('6行目')).toHaveTextContent('クラス（A列）：クラス「5年Z組」がありません')
    await show('変更')
    expect(row('3行目')).toHaveTextContent('番号 02 → 7')
  })

  it('says which rows are not students', async () => {
    await paste(textTable(['クラス', '番号', '氏名'], ['2年A組', 1, '山田 太郎'], ['', '計', '1名']))
    expect(screen.getByText('合計などの行（3行目）は、生徒として読んでいません。')).toBeInTheDocument()
  })

  it('lets a number be mended that the table does not have', async () => {
    students = [student(1, '山田 太郎'), { ...student(2, '林 陽', 'B'), number: '1' }]
    await paste(textTable(['クラス', '氏名'], ['2年B組', '山田 太郎']))
    expect(row('2行目')).toHaveTextContent('その生徒がもうクラスにいないときは、先にクラスの画面で外してください')
    await user().click(defined(within(row('2行目')).getAllByRole('cell', { name: /^番号/ })[0]))
    await user().type(screen.getByRole('textbox', { name: /^番号/ }), '7{Enter}')
    expect(filterTexts()).toEqual(['すべて 1', 'クラス移動 1', 'ファイルにない生徒 1'])
    expect(row('2行目')).toHaveTextContent('番号 01 → 7')
  })

  it('takes rows without their numbers while last year’s students have them', async () => {
    await paste(textTable(['クラス', '番号', '氏名'], ['2年A組', 1, '甲 一'], ['2年A組', 2, '乙 二']))
    expect(filterTexts()).toContain('要確認 2')
    for (const one of ['2行目', '3行目']) await user().click(screen.getByRole('checkbox', { name: new RegExp(one) }))
    await user().click(screen.getByRole('button', { name: '新しい生徒とする' }))
    expect(filterTexts()).toContain('エラー 2')
    await user().click(screen.getByRole('button', { name: '今の生徒と番号が重なる2行を、番号なしで取り込む' }))
    expect(filterTexts()).toEqual(['すべて 2', '新規 2', 'ファイルにない生徒 3'])
  })

  it('says that a column of passwords is not read', async () => {
    await paste(textTable(['クラス', '氏名', '初期パスワード'], ['2年A組', '新入 生', '']))
    expect(screen.getByText(/^パスワードの列は、見出しだけを読みました/)).toBeVisible()
  })

  it('says that macros and links to other workbooks are not used', async () => {
    const workbook = {
      sheets: [{ name: '名簿', isHidden: false }],
      sheet: 0,
      carries: ['macros' as const, 'links' as const],
    }
    await paste({ rows: tableOf(['氏名'], ['山田 太郎']), workbook })
    expect(
      screen.getByText('マクロの付いたブックです。マクロは実行せず、セルの内容だけを読みました。'),
    ).toBeInTheDocument()
    expect(screen.getByText(/リンク先は開かず/)).toBeInTheDocument()
  })

  it('lets the row of headings be chosen', async () => {
    await paste(textTable(['児童', '番', '備考'], ['新 一', 31, ''], ['新 二', 32, '']), '/?team_id=1')
    await user().click(screen.getByRole('button', { name: '列の対応を変える' }))
    const heading = screen.getByRole('combobox', { name: '見出しの行' })
    expect(heading).toHaveDisplayValue('1行目：児童、番、備考')
    await user().selectOptions(heading, '2行目：新 一、31')
    await user().selectOptions(screen.getByRole('combobox', { name: 'A列「新 一」' }), '生徒名')
    expect(filterTexts()).toEqual(['すべて 1', '新規 1', 'ファイルにない生徒 3'])
    expect(screen.getByText('見出しは2行目です。それより上の行は読んでいません。')).toBeInTheDocument()
  })

  it('reads lists side by side as one, or the left one by choice', async () => {
    await paste(textTable(['番号', '氏名', '', '番号', '氏名'], [1, '山田 太郎', '', 21, '林 陽']), '/?team_id=1')
    expect(screen.getByText('左右に並んだ2つの名簿（A列から、D列から）を、1つにつなげて読みました。')).toBeVisible()
    expect(filterTexts()).toEqual(['すべて 2', '新規 1', '変更なし 1', 'ファイルにない生徒 2'])
    expect(row('右2行目 林 陽')).toHaveTextContent('番号 21')
    await user().click(screen.getByRole('radio', { name: '左だけを読む' }))
    expect(filterTexts()).toEqual(['すべて 1', '変更なし 1', 'ファイルにない生徒 2'])
    expect(screen.getByText('左だけを読みました。D列からの名簿は読んでいません。')).toBeVisible()
  })

  it('asks how lists side by side are read where it is not clear, before anything can be imported', async () => {
    await paste(textTable([1, '新 一', '', 21, '林 陽'], [2, '新 二', '', 22, '森 葵']), '/?team_id=2')
    expect(screen.getByRole('alert')).toHaveTextContent('2つの名簿が左右に並んでいるようです')
    expect(screen.getByRole('button', { name: '2人を取り込む' })).toBeDisabled()
    await user().click(screen.getByRole('radio', { name: '1つにつなげて読む' }))
    expect(screen.getByRole('button', { name: '4人を取り込む' })).toBeEnabled()
  })

  it('does not read what Excel hides, says so, and reads it by choice', async () => {
    const rows = tableOf(['旧番号', '番号', '氏名'], [9, 1, '山田 太郎'], [8, 50, '転出 者']).map((one, at) =>
      at === 2 ? { ...one, isHidden: true as const } : one,
    )
    const workbook = {
      sheets: [
        { name: '表紙', isHidden: false },
        { name: '控え', isHidden: true },
        { name: '名簿', isHidden: false },
      ],
      sheet: 2,
      hiddenColumns: [1],
    }
    await paste({ rows, workbook }, '/?team_id=1')
    expect(
      screen.getByText('ほかのシート（表紙、控え（非表示））は読んでいません。シートは選び直せます。'),
    ).toBeVisible()
    expect(screen.getByText(/^Excelで非表示の列（B列「番号」）は使っていません。/)).toBeVisible()
    expect(filterTexts()).toEqual(['すべて 1', '変更なし 1', 'ファイルにない生徒 2'])
    await user().click(screen.getByRole('checkbox', { name: /^Excelで非表示の1行は読んでいません。/ }))
    expect(filterTexts()).toContain('新規 1')
    await user().click(screen.getByRole('button', { name: '列の対応を変える' }))
    await user().selectOptions(screen.getByRole('combobox', { name: 'B列「番号」' }), '番号')
    await show('新規')
    expect(row('3行目')).toHaveTextContent('番号 50')
  })

  it('makes the classes that the table names and the school lacks, after the teacher has agreed', async () => {
    const items = [
      { id: '1', name: '2年A組' },
      { id: '2', name: '2年B組' },
    ]
    fake.api('my-team-rows', () => success({ items, total: items.length }))
    fake.api('team-create', ({ name }) => {
      items.push({ id: String(items.length + 1), name })
      return success({ id: String(items.length), name })
    })
    await paste(textTable(['クラス', '氏名'], ['2年C組', '甲 一'], ['2年D組', '乙 二'], ['2-C', '丙 三']))
    expect(screen.getByText('名簿の2クラス（2年C組、2年D組）は、まだありません。')).toBeVisible()
    await user().click(screen.getByRole('button', { name: '2クラスを作る' }))
    const dialog = await screen.findByRole('dialog', { name: 'クラスを作りますか' })
    expect(dialog).toHaveTextContent('作るクラス：2年C組、2年D組')
    expect(dialog).toHaveTextContent('ほかの先生のクラスは、ここでは分かりません。')
    expect(fake.requests('team-create')).toEqual([])
    // a colleague has made one of them meanwhile
    items.push({ id: '3', name: '2年 D 組' })
    await user().click(within(dialog).getByRole('button', { name: '作る' }))
    await waitFor(() => expect(filterTexts()).toEqual(['すべて 3', '新規 3']))
    expect(fake.requests('team-create')).toEqual([{ name: '2年C組', allow_join: 0 }])
    expect(screen.queryByText(/まだありません/)).toBeNull()
  })

  it('says which class was not made, and why', async () => {
    fake.api('team-create', () => refusal(400, 'クラスは50個までです。'))
    await paste(textTable(['クラス', '氏名'], ['2年C組', '甲 一']))
    await user().click(screen.getByRole('button', { name: '1クラスを作る' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '作る' }))
    expect(await screen.findByText('クラス「2年C組」を作れませんでした。クラスは50個までです。')).toBeVisible()
    expect(screen.getByRole('button', { name: '1クラスを作る' })).toBeEnabled()
  })

  it('begins no import while classes are made, and says if it is not known whether one was made', async () => {
    let answer = (): void => undefined
    fake.api('team-create', async () => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      fake.api('my-team-rows', () => failure('network', '接続できません。'))
      return failure('timeout', '時間内に返事がありません。')
    })
    await paste(textTable(['クラス', '氏名'], ['2年C組', '甲 一'], ['2年A組', '新入 生']))
    expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeEnabled()
    await user().click(screen.getByRole('button', { name: '1クラスを作る' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '作る' }))
    await waitFor(() => expect(fake.requests('team-create')).toHaveLength(1))
    expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeDisabled()
    act(() => answer())
    expect(
      await screen.findByText(
        'クラス「2年C組」は、サーバーから返事がなく、作れたか確認できませんでした。「クラス・ID編集」で確認してください。',
      ),
    ).toBeVisible()
  })

  it('shows how a cell with grade, class and number was read', async () => {
    await paste(textTable(['年組番', '氏名'], ['2-B-5', '新入 生']))
    expect(row('2行目')).toHaveTextContent('2年B組 5番と読みました')
    expect(sentRows()).toBeUndefined()
  })

  it('lets errors be mended in place, which can be undone', async () => {
    await paste(textTable(...list))
    const cell = within(row('6行目')).getByText('5年Z組')
    await user().click(cell)
    const field = screen.getByRole('textbox', { name: /^クラス/ })
    await user().type(field, '2年B組{Enter}')
    expect(filterTexts()).toEqual(['すべて 5', '新規 2', '変更 2', '変更なし 1'])
    await user().click(screen.getByRole('button', { name: /元に戻す/ }))
    expect(filterTexts()).toContain('エラー 1')
  })

  it('leaves a name that is only similar to a person', async () => {
    await paste(textTable(['クラス', '氏名'], ['2年A組', '吉田 健'], ['2年A組', '高橋 花子']))
    expect(filterTexts()).toEqual(['すべて 2', '要確認 2', 'ファイルにない生徒 1'])
    expect(row('2行目')).toHaveTextContent('字形や空白だけが違う生徒がいます。同じ生徒ですか')
    expect(screen.getByRole('button', { name: '0人を取り込む' })).toBeDisabled()
    await user().click(screen.getByRole('button', { name: '2行目を決める' }))
    await user().click(await screen.findByRole('menuitem', { name: '𠮷田 健（2年A組 03番）と同じ生徒' }))
    expect(filterTexts()).toContain('変更 1')
    await user().click(screen.getByRole('button', { name: '3行目を決める' }))
    await user().click(await screen.findByRole('menuitem', { name: '新しい生徒として登録' }))
    expect(filterTexts()).toEqual(['すべて 2', '新規 1', '変更 1', 'ファイルにない生徒 2'])
  })

  it('decides all similar names at once', async () => {
    await paste(textTable(['クラス', '氏名'], ['2年A組', '吉田 健'], ['2年A組', '高橋 花子']))
    await user().click(screen.getByRole('button', { name: '候補が1人の2行を、すべて同じ生徒とする' }))
    expect(filterTexts()).toContain('変更 2')
    await user().click(screen.getByRole('button', { name: '字形や空白だけが違う2人の名前は、今のままにする' }))
    expect(filterTexts()).toContain('変更なし 2')
  })

  it('takes a doubtful namesake for the same student only where the row is selected', async () => {
    students = [{ ...student(1, '森 葵'), team_id: '', team_name: '', grade_name: '3年' }]
    await paste(textTable(['クラス', '氏名'], ['2年A組', '森 葵'], ['2年A組', '林 陽']))
    expect(row('2行目')).toHaveTextContent('同じ名前の生徒がいます')
    expect(screen.queryByRole('button', { name: /すべて同じ生徒とする/ })).toBeNull()
    await user().click(screen.getByRole('checkbox', { name: /2行目/ }))
    await user().click(screen.getByRole('button', { name: '同じ生徒とする' }))
    expect(filterTexts()).toEqual(['すべて 2', '新規 1', 'クラス移動 1'])
  })

  it('makes no new student of a selected row with the ID of another one, and skips what is selected', async () => {
    const rows = [
      ['s-1', '2年A組', '髙橋 花子'],
      ['', '2年A組', '吉田 健'],
    ]
    await paste(textTable(['生徒ID', 'クラス', '氏名'], ...rows))
    expect(filterTexts()).toContain('要確認 2')
    const select = async () => {
      for (const name of [/2行目/, /3行目/]) await user().click(screen.getByRole('checkbox', { name }))
    }
    await select()
    await user().click(screen.getByRole('button', { name: '新しい生徒とする' }))
    expect(filterTexts().slice(0, 3)).toEqual(['すべて 2', '要確認 1', '新規 1'])
    expect(row('2行目')).toHaveTextContent('要確認')
    await show('すべて')
    await select()
    await user().click(screen.getByRole('button', { name: '取り込まない' }))
    expect(filterTexts().slice(0, 2)).toEqual(['すべて 2', '取り込まない 2'])
  })

  it('reads the class above a list, which is said, and names rows that are no students', async () => {
    await paste(textTable(['2年B組 名簿'], ['氏名'], ['新入 一'], ['2年A組'], ['新入 二']), '/?team_id=1')
    expect(row('3行目')).toHaveTextContent('クラス 2年B組')
    expect(row('3行目')).toHaveTextContent('クラスは、名簿の上や間にあるクラス名から読みました')
    expect(row('5行目')).toHaveTextContent('クラス 2年A組')
    expect(screen.getByText('クラス名の行（4行目）は、その下の生徒のクラスとして読みました。')).toBeInTheDocument()
  })

  it('shows who is not in the file, and removes nobody', async () => {
    await paste(textTable(['クラス', '氏名'], ['2年A組', '山田 太郎']))
    await show('ファイルにない生徒')
    expect(screen.getByText(/取り込みでクラスから外れることはありません/)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /髙橋 花子/ })).toBeInTheDocument()
    expect(screen.getByText('取り込む変更はありません。')).toBeInTheDocument()
  })

  it('says that furigana is not imported, and remembers what a column holds', async () => {
    await paste(
      textTable(['出席', '氏名', 'ふりがな'], [1, '山田 太郎', 'やまだ'], [9, '新入 生', 'しん']),
      '/?team_id=1',
    )
    expect(screen.getByText(/ふりがなは、このシステムに登録する場所がない/)).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: '列の対応を変える' }))
    await user().selectOptions(screen.getByRole('combobox', { name: 'A列「出席」' }), '番号')
    await show('新規')
    expect(row('3行目')).toHaveTextContent('番号 9')
    await waitFor(() =>
      expect(argumentsOf('keeps.write')).toMatchObject([{ key: 'roster-columns', value: { 出席: 'number' } }]),
    )
  })

  it('does not remember a column by the name of a student', async () => {
    await paste(textTable(['児童', '番', '備考'], ['新 一', 31, ''], ['新 二', 32, '']), '/?team_id=1')
    await user().click(screen.getByRole('button', { name: '列の対応を変える' }))
    await user().selectOptions(screen.getByRole('combobox', { name: '見出しの行' }), '2行目：新 一、31')
    await user().selectOptions(screen.getByRole('combobox', { name: 'A列「新 一」' }), '生徒名')
    await user().selectOptions(screen.getByRole('combobox', { name: '見出しの行' }), '1行目：児童、番、備考')
    await user().selectOptions(screen.getByRole('combobox', { name: 'A列「児童」' }), '生徒名')
    await waitFor(() =>
      expect(argumentsOf('keeps.write').map(one => (one as { value: unknown }).value)).toEqual([{ 児童: 'nickname' }]),
    )
  })

  it('says which sheets are one list, and reads one of them by choice', async () => {
    const sheets = ['表紙', '2年A組', '2年B組'].map(name => ({ name, isHidden: false }))
    const second = tableOf(['番号', '氏名'], ['41', '乙 一']).map(one => ({ ...one, row: one.row + 1_000_000_000 }))
    table = {
      rows: [...tableOf(['番号', '氏名'], ['9', '甲 一']), ...second],
      workbook: { sheets, sheet: 1, joined: [1, 2] },
    }
    renderScreen(<RosterImport />)
    await screen.findByText('名簿のファイルをここにドロップ')
    const bytes = new Uint8Array([1, 2, 3])
    const file = new File([bytes], '名簿.xlsx')
    Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(bytes).buffer })
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })
    expect(
      await screen.findByText(/^見出しが同じ2枚のシート（2年A組、2年B組）を、1つの名簿として読みました/),
    ).toBeVisible()
    expect(screen.getByText(/^ほかのシート（表紙）は読んでいません/)).toBeVisible()
    expect(screen.getByRole('button', { name: '2枚目の2行目を決める' })).toBeVisible()
    const sheet = () => screen.getByRole('combobox', { name: 'シート' })
    expect(sheet()).toHaveDisplayValue('2枚をまとめて読む')
    table = { rows: tableOf(['番号', '氏名'], ['9', '甲 一']), workbook: { sheets, sheet: 1 } }
    await user().selectOptions(sheet(), '2年A組')
    await waitFor(() => expect(sheet()).toHaveDisplayValue('2年A組'))
    await user().selectOptions(sheet(), '2枚をまとめて読む')
    await waitFor(() => expect(argumentsOf('roster.read')).toEqual([{ bytes }, { bytes, sheet: 1 }, { bytes }]))
  })

  it('reads the file again in another encoding, and says that bytes do not fit', async () => {
    table = { rows: tableOf(['氏名'], ['山\ufffd']), text: { encoding: 'utf-8', delimiter: ',', faults: 1 } }
    renderScreen(<RosterImport />)
    await screen.findByText('名簿のファイルをここにドロップ')
    const bytes = new Uint8Array([1, 2, 3])
    const file = new File([bytes], '名簿.csv')
    Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(bytes).buffer })
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })
    expect(await screen.findByText(/読めない文字が1個あります/)).toBeInTheDocument()
    await user().selectOptions(screen.getByRole('combobox', { name: '文字コード' }), 'Shift_JIS（CP932）')
    await waitFor(() => expect(argumentsOf('roster.read')).toEqual([{ bytes }, { bytes, encoding: 'shift_jis' }]))
  })

  it('says why a file is refused', async () => {
    fake.answer('roster.read', () => failure('invalid-request', 'パスワードの付いたExcelブックです。'))
    renderScreen(<RosterImport />)
    await user().type(await screen.findByRole('textbox', { name: 'Excelから貼り付け' }), 'x')
    await user().click(screen.getByRole('button', { name: '貼り付けた名簿を読む' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('パスワードの付いたExcelブックです。')
  })
})

describe('the import', () => {
  it('says before what cannot be undone, and sends only what changes', async () => {
    await paste(textTable(...list))
    const { dialog, confirm } = await begin(3)
    expect(dialog).toHaveTextContent('新規 1人、変更 2人')
    expect(dialog).toHaveTextContent('エラーと要確認の1行は取り込みません')
    expect(dialog).toHaveTextContent('新しく作った生徒IDは、元に戻しても消えません')
    await confirm()
    await waitFor(() => expect(argumentsOf('roster.start')).toHaveLength(1))
    const state = { nickname: '髙橋 花子', number: '02', grade_name: '2年', class_name: 'A組', team_id: '1' }
    expect(argumentsOf('roster.start')).toMatchObject([{ known: ['s-1', 's-2', 's-3'] }])
    expect(sentRows()).toEqual([
      { row: 3, student_id: 's-2', from: state, to: { ...state, number: '7' } },
      expect.objectContaining({ row: 4, student_id: 's-3' }),
      { row: 5, to: { nickname: '新入 生', number: '5', grade_name: '2年', class_name: 'B組', team_id: '2' } },
    ])
  })

  const record = (change: Partial<Imported>, ...states: [SentRow['state'], string?][]): Imported => ({
    id: 'i1',
    at: Date.UTC(2026, 10, 23),
    state: 'ended',
    rows: states.map(([state, message], at) => ({
      row: at + 2,
      state,
      ...(message !== undefined && { message }),
      to: { nickname: `生徒${at}`, number: '', grade_name: '', class_name: '', team_id: '1' },
    })),
    ...change,
  })

  it('shows its progress, can be cancelled, and reads the students again when it ends', async () => {
    await paste(textTable(['クラス', '氏名'], ['2年A組', '新入 生']))
    fake.answer('roster.start', () => {
      imports = [record({ state: 'running' }, ['waiting'])]
      return success({ id: 'i1' })
    })
    await (await begin(1)).confirm()
    expect(await screen.findByText('取り込んでいます（0／1人）')).toBeInTheDocument()
    // Neither another import nor a removal begins meanwhile.
    expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeDisabled()
    await show('ファイルにない生徒')
    await user().click(screen.getByRole('checkbox', { name: /山田 太郎/ }))
    expect(screen.getByRole('button', { name: 'クラスから外す' })).toBeDisabled()
    await show('すべて')
    const step = { team_id: '1', at: 2, of: 3 }
    act(() => fake.emit('roster.changed', { id: 'i1', state: 'running', settled: 0, total: 1, step }))
    expect(screen.getByText(/^取り込んでいます（0／1人）.2年A組（2／3クラス）$/)).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: '中止する' }))
    expect(argumentsOf('roster.cancel')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '中止する' })).toBeDisabled()
    expect(screen.getByText('今のクラスが終わったところで中止します。')).toBeVisible()
    const before = fake.requests('student-page-rows').length
    imports = [record({}, ['refused', '番号「5」が重複しています。'])]
    act(() => fake.emit('roster.changed', { id: 'i1', state: 'ended', settled: 1, total: 1 }))
    expect(await screen.findByText(/取り込めませんでした：番号「5」が重複しています。/)).toBeInTheDocument()
    expect(fake.requests('student-page-rows').length).toBeGreaterThan(before)
    expect(screen.getByRole('button', { name: '取り込めない行をExcelで保存' })).toBeEnabled()
  })

  it('does not begin while the students are an offline copy, which is said', async () => {
    const copiedAt = Date.UTC(2026, 10, 23, 1, 5)
    fake.api('student-page-rows', () => ({ ...success({ items: students, total: students.length }), copiedAt }))
    await paste(textTable(['クラス', '氏名'], ['2年A組', '新入 生']))
    expect(screen.getByRole('alert')).toHaveTextContent(/10:05に保存した生徒と比べています。この間は取り込めません。/)
    expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeDisabled()
    await show('ファイルにない生徒')
    await user().click(screen.getByRole('checkbox', { name: /山田 太郎/ }))
    expect(screen.getByRole('button', { name: 'クラスから外す' })).toBeDisabled()
  })

  it('says that it waits for a request that was cut', async () => {
    imports = [record({ state: 'running' }, ['sending'])]
    renderScreen(<RosterImport />)
    await screen.findByText('取り込んでいます（0／1人）')
    act(() => fake.emit('roster.changed', { id: 'i1', state: 'running', settled: 0, total: 1, isWaiting: true }))
    expect(screen.getByText(/サーバーでまだ処理されていないか、1分ほど確認しています/)).toBeVisible()
  })

  it('that was cut off goes on where it stopped', async () => {
    imports = [
      record(
        { state: 'stopped', failure: { kind: 'network', message: '処理が失敗しました。' } },
        ['done'],
        ['sending'],
      ),
    ]
    fake.answer('roster.resume', () => success({ id: 'i1' }))
    renderScreen(<RosterImport />)
    expect(await screen.findByText(/途中で止まっています。残りは1人です。処理が失敗しました。/)).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: '続ける' }))
    await waitFor(() => expect(argumentsOf('roster.resume')).toEqual([{ id: 'i1' }]))
  })

  it('names what has arrived late, which can be taken back', async () => {
    const ended = record({}, ['done'], ['done', '返事のなかった送信が、あとからサーバーに届きました。'])
    const [first, second] = ended.rows.map(row => defined(row))
    imports = [{ ...ended, rows: [defined(first), { ...defined(second), late: 'arrived' }] }]
    fake.answer('roster.undo', () => success({ id: 'i2' }))
    renderScreen(<RosterImport />)
    expect(await screen.findByText(/^1人を取り込みました。.*1人は、あとからサーバーに届きました。/)).toBeVisible()
    await user().click(screen.getByRole('button', { name: '生徒を表示' }))
    const [line] = screen.getAllByRole('listitem')
    expect(line).toHaveTextContent('返事のなかった送信が、あとからサーバーに届きました。')
    await user().click(within(defined(line)).getByRole('button'))
    await waitFor(() => expect(argumentsOf('roster.undo')).toEqual([{ id: 'i1', rows: [defined(second).row] }]))
  })

  it('says which of its students are new', async () => {
    const ended = record({}, ['done'], ['done'], ['refused', '番号が重複しています。'])
    const rows = ended.rows.map((row, at) => (at === 0 ? { ...row, from: { ...row.to, number: '07' } } : row))
    imports = [{ ...ended, rows }]
    renderScreen(<RosterImport />)
    await user().click(await screen.findByRole('button', { name: '生徒を表示' }))
    const texts = screen.getAllByRole('listitem').map(line => line.textContent.replace('元に戻す', ''))
    expect(texts.toSorted()).toEqual(['2行目 生徒0', '3行目 生徒1（新規）', '4行目 生徒2　番号が重複しています。'])
  })

  it('is taken back as a whole or by student', async () => {
    imports = [record({}, ['done'], ['done'], ['refused', '番号が重複しています。'])]
    fake.answer('roster.undo', () => success({ id: 'i2' }))
    renderScreen(<RosterImport />)
    await user().click(await screen.findByRole('button', { name: '生徒を表示' }))
    await user().click(screen.getByRole('button', { name: '生徒1さんを元に戻す' }))
    await waitFor(() => expect(argumentsOf('roster.undo')).toEqual([{ id: 'i1', rows: [3] }]))
    await user().click(screen.getByRole('button', { name: '元に戻す' }))
    await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(argumentsOf('roster.undo').at(-1)).toEqual({ id: 'i1' }))
  })

  it('that takes another one back goes on, and is not taken back in its turn', async () => {
    imports = [record({ id: 'i2', undoes: 'i1', state: 'stopped' }, ['done'], ['sending'])]
    renderScreen(<RosterImport />)
    await user().click(await screen.findByRole('button', { name: '生徒を表示' }))
    expect(screen.getByRole('listitem')).toHaveTextContent('生徒0')
    expect(screen.getByRole('button', { name: '続ける' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /元に戻す/ })).toBeNull()
  })

  it('stays beside an open list while a part of it was taken back', async () => {
    const undo = { ...record({ id: 'i2', undoes: 'i1' }, ['done']), at: Date.UTC(2026, 10, 24) }
    imports = [record({}, ['done'], ['done']), undo]
    await paste(textTable(['クラス', '氏名'], ['2年A組', '新入 生']))
    const panel = screen.getByRole('region', { name: /名簿の取り込み/ })
    expect(panel).toHaveTextContent('2人を取り込みました。')
    await user().click(within(panel).getByRole('button', { name: '生徒を表示' }))
    expect(within(panel).getByRole('button', { name: '生徒1さんを元に戻す' })).toBeEnabled()
    expect(within(panel).queryByRole('button', { name: '生徒0さんを元に戻す' })).toBeNull()
  })

  it.each([
    ['ended', ['done'], ['unseen'], 0],
    ['stopped', ['done'], ['waiting'], 1],
  ] as const)('stays so only if something is left to take back or to send: %s', async (state, one, other, shown) => {
    const undo = { ...record({ id: 'i2', undoes: 'i1' }, ['done']), at: Date.UTC(2026, 10, 24) }
    imports = [record({ state }, [...one], [...other]), undo]
    await paste(textTable(['クラス', '氏名'], ['2年A組', '新入 生']))
    expect(screen.getByRole('region', { name: /元に戻す$/ })).toBeVisible()
    expect(screen.queryAllByRole('region', { name: /名簿の取り込み/ })).toHaveLength(shown)
  })

  it('says whose number is empty, and what taking back does to what was sent without an answer', async () => {
    const stopped = record({ state: 'stopped' }, ['done'], ['sending'], ['waiting'])
    const [done, sending, waiting] = stopped.rows.map(one => defined(one))
    const from = { ...defined(waiting).to, number: '07' }
    imports = [{ ...stopped, rows: [defined(done), defined(sending), { ...defined(waiting), from, freed: true }] }]
    fake.answer('roster.undo', () => success({ id: 'i2' }))
    renderScreen(<RosterImport />)
    expect(await screen.findByText(/1人の番号が空いたままです。/)).toBeInTheDocument()
    await user().click(screen.getByRole('button', { name: '生徒を表示' }))
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('番号「07」が空いたままです')
    await user().click(screen.getByRole('button', { name: '元に戻す' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('2人を、取り込みの前の状態に戻します')
    expect(dialog).toHaveTextContent('返事がないまま止まった1人は、サーバーを確認して、届いていれば元に戻します')
    expect(dialog).toHaveTextContent('まだ送っていない生徒は、送らずに終わります')
  })

  it('waits while the students are read again, and does not begin if some are missing', async () => {
    await paste(textTable(['クラス', '氏名'], ['2年A組', '新入 生']))
    expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeEnabled()
    let answer = (): void => undefined
    fake.api('student-page-rows', async () => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      return success({ items: students, total: students.length + 1 })
    })
    act(() => fake.emit('roster.changed', { id: 'i1', state: 'ended', settled: 1, total: 1 }))
    await waitFor(() => expect(screen.getByRole('button', { name: '1人を取り込む' })).toBeDisabled())
    fake.api('student-page-rows', () => success({ items: [], total: students.length + 1 }))
    act(() => answer())
    expect(await screen.findByText('今の生徒を読み込めませんでした。')).toBeInTheDocument()
    fake.api('student-page-rows', () => success({ items: students, total: students.length }))
    await user().click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('button', { name: '1人を取り込む' })).toBeEnabled()
  })

  it('saves the rows that are left with their reasons, and says why if it cannot', async () => {
    fake.answer('excel.write', () => failure('status', '表が大きすぎます。'))
    fake.answer('downloads.hold', () => success({ file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' }))
    fake.answer('downloads.start', () => success({ id: 'd1' }))
    await paste(textTable(...list))
    await user().click(screen.getByRole('button', { name: '取り込めない行をExcelで保存' }))
    expect(await screen.findByText('表が大きすぎます。')).toBeInTheDocument()
    expect(argumentsOf('downloads.hold')).toEqual([])
    fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
    fake.answer('downloads.hold', () => failure('status', '空きがありません。'))
    act(clearToasts)
    await user().click(screen.getByRole('button', { name: '取り込めない行をExcelで保存' }))
    expect(await screen.findByText('空きがありません。')).toBeInTheDocument()
    expect(argumentsOf('downloads.start')).toEqual([])
    fake.answer('downloads.hold', () => success({ file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' }))
    await user().click(screen.getByRole('button', { name: '取り込めない行をExcelで保存' }))
    await waitFor(() => expect(argumentsOf('downloads.start')).toHaveLength(1))
    expect(argumentsOf('excel.write').slice(2)).toEqual([
      {
        name: '取り込めない行',
        numbers: [],
        rows: [
          ['クラス', '番号', '氏名', '理由'],
          ['5年Z組', '6', '別の 人', 'クラス（A列）：クラス「5年Z組」がありません'],
        ],
      },
    ])
  })
})
