import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { renderScreen } from '../../render'
import { openSchool, type School, showGrades, team } from './render-grades'

let school: School

beforeEach(() => {
  school = openSchool()
})
afterEach(() => vi.useRealTimers())

const table = () => screen.getByRole('table', { name: 'クラス' })
const names = () =>
  within(table())
    .getAllByRole('link')
    .map(link => link.textContent)
const sent = () => school.fake.requests('reorder-sort')

/** More than the pause after which the order is sent. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(1600))

async function show() {
  const { user, unmount } = showGrades({ pauses: true })
  const link = await screen.findByRole('link', { name: '1年A組' })
  return { user, link, unmount }
}

describe('the order of the classes', () => {
  it('follows Alt with the arrows, keeps the focus, and is sent once after the last move', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    expect(names()).toEqual(['2年A組', '放課後クラブ', '1年A組'])
    expect(screen.getByText('「1年A組」を3番目に移しました（3クラス中）。')).toBeVisible()
    expect(screen.getByRole('link', { name: '1年A組' })).toHaveFocus()
    expect(sent()).toEqual([])
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await pass()
    expect(await screen.findByText('並び順を保存しました。')).toBeVisible()
    expect(sent()).toEqual([{ team_ids: '2,1,3' }])
    expect(names()).toEqual(['2年A組', '1年A組', '放課後クラブ'])
  })

  it('follows the row’s menu, and stays in sight', async () => {
    const { user } = await show()
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(screen.getByRole('button', { name: '放課後クラブの操作' }))
    await user.click(await screen.findByRole('menuitem', { name: 'いちばん上へ' }))
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '3,1,2' }]))
    const row = screen.getByRole('row', { name: /放課後クラブ/ })
    expect(shown.mock.contexts).toContain(row)
    shown.mockClear()
    screen.getByRole('link', { name: '放課後クラブ' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(shown.mock.contexts).toEqual([row])
    // a key that moves nothing
    screen.getByRole('link', { name: '1年A組' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    shown.mockClear()
    await user.keyboard('{Control>}z{/Control}')
    expect(names()).toEqual(['放課後クラブ', '1年A組', '2年A組'])
    expect(shown.mock.contexts).toEqual([])
    shown.mockRestore()
  })

  it('is restored move by move; what was never sent is not sent', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await user.keyboard('{Control>}z{/Control}')
    expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ'])
    await pass()
    expect(sent()).toEqual([])
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }]))
    await user.click(await screen.findByRole('button', { name: '元に戻す' }))
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }, { team_ids: '1,2,3' }]))
    expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ'])
  })

  it('goes back to the server’s order if it is refused, and says why', async () => {
    school.fake.api('reorder-sort', () => refusal(400, '今は変えられません。'))
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await pass()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '並び順を保存できなかったため、元の順に戻しました。今は変えられません。',
    )
    expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ'])
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  })

  it('says nothing about an order that the end of the session has cancelled', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    school.fake.api('my-team-rows', () => failure('cancelled', ''))
    await pass()
    await waitFor(() => expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ']))
    expect(screen.queryByText(/並び順を保存できなかった/)).toBeNull()
    expect(sent()).toEqual([])
  })

  it('does not overwrite the order of another teacher', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    school.teams = school.teams.toReversed()
    await pass()
    expect(await screen.findByRole('alert')).toHaveTextContent('ほかの先生が並び順を変えていました。')
    expect(sent()).toEqual([])
    expect(names()).toEqual(['放課後クラブ', '2年A組', '1年A組'])
  })

  it('leaves out a class that another teacher has deleted, and keeps a new one', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    school.teams = [...school.teams.filter(({ id }) => id !== '3'), team('4', '新しいクラス')]
    school.fake.api('reorder-sort', () => {
      school.teams = ['2', '1', '4'].flatMap(id => school.teams.filter(each => each.id === id))
      return { ok: true, value: null }
    })
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1' }]))
    await waitFor(() => expect(names()).toEqual(['2年A組', '1年A組', '新しいクラス']))
  })

  it('is sent when the page is opened again, if the program ended before', async () => {
    const order = { ids: ['2', '1', '3'], base: ['1', '2', '3'] }
    school.fake.answer('drafts.read', ({ key }) => success({ value: key === 'grades/order' ? order : null }))
    const removed = () => school.fake.calls.filter(({ method }) => method === 'drafts.remove')
    await show()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }]))
    await act(() => vi.advanceTimersByTimeAsync(300))
    await waitFor(() => expect(removed().length).toBeGreaterThan(0))
    expect(screen.getByText('前に変えて、まだ送っていなかった並び順を、いま保存しました。')).toBeVisible()
  })

  it('is kept if the session ends before it is sent', async () => {
    const { user, link } = await show()
    const cancelled = { ok: false as const, error: { kind: 'cancelled' as const, message: '' } }
    school.fake.api('reorder-sort', () => cancelled)
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }]))
    await waitFor(() => expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ']))
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(school.fake.calls.filter(({ method }) => method === 'drafts.remove')).toEqual([])
  })

  it('is kept until it is sent', async () => {
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(
      school.fake.calls.filter(({ method }) => method === 'drafts.write').map(({ argument }) => argument),
    ).toContainEqual(
      expect.objectContaining({ key: 'grades/order', value: { ids: ['2', '1', '3'], base: ['1', '2', '3'] } }),
    )
    expect(sent()).toEqual([])
  })

  it('is not sent again if it has arrived', async () => {
    const order = { ids: ['1', '2', '3'], base: ['2', '1', '3'] }
    school.fake.answer('drafts.read', ({ key }) => success({ value: key === 'grades/order' ? order : null }))
    await show()
    await pass()
    expect(sent()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a move during the sending is sent after it, and takes the sent order for the one of the server', async () => {
    const answers: (() => void)[] = []
    school.fake.api(
      'reorder-sort',
      ({ team_ids }) =>
        new Promise(resolve => {
          answers.push(() => {
            school.teams = team_ids.split(',').flatMap(id => school.teams.filter(each => each.id === id))
            resolve(success(null))
          })
        }),
    )
    const { user, link } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }]))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await pass()
    expect(sent()).toHaveLength(1)
    answers[0]?.()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,1,3' }, { team_ids: '2,3,1' }]))
    answers[1]?.()
    expect(await screen.findByText('並び順を保存しました。')).toBeVisible()
    expect(names()).toEqual(['2年A組', '放課後クラブ', '1年A組'])
  })

  it('is sent at once if the page is left', async () => {
    const { user, link, unmount } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(sent()).toEqual([{ team_ids: '2,1,3' }])
  })

  it('that is refused after the page was left is reported on the next page', async () => {
    school.fake.api('reorder-sort', () => refusal(400, '今は変えられません。'))
    const { user, link, unmount } = await show()
    link.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    unmount()
    renderScreen(<p>次のページ</p>)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(
      await screen.findByText('並び順を保存できなかったため、元の順に戻しました。今は変えられません。'),
    ).toBeVisible()
  })
})

describe('a drag of the handle', () => {
  /** The rows are 40 pixels high, one below the other. */
  const layOut = () =>
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const rows = [...document.querySelectorAll('[data-row]')]
      return new DOMRect(0, rows.indexOf(this) * 40, 800, 40)
    })
  const handleOf = (name: string) =>
    screen.getByRole('link', { name }).closest('tr')?.querySelector('[data-drag]') as Element

  afterEach(() => vi.restoreAllMocks())

  it('shows the row where it would be dropped, and sends the order of the drop once', async () => {
    await show()
    layOut()
    fireEvent.pointerDown(handleOf('1年A組'), { button: 0, pointerId: 1, clientY: 20 })
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 70 })
    expect(names()).toEqual(['2年A組', '1年A組', '放課後クラブ'])
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 119 })
    fireEvent.pointerUp(window, { pointerId: 1, clientY: 119 })
    expect(names()).toEqual(['2年A組', '放課後クラブ', '1年A組'])
    await pass()
    await waitFor(() => expect(sent()).toEqual([{ team_ids: '2,3,1' }]))
  })

  it('is cancelled by Escape', async () => {
    const { user } = await show()
    layOut()
    fireEvent.pointerDown(handleOf('1年A組'), { button: 0, pointerId: 1, clientY: 20 })
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 119 })
    await user.keyboard('{Escape}')
    fireEvent.pointerUp(window, { pointerId: 1, clientY: 119 })
    expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ'])
    await pass()
    expect(sent()).toEqual([])
  })
})
