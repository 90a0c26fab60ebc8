import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HomeworkManagement } from '../../../../renderer/screens/homework/HomeworkManagement'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { homework } from './samples'

let fake: FakeBridge
/** The homework on the server: two pages, with ten and two rows. */
let school: ReturnType<typeof homework>[]

function begin(flag = '') {
  fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: flag } } })
  school = Array.from({ length: 12 }, (_, at) =>
    homework({ homework_id: `h${at}`, title: `宿題${at}`, status: at === 1 ? 5 : 3, submitted_count: 0 }),
  )
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-page-list', ({ page }) =>
    success({ items: school.slice((page - 1) * 10, page * 10), total: school.length }),
  )
  fake.api('homework-delete', ({ homework_id }) => {
    school = school.filter(each => each.homework_id !== homework_id)
    return success(null)
  })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
}

beforeEach(() => begin())
afterEach(() => vi.useRealTimers())

const open = async () => {
  const view = renderScreen(
    <>
      <HomeworkManagement />
      <UndoBar />
    </>,
  )
  await screen.findByRole('link', { name: '宿題0' })
  return view
}
const box = (title: string) => screen.getByLabelText(`${title}を選ぶ`)
const deleted = () => fake.requests('homework-delete').map(({ homework_id }) => homework_id)
const link = (title: string) => screen.getByText(title, { selector: 'a' })
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('selecting rows', () => {
  it('counts the selection, keeps it over pages, and clears it', async () => {
    const user = userEvent.setup()
    await open()
    fireEvent.click(box('宿題2'))
    fireEvent.click(box('宿題4'), { shiftKey: true })
    expect(screen.getByText('3件を選択中')).toBeInTheDocument()
    await user.click(screen.getByLabelText('2ページ'))
    await screen.findByText('宿題11')
    expect(screen.getByText('（ほかのページに3件）')).toBeInTheDocument()
    fireEvent.click(screen.getByLabelText('このページの宿題をすべて選ぶ'))
    expect(screen.getByText('5件を選択中')).toBeInTheDocument()
    fireEvent.click(screen.getByText('選択をやめる'))
    expect(screen.queryByText(/件を選択中/)).toBeNull()
    expect(screen.getByText('宿題を出す')).toBeInTheDocument()
  })

  it('selects with arrow keys and Space, and a range with Shift', async () => {
    await open()
    press('ArrowDown')
    expect(link('宿題0')).toHaveFocus()
    press('ArrowDown')
    press(' ')
    press('ArrowDown')
    press('ArrowDown')
    press(' ', { shiftKey: true })
    expect(screen.getByText('3件を選択中')).toBeInTheDocument()
    press('ArrowUp')
    expect(link('宿題2')).toHaveFocus()
    box('宿題2').focus()
    press('ArrowDown')
    expect(box('宿題3')).toHaveFocus()
  })
})

describe('deleting', () => {
  it('waits ten seconds, in which all deletions or one can be undone', async () => {
    await open()
    vi.useFakeTimers()
    for (const title of ['宿題2', '宿題3', '宿題5']) fireEvent.click(box(title))
    fireEvent.click(within(screen.getByRole('toolbar')).getByText('削除'))
    await pass(0)
    expect(screen.getByText('3件の宿題を削除します。')).toBeInTheDocument()
    expect(screen.getByText('すべて取り消す').closest('button')).toHaveFocus()
    fireEvent.click(screen.getByLabelText('宿題3の削除を取り消す'))
    expect(screen.getByText('2件の宿題を削除します。')).toBeInTheDocument()
    await pass(9999)
    expect(deleted()).toEqual([])
    await pass(1)
    expect(deleted()).toEqual(['h2', 'h5'])
    expect(screen.queryByText('宿題2')).toBeNull()
    expect(link('宿題3')).toBeInTheDocument()
    // the homework whose deletion was taken back is not selected any more
    expect(box('宿題3')).not.toBeChecked()
  })

  it('asks once where students have submitted, and says how many answers go', async () => {
    const user = userEvent.setup()
    school = school.map((each, at) => ({ ...each, submitted_count: at === 2 ? 30 : at === 3 ? 2 : 0 }))
    await open()
    for (const title of ['宿題2', '宿題3', '宿題5']) fireEvent.click(box(title))
    const remove = () => user.click(within(screen.getByRole('toolbar')).getByText('削除'))
    await remove()
    const question = await screen.findByRole('dialog', { name: '宿題の削除' })
    expect(question).toHaveTextContent(
      '3件の宿題を削除しますか。提出された32人分の答案と成績も、いっしょに削除されます。',
    )
    await user.click(within(question).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('3件の宿題を削除します。')).toBeNull()
    expect(screen.getByText('3件を選択中')).toBeInTheDocument()
    await remove()
    await user.click(await screen.findByRole('button', { name: '削除する' }))
    expect(await screen.findByText('3件の宿題を削除します。')).toBeInTheDocument()
  })

  it('shows each homework that the server refused to delete, which stays', async () => {
    fake.api('homework-delete', ({ homework_id }) =>
      homework_id === 'h2' ? refusal(400, '採点中です。') : { ok: false, error: { kind: 'timeout', message: '' } },
    )
    // The look-up after the time-out.
    fake.api('homework-basic-info', ({ id }) => success(homework({ homework_id: id })))
    await open()
    vi.useFakeTimers()
    fireEvent.click(box('宿題2'))
    fireEvent.click(box('宿題3'))
    link('宿題3').focus()
    press('Delete')
    await pass(0)
    await pass(10_000)
    const alert = within(screen.getByRole('region', { name: '削除の予定' })).getByRole('alert')
    expect(alert).toHaveTextContent('2件の宿題を削除できませんでした。')
    expect(alert).toHaveTextContent('「宿題2」：採点中です。')
    expect(alert).toHaveTextContent('「宿題3」：サーバーから返事がなく')
    expect(link('宿題2')).toBeInTheDocument()
    fireEvent.click(within(alert).getByText('閉じる'))
    expect(screen.queryByRole('region', { name: '削除の予定' })).toBeNull()
  })

  it('focuses the row whose deletion was undone', async () => {
    await open()
    link('宿題2').focus()
    press('Delete')
    await waitFor(() => expect(screen.getByLabelText('宿題2の削除を取り消す')).toHaveFocus())
    fireEvent.click(screen.getByLabelText('宿題2の削除を取り消す'))
    expect(link('宿題2')).toHaveFocus()
  })
})

describe('the actions for the selected rows', () => {
  const toolbar = () => within(screen.getByRole('toolbar', { name: '選んだ宿題の操作' }))
  const exports = () => fake.calls.filter(({ method }) => method === 'downloads.start').length

  it('offer no changes to a teacher who cannot give homework', async () => {
    begin('bc')
    await open()
    fireEvent.click(box('宿題2'))
    expect(
      toolbar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['選択をやめる', '成績表をExcelに出力'])
  })

  it('export each score sheet once for a double click', async () => {
    fake.answer('downloads.start', () => new Promise<never>(() => undefined))
    await open()
    fireEvent.click(box('宿題2'))
    await userEvent.dblClick(toolbar().getByRole('button', { name: '成績表をExcelに出力' }))
    expect(exports()).toBe(1)
  })

  it('export no more than ten score sheets at once', async () => {
    await open()
    fireEvent.click(screen.getByLabelText('このページの宿題をすべて選ぶ'))
    await userEvent.click(screen.getByLabelText('2ページ'))
    await screen.findByText('宿題11')
    fireEvent.click(box('宿題11'))
    fireEvent.click(toolbar().getByRole('button', { name: '成績表をExcelに出力' }))
    expect(await screen.findByText(/^一度に出力できる成績表は10件までです。/)).toBeInTheDocument()
    expect(exports()).toBe(0)
  })

  it('offer each homework that can be redistributed, and say how many cannot', async () => {
    fake.api('reissue-details', () => refusal(400))
    await open()
    for (const title of ['宿題1', '宿題2', '宿題3']) fireEvent.click(box(title))
    await userEvent.click(toolbar().getByRole('button', { name: '再配信' }))
    const menu = within(await screen.findByRole('menu', { name: '再配信' }))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['宿題2', '宿題3'])
    expect(menu.getByText('ほかの1件は、いま再配信できません。')).toBeInTheDocument()
    await userEvent.click(menu.getByRole('menuitem', { name: '宿題3' }))
    await waitFor(() => expect(fake.requests('reissue-details')).toEqual([{ homework_id: 'h3' }]))
  })

  it('say that no homework can be redistributed', async () => {
    await open()
    fireEvent.click(box('宿題1'))
    fireEvent.click(toolbar().getByRole('button', { name: '再配信' }))
    expect(await screen.findByText('選んだ宿題に、再配信できるものはありません。')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('redistribute the only homework for which it is possible', async () => {
    fake.api('reissue-details', () => refusal(400))
    await open()
    fireEvent.click(box('宿題1'))
    fireEvent.click(box('宿題2'))
    fireEvent.click(toolbar().getByRole('button', { name: '再配信' }))
    await waitFor(() => expect(fake.requests('reissue-details')).toEqual([{ homework_id: 'h2' }]))
  })
})

describe('the action menu of a row', () => {
  it('says why a homework cannot be redistributed', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(screen.getByLabelText('宿題1の操作'))
    const item = await screen.findByRole('menuitem', { name: /再配信する/ })
    expect(item).toHaveTextContent('配信待ちの宿題は再配信できません。')
    expect(item).toHaveAttribute('aria-disabled', 'true')
    await user.click(item)
    fake.api('reissue-details', () => refusal(400))
    await user.keyboard('{Escape}')
    await user.click(screen.getByLabelText('宿題2の操作'))
    await user.click(await screen.findByRole('menuitem', { name: '再配信する' }))
    await waitFor(() => expect(fake.requests('reissue-details')).toEqual([{ homework_id: 'h2' }]))
  })

  it.each([
    ['', null],
    ['bc', '宿題2'],
  ])('opens the edit form by its key, unless the edition is "%s"', async (flag, shown) => {
    begin(flag)
    const address = '/admin/homework-management'
    renderScreen(<HomeworkManagement />, { path: address, url: address })
    await screen.findByRole('link', { name: '宿題2' })
    link('宿題2').focus()
    press('e')
    expect(screen.queryByRole('link', { name: '宿題2' })?.textContent ?? null).toBe(shown)
  })

  it('offers no changes to a teacher who cannot give homework', async () => {
    begin('bc')
    const user = userEvent.setup()
    await open()
    expect(screen.queryByText('宿題を出す')).toBeNull()
    await user.click(screen.getByLabelText('宿題2の操作'))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '詳細を見る',
      '成績表',
      '成績一覧',
      '生徒別成績',
    ])
    await user.keyboard('{Escape}')
    link('宿題2').focus()
    press('Delete')
    expect(screen.queryByText(/削除します/)).toBeNull()
  })
})

describe('saved filters in the list', () => {
  it('are saved, applied, renamed, and deleted with undo', async () => {
    const user = userEvent.setup()
    await open()
    fireEvent.click(screen.getByRole('radio', { name: '終了' }))
    await waitFor(() => expect(fake.requests('my-homework-page-list').at(-1)).toMatchObject({ finish_type: 2 }))
    await user.click(screen.getByText('保存した絞り込み'))
    await user.click(await screen.findByText('今の絞り込みを保存する'))
    const name = await screen.findByLabelText('名前')
    fireEvent.change(name, { target: { value: '終わった宿題' } })
    fireEvent.submit(name)
    fireEvent.click(screen.getByText('絞り込みをやめる'))
    expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked()

    await user.click(screen.getByText('保存した絞り込み'))
    await user.click(await screen.findByText('終わった宿題'))
    await waitFor(() => expect(screen.getByRole('radio', { name: '終了' })).toBeChecked())
    await user.click(screen.getByLabelText('保存した絞り込み：終わった宿題'))
    await user.click(await screen.findByText('名前の変更・削除'))
    await user.click(await screen.findByLabelText('終わった宿題の名前を変更'))
    fireEvent.change(screen.getByLabelText('終わった宿題の新しい名前'), { target: { value: '終了分' } })
    await user.click(screen.getByText('変更する'))
    await user.click(screen.getByLabelText('終了分を削除'))
    expect(screen.getByText('「終了分」を削除しました。')).toBeInTheDocument()
    await user.click(screen.getByText('元に戻す'))
    expect(screen.getByLabelText('終了分を削除')).toBeInTheDocument()
  })

  it('apply the first filter once after the app starts', async () => {
    const filters = {
      finish: '2',
      team: '',
      kind: '',
      origin: '',
      times: '',
      delay: '',
      from: '',
      to: '',
      searchIn: 'title',
      search: '',
    }
    const value = { sets: [{ id: 'a', name: '終了分', filters, sort: { field: 'title', order: 'asc' } }], first: 'a' }
    fake.answer('keeps.read', ({ key }) => success({ value: key === 'homework-filters' ? value : null }))
    const view = await open()
    await waitFor(() => expect(fake.requests('my-homework-page-list').at(-1)).toMatchObject({ finish_type: 2 }))
    fireEvent.click(screen.getByText('絞り込みをやめる'))
    view.unmount()
    await open()
    expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked()
  })
})
