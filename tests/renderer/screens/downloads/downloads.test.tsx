import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Downloads } from '../../../../renderer/screens/downloads/Downloads'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import type { CopyEntry, CopyList, DownloadState } from '../../../../shared/contract/types'
import { download, type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const at = Date.UTC(2026, 10, 15, 23)
const file = (change: Partial<DownloadState> = {}) =>
  download({ at, state: 'done', isFromEarlierLogin: true, bytes: 12_345, received: 12_345, ...change })
const copy = (change: Partial<CopyEntry> = {}): CopyEntry => ({
  homework_id: '501',
  title: '中間テスト対策',
  at,
  bytes: 2_345_678,
  matrix: true,
  topics: 3,
  papers: 40,
  ...change,
})

const teams = {
  items: [{ id: '3', name: '2年A組', allow_join: 1, sort: 1, student_count: 2, hidden: 0 }],
  total: 1,
}

const task = (task_id: string, status: 0 | 1 | 2, title: string) => ({
  task_id,
  status,
  task_type: 'study',
  title,
  email: status === 1 ? 'a@example.com' : undefined,
  create_time: '2026-11-23 09:00:00',
  student_count: 40,
})

let fake: FakeBridge
let entries: DownloadState[]
let facts: { isDurable: boolean; isLost: boolean }
let copies: CopyList
let tasks: ReturnType<typeof task>[]
/** The stored state of the list of saved files. */
let draft: unknown
const calls = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)

beforeEach(() => {
  entries = []
  tasks = []
  facts = { isDurable: true, isLost: false }
  copies = { enabled: true, isDurable: true, entries: [] }
  fake = putBridge({ session: teacher })
  draft = null
  fake.answer('drafts.read', ({ key }) => success({ value: key === 'downloads/saved' ? draft : null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('downloads.list', () => success({ ...facts, entries }))
  fake.answer('copies.list', () => success(copies))
  fake.answer('copies.remove', () => success(null))
  fake.api('team-rows', () => success(teams))
  fake.api('report-task-list', () => success({ items: tasks, total: tasks.length }))
  fake.answer('downloads.open', () => success({}))
  fake.answer('downloads.reveal', () => success(null))
  fake.answer('downloads.cancel', () => success(null))
  fake.answer('downloads.start', () => success({ id: 'd9' }))
  fake.answer('downloads.retry', ({ id }) => success({ id }))
  fake.answer('downloads.remove', ({ id }) => {
    fake.emit('downloads.changed', file({ id, state: 'removed', at: at + 9 }))
    return success({ file: 'deleted' })
  })
})
afterEach(() => {
  vi.useRealTimers()
  act(() => fake.emit('session.changed', { generation: 99, session: null, reason: 'logout' }))
})

const section = (name: string) => screen.getByRole('region', { name })
const row = (name: RegExp) => screen.getByRole('row', { name })
const names = () =>
  within(screen.getByRole('table', { name: '保存したファイルの一覧' }))
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)
const open = async () => {
  const view = renderScreen(
    <>
      <Downloads />
      <UndoBar />
    </>,
  )
  await waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull())
  return view
}

describe('running and failed exports', () => {
  it('show their progress, can be cancelled, and show why they failed', async () => {
    const user = userEvent.setup()
    entries = [
      download({ id: 'd1', at, received: 40, total: 320 }),
      file({
        id: 'd2',
        name: 'b.xlsx',
        state: 'failed',
        error: failure('status', '出力が途中で中断されました。').error,
      }),
    ]
    await open()
    const now = within(section('進行中・失敗'))
    expect(now.getByRole('progressbar', { name: '宿題_成績表.xlsxの進み具合' })).toHaveAttribute('aria-valuenow', '13')
    expect(now.getByText('40人／320人中')).toBeVisible()
    expect(now.getByText('出力が途中で中断されました。')).toBeVisible()
    expect(now.getByText('11/16（月）8:00 に失敗')).toBeVisible()
    await user.click(now.getByRole('button', { name: '宿題_成績表.xlsxの保存を中止する' }))
    expect(calls('downloads.cancel')).toEqual([{ id: 'd1' }])
    await user.click(now.getByRole('button', { name: 'b.xlsxの出力を再試行' }))
    expect(calls('downloads.retry')).toEqual([{ id: 'd2' }])
    act(() => fake.emit('downloads.changed', download({ id: 'd2', name: 'b.xlsx', at: at + 1 })))
    expect(now.getByRole('button', { name: 'b.xlsxの保存を中止する' })).toHaveFocus()
    act(() => fake.emit('downloads.changed', file({ id: 'd2', name: 'b.xlsx', at: at + 2 })))
    expect(names()).toEqual(['b.xlsx'])
  })

  it('a failed export is removed at once, and the focus moves on', async () => {
    const user = userEvent.setup()
    entries = ['d1', 'd2'].map(id => file({ id, name: `${id}.xlsx`, state: 'failed' }))
    await open()
    await user.click(screen.getByRole('button', { name: 'd1.xlsxを一覧から消す' }))
    await waitFor(() => expect(screen.queryByTitle('d1.xlsx')).toBeNull())
    expect(screen.getByRole('button', { name: 'd2.xlsxの出力を再試行' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'd2.xlsxを一覧から消す' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '進行中・失敗' })).toHaveFocus())
    expect(screen.getByText('進行中の出力はありません。')).toBeVisible()
  })
})

describe('reports of the server', () => {
  const reports = () => within(section('サーバーで作った成績表'))
  const line = (name: string) => within(reports().getByRole('row', { name: new RegExp(name) }))

  it('show their state; a finished one is saved, a failed one is made again, and one that runs is asked for', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1), shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    tasks = [task('7', 0, '進行'), task('8', 1, '完成'), task('9', 2, '失敗した方')]
    fake.api('report-task-retry', () => success({ task_id: '10' }))
    await open()
    expect(line('進行').getByText('作成中')).toBeVisible()
    expect(line('進行').queryByRole('button')).toBeNull()
    expect(line('完成').getByText('できました')).toBeVisible()
    expect(line('完成').getByText('a@example.com')).toBeVisible()
    expect(line('失敗した方').getByText('失敗')).toBeVisible()
    await user.click(reports().getByRole('button', { name: '完成を保存' }))
    expect(calls('downloads.start')).toEqual([{ kind: 'report-file', request: { task_id: '8' } }])
    await user.click(reports().getByRole('button', { name: '失敗した方をもう一度作る' }))
    expect(fake.requests('report-task-retry')).toEqual([{ task_id: '9' }])
    tasks = [task('7', 1, '進行'), task('8', 1, '完成')]
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(line('進行').getByText('できました')).toBeVisible()
    const asked = fake.requests('report-task-list').length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(fake.requests('report-task-list')).toHaveLength(asked)
  })

  it('show a task that an export of this page has just begun', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1), shouldAdvanceTime: true })
    await open()
    expect(await reports().findByText('サーバーで作った成績表はまだありません')).toBeVisible()
    tasks = [task('7', 0, '始めたばかり')]
    act(() => fake.emit('downloads.changed', file({ kind: 'export-student-study-report', state: 'running' })))
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(line('始めたばかり').getByText('作成中')).toBeVisible()
  })

  it('are deleted after the time to undo', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1), shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    tasks = [task('8', 1, '完成')]
    fake.api('report-task-delete', () => success(null))
    await open()
    await user.click(reports().getByRole('button', { name: '完成をサーバーから削除' }))
    expect(fake.requests('report-task-delete')).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    expect(fake.requests('report-task-delete')).toEqual([{ task_ids: '8' }])
  })

  it('of a class are also sent to a mail address, if the teacher gives a right one', async () => {
    const user = userEvent.setup()
    fake.api('student-list-by-team', () =>
      success({
        items: [{ student_id: 's-1', number: '1', nickname: '阿部', team_id: '3', team_name: '2年A組' }],
        total: 1,
      }),
    )
    await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    const save = await screen.findByRole('button', { name: '1人分をExcelに出力' })
    const email = screen.getByRole('textbox', { name: 'メールでも受け取る（なくてもよい）' })
    await user.type(email, 'だれか')
    expect(screen.getByText('メールアドレスが正しくありません。')).toBeVisible()
    expect(save).toBeDisabled()
    await user.clear(email)
    await user.type(email, 'ａ@example.com')
    await user.click(save)
    expect(calls('downloads.start')).toMatchObject([{ request: { student_ids: 's-1', email: 'a@example.com' } }])
  })
})

describe('saved files', () => {
  it('are listed, opened and shown in their folder', async () => {
    const user = userEvent.setup()
    entries = [file({ copiedAt: at })]
    await open()
    const cells = within(row(/宿題_成績表/))
    expect(cells.getByText('成績表')).toBeVisible()
    expect(cells.getByRole('link', { name: '宿題' })).toHaveAttribute('href', '/admin/homework-details/501')
    expect(cells.getByText('11/16（月）8:00')).toBeVisible()
    expect(cells.getByText('13 KB')).toBeVisible()
    expect(cells.getByText('オフラインのデータ（11/16（月）8:00 現在）')).toBeVisible()
    await user.click(cells.getByRole('button', { name: '宿題_成績表.xlsxを開く' }))
    expect(calls('downloads.open')).toEqual([{ id: 'd1' }])
    await user.click(cells.getByRole('button', { name: '宿題_成績表.xlsxのフォルダーを開く' }))
    expect(calls('downloads.reveal')).toEqual([{ id: 'd1' }])
  })

  it('show their subject without a link if it is not a homework', async () => {
    const name = '1年1組_生徒名簿_20261116.xlsx'
    entries = [file({ kind: 'export-students-xls', request: { team_id: '1' }, title: '1年1組', name })]
    await open()
    const cells = within(row(/1年1組_生徒名簿/))
    expect(cells.getByText('生徒名簿')).toBeVisible()
    expect(cells.getByText('1年1組')).toBeVisible()
    expect(cells.queryByRole('link')).toBeNull()
  })

  it('are sorted by time or name, searched, and paged', async () => {
    const user = userEvent.setup()
    entries = Array.from({ length: 45 }, (_, each) =>
      file({
        id: `d${each}`,
        name: `宿題${each + 1}_成績表.xlsx`,
        title: each === 7 ? '夏休み ｱﾙﾌｧ' : '宿題',
        at: at + each,
      }),
    )
    await open()
    expect(names()).toHaveLength(20)
    expect(names()[0]).toBe('宿題45_成績表.xlsx')
    await user.click(screen.getByRole('button', { name: 'ファイル名' }))
    expect(names().slice(0, 3)).toEqual(['宿題1_成績表.xlsx', '宿題2_成績表.xlsx', '宿題3_成績表.xlsx'])
    expect(screen.getByRole('columnheader', { name: 'ファイル名' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: '3ページ' }))
    expect(names()).toHaveLength(5)
    const search = screen.getByRole('textbox', { name: 'ファイルをさがす' })
    await user.type(search, 'アルファ')
    expect(names()).toEqual(['宿題8_成績表.xlsx'])
    await user.clear(search)
    await user.type(search, 'どこにもない')
    await user.click(screen.getByRole('button', { name: '検索をやめる' }))
    expect(names()).toHaveLength(20)
    expect(search).toHaveFocus()
  })

  it('keep search, order and page over a restart', async () => {
    const user = userEvent.setup()
    entries = Array.from({ length: 45 }, (_, each) =>
      file({ id: `d${each}`, name: `a${each + 1}.xlsx`, at: at + each }),
    )
    const view = await open()
    await user.click(screen.getByRole('button', { name: 'ファイル名' }))
    await user.type(screen.getByRole('textbox', { name: 'ファイルをさがす' }), 'a')
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    view.unmount()
    await waitFor(() => expect(calls('drafts.write')).not.toEqual([]))
    draft = (calls('drafts.write').at(-1) as { value: unknown }).value
    expect(draft).toMatchObject({ filters: { search: 'a' }, sort: { field: 'name', order: 'asc' }, page: 2 })
    act(() => fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } }))
    await open()
    expect(screen.getByRole('textbox', { name: 'ファイルをさがす' })).toHaveValue('a')
    expect(names()[0]).toBe('a21.xlsx')
  })

  it('are not shown to the next teacher', async () => {
    entries = [file()]
    const view = await open()
    expect(names()).toEqual(['宿題_成績表.xlsx'])
    view.unmount()
    act(() => fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } }))
    entries = []
    await open()
    expect(screen.getByText('保存したファイルはまだありません')).toBeVisible()
    expect(screen.queryByText('宿題_成績表.xlsx')).toBeNull()
  })

  it('go to the last page if the files of a page are gone', async () => {
    const user = userEvent.setup()
    entries = Array.from({ length: 21 }, (_, each) => file({ id: `d${each}`, name: `a${each}.xlsx`, at: at + each }))
    await open()
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    expect(names()).toEqual(['a0.xlsx'])
    act(() => fake.emit('downloads.changed', file({ id: 'd0', state: 'removed', at: at + 9 })))
    expect(names()).toHaveLength(20)
    expect(screen.queryByRole('navigation', { name: 'ページ' })).toBeNull()
  })

  it('that are deleted on disk say so, and can be exported again or removed', async () => {
    const user = userEvent.setup()
    entries = [file({ isFileMissing: true })]
    await open()
    expect(screen.getByText('ファイルが見つかりません')).toBeVisible()
    expect(screen.queryByRole('button', { name: /を開く$/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '宿題_成績表.xlsxを再出力' }))
    expect(calls('downloads.retry')).toEqual([{ id: 'd1' }])
    await user.click(screen.getByRole('button', { name: '宿題_成績表.xlsxを一覧から消す' }))
    expect(calls('downloads.remove')).toEqual([{ id: 'd1' }])
  })

  it('are read again when the window gets the focus', async () => {
    entries = [file()]
    await open()
    entries = [file({ isFileMissing: true })]
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await screen.findByText('ファイルが見つかりません')).toBeVisible()
  })

  it('show a hint if there are none, and say if the list is not stored or was lost', async () => {
    facts = { isDurable: false, isLost: true }
    const { unmount } = await open()
    expect(screen.getByText('保存したファイルはまだありません')).toBeVisible()
    // Files and offline copies begin at the homework.
    for (const title of ['保存したファイル', 'オフラインのデータ'])
      expect(within(section(title)).getByRole('link', { name: '宿題一覧へ' })).toHaveAttribute(
        'href',
        '/admin/homework-management',
      )
    expect(screen.getByText(/これまでの一覧を読み取れなかった/)).toBeVisible()
    unmount()
    entries = [file()]
    await open()
    expect(screen.getByText(/この一覧は、はなまるを終了すると消えます/)).toBeVisible()
  })

  it('show a failed read, and are read again in place', async () => {
    const user = userEvent.setup()
    fake.answer('downloads.list', () => failure('server', 'x'))
    await open()
    expect(await screen.findByText('保存したファイルの一覧を読み込めませんでした')).toBeVisible()
    entries = [file()]
    fake.answer('downloads.list', () => success({ ...facts, entries }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('row', { name: /宿題_成績表/ })).toBeVisible()
  })
})

describe('deleting a file', () => {
  const remove = () => fireEvent.click(screen.getByRole('button', { name: '宿題_成績表.xlsxを削除' }))
  /** Runs pending promises. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('waits ten seconds, during which undo restores the focus', async () => {
    entries = [file()]
    await open()
    vi.useFakeTimers()
    act(() => screen.getByRole('button', { name: '宿題_成績表.xlsxを削除' }).focus())
    remove()
    expect(within(row(/宿題_成績表/)).getByText(/^削除します。/)).toBeVisible()
    expect(within(row(/宿題_成績表/)).queryByText(/あと\d+秒/)).toBeNull()
    const back = screen.getByRole('button', { name: '宿題_成績表.xlsxの削除を取り消す' })
    expect(back).toHaveFocus()
    await pass(9999)
    fireEvent.click(back)
    await pass(60_000)
    expect(calls('downloads.remove')).toEqual([])
    expect(screen.getByRole('button', { name: '宿題_成績表.xlsxを削除' })).toHaveFocus()
  })

  it('happens after ten seconds, and moves the focus to the next file', async () => {
    entries = [file({ at: at + 1 }), file({ id: 'd2', name: 'b.xlsx' })]
    await open()
    vi.useFakeTimers()
    act(() => screen.getByRole('button', { name: '宿題_成績表.xlsxを削除' }).focus())
    remove()
    await pass(10_000)
    expect(calls('downloads.remove')).toEqual([{ id: 'd1' }])
    expect(names()).toEqual(['b.xlsx'])
    expect(screen.getByRole('button', { name: 'b.xlsxを開く' })).toHaveFocus()
  })

  it('happens also if the page was left before and stays cached', async () => {
    entries = [file()]
    let leave = (_: boolean) => {}
    function Page() {
      const [hidden, setHidden] = useState(false)
      leave = setHidden
      return (
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <Downloads />
        </Activity>
      )
    }
    renderScreen(<Page />)
    await screen.findByRole('row', { name: /宿題_成績表/ })
    vi.useFakeTimers()
    remove()
    act(() => leave(true))
    await pass(10_000)
    expect(calls('downloads.remove')).toEqual([{ id: 'd1' }])
  })

  it('says that a changed file and the browser’s copy are not deleted', async () => {
    entries = [file({ isInBrowser: true })]
    fake.answer('downloads.remove', ({ id }) => {
      fake.emit('downloads.changed', file({ id, state: 'removed', at: at + 9 }))
      return success({ file: 'changed' })
    })
    await open()
    expect(screen.getByRole('button', { name: '宿題_成績表.xlsxをもう一度受け取る' })).toBeVisible()
    vi.useFakeTimers()
    remove()
    expect(screen.getByText(/ブラウザーが受け取ったファイルは残ります/)).toBeVisible()
    await pass(10_000)
    await pass(1000)
    expect(screen.getByText(/「宿題_成績表.xlsx」は保存したあとに変更されています/)).toBeInTheDocument()
  })

  it('says nothing of a changed file to the next teacher', async () => {
    entries = [file()]
    let answer = () => {}
    fake.answer(
      'downloads.remove',
      () => new Promise(resolve => (answer = () => resolve(success({ file: 'changed' })))),
    )
    await open()
    vi.useFakeTimers()
    remove()
    await pass(10_000)
    expect(calls('downloads.remove')).toEqual([{ id: 'd1' }])
    act(() => fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } }))
    answer()
    await pass(1000)
    expect(screen.queryByText(/は保存したあとに変更されています/)).toBeNull()
  })

  it('that is refused shows why, and keeps the file in the list', async () => {
    entries = [file()]
    const message = 'ファイルがほかのアプリで開かれています。'
    fake.answer('downloads.remove', () => failure('status', message))
    await open()
    vi.useFakeTimers()
    remove()
    await pass(10_000)
    vi.useRealTimers()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: '宿題_成績表.xlsxを削除' })).toBeVisible()
  })
})

describe('offline copies', () => {
  it('are listed, opened, exported, and removed after ten seconds', async () => {
    const user = userEvent.setup()
    copies.entries = [copy(), copy({ homework_id: '502', title: '', matrix: false, topics: 0, papers: 1, bytes: 10 })]
    await open()
    const cells = within(row(/中間テスト対策/))
    expect(cells.getByText('成績一覧・課題 3件・答案 40件')).toBeVisible()
    expect(cells.getByText('11/16（月）8:00')).toBeVisible()
    expect(cells.getByText('2.2 MB')).toBeVisible()
    expect(cells.getByRole('link', { name: '中間テスト対策を開く' })).toHaveAttribute(
      'href',
      '/admin/homework-details/501',
    )
    await user.click(cells.getByRole('button', { name: '中間テスト対策の成績表を出力' }))
    expect(calls('downloads.start')).toEqual([{ kind: 'score-sheet', request: { homework_id: '501' } }])
    const untitled = within(row(/（宿題名なし）/))
    expect(untitled.getByText('答案 1件')).toBeVisible()
    expect(untitled.queryByRole('button', { name: /成績表を出力/ })).toBeNull()

    vi.useFakeTimers()
    fireEvent.click(cells.getByRole('button', { name: '中間テスト対策のオフラインのデータを削除' }))
    copies = { ...copies, entries: copies.entries.slice(1) }
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(calls('copies.remove')).toEqual([{ homework_id: '501' }])
    expect(screen.queryByText('中間テスト対策')).toBeNull()
  })

  it('stay in the list if they cannot be removed', async () => {
    copies.entries = [copy()]
    const message = 'ファイルがほかのアプリで開かれています。'
    fake.answer('copies.remove', () => failure('status', message))
    await open()
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: '中間テスト対策のオフラインのデータを削除' }))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('link', { name: '中間テスト対策を開く' })).toBeVisible()
  })

  it('are paged, and ordered by date or title', async () => {
    const user = userEvent.setup()
    copies.entries = Array.from({ length: 21 }, (_, each) =>
      copy({ homework_id: `${each}`, title: `宿題${each + 1}`, at: at + each }),
    )
    await open()
    const titles = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
    expect(titles()).toHaveLength(20)
    expect(titles()[0]).toBe('宿題21')
    await user.click(screen.getByRole('button', { name: '宿題名' }))
    expect(titles().slice(0, 2)).toEqual(['宿題1', '宿題2'])
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    expect(titles()).toEqual(['宿題21'])
  })

  it('say if they are disabled, empty, not stored across restarts, or failed to load', async () => {
    copies = { enabled: false, isDurable: false, entries: [] }
    const off = await open()
    expect(screen.getByText(/オフラインのデータを残さない設定/)).toBeVisible()
    off.unmount()
    copies = { enabled: true, isDurable: false, entries: [] }
    const none = await open()
    expect(screen.getByText('オフラインのデータはまだありません')).toBeVisible()
    expect(screen.getByText(/オフラインのデータは、はなまるを終了すると消えます/)).toBeVisible()
    none.unmount()
    fake.answer('copies.list', () => failure('server', 'x'))
    await open()
    expect(await screen.findByText('オフラインのデータを読み込めませんでした')).toBeVisible()
  })
})

describe('an export for a class and a period', () => {
  const members = (...ids: string[]) => ({
    items: ids.map(student_id => ({
      student_id,
      number: student_id,
      nickname: student_id,
      team_id: '3',
      team_name: '2年A組',
      grade_name: '2年',
      class_name: 'A組',
    })),
    total: ids.length,
  })

  it('is begun from the page, for all students of the class', async () => {
    const user = userEvent.setup()
    fake.api('student-list-by-team', () => success(members('s-1', 's-2')))
    await open()
    const panel = within(section('クラスの成績を出力'))
    expect(panel.getByRole('button', { name: 'クラスを選ぶと出力できます' })).toBeDisabled()
    await user.selectOptions(panel.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await user.click(panel.getByText('先月'))
    await user.click(await panel.findByRole('button', { name: '2人分をExcelに出力' }))
    const [begun] = calls('downloads.start') as [{ request: { start_time: string; end_time: string } }]
    expect(begun).toMatchObject({ kind: 'export-student-study-report', request: { student_ids: 's-1,s-2' } })
    expect(begun.request.start_time).toMatch(/^\d{4}-\d\d-01$/)
    expect(begun.request.end_time.slice(0, 7)).toBe(begun.request.start_time.slice(0, 7))
  })

  it('sends no mail address if none is given', async () => {
    const user = userEvent.setup()
    fake.api('student-list-by-team', () => success(members('s-1')))
    await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await user.click(await screen.findByRole('button', { name: '1人分をExcelに出力' }))
    const [begun] = calls('downloads.start') as [{ request: object }]
    expect(Object.keys(begun.request).toSorted()).toEqual(['end_time', 'start_time', 'student_ids'])
  })

  it.each([
    [100, false],
    [101, true],
  ])('of %i students is too large: %s', async (count, isTooLarge) => {
    const user = userEvent.setup()
    const ids = Array.from({ length: count }, (_, index) => `s-${index}`)
    fake.api('student-list-by-team', () => success(members(...ids)))
    await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    const save = await screen.findByRole('button', { name: `${count}人分をExcelに出力` })
    expect(save.matches(':disabled')).toBe(isTooLarge)
    expect(screen.queryAllByText('一度に作れるのは100人までです。生徒をしぼってください。')).toHaveLength(
      isTooLarge ? 1 : 0,
    )
  })

  it('offers to read classes and students again that could not be read', async () => {
    const user = userEvent.setup()
    fake.api('team-rows', () => failure('status', '見られません'))
    fake.api('student-list-by-team', () => failure('status', '見られません'))
    await open()
    const panel = within(section('クラスの成績を出力'))
    expect(await panel.findByRole('alert')).toHaveTextContent('クラスを読み込めませんでした。')
    expect(panel.queryByText(/クラスを選ぶと出力/)).toBeNull()
    fake.api('team-rows', () => success(teams))
    await user.click(panel.getByRole('button', { name: '再試行' }))
    await user.selectOptions(await panel.findByRole('combobox', { name: 'クラス' }), '2年A組')
    expect(await panel.findByRole('alert')).toHaveTextContent('生徒を読み込めませんでした。')
    fake.api('student-list-by-team', () => success(members('s-1')))
    await user.click(panel.getByRole('button', { name: '再試行' }))
    expect(await panel.findByRole('button', { name: '1人分をExcelに出力' })).toBeEnabled()
  })

  it('begins with the class that was chosen last, in any place', async () => {
    fake.api('student-list-by-team', () => success(members('s-1')))
    fake.answer('keeps.read', () => success({ value: { 'class-export': '8', 'homework-list': '3', last: '3' } }))
    await open()
    expect(await screen.findByRole('button', { name: '1人分をExcelに出力' })).toBeEnabled()
  })
})
