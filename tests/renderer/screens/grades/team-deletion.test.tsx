import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { effect, openSchool, type School, showGrades } from './render-grades'

let school: School

beforeEach(() => {
  school = openSchool()
})
afterEach(() => vi.useRealTimers())

const sent = () => school.fake.requests('batch-deletion')
const undoTime = () => act(() => vi.advanceTimersByTimeAsync(10_100))

/** Opens the dialog for 1年A組 by the key. */
async function ask() {
  const { user } = showGrades({ pauses: true })
  ;(await screen.findByRole('link', { name: '1年A組' })).focus()
  await user.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog', { name: 'クラスの削除' })
  return { user, dialog }
}

describe('the deletion of classes', () => {
  it('says what goes before it asks, and is sent after the time to undo', async () => {
    const { user, dialog } = await ask()
    expect(await within(dialog).findByRole('row', { name: '1年A組 10人 0件 0件' })).toBeInTheDocument()
    expect(dialog).toHaveTextContent('生徒のアカウントと答案は残ります')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(within(dialog).getByRole('button', { name: '削除する' })).toHaveFocus()
    expect(sent()).toEqual([])
    await user.keyboard('{Enter}')
    expect(await screen.findByText('クラス「1年A組」を削除します。')).toBeVisible()
    expect(sent()).toEqual([])
    await undoTime()
    await waitFor(() => expect(sent()).toEqual([{ team_id: '1' }]))
    await waitFor(() => expect(screen.queryByRole('link', { name: '1年A組' })).toBeNull())
  })

  it('deletes several classes in one call, with their sum', async () => {
    const { user } = showGrades({ pauses: true })
    await user.click(await screen.findByRole('checkbox', { name: '1年A組を選ぶ' }))
    await user.click(screen.getByRole('checkbox', { name: '2年A組を選ぶ' }))
    await user.click(screen.getByRole('button', { name: '削除' }))
    const dialog = await screen.findByRole('dialog', { name: 'クラスの削除' })
    expect(await within(dialog).findByRole('row', { name: '合計 20人 0件 0件' })).toBeInTheDocument()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await user.click(within(dialog).getByRole('button', { name: '削除する' }))
    expect(screen.queryByRole('toolbar', { name: '選択したクラスの操作' })).toBeNull()
    const undo = screen.getByRole('button', { name: /2年A組.*取り消す/ })
    // each row takes the focus, and the page must not scroll to the last one
    expect(focus.mock.calls[focus.mock.contexts.indexOf(undo)]).toEqual([{ preventScroll: true }])
    focus.mockRestore()
    await undoTime()
    await waitFor(() => expect(sent()).toEqual([{ team_id: '1,2' }]))
    expect(school.fake.requests('batch-deletion-confirm')).toEqual([{ team_ids: '1,2' }, { team_ids: '1,2' }])
  })

  it('needs the number of students where homework is open, and takes full-width digits', async () => {
    school.fake.api('batch-deletion-confirm', () =>
      success({ items: [effect('1', '1年A組', { open_homework_count: 2, unsubmitted_count: 7 })], total: 1 }),
    )
    const { user, dialog } = await ask()
    const field = await within(dialog).findByRole('textbox', { name: '確認のため、生徒の合計人数を入力してください' })
    expect(field).toHaveFocus()
    expect(dialog).toHaveTextContent('進行中の宿題があります。')
    await user.keyboard('{Enter}')
    expect(await within(dialog).findByText('数が一致しません。')).toBeInTheDocument()
    await user.type(field, '9{Enter}')
    expect(screen.queryByText('クラス「1年A組」を削除します。')).toBeNull()
    await user.clear(field)
    await user.type(field, '１０{Enter}')
    expect(await screen.findByText('クラス「1年A組」を削除します。')).toBeVisible()
    await undoTime()
    await waitFor(() => expect(sent()).toEqual([{ team_id: '1' }]))
  })

  it('needs the number where more than 5 % of the school’s students go, and where the school cannot be read', async () => {
    school.fake.api('student-page-rows', () => success({ items: [], total: 199 }))
    const { user, dialog } = await ask()
    expect(await within(dialog).findByText('生徒の数が、学校の生徒の5%を超えます。')).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    school.fake.api('student-page-rows', () => failure('timeout', ''))
    await user.click(await screen.findByRole('button', { name: '2年A組の操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '削除' }))
    expect(await screen.findByText('サーバーから人数か件数が届かず、影響を確かめられません。')).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByRole('textbox')).toBeInTheDocument()
  })

  it('is not possible while what goes cannot be read, and offers to read it again', async () => {
    school.fake.api('batch-deletion-confirm', () => refusal(404, 'このクラスは見つかりません。'))
    const { user, dialog } = await ask()
    expect(await within(dialog).findByText(/削除の影響を確認できませんでした。/)).toHaveTextContent(
      'このクラスは見つかりません。',
    )
    expect(within(dialog).queryByRole('button', { name: '削除する' })).toBeNull()
    school.fake.api('batch-deletion-confirm', () => success({ items: [effect('1', '1年A組')], total: 1 }))
    await user.click(within(dialog).getByRole('button', { name: '再試行' }))
    expect(await within(dialog).findByRole('button', { name: '削除する' })).toBeInTheDocument()
  })

  it('is not sent if a student has joined since the teacher agreed', async () => {
    const { user, dialog } = await ask()
    await user.click(await within(dialog).findByRole('button', { name: '削除する' }))
    school.fake.api('batch-deletion-confirm', () =>
      success({ items: [effect('1', '1年A組', { student_count: 11 })], total: 1 }),
    )
    await undoTime()
    expect(await screen.findByText(/確認のあとで、クラスの名前か生徒か宿題が変わりました。/)).toBeVisible()
    expect(sent()).toEqual([])
    expect(screen.getByRole('link', { name: '1年A組' })).toBeVisible()
  })

  it('is not sent if what it would remove cannot be read again just before', async () => {
    const { user, dialog } = await ask()
    await user.click(await within(dialog).findByRole('button', { name: '削除する' }))
    school.fake.api('batch-deletion-confirm', () => refusal(400, 'このクラスは調べられません。'))
    await undoTime()
    expect(await screen.findByText(/このクラスは調べられません。/)).toBeVisible()
    expect(sent()).toEqual([])
    expect(screen.getByRole('link', { name: '1年A組' })).toBeVisible()
  })

  it('is undone by Ctrl+Z, which does not undo an earlier move', async () => {
    const { user } = showGrades({ pauses: true })
    ;(await screen.findByRole('link', { name: '1年A組' })).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('並び順を保存しました。', {}, { timeout: 5000 })).toBeVisible()
    screen.getByRole('link', { name: '2年A組' }).focus()
    await user.keyboard('{Delete}')
    await user.click(await screen.findByRole('button', { name: '削除する' }))
    await screen.findByText('クラス「2年A組」を削除します。')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByText('クラス「2年A組」を削除します。')).toBeNull())
    expect(screen.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual(['2年A組', '1年A組', '放課後クラブ'])
    expect(screen.queryByText('並び順を1つ前に戻しました。')).toBeNull()
  })

  it('leaves a class that is being deleted out of a later choice of all', async () => {
    const { user, dialog } = await ask()
    await user.click(await within(dialog).findByRole('button', { name: '削除する' }))
    await screen.findByText('クラス「1年A組」を削除します。')
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.click(screen.getByRole('button', { name: '配信先から隠す' }))
    await waitFor(() => expect(school.fake.requests('make-hidden')).toEqual([{ team_id: '2' }, { team_id: '3' }]))
  })

  it('is not sent if it is undone', async () => {
    const { user, dialog } = await ask()
    await user.click(await within(dialog).findByRole('button', { name: '削除する' }))
    await user.click(await screen.findByRole('button', { name: '1年A組の削除を取り消す' }))
    await undoTime()
    expect(sent()).toEqual([])
    expect(screen.getByRole('link', { name: '1年A組' })).toBeVisible()
  })
})
