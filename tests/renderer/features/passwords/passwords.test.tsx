import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PasswordSheets } from '../../../../renderer/features/passwords/PasswordSheets'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { nonEmpty } from '../../../fixtures/non-empty'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from '../../screens/homework/fake-layout'

let fake: FakeBridge
let removeSize: () => void

const row = (id: string, nickname: string, password: string | undefined) => ({
  student_id: id,
  nickname,
  number: id.slice(2),
  password,
  password_changed: password === undefined ? (1 as const) : (0 as const),
})
const rows = [
  row('s-1', '阿部 陽菜', 'kuru4383'),
  row('s-2', '𠮷田 蓮', 'hOmI2301'),
  row('s-3', '髙橋 結衣', undefined),
]
const print = vi.fn()

beforeEach(() => {
  removeSize = giveSize()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('print', print)
  print.mockReset()
  fake = putBridge({ session: teacher })
  fake.api('get-student-initial-pwd-list', () => success({ items: rows, total: rows.length }))
})
afterEach(() => {
  removeSize()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The dialog on a page that can be left and shown again. */
function Page({ ids }: { ids: string[] | undefined }) {
  const [isOpen, setOpen] = useState(true)
  const [isElsewhere, setElsewhere] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setElsewhere(true)}>
        ほかの画面へ
      </button>
      <button type="button" onClick={() => setElsewhere(false)}>
        この画面へ
      </button>
      <Activity mode={isElsewhere ? 'hidden' : 'visible'}>
        {isOpen && (
          <PasswordSheets team={{ id: '3', name: '2年A組' }} studentIds={ids} onClose={() => setOpen(false)} />
        )}
      </Activity>
    </>
  )
}

function show(ids?: string[]) {
  const view = renderScreen(<Page ids={ids} />)
  return { ...view, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const showButton = () => screen.findByRole('button', { name: 'パスワードを表示' })

/** Opens the dialog and shows the passwords. */
async function showPasswords() {
  const view = show()
  await waitFor(async () => expect(await showButton()).toBeEnabled())
  await view.user.click(await showButton())
  expect(await screen.findByText('kuru4383')).toBeVisible()
  return view
}

const expectGone = () => {
  expect(document.body).not.toHaveTextContent('kuru4383')
  expect(document.body.innerHTML).not.toContain('hOmI2301')
}

describe('the initial passwords', () => {
  it('are hidden until the teacher asks', async () => {
    await showPasswords()
    expect(screen.getByText('hOmI2301')).toBeVisible()
    expect(fake.requests('get-student-initial-pwd-list')).toEqual([{ team_id: '3' }])
  })

  it('are not in the page before the teacher asks', async () => {
    show()
    expect(await screen.findByText('阿部 陽菜')).toBeVisible()
    expect(screen.getAllByText('●●●●●●')).toHaveLength(2)
    expectGone()
  })

  it('are hidden again after 60 seconds', async () => {
    await showPasswords()
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByText('kuru4383')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expectGone()
    expect(await showButton()).toBeVisible()
  })

  it('are gone when the screen is locked, also after it is unlocked', async () => {
    await showPasswords()
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: false, hasRunningExport: false }))
    expectGone()
  })

  it('are gone when the page is left, also if the teacher comes back', async () => {
    await showPasswords()
    // The dialog covers the buttons of the test.
    act(() => screen.getByText('ほかの画面へ').click())
    await waitFor(() => expectGone())
    act(() => screen.getByText('この画面へ').click())
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.queryByRole('dialog')).toBeNull()
    expectGone()
  })

  it('are in no cache, draft, kept value or log', async () => {
    const { user, client } = await showPasswords()
    await user.click(screen.getByRole('button', { name: '2人分を印刷' }))
    await waitFor(() => expect(print).toHaveBeenCalled())
    const cached = client.getQueryCache().getAll()
    expect(JSON.stringify(cached.map(({ queryKey, state }) => [queryKey, state.data]))).not.toContain('kuru4383')
    expect(
      JSON.stringify(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('kuru4383')
    for (const call of nonEmpty(fake.calls)) expect(JSON.stringify(call)).not.toContain('kuru4383')
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('kuru4383')
  })

  it('say which students have none any more', async () => {
    show()
    expect(await screen.findByText(/1人はパスワードを変えたため、初期パスワードがありません。/)).toBeVisible()
    const changed = screen.getByRole('row', { name: /髙橋 結衣/ })
    expect(changed).toHaveTextContent('変更済み')
  })

  it('are read for the chosen students only, a hundred at a time', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `s-${at}`)
    fake.api('get-student-initial-pwd-list', ({ student_ids = '' }) => {
      const items = student_ids.split(',').map(id => row(id, id, 'kuru4383'))
      return success({ items, total: items.length })
    })
    show(ids)
    await waitFor(() => expect(fake.requests('get-student-initial-pwd-list')).toHaveLength(2))
    const asked = fake.requests('get-student-initial-pwd-list').map(({ student_ids }) => String(student_ids).split(','))
    expect(asked.map(some => some.length)).toEqual([100, 50])
    expect(asked.flat()).toEqual(ids)
  })

  it('offer a retry after a failure, and say what to do if nobody has one', async () => {
    fake.api('get-student-initial-pwd-list', () => refusal(400, '読めません。'))
    const { user } = show()
    expect(await screen.findByText('初期パスワードを読み込めませんでした')).toBeVisible()
    fake.api('get-student-initial-pwd-list', () => success({ items: rows.slice(2), total: 1 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('初期パスワードのままの生徒はいません。')).toBeVisible()
  })

  it('are not asked for again by themselves if the answer is lost', async () => {
    fake.api('get-student-initial-pwd-list', () => failure('timeout', ''))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'キャンセル' }))
    expect(await screen.findByText('初期パスワードを読み込めませんでした')).toBeVisible()
    expect(fake.requests('get-student-initial-pwd-list')).toHaveLength(1)
  })
})

describe('the printed passwords', () => {
  /** Prints one kind, and returns what is on the paper. */
  async function printed(kind: string) {
    const { user } = show()
    await screen.findByText('阿部 陽菜')
    await user.click(screen.getByRole('radio', { name: kind }))
    await user.click(screen.getByRole('button', { name: /^\d人分を印刷$/ }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    const paper = document.body.querySelector<HTMLElement>(':scope > .sheet')
    if (!paper) throw new Error('nothing is printed')
    return { user, paper }
  }

  it('are cards of those who have one, with the name, the ID, the password and the legend', async () => {
    const { paper } = await printed('カード')
    const cards = within(paper).getAllByRole('article')
    expect(cards).toHaveLength(2)
    expect(cards[0]).toHaveTextContent('2年A組 1阿部 陽菜IDs-1パスワードkuru4383')
    expect(cards[1]).toHaveTextContent('hOmI2301')
    // Only the characters that this card has.
    expect(cards[1]).toHaveTextContent('数字のゼロ')
    expect(cards[1]).toHaveTextContent('大文字のオー')
    expect(cards[1]).toHaveTextContent('大文字のアイ')
    expect(cards[1]).not.toHaveTextContent('小文字のエル')
    expect(paper).toHaveTextContent('文字の見分け方')
    expect(paper).not.toHaveTextContent('髙橋 結衣')
  })

  it('have the reading above the name if the server sends it', async () => {
    const read = { ...row('s-1', '阿部 陽菜', 'kuru4383'), furigana: 'あべ ひな' }
    fake.api('get-student-initial-pwd-list', () => success({ items: [read], total: 1 }))
    const { paper } = await printed('カード')
    expect(paper.querySelector('ruby rt')).toHaveTextContent('あべ ひな')
  })

  it('are a list of all students, which says who has none', async () => {
    const { paper } = await printed('一覧')
    const lines = within(paper)
      .getAllByRole('row')
      .map(line => line.textContent)
    expect(lines.slice(1)).toEqual([
      '番号名前生徒ID初期パスワード',
      '1阿部 陽菜s-1kuru4383',
      '2𠮷田 蓮s-2hOmI2301',
      '3髙橋 結衣s-3変更済み',
    ])
  })

  it('are labels, which begin at the chosen place of a used sheet', async () => {
    const { user } = show()
    await screen.findByText('阿部 陽菜')
    await user.click(screen.getByRole('radio', { name: 'ラベル' }))
    const place = screen.getByLabelText('最初のラベルの位置')
    await user.clear(place)
    await user.type(place, '24')
    await user.click(screen.getByRole('button', { name: '2人分を印刷' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    const sheets = [...document.body.querySelectorAll('.labelPage')]
    expect(sheets.map(sheet => sheet.querySelectorAll('article').length)).toEqual([1, 1])
    expect(sheets[0]?.querySelector('.labels')?.children).toHaveLength(24)
    expect(sheets[0]?.querySelector('.labels')?.lastElementChild).toHaveTextContent('kuru4383')
  })

  it('leave the page after the print dialog', async () => {
    const { paper } = await printed('カード')
    expect(paper).toHaveTextContent('kuru4383')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expectGone()
  })
})
