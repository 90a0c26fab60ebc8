import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HomeworkEdit } from '../../../../../renderer/screens/homework/edit/HomeworkEdit'
import { useNamedMenuEntry } from '../../../../../renderer/ui/menu-entry'
import { success } from '../../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../../fakes/bridge'
import { renderScreen } from '../../../render'
import type { Homework } from '../samples'
import { editBridge, openEdit, savedHomework } from './render-edit'

let fake: FakeBridge
let stands: Homework

function begin(change: Partial<Homework> = {}, draft: unknown = null, flag = '') {
  stands = savedHomework(change)
  fake = editBridge(stands, flag)
  fake.api('homework-basic-info', () => success(stands))
  fake.answer('drafts.read', ({ key }) => success({ value: key === 'homework/edit/501' ? draft : null }))
}

beforeEach(() => begin())

const title = () => screen.getByLabelText('宿題名')
const type = (value: string) => fireEvent.change(title(), { target: { value } })
const save = () => fireEvent.click(screen.getByText('変更を保存する'))
const sent = () => fake.requests('change-homework')

describe('the edit form of a homework', () => {
  it('sends only the changed parts, and opens the homework', async () => {
    await openEdit()
    type('あたらしい題')
    expect(screen.getByText(/変更する項目：宿題名.*下書きを保存しました/)).toBeInTheDocument()
    save()
    await waitFor(() => expect(sent()).toEqual([{ homework_id: '501', title: 'あたらしい題' }]))
    expect(await screen.findByText('宿題を変更しました。')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByLabelText('宿題名')).toBeNull())
  })

  it('belongs to 宿題一覧（本部） if headquarters gave the homework', async () => {
    begin({ origin_type: 2 })
    await openEdit()
    expect(screen.getByRole('link', { name: '宿題一覧（本部）' })).toHaveAttribute('href', '/admin/homework-self-home')
    expect(renderHook(useNamedMenuEntry).result.current).toBe('/admin/homework-self-home')
  })

  it('shows a fault at its field while typing, focuses the field on save, and sends nothing', async () => {
    await openEdit()
    type('a/b')
    expect(screen.getByText(/次の文字は使えません/)).toBeInTheDocument()
    save()
    expect(title()).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('says that there are faults until the next change, and focuses the first one', async () => {
    begin({}, { title: 'a/b', end: '2099-11-20T08:00' })
    await openEdit()
    await waitFor(() => expect(title()).toHaveValue('a/b'))
    save()
    expect(screen.getByText('入力に誤りがあります。赤い文字の項目を直してください。')).toBeInTheDocument()
    await waitFor(() => expect(title()).toHaveFocus())
    type('ab')
    expect(screen.queryByText('入力に誤りがあります。赤い文字の項目を直してください。')).toBeNull()
    save()
    await waitFor(() => expect(screen.getByLabelText('期限')).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('says in a toast that the title is too long, and keeps it', async () => {
    await openEdit()
    type('あ'.repeat(51))
    // At the field, and once in a toast.
    expect(await screen.findAllByText('宿題名は50文字以内で入力してください。')).toHaveLength(2)
    expect(screen.getByText('51/50')).toBeInTheDocument()
    expect(title()).toHaveValue('あ'.repeat(51))
  })

  it('is saved once by Ctrl+Enter, but not by Enter in its only text field or during an IME conversion', async () => {
    begin({ status: 3 })
    fake.api('change-homework', () => new Promise(() => {}))
    await openEdit()
    type('題')
    await userEvent.type(title(), '{Enter}')
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true, keyCode: 229 })
    expect(sent()).toEqual([])
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent()).toEqual([{ homework_id: '501', title: '題' }]))
  })

  it('keeps only the edited fields as a draft, and removes the draft when they are taken back', async () => {
    const drafts = (method: string) => fake.calls.filter(call => call.method === method).map(call => call.argument)
    begin({}, { receivers: [{ team_id: '5', student_ids: null }] })
    await openEdit()
    type('題')
    await waitFor(() =>
      expect(drafts('drafts.write').at(-1)).toMatchObject({
        key: 'homework/edit/501',
        value: { title: '題', receivers: [{ team_id: '5', student_ids: null }] },
      }),
    )
    expect(drafts('drafts.remove')).toEqual([])
    fireEvent.click(screen.getByText('変更をすべて取り消す'))
    expect(title()).not.toHaveValue('題')
    await waitFor(() => expect(drafts('drafts.remove')).toHaveLength(1))
  })

  it('removes the draft after saving', async () => {
    begin({}, { title: '題' })
    await openEdit()
    expect(title()).toHaveValue('題')
    save()
    await waitFor(() => expect(sent()).toEqual([{ homework_id: '501', title: '題' }]))
    const removed = () => fake.calls.filter(({ method }) => method === 'drafts.remove')
    await waitFor(() => expect(removed()).toMatchObject([{ argument: { key: 'homework/edit/501' } }]))
  })

  it('shows a class as chosen in part if only some of its students receive the homework', async () => {
    const student = { student_id: 'a', number: 'a', nickname: 'a', team_id: '3', team_name: '2年A組' }
    fake.api('reissue-details', () =>
      success({
        ...stands,
        can_reissue: 0,
        reason: '',
        unsubmitted_count: 1,
        reached_count: 0,
        items: [{ ...student, grade_name: '', class_name: '', submit_status: 0, is_target: 0 }],
      }),
    )
    await openEdit()
    expect(await screen.findByRole('checkbox', { name: '2年A組' })).toBePartiallyChecked()
    expect(screen.getByText('1人／2人中')).toBeInTheDocument()
  })

  it('is not shown before the students of its class are known', async () => {
    let answer = (): void => undefined
    const known = new Promise<void>(done => (answer = done))
    const students = ['a', 'b'].map(id => ({ student_id: id, number: id, nickname: id, team_id: '3', team_name: '' }))
    fake.api('student-list-by-team', async () => {
      await known
      return success({ items: students.map(each => ({ ...each, grade_name: '', class_name: '' })), total: 2 })
    })
    renderScreen(<HomeworkEdit />, { path: '/admin/homework/edit', url: '/admin/homework/edit?homework_id=501' })
    await waitFor(() => expect(fake.requests('student-list-by-team')).toHaveLength(1))
    await waitFor(() => expect(fake.requests('reissue-details')).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.queryByLabelText('宿題名')).toBeNull()
    answer()
    expect(await screen.findByRole('checkbox', { name: '2年A組' })).toBeChecked()
  })

  it('waits for the students of a class before it saves them, also by Ctrl+Enter', async () => {
    let answer = (): void => undefined
    await openEdit()
    const lists = fake.requests('student-list-by-team').length
    fake.api('student-list-by-team', async () => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      return success({ items: [], total: 0 })
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: '2年B組' }))
    await waitFor(() => expect(fake.requests('student-list-by-team').length).toBeGreaterThan(lists))
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
    expect(screen.getByRole('button', { name: '変更を保存する' })).toBeDisabled()
    expect(sent()).toEqual([])
    act(() => answer())
    await waitFor(() => expect(screen.getByRole('button', { name: '変更を保存する' })).toBeEnabled())
    fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(sent()).toMatchObject([{ team_ids: '3,5' }]))
  })

  it('says that nothing was changed', async () => {
    await openEdit()
    save()
    expect(await screen.findByText('変更した項目がありません。')).toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  it('asks for confirmation if students lose something', async () => {
    await openEdit()
    fireEvent.click(await screen.findByRole('checkbox', { name: '2年A組' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '2年B組' }))
    await waitFor(() => expect(screen.getByText('変更を保存する').closest('button')).toBeEnabled())
    save()
    const asked = await screen.findByRole('dialog', { name: '変更の内容を確認してください' })
    expect(asked).toHaveTextContent('2人の生徒に、この宿題が届かなくなります。')
    expect(asked).toHaveTextContent(/クラス・生徒2年A組.*2年B組/)
    fireEvent.click(within(asked).getByRole('button', { name: '編集に戻る' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
    save()
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('変更を保存する'))
    await waitFor(() => expect(sent()).toEqual([{ homework_id: '501', team_ids: '5' }]))
  })

  it.each([
    [1, '配信を開始したため、次の項目は変更できません。', true],
    [3, /^終了した宿題のため、次の項目は変更できません。/, false],
  ])('offers what status %i allows, and says why the rest cannot be changed', async (status, why, end) => {
    begin({ status })
    await openEdit()
    expect(screen.getByText(why)).toBeInTheDocument()
    expect(screen.queryByText('教材を変更する')).toBeNull()
    expect(screen.queryByLabelText('期限') !== null).toBe(end)
    expect(screen.getByLabelText('日本語訳を表示する')).toBeInTheDocument()
  })

  it('shows the values of what cannot be changed, a dash for a time that the server does not send', async () => {
    begin({ status: 3, start_time: '', end_time: '2099-11-30 23:59:59' })
    await openEdit()
    const texts = (role: string) => screen.getAllByRole(role).map(element => element.textContent)
    expect(texts('term')).toEqual(['クラス・生徒', '教材', '配信日時', '期限', '期限後の提出', '解答回数の指定'])
    expect(texts('definition')).toEqual(['2年A組（3人）', '2件', '―', '2099/11/30（月）23:59', '受け付けない', 'あり'])
  })

  it('keeps the form if the server refuses, and reads the homework again', async () => {
    begin({}, { title: '題', receivers: [{ team_id: '5', student_ids: null }] })
    fake.api('change-homework', () => {
      stands = { ...stands, status: 1 }
      return refusal(400, '配信を開始した宿題のクラスと生徒は変更できません。')
    })
    await openEdit()
    await waitFor(() => expect(title()).toHaveValue('題'))
    save()
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('変更を保存する'))
    expect(await screen.findByText('配信を開始した宿題のクラスと生徒は変更できません。')).toBeInTheDocument()
    expect(await screen.findByText(/宿題の状況が変わったため.*クラス・生徒/)).toBeInTheDocument()
    expect(title()).toHaveValue('題')
    fireEvent.click(screen.getByText('この変更を取り消す'))
    expect(screen.queryByText(/宿題の状況が変わったため/)).toBeNull()
    expect(screen.getByText(/変更する項目：宿題名/)).toBeInTheDocument()
  })

  it('reads the outcome of a change whose reply was lost, and does not send it again', async () => {
    const lost = () => ({ ok: false, error: { kind: 'timeout', message: '' } }) as const
    fake.api('change-homework', () => lost())
    await openEdit()
    type('題')
    save()
    expect(await screen.findByText(/変更は保存されていません。/)).toBeInTheDocument()
    fake.api('change-homework', ({ title: wanted = '' }) => {
      stands = { ...stands, title: wanted }
      return lost()
    })
    save()
    expect(await screen.findByText('返事はありませんでしたが、変更は保存されていました。')).toBeInTheDocument()
    expect(sent()).toHaveLength(2)
    fireEvent.click(screen.getByText('前の画面に戻る'))
    await waitFor(() => expect(screen.queryByLabelText('宿題名')).toBeNull())
  })

  it('only looks again while it is not known whether a change was saved', async () => {
    fake.api('change-homework', () => {
      fake.api('homework-basic-info', () => ({ ok: false, error: { kind: 'timeout', message: '' } }) as const)
      return { ok: false, error: { kind: 'timeout', message: '' } } as const
    })
    await openEdit()
    type('題')
    save()
    expect(await screen.findByText(/変更が保存されたかどうか、まだわかりません。/)).toBeInTheDocument()
    fake.api('homework-basic-info', () => success({ ...stands, title: '題' }))
    fireEvent.click(screen.getByRole('button', { name: '結果を確かめる' }))
    expect(await screen.findByText('返事はありませんでしたが、変更は保存されていました。')).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  it('says no longer why the server refused once something is changed', async () => {
    fake.api('change-homework', () => refusal(400, 'この宿題名は使えません。'))
    await openEdit()
    type('題')
    save()
    expect(await screen.findByText('この宿題名は使えません。')).toBeInTheDocument()
    type('題2')
    expect(screen.queryByText('この宿題名は使えません。')).toBeNull()
  })

  it('leads to the days of a periodic plan, which have a screen of their own', async () => {
    begin({ homework_type: 2 })
    await openEdit()
    expect(screen.getByText(/^定期配信の配信日と教材は、定期配信管理で変更します。/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '定期配信管理で変更する' })).toHaveAttribute(
      'href',
      '/admin/homework/periodic-plan-edit?homework_id=501',
    )
    // it awaits its delivery: nothing has begun or ended
    expect(screen.queryByText(/次の項目は変更できません。/)).toBeNull()
  })

  it('marks no day for the deadline of the homework itself', async () => {
    const others = [
      { ...stands, homework_id: '501' },
      { ...stands, homework_id: '502', title: '別の宿題' },
    ]
    fake.api('my-homework-list', () => success({ items: others, total: 2 }))
    await openEdit()
    await waitFor(() =>
      expect(screen.getByLabelText('期限')).toHaveAccessibleDescription(expect.stringContaining('同じ日：')),
    )
    expect(screen.getByLabelText('期限')).toHaveAccessibleDescription(
      expect.stringMatching(/同じ日：「別の宿題」の期限$/),
    )
  })

  it('refuses a teacher who cannot give homework, and an address without a homework', async () => {
    begin({}, null, 'bc')
    renderScreen(<HomeworkEdit />, { path: '/edit', url: '/edit?homework_id=501' })
    expect(screen.getByText('このアカウントでは宿題を変更できません。')).toBeInTheDocument()
    renderScreen(<HomeworkEdit />, { path: '/edit', url: '/edit' })
    expect(screen.getByText(/編集する宿題が指定されていません/)).toBeInTheDocument()
    expect(fake.requests('homework-basic-info')).toEqual([])
  })

  it('says so when the homework is deleted while the form is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openEdit()
    fake.api('homework-basic-info', () => refusal(404))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText(/この宿題は見つかりません。/)).toBeInTheDocument()
    expect(screen.queryByLabelText('宿題名')).toBeNull()
    vi.useRealTimers()
  })

  it('says that the homework does not exist', async () => {
    fake.api('homework-basic-info', () => refusal(404))
    renderScreen(<HomeworkEdit />, { path: '/edit', url: '/edit?homework_id=501' })
    expect(await screen.findByText(/この宿題は見つかりません。/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })
})
