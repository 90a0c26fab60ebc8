import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ManageClass } from '../../../../renderer/screens/manage-class/ManageClass'
import { setOffline } from '../../../../renderer/ui/connection'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, type Result, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { nonEmpty } from '../../../fixtures/non-empty'
import { putBridge, renderScreen } from '../../render'
import { type ClassServer, serveClass } from './class-server'

let fake: FakeBridge
let server: ClassServer

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fake = putBridge({ session: teacher })
  server = serveClass(fake, 8)
})
afterEach(() => {
  act(() => setOffline(false))
  vi.useRealTimers()
})

const page = (
  <>
    <ManageClass />
    <UndoBar />
  </>
)

/** Opens the class and waits for its first student. */
async function open(address = '/admin/manage-class/3') {
  const view = renderScreen(page, { path: '/admin/manage-class/:teamId', url: address })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await waitFor(() => rowOf('s-1'))
  return { ...view, user }
}

/** The students in the table, in its order. */
const shownIds = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row)

type User = Awaited<ReturnType<typeof open>>['user']

const rowOf = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const columns = { number: 1, nickname: 2, grade_name: 3, class_name: 4 }
const cellOf = (id: string, field: keyof typeof columns): HTMLElement => {
  const cell = rowOf(id).querySelector<HTMLElement>(`[data-column="${columns[field]}"]`)
  if (!cell) throw new Error(`no ${field} of ${id}`)
  return cell
}
const shownIn = (id: string, field: keyof typeof columns) =>
  cellOf(id, field).querySelector('input')?.value ?? cellOf(id, field).textContent

/** Puts the cursor on a cell. */
async function goTo(user: User, id: string, field: keyof typeof columns) {
  await user.click(cellOf(id, field).firstElementChild ?? cellOf(id, field))
  await waitFor(() => expect(cellOf(id, field).contains(document.activeElement)).toBe(true))
}
const sent = () => fake.requests('change-student-info')
const menu = async (user: User, id: string, name: string) => {
  await user.click(within(rowOf(id)).getByRole('button', { name: /の操作$/ }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }))
}
const select = (user: User, id: string) => user.click(within(rowOf(id)).getByRole('checkbox', { name: /を選ぶ$/ }))

describe('the students of a class', () => {
  it('are read twenty at a time, by number', async () => {
    server = serveClass(fake, 25)
    const { user } = await open()
    expect(screen.getByRole('heading', { level: 1, name: '2年A組' })).toBeVisible()
    expect(screen.getByText('25人')).toBeVisible()
    expect(fake.requests('student-page-rows')).toEqual([
      { team_id: '3', sort_field: 'number', sort_order: 'asc', page: 1, limit: 20 },
    ])
    expect(screen.getByRole('grid', { name: '生徒' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(shownIds()).toEqual(['s-21', 's-22', 's-23', 's-24', 's-25']))
  })

  it('are searched and sorted by the server', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '名前' }))
    await waitFor(() => expect(fake.requests('student-page-rows').at(-1)).toMatchObject({ sort_field: 'nickname' }))
    await user.click(screen.getByRole('button', { name: '名前' }))
    await waitFor(() => expect(fake.requests('student-page-rows').at(-1)).toMatchObject({ sort_order: 'desc' }))
    await user.type(screen.getByLabelText('生徒を検索'), 's-7')
    await waitFor(() => expect(fake.requests('student-page-rows').at(-1)).toMatchObject({ kw: 's-7', page: 1 }))
    await waitFor(() => expect(shownIds()).toEqual(['s-7']))
    await user.type(screen.getByLabelText('生徒を検索'), '7')
    expect(await screen.findByText('あてはまる生徒はいません')).toBeVisible()
  })

  it('are read in parts for the table of all; the rest is read again after a failure', async () => {
    server = serveClass(fake, 205)
    let isBroken = true
    let answer = () => {}
    const rest = new Promise<void>(done => (answer = done))
    fake.api('student-page-rows', async ({ page: number, limit = 20 }) => {
      if (number === 2) await rest
      if (number === 2 && isBroken) return refusal(500)
      return success({ items: server.students.slice((number - 1) * limit, number * limit), total: 205 })
    })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '全員' }))
    const note = () => screen.findByText(/^205人中200人を読み込みました/)
    expect(within(await note()).queryByRole('button')).toBeNull()
    answer()
    const retry = await within(await note()).findByRole('button', { name: '再試行' })
    isBroken = false
    await user.click(retry)
    await waitFor(() => expect(screen.queryByText(/^205人中/)).toBeNull())
    expect(fake.requests('student-page-rows').map(({ page, limit }) => [page, limit])).toContainEqual([2, 200])
  })

  it('show the student of the address', async () => {
    renderScreen(page, { path: '/admin/manage-class/:teamId', url: '/admin/manage-class/3?student_id=s-5' })
    await waitFor(() => expect(shownIds()).toEqual(['s-5']))
    expect(screen.getByLabelText('生徒を検索')).toHaveValue('s-5')
    // once: another order does not bring the search back
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.clear(screen.getByLabelText('生徒を検索'))
    await waitFor(() => expect(shownIds()).toHaveLength(8))
    await user.click(screen.getByRole('button', { name: '名前' }))
    await waitFor(() => expect(fake.requests('student-page-rows').at(-1)).toMatchObject({ sort_field: 'nickname' }))
    expect(screen.getByLabelText('生徒を検索')).toHaveValue('')
  })

  it('show the student of a link, from which one step back leads to the page before', async () => {
    const Back = () => {
      const navigate = useNavigate()
      return (
        <button type="button" onClick={() => void navigate(-1)}>
          戻る
        </button>
      )
    }
    renderScreen(
      <>
        <Back />
        <Routes>
          <Route path="/students" element={<Link to="/class/3?student_id=s-5">2年A組で見る</Link>} />
          <Route path="/class/:teamId" element={page} />
        </Routes>
      </>,
      { url: '/students' },
    )
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('link', { name: '2年A組で見る' }))
    await waitFor(() => expect(shownIds()).toEqual(['s-5']))
    await user.click(screen.getByRole('button', { name: '戻る' }))
    expect(await screen.findByRole('link', { name: '2年A組で見る' })).toBeVisible()
  })

  it.each([
    [1 as const, 0 as const, /生徒の参加を受け付けています\s生徒IDは変更できません。/],
    [0 as const, 1 as const, /生徒の参加を受け付けていません\s非表示のクラス\s生徒IDは変更できません。/],
  ])('are of a class that may be joined (%i) or hidden (%i), as its head says', async (allow_join, hidden, facts) => {
    fake.api('team-info', ({ team_id }) => success({ id: team_id, name: '2年A組', allow_join, hidden }))
    await open()
    await waitFor(() => expect(document.body).toHaveTextContent(facts))
  })

  it('say that the class does not exist, that it is empty, and that it could not be read', async () => {
    fake.api('team-info', () => refusal(404))
    fake.api('student-page-rows', () => refusal(404))
    const first = renderScreen(page, { path: '/admin/manage-class/:teamId', url: '/admin/manage-class/9' })
    expect(await screen.findByText(/このクラスは見つかりません。/)).toBeVisible()
    first.unmount()
    serveClass(fake, 0)
    const second = renderScreen(page, { path: '/admin/manage-class/:teamId', url: '/admin/manage-class/3' })
    expect(await screen.findByText('このクラスには生徒がいません')).toBeVisible()
    expect(screen.getByRole('button', { name: '初期パスワード' })).toBeDisabled()
    second.unmount()
    fake.api('student-page-rows', () => refusal(400, '読めません。'))
    renderScreen(page, { path: '/admin/manage-class/:teamId', url: '/admin/manage-class/3' })
    expect(await screen.findByText('生徒を読み込めませんでした')).toBeVisible()
  })

  it('cannot be changed while the server cannot be reached, and the page says so', async () => {
    const { user } = await open()
    await select(user, 's-3')
    act(() => setOffline(true))
    expect(await screen.findByText(/サーバーにつながらないため、いまは変更できません。/)).toBeVisible()
    const bar = within(screen.getByRole('toolbar', { name: '選んだ生徒' }))
    for (const name of ['まとめて変更', 'クラスから外す']) expect(bar.getByRole('button', { name })).toBeDisabled()
    await goTo(user, 's-1', 'number')
    await user.keyboard('99{Enter}')
    await user.click(within(rowOf('s-2')).getByRole('button', { name: /の操作$/ }))
    expect(await screen.findByRole('menuitem', { name: /^クラスから外す/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('menuitem', { name: /^パスワードを変える/ })).toHaveAttribute('aria-disabled', 'true')
    expect(sent()).toEqual([])
  })
})

describe('an edit in place', () => {
  it('is sent once with the changed field only, and the row keeps its place', async () => {
    const { user } = await open()
    await goTo(user, 's-2', 'number')
    await user.keyboard('７７{Enter}')
    expect(await screen.findByText('全角の数字を半角にしました。')).toBeVisible()
    await waitFor(() => expect(server.of('s-2').number).toBe('77'))
    expect(sent()).toEqual([{ student_id: 's-2', number: '77' }])
    expect(await screen.findByText('変更したため、いまは並び順どおりではありません。')).toBeVisible()
    expect(shownIds().slice(0, 3)).toEqual(['s-1', 's-2', 's-3'])
    await user.click(screen.getByRole('button', { name: '並べ直す' }))
    await waitFor(() => expect(shownIds().at(-1)).toBe('s-2'))
  })

  it('makes other lists of students stale', async () => {
    const { user, client } = await open()
    client.setQueryData(['student-list-by-team', { team_id: '3' }], { items: [], total: 0 })
    await goTo(user, 's-2', 'nickname')
    await user.keyboard('田中 一郎{Enter}')
    await waitFor(() =>
      expect(client.getQueryState(['student-list-by-team', { team_id: '3' }])?.isInvalidated).toBe(true),
    )
  })

  it('that breaks a rule is marked and not sent; it can be given up', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.keyboard('12345678901{Enter}')
    const bar = await screen.findByRole('region', { name: '送られていない変更' })
    expect(bar).toHaveTextContent('生徒 1・番号「12345678901」：番号は10桁以内で入力してください。')
    await user.click(within(bar).getByRole('button', { name: '変更をやめる' }))
    expect(shownIn('s-1', 'number')).toBe('1')
    expect(sent()).toEqual([])
  })

  it('that the server refuses stays marked with the reason, and is sent again when the teacher says so', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.keyboard('2{Enter}')
    const bar = await screen.findByRole('region', { name: '送られていない変更' })
    expect(bar).toHaveTextContent('番号「2」は同じクラスの別の生徒が使っています。')
    expect(shownIn('s-1', 'number')).toBe('2')
    expect(sent()).toHaveLength(1)
    server.of('s-2').number = '30'
    await user.click(within(bar).getByRole('button', { name: 'もう一度送る' }))
    await waitFor(() => expect(server.of('s-1').number).toBe('2'))
    await waitFor(() => expect(screen.queryByRole('region', { name: '送られていない変更' })).toBeNull())
    expect(sent()).toHaveLength(2)
  })

  it('whose answer is lost is looked up and not sent again', async () => {
    fake.api('change-student-info', ({ student_id, number = '' }) => {
      server.of(student_id).number = number
      return failure('timeout', '')
    })
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.keyboard('50{Enter}')
    await waitFor(() => expect(fake.requests('search-student')).toEqual([{ kw: 's-1' }]))
    await waitFor(() => expect(cellOf('s-1', 'number')).not.toHaveAttribute('data-state'))
    expect(shownIn('s-1', 'number')).toBe('50')
    expect(sent()).toHaveLength(1)
  })

  it('is undone by Ctrl+Z, which sends the value that was there before', async () => {
    const { user } = await open()
    await goTo(user, 's-3', 'class_name')
    await user.keyboard('B組{Enter}')
    await waitFor(() => expect(server.of('s-3').class_name).toBe('B組'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(server.of('s-3').class_name).toBe('A組'))
    expect(await screen.findByText('1か所を元に戻しました。')).toBeVisible()
    expect(screen.getByRole('button', { name: /^元に戻す/ })).toBeDisabled()
  })

  it('is not overwritten by the undo if somebody has changed the cell since', async () => {
    const { user, client } = await open()
    await goTo(user, 's-3', 'class_name')
    await user.keyboard('B組{Enter}')
    await waitFor(() => expect(server.of('s-3').class_name).toBe('B組'))
    server.of('s-3').class_name = 'D組'
    await act(() => client.invalidateQueries({ queryKey: ['student-page-rows'] }))
    await waitFor(() => expect(shownIn('s-3', 'class_name')).toBe('D組'))
    await user.click(screen.getByRole('button', { name: /^元に戻す/ }))
    expect(await screen.findByText('元に戻せる変更がありません。')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('that changes nothing is no step to undo', async () => {
    const { user } = await open()
    await goTo(user, 's-3', 'class_name')
    await user.paste('A組\r\n')
    expect(await screen.findByText('貼り付けた内容は、いまと同じです。')).toBeVisible()
    expect(screen.getByRole('button', { name: /^元に戻す/ })).toBeDisabled()
    expect(sent()).toEqual([])
  })

  it('of a cell whose first edit is still on its way stays in sight, and is sent after it', async () => {
    const answers: (() => void)[] = []
    fake.api(
      'change-student-info',
      ({ student_id, nickname = '' }) =>
        new Promise<Result<null>>(resolve => {
          answers.push(() => {
            server.of(student_id).nickname = nickname
            resolve(success(null))
          })
        }),
    )
    const { user } = await open()
    for (const name of ['山田', '山本']) {
      await goTo(user, 's-1', 'nickname')
      await user.keyboard(`${name}{Enter}`)
    }
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.()
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(shownIn('s-1', 'nickname')).toBe('山本')
    answers[1]?.()
    await waitFor(() => expect(server.of('s-1').nickname).toBe('山本'))
  })

  it('is warned about if another student has the number', async () => {
    server.of('s-5').number = '4'
    await open()
    expect(within(cellOf('s-4', 'number')).getByRole('img', { name: '生徒 5さんも同じ番号です。' })).toBeVisible()
  })

  it('that was not sent survives a restart', async () => {
    const drafts = keepDrafts(fake)
    const first = await open()
    fake.api('change-student-info', () => refusal(400, 'いまは変更できません。'))
    await goTo(first.user, 's-1', 'nickname')
    await first.user.keyboard('山田{Enter}')
    await screen.findByRole('region', { name: '送られていない変更' })
    first.unmount()
    await waitFor(() => expect(drafts.has('manage-class/3/edits')).toBe(true))
    await open()
    const bar = await screen.findByRole('region', { name: '送られていない変更' })
    expect(bar).toHaveTextContent('生徒 1・名前「山田」：いまは変更できません。')
    expect(shownIn('s-1', 'nickname')).toBe('山田')
  })
})

describe('a pasted block', () => {
  it('that fits is pasted at once, and undone in one step', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.paste('2\tアベ\r\n1\tヨシダ\r\n')
    await waitFor(() => expect([server.of('s-1'), server.of('s-2')].map(({ number }) => number)).toEqual(['2', '1']))
    expect([server.of('s-1').nickname, server.of('s-2').nickname]).toEqual(['アベ', 'ヨシダ'])
    expect(await screen.findByText('4か所に貼り付けました。')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: '変更の送信' })).toBeNull())
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(server.of('s-1')).toMatchObject({ number: '1', nickname: '生徒 1' }))
    await waitFor(() => expect(server.of('s-2')).toMatchObject({ number: '2', nickname: '生徒 2' }))
  })

  it('is shown first if some of it does not fit, and nothing is changed until then', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.paste('３１\r\nあ\r\n33\r\n')
    const dialog = await screen.findByRole('dialog', { name: '貼り付けの確認' })
    expect(dialog).toHaveTextContent('2か所に貼り付けられます。')
    expect(dialog).toHaveTextContent('1か所の全角の数字は、半角にします。')
    expect(dialog).toHaveTextContent('1か所は貼り付けられません。')
    expect(sent()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: '2か所に貼り付ける' }))
    await waitFor(() => expect(server.of('s-3').number).toBe('33'))
    expect(server.of('s-1').number).toBe('31')
    expect(sent()).toHaveLength(2)
  })

  it('that is longer than the page goes into the table of all', async () => {
    server = serveClass(fake, 25)
    const { user } = await open()
    await goTo(user, 's-1', 'grade_name')
    await user.paste(Array.from({ length: 25 }, () => '3年\r\n').join(''))
    const dialog = await screen.findByRole('dialog', { name: '貼り付けの確認' })
    expect(dialog).toHaveTextContent('貼り付ける表が5行長く、この表に入りません。')
    await user.click(within(dialog).getByRole('button', { name: '全員の表に貼り付ける' }))
    await waitFor(() => expect(server.students.filter(({ grade_name }) => grade_name === '3年')).toHaveLength(25))
    expect(sent()).toHaveLength(25)
  })

  it('that is longer than the class says so, and offers no other table', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'grade_name')
    await user.paste(Array.from({ length: 9 }, () => '3年\r\n').join(''))
    const dialog = await screen.findByRole('dialog', { name: '貼り付けの確認' })
    expect(dialog).toHaveTextContent('貼り付ける表が1行長く、この表に入りません。')
    expect(within(dialog).getByRole('button', { name: '8か所に貼り付ける' })).toBeEnabled()
    expect(within(dialog).queryByRole('button', { name: '全員の表に貼り付ける' })).toBeNull()
  })

  it('says which numbers would be there twice', async () => {
    const { user } = await open()
    await goTo(user, 's-1', 'number')
    await user.paste('7')
    const dialog = await screen.findByRole('dialog', { name: '貼り付けの確認' })
    expect(dialog).toHaveTextContent('番号「7」が重なります。サーバーが断ることがあります。')
    await user.click(within(dialog).getByRole('button', { name: 'やめる' }))
    expect(sent()).toEqual([])
  })

  it('can be stopped while it is sent; the rest stays marked', async () => {
    const answers: (() => void)[] = []
    fake.api(
      'change-student-info',
      ({ student_id, class_name = '' }) =>
        new Promise<Result<null>>(resolve => {
          answers.push(() => {
            server.of(student_id).class_name = class_name
            resolve(success(null))
          })
        }),
    )
    const { user } = await open()
    await goTo(user, 's-1', 'class_name')
    await user.paste(Array.from({ length: 8 }, () => 'C組\r\n').join(''))
    const bar = await screen.findByRole('region', { name: '変更の送信' })
    expect(bar).toHaveTextContent('変更を送っています（8人中0人）')
    await user.click(within(bar).getByRole('button', { name: '送信をやめる' }))
    act(() => {
      for (const answer of nonEmpty(answers)) answer()
    })
    const unsent = await screen.findByRole('region', { name: '送られていない変更' })
    expect(unsent).toHaveTextContent('4か所の変更は、サーバーに保存されていません。')
    expect(unsent).toHaveTextContent('送信をやめました。')
    // three by name
    expect(unsent).toHaveTextContent('ほか1か所')
    expect(server.students.filter(({ class_name }) => class_name === 'C組')).toHaveLength(4)
    expect(sent()).toHaveLength(4)
    await user.click(within(unsent).getByRole('button', { name: 'もう一度送る' }))
    await waitFor(() => expect(answers).toHaveLength(8))
    act(() => {
      for (const answer of answers.slice(4)) answer()
    })
    await waitFor(() => expect(server.students.filter(({ class_name }) => class_name === 'C組')).toHaveLength(8))
  })
})

describe('many students at once', () => {
  const open3 = async () => {
    const view = await open()
    for (const id of ['s-1', 's-2', 's-3']) await select(view.user, id)
    expect(screen.getByRole('toolbar', { name: '選んだ生徒' })).toHaveTextContent('3人を選択中')
    return view
  }
  const batch = async (user: User, item: string) => {
    await user.click(screen.getByRole('button', { name: 'まとめて変更' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    return screen.findByRole('dialog')
  }

  it.each([
    ['学年を変える', '新しい学年', 'batch-change-grade-name', 'grade_name', '3年', '2年'],
    ['組を変える', '新しい組', 'batch-change-class-name', 'class_name', 'C組', 'A組'],
  ] as const)('%s: one request, which can be undone', async (item, label, endpoint, field, to, from) => {
    const { user } = await open3()
    const dialog = await batch(user, item)
    expect(dialog).toHaveTextContent(`いま：${from} 3人`)
    await user.type(within(dialog).getByLabelText(label), `${to}{Enter}`)
    await waitFor(() => expect(server.of('s-3')[field]).toBe(to))
    expect(fake.requests(endpoint)).toEqual([{ team_id: '3', student_ids: 's-1,s-2,s-3', [field]: to }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/^3人の(学年|組)を変更しました。$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^元に戻す/ }))
    await waitFor(() => expect(server.of('s-3')[field]).toBe(from))
  })

  it.each([
    ['あ'.repeat(21), '組は20文字以内で入力してください。'],
    ['A組😀', '無効な文字が含まれています'],
    [' A組 ', 'いまと同じ内容です。'],
  ])('do not get the class name “%s”', async (typed, fault) => {
    const { user } = await open3()
    const dialog = await batch(user, '組を変える')
    await user.click(within(dialog).getByLabelText('新しい組'))
    await user.paste(typed)
    await user.click(within(dialog).getByRole('button', { name: '3人を変更する' }))
    expect(await within(dialog).findByText(fault)).toBeVisible()
    expect(fake.requests('batch-change-class-name')).toEqual([])
  })

  it('are changed fifty at a time; what was refused is said, and the undo changes only what was changed', async () => {
    server = serveClass(fake, 52)
    server.of('s-2').class_name = 'C組'
    fake.api('batch-change-class-name', ({ student_ids, class_name }) => {
      const ids = student_ids.split(',')
      if (ids.length < 50) return refusal(400, 'いまは変更できません。')
      for (const id of ids) server.of(id).class_name = class_name
      return success(null)
    })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '全員' }))
    await waitFor(() => expect(fake.requests('student-page-rows').at(-1)).toMatchObject({ limit: 200 }))
    await user.click(await screen.findByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    const dialog = await batch(user, '組を変える')
    await user.type(within(dialog).getByLabelText('新しい組'), 'C組{Enter}')
    expect(await within(dialog).findByText('2人は変更できませんでした。いまは変更できません。')).toBeVisible()
    const sizes = fake
      .requests('batch-change-class-name')
      .map(({ student_ids }) => String(student_ids).split(',').length)
    expect(sizes).toEqual([50, 2])
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }))
    await user.click(screen.getByRole('button', { name: /^元に戻す/ }))
    expect(await screen.findByText('49か所を元に戻しました。')).toBeVisible()
  })

  it('are emptied after the dialog has said what goes', async () => {
    server.of('s-2').class_name = ''
    const { user } = await open3()
    const dialog = await batch(user, '番号・学年・組を空にする')
    expect(within(dialog).getByLabelText('番号（3人分：1、2、3）')).toBeEnabled()
    expect(within(dialog).getByLabelText('学年（3人分：2年）')).toBeEnabled()
    await user.click(within(dialog).getByRole('button', { name: '空にする' }))
    expect(await within(dialog).findByText('空にする項目を選んでください。')).toBeVisible()
    await user.click(within(dialog).getByLabelText('組（2人分：A組）'))
    await user.click(within(dialog).getByRole('button', { name: '空にする' }))
    await waitFor(() => expect(server.of('s-3').class_name).toBe(''))
    expect(fake.requests('reset-students-info')).toEqual([
      { team_id: '3', student_ids: 's-1,s-2,s-3', reset_class_name: 1 },
    ])
    expect(server.of('s-1').number).toBe('1')
  })

  it('lose number and grade alone; nothing is offered that none of them has', async () => {
    for (const id of ['s-1', 's-2', 's-3']) server.of(id).class_name = ''
    const { user } = await open3()
    const dialog = await batch(user, '番号・学年・組を空にする')
    expect(within(dialog).getByLabelText('組（空にするものはありません）')).toBeDisabled()
    await user.click(within(dialog).getByLabelText('番号（3人分：1、2、3）'))
    await user.click(within(dialog).getByRole('button', { name: '空にする' }))
    await waitFor(() =>
      expect(fake.requests('reset-students-info')).toEqual([
        { team_id: '3', student_ids: 's-1,s-2,s-3', reset_number: 1 },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const next = await batch(user, '番号・学年・組を空にする')
    await user.click(within(next).getByLabelText('学年（3人分：2年）'))
    await user.click(within(next).getByRole('button', { name: '空にする' }))
    await waitFor(() =>
      expect(fake.requests('reset-students-info').at(-1)).toEqual({
        team_id: '3',
        student_ids: 's-1,s-2,s-3',
        reset_grade_name: 1,
      }),
    )
  })

  it('leave the class after the time to undo', async () => {
    const { user } = await open3()
    await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
    const dialog = await screen.findByRole('dialog', { name: 'クラスから外す' })
    expect(dialog).toHaveTextContent('3人を「2年A組」から外します。')
    expect(within(dialog).queryByLabelText('外す人数')).toBeNull()
    await user.click(await within(dialog).findByRole('button', { name: '3人を外す' }))
    expect(await screen.findByText(/クラスの名簿から、生徒 1さん、生徒 2さん、生徒 3さんを削除します。/)).toBeVisible()
    expect(fake.requests('student-batch-leave')).toEqual([])
    expect(screen.queryByRole('toolbar', { name: '選んだ生徒' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    await waitFor(() =>
      expect(fake.requests('student-batch-leave')).toEqual([{ team_id: '3', student_ids: 's-1,s-2,s-3' }]),
    )
    await waitFor(() => expect(document.querySelector('[data-row="s-1"]')).toBeNull())
  })

  it('do not leave if it is undone in time', async () => {
    const { user } = await open()
    await menu(user, 's-4', 'クラスから外す')
    await user.click(await screen.findByRole('button', { name: '1人を外す' }))
    await user.click(await screen.findByRole('button', { name: '生徒 4の削除を取り消す' }))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(fake.requests('team-leave')).toEqual([])
    expect(shownIn('s-4', 'nickname')).toBe('生徒 4')
  })

  it('stay if Ctrl+Z comes in time, which does not undo an earlier edit', async () => {
    const { user } = await open()
    await goTo(user, 's-3', 'class_name')
    await user.keyboard('B組{Enter}')
    await waitFor(() => expect(server.of('s-3').class_name).toBe('B組'))
    await menu(user, 's-4', 'クラスから外す')
    await user.click(await screen.findByRole('button', { name: '1人を外す' }))
    await screen.findByRole('region', { name: '削除の予定' })
    await user.click(screen.getByRole('button', { name: /^元に戻す/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '削除の予定' })).toBeNull())
    expect(sent()).toHaveLength(1)
    expect(shownIn('s-3', 'class_name')).toBe('B組')
  })

  it('one alone leaves by team-leave, also after an edit, which keeps other students in sight', async () => {
    const { user } = await open()
    await goTo(user, 's-4', 'class_name')
    await user.keyboard('B組{Enter}')
    await waitFor(() => expect(server.of('s-4').class_name).toBe('B組'))
    await menu(user, 's-4', 'クラスから外す')
    await user.click(await screen.findByRole('button', { name: '1人を外す' }))
    await screen.findByRole('region', { name: '削除の予定' })
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    await waitFor(() => expect(fake.requests('team-leave')).toEqual([{ student_id: 's-4', team_id: '3' }]))
    await waitFor(() => expect(document.querySelector('[data-row="s-4"]')).toBeNull())
  })

  it('need their number typed above 5 % of the school', async () => {
    server = serveClass(fake, 8, 59)
    const { user } = await open3()
    await user.click(screen.getByRole('button', { name: 'クラスから外す' }))
    const dialog = await screen.findByRole('dialog', { name: 'クラスから外す' })
    const typed = await within(dialog).findByLabelText('外す人数')
    // the number of the school's students was not known when the dialog opened
    expect(typed).toHaveFocus()
    await user.type(typed, '4{Enter}')
    expect(await within(dialog).findByText('3と入力してください。')).toBeVisible()
    await user.clear(typed)
    await user.type(typed, '３{Enter}')
    expect(await screen.findByRole('region', { name: '削除の予定' })).toBeVisible()
  })
})

describe('one student', () => {
  it('gets a new password that follows the rule (SPEC §5), and loses the initial one', async () => {
    const { user } = await open()
    await menu(user, 's-1', 'パスワードを変える')
    const dialog = await screen.findByRole('dialog', { name: '生徒 1さんのパスワードを変える' })
    const [first, second] = [
      within(dialog).getByLabelText('新しいパスワード'),
      within(dialog).getByLabelText(/（確認）$/),
    ]
    await user.type(first, 'abcdef')
    await user.click(within(dialog).getByRole('button', { name: 'パスワードを変える' }))
    expect(
      await within(dialog).findByText('パスワードは半角の英字と数字を組み合わせて入力してください。'),
    ).toBeVisible()
    await user.clear(first)
    await user.type(first, 'kumo7Ame29xi')
    expect(await within(dialog).findByText('推測されにくいパスワードです。')).toBeVisible()
    await user.type(second, 'kumo7Ame29xj{Enter}')
    expect(await within(dialog).findByText('パスワードが一致しません。')).toBeVisible()
    expect(fake.requests('change-student-password-safe')).toEqual([])
    await user.type(second, '{Backspace}i{Enter}')
    await waitFor(() =>
      expect(fake.requests('change-student-password-safe')).toEqual([{ student_id: 's-1', password: 'kumo7Ame29xi' }]),
    )
    expect(await screen.findByText('生徒 1さんのパスワードを変更しました。')).toBeVisible()
    await waitFor(() => expect(rowOf('s-1')).toHaveTextContent('変更済み'))
    const written = fake.calls.filter(({ method }) => method === 'drafts.write')
    expect(JSON.stringify(written)).not.toContain('kumo7')
    await user.click(within(rowOf('s-1')).getByRole('button', { name: /の操作$/ }))
    const initial = await screen.findByRole('menuitem', { name: /^初期パスワード/ })
    expect(initial).toHaveAttribute('aria-disabled', 'true')
    expect(initial).toHaveTextContent('変更済みのため、初期パスワードは使えません。')
  })

  it.each([
    ['そのパスワードは使えません。', () => refusal(400, 'そのパスワードは使えません。')],
    ['サーバーから返事がなく、保存されたか確認できませんでした。', () => failure('timeout', '')],
  ])('keeps the dialog of a password that may not be stored: %s', async (reason, answer) => {
    fake.api('change-student-password-safe', answer)
    fake.api('search-student', () => failure('timeout', ''))
    const { user } = await open()
    await menu(user, 's-1', 'パスワードを変える')
    const dialog = await screen.findByRole('dialog', { name: '生徒 1さんのパスワードを変える' })
    await user.type(within(dialog).getByLabelText('新しいパスワード'), 'kumo7Ame29xi')
    await user.type(within(dialog).getByLabelText(/（確認）$/), 'kumo7Ame29xi{Enter}')
    expect(await within(dialog).findByText(reason)).toBeVisible()
    expect(screen.queryByText('生徒 1さんのパスワードを変更しました。')).toBeNull()
  })

  it('has the classes of before', async () => {
    fake.api('student-branch-rows', () =>
      success({
        items: [
          { team_id: '3', team_name: '2年A組', is_current: 1 as const, join_time: '2026-04-07 09:00:00' },
          { team_id: '1', team_name: '1年B組', is_current: 0 as const, leave_time: '2026-04-07 09:00:00' },
        ],
        total: 2,
      }),
    )
    const { user } = await open()
    await menu(user, 's-1', 'これまでのクラス')
    const dialog = await screen.findByRole('dialog', { name: '生徒 1さんのこれまでのクラス' })
    expect(await within(dialog).findByRole('row', { name: /2年A組/ })).toHaveTextContent('2026年4月7日いま')
    expect(within(dialog).getByRole('row', { name: /1年B組/ })).toHaveTextContent('最初から2026年4月7日')
    expect(fake.requests('student-branch-rows')).toEqual([{ student_id: 's-1' }])
  })

  it('opens the passwords of the chosen students only', async () => {
    fake.api('get-student-initial-pwd-list', () => success({ items: [], total: 0 }))
    const { user } = await open()
    await select(user, 's-2')
    await user.click(screen.getByRole('button', { name: '初期パスワード' }))
    await waitFor(() =>
      expect(fake.requests('get-student-initial-pwd-list')).toEqual([{ team_id: '3', student_ids: 's-2' }]),
    )
  })
})
