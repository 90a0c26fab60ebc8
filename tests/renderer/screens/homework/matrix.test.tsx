import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeLink } from '../../../../renderer/app/NoticeLink'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { startDeletion } from '../../../../renderer/ui/deletions/pending-deletions'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from './fake-layout'
import { columns, homework, paper, type Row, row, rows } from './samples'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())

const path = '/admin/homework-details/:homeworkId'
const open = (url = '/admin/homework-details/501') => renderScreen(<HomeworkDetails />, { path, url })
/** In jsdom a td of a grid has the role of a plain cell, so cells are found by their label. */
const cell = (name: string) => screen.findByLabelText(name)
const names = () => screen.getAllByRole('rowheader').map(head => head.textContent)
const pages = (all: Row[], total = all.length) =>
  fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
    success({ items: all.slice((page - 1) * limit, page * limit), total }),
  )

const ofOneClass = () =>
  fake.api('homework-basic-info', () => success(homework({ team_ids: '3', team_names: ['2年A組'] })))

beforeEach(() => {
  fake = putBridge()
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
  fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy')))
  pages(rows)
})

const showLeft = (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(screen.getByRole('combobox', { name: '提出の状況で絞り込む' }), '未提出（学習中・未着手）')

describe('the score matrix', () => {
  it('does not call a topic 未着手 that was done and has no score', async () => {
    pages([row('1', '清水 岳', { '91': 'unscored' })])
    open()
    expect(await cell('清水 岳、空所補充、点数なし')).toHaveTextContent('点数なし')
    expect(await cell('清水 岳、聞き取り、未着手')).toHaveTextContent('―')
  })

  it('labels each cell with student, topic, score and letter; 0 is not unread', async () => {
    open()
    expect(await cell('阿部 陽菜、空所補充、71点、B')).toHaveTextContent('71')
    expect(await cell('阿部 陽菜、聞き取り、0点、C')).toHaveTextContent('0')
    expect(await cell('髙橋 葵、空所補充、未着手')).toHaveTextContent('―')
    const grid = screen.getByRole('grid', { name: '成績一覧' })
    expect(grid).toHaveAttribute('aria-rowcount', '5')
    expect(grid).toHaveAttribute('aria-colcount', '4')
    // Number, name, average and two topics.
    expect(grid.style.width).toBe(`${62 + 148 + 62 + 2 * 150}px`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unit 5 週末の音読')
  })

  it('moves by keys, has one tab stop, and opens with Enter', async () => {
    const user = userEvent.setup()
    open()
    const first = await cell('阿部 陽菜、空所補充、71点、B')
    first.focus()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(await cell('𠮷田 大翔、聞き取り、未着手')).toHaveFocus()
    // The matrix itself scrolls to the cell: the browser would leave it under the fixed columns.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]])
    focus.mockRestore()
    expect(screen.getAllByRole('cell').filter(each => each.tabIndex === 0)).toHaveLength(1)
    await user.keyboard('{Control>}{End}{/Control}')
    expect(await cell('髙橋 葵、聞き取り、未着手')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowRight}{Home}')
    expect(await cell('髙橋 葵、空所補充、未着手')).toHaveFocus()
    await user.keyboard('{Control>}{Home}{/Control}{Enter}')
    expect(await screen.findByRole('button', { name: /次の生徒/ })).toBeEnabled()
    expect(screen.getByText('阿部 陽菜')).toBeInTheDocument()
  })

  it('puts the cell of the cursor under its head, also if the columns before it are not rendered', async () => {
    const [first] = columns
    if (!first) throw new Error('no columns')
    const items = Array.from({ length: 40 }, (_, at) => ({
      ...first,
      topic_id: `${at}`,
      resource_title: `課題${at + 1}`,
    }))
    fake.api('topic-score-overview-x', () => success({ items, total: 40 }))
    pages([row('1', '清水 岳', {})])
    const user = userEvent.setup()
    open()
    ;(await cell('清水 岳、課題1、未着手')).focus()
    await user.keyboard('{End}')
    const last = await cell('清水 岳、課題40、未着手')
    expect(last).toHaveFocus()
    // 28 columns of 84 px are left out.
    expect(last.style.marginLeft).toBe('2352px')
    expect(screen.getByRole('columnheader', { name: /課題40/ }).style.marginLeft).toBe('2352px')
  })

  it('takes no focus from the search after the arrow keys moved the cursor', async () => {
    const user = userEvent.setup()
    open()
    ;(await cell('阿部 陽菜、空所補充、71点、B')).focus()
    await user.keyboard('{ArrowDown}')
    expect(await cell('𠮷田 大翔、空所補充、88点、A')).toHaveFocus()
    const search = screen.getByLabelText('生徒をさがす')
    await user.type(search, '高橋')
    await waitFor(() => expect(screen.queryByText('𠮷田 大翔')).toBeNull())
    expect(search).toHaveFocus()
    expect(search).toHaveValue('高橋')
  })

  it('is entered with an arrow from the title, and the hint says so', async () => {
    const user = userEvent.setup()
    open()
    const first = await cell('阿部 陽菜、空所補充、71点、B')
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    const hint = screen.getByText('表に入る・移動').closest('li')
    expect(hint).toHaveTextContent('↑↓←→')
    screen.getByLabelText('生徒をさがす').focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByLabelText('生徒をさがす')).toHaveFocus()
  })

  it('returns to the last viewed paper', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await cell('阿部 陽菜、空所補充、71点、B'))
    await screen.findByText('1 / 3')
    await user.keyboard('{Shift>}J{/Shift}')
    await screen.findByText('2 / 3')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await cell('𠮷田 大翔、空所補充、88点、A')).toHaveFocus())
  })

  it('keeps the cursor at its student when a refresh changes the order', async () => {
    const user = userEvent.setup()
    const { client } = open()
    await cell('阿部 陽菜、空所補充、71点、B')
    await user.click(screen.getByRole('button', { name: /^平均/ }))
    const second = await cell('阿部 陽菜、空所補充、71点、B')
    second.focus()
    const refreshedRows = rows.map(each =>
      each.student_id === '1' ? row('1', '阿部 陽菜', { '91': 95, '92': 100 }) : each,
    )
    pages(refreshedRows)
    await act(() => client.refetchQueries({ queryKey: ['topic-score-overview-y'] }))
    expect(await cell('阿部 陽菜、空所補充、95点、A')).toHaveFocus()
    expect(names()[1]).toContain('阿部 陽菜')
  })

  it('filters by submission status and by search', async () => {
    const user = userEvent.setup()
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    await showLeft(user)
    await waitFor(() => expect(screen.queryByText('阿部 陽菜')).toBeNull())
    expect(screen.getByText('2人／3人中')).toBeInTheDocument()
    await user.keyboard('/')
    await user.type(screen.getByLabelText('生徒をさがす'), '高橋')
    await waitFor(() => expect(screen.queryByText('𠮷田 大翔')).toBeNull())
    await user.keyboard('{Enter}')
    expect(await cell('髙橋 葵、空所補充、未着手')).toHaveFocus()
    await user.type(screen.getByLabelText('生徒をさがす'), 'ZZZ')
    await user.click(await screen.findByRole('button', { name: '全員を表示する' }))
    expect(await screen.findByText('阿部 陽菜')).toBeInTheDocument()
    expect(screen.getByLabelText('生徒をさがす')).toHaveValue('')
  })

  it('steps through all students after a search', async () => {
    const user = userEvent.setup()
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    await user.type(screen.getByLabelText('生徒をさがす'), '高橋{Enter}')
    await waitFor(async () => expect(await cell('髙橋 葵、空所補充、未着手')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('3 / 3')).toBeInTheDocument()
  })

  it('steps in the order and filter of the matrix after a search', async () => {
    const user = userEvent.setup()
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    await showLeft(user)
    await user.type(screen.getByLabelText('生徒をさがす'), '高橋{Enter}')
    await waitFor(async () => expect(await cell('髙橋 葵、空所補充、未着手')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('2 / 2')).toBeInTheDocument()
  })

  it('shows the whole title of the topic under the cursor', async () => {
    const title = 'Unit 4 過去形と現在完了形の使い分け（空所補充）'
    const [first, second] = columns
    if (!first || !second) throw new Error('no columns')
    const items = [{ ...first, resource_title: title, full_score: 50 }, second]
    fake.api('topic-score-overview-x', () => success({ items, total: 2 }))
    open('/admin/homework-details/888')
    const head = await screen.findByRole('columnheader', { name: /過去形/ })
    expect(head).toHaveTextContent('Unit 4 過去形と現在完了形の使い分け空所補充50点満点')
    expect(screen.queryByText(`${title}（50点満点）`)).toBeNull()
    act(() =>
      screen
        .getAllByRole('cell')
        .find(each => each.tabIndex === 0)
        ?.focus(),
    )
    expect(screen.getByText(`${title}（50点満点）`)).toBeInTheDocument()
    act(() => screen.getByLabelText('生徒をさがす').focus())
    expect(screen.queryByText(`${title}（50点満点）`)).toBeNull()
  })

  it('shows the averages of all students, and those of the selected class', async () => {
    const user = userEvent.setup()
    pages([...rows, row('4', '齋藤 蓮', { '91': 60 }, { team_id: '5', team_name: '2年B組' })])
    open()
    const averages = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(each => each.textContent)
    await cell('阿部 陽菜、空所補充、71点、B')
    expect(names()).toContain('01未確認阿部 陽菜2年A組')
    expect(names()).toContain('04未確認齋藤 蓮2年B組')
    // the students' averages are 35.5, 88 and 60
    expect(averages('全体平均')).toEqual(['61.2', '73.0', '0.0'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年A組')
    expect(averages('クラス平均')).toEqual(['61.8', '79.5', '0.0'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラスで絞り込む' }), '2年B組')
    expect(averages('クラス平均')).toEqual(['60.0', '60.0', '―'])
    expect(screen.queryByText('全体平均')).not.toBeInTheDocument()
  })

  it('counts the best scores on request, with their averages', async () => {
    const user = userEvent.setup()
    const scores = (score: number, best_score: number) => [{ topic_id: '91', score, best_score, learn_count: 3 }]
    pages([
      row('1', '阿部 陽菜', {}, { scores: scores(50, 90) }),
      row('2', '𠮷田 大翔', {}, { scores: scores(70, 70) }),
      row('3', '髙橋 葵', {}, { submit_status: 0 }),
    ])
    open()
    expect(await cell('阿部 陽菜、空所補充、50点、C')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: '数える点数' }), '最高点')
    expect(await cell('阿部 陽菜、空所補充、90点、A')).toBeInTheDocument()
    expect(await cell('髙橋 葵、空所補充、未着手')).toHaveTextContent('―')
    const averages = within(screen.getByRole('row', { name: /^全体平均（最高点）/ })).getAllByRole('cell')
    expect(averages.map(each => each.textContent)).toEqual(['80.0', '80.0', '―'])
    await user.selectOptions(screen.getByRole('combobox', { name: '数える点数' }), '最新の点数')
    expect(await cell('阿部 陽菜、空所補充、50点、C')).toBeInTheDocument()
  })

  it('shows best score, rounds and time if the homework has one topic, and not otherwise', async () => {
    fake.api('topic-score-overview-x', () => success({ items: columns.slice(0, 1), total: 1 }))
    pages([
      row(
        '1',
        '阿部 陽菜',
        {},
        {
          scores: [{ topic_id: '91', score: 71, best_score: 88, learn_count: 2 }],
          submit_time: '2026-11-18 09:05:11',
        },
      ),
      row('3', '髙橋 葵', {}, { submit_status: 0 }),
    ])
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    expect(screen.getByRole('grid', { name: '成績一覧' })).toHaveAttribute('aria-colcount', '6')
    const texts = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(each => each.textContent)
    expect(texts(/阿部 陽菜/)).toEqual(['71', '88', '2回', expect.stringMatching(/11\/18（水）9:05$/)])
    expect(texts(/髙橋 葵/)).toEqual(['―', '―', '―', '―'])
    for (const name of ['最高点', '学習回数', '提出日時'])
      expect(screen.getByRole('columnheader', { name })).toBeVisible()
  })

  it('has no column of averages if the only topic already shows them, and sorts by its scores', async () => {
    const user = userEvent.setup()
    fake.api('topic-score-overview-x', () => success({ items: columns.slice(0, 1), total: 1 }))
    pages([row('1', '阿部 陽菜', { '91': 71 }), row('2', '𠮷田 大翔', { '91': 88 })])
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    expect(screen.queryByRole('columnheader', { name: /平均/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '点数' }))
    await waitFor(() => expect(names().slice(1)).toEqual(['02未確認𠮷田 大翔', '01未確認阿部 陽菜']))
    expect(screen.getByRole('columnheader', { name: /空所補充/ })).toHaveAttribute('aria-sort', 'descending')
  })

  it('sorts by average, and papers follow that order', async () => {
    const user = userEvent.setup()
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    const average = screen.getByRole('columnheader', { name: /平均/ })
    await user.click(within(average).getByRole('button'))
    await waitFor(() => expect(names()).toEqual(['全体平均', '02𠮷田 大翔', '01未確認阿部 陽菜', '03髙橋 葵']))
    expect(average).toHaveAttribute('aria-sort', 'descending')
    await user.click(await cell('𠮷田 大翔、空所補充、88点、A'))
    await screen.findByText('1 / 3')
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByText('阿部 陽菜')).toBeInTheDocument()
  })

  it('reads all pages one after another before filtering', async () => {
    const many = Array.from({ length: 230 }, (_, at) =>
      row(String(at + 1), `生徒${at + 1}`, { '91': 50 }, { submit_status: at % 100 === 99 ? 0 : 2 }),
    )
    ofOneClass()
    pages(many)
    const user = userEvent.setup()
    open()
    await screen.findByText('230人')
    expect(fake.requests('topic-score-overview-y')).toHaveLength(1)
    await showLeft(user)
    expect(await screen.findByText('2人／230人中')).toBeInTheDocument()
    expect(fake.requests('topic-score-overview-y').map(({ page }) => page)).toEqual([1, 2, 3])
  })

  it('reads all pages of several classes, and puts the classes in their order', async () => {
    const first = Array.from({ length: 110 }, (_, at) =>
      row(String(at + 1), `生徒${at + 1}`, { '91': 50 }, { team_id: '5', team_name: '2年B組' }),
    )
    pages([...first, row('200', '阿部 陽菜', { '91': 71 })])
    open()
    expect(await screen.findByText('生徒1')).toBeVisible()
    await waitFor(() => expect(names()[1]).toContain('阿部 陽菜'))
    expect(fake.requests('topic-score-overview-y').map(({ page }) => page)).toEqual([1, 2])
  })

  it('loads more when the cursor moves to rows that have not loaded', async () => {
    const many = Array.from({ length: 150 }, (_, at) => row(String(at + 1), `生徒${at + 1}`, { '92': 90 }))
    ofOneClass()
    pages(many)
    const user = userEvent.setup()
    open()
    ;(await cell('生徒1、空所補充、未着手')).focus()
    await user.keyboard('{Control>}{End}{/Control}')
    expect(await cell('生徒150、聞き取り、90点、A')).toHaveFocus()
  })

  it('keeps the loaded rows when a later page fails, with a retry button', async () => {
    const many = Array.from({ length: 150 }, (_, at) => row(String(at + 1), `生徒${at + 1}`, { '92': 90 }))
    let fails = true
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      page > 1 && fails
        ? failure('status', 'いま使えません')
        : success({ items: many.slice((page - 1) * limit, page * limit), total: 150 }),
    )
    const user = userEvent.setup()
    open()
    await cell('生徒1、空所補充、未着手')
    await showLeft(user)
    expect(await screen.findByText('続きを読み込めませんでした')).toBeInTheDocument()
    fails = false
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('未提出の生徒はいません')).toBeInTheDocument()
  })

  it.each([
    ['more', 999],
    ['fewer', 1],
  ])('shows the loaded students when the server counts %s', async (_word, total) => {
    pages(rows, total)
    open()
    await cell('髙橋 葵、空所補充、未着手')
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5'))
    expect(screen.getByText('3人')).toBeInTheDocument()
  })

  it.each([
    ['no topics', { columns: [], rows }, 'この宿題には課題がありません'],
    ['no students', { columns, rows: [] }, 'この宿題を受け取る生徒がいません'],
  ])('shows an empty state for %s', async (_word, given, message) => {
    fake.api('topic-score-overview-x', () => success({ items: given.columns, total: given.columns.length }))
    pages(given.rows)
    open()
    expect(await screen.findByText(message)).toBeInTheDocument()
  })

  it('says when a homework will be delivered', async () => {
    fake.api('homework-basic-info', () => success(homework({ status: 5, start_time: '2099-11-30 08:00:00' })))
    pages([])
    open()
    expect(await screen.findByText('まだ配信していません')).toBeInTheDocument()
    expect(screen.getByText(/2099\/11\/30（月）8:00に配信します/)).toBeInTheDocument()
  })

  it('requests a failing overview once, although the header uses it too', async () => {
    let answer = () => {}
    fake.api(
      'homework-basic-info',
      () =>
        new Promise(resolve => {
          answer = () => resolve(success(homework()))
        }),
    )
    fake.api('topic-score-overview-y', () => failure('server', 'サービス異常。'))
    open()
    expect(await screen.findByText('成績を読み込めませんでした')).toBeInTheDocument()
    act(() => answer())
    expect(await screen.findByRole('heading', { level: 1, name: 'Unit 5 週末の音読' })).toBeInTheDocument()
    pages(rows)
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(await cell('阿部 陽菜、空所補充、71点、B')).toBeInTheDocument()
    // the failed request and its retry, and none of the header
    expect(fake.requests('topic-score-overview-y')).toHaveLength(2)
  })

  it.each([
    ['again', 2, 2],
    ['not again', 0, 1],
  ])('reads the unread count %s if %i notices were unread', async (_word, new_msg_num, times) => {
    fake.api('new-notice-total', () => success({ new_msg_num, allow_send_message: 0 }))
    const { client } = renderScreen(
      <>
        <NoticeLink />
        <HomeworkDetails />
      </>,
      { path, url: '/admin/homework-details/501' },
    )
    await cell('阿部 陽菜、空所補充、71点、B')
    // All reads are done, and no screen is about to read again.
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(fake.requests('new-notice-total')).toHaveLength(times)
  })

  it('does not read the unread count again when the page was only hidden, as under the lock', async () => {
    fake.api('new-notice-total', () => success({ new_msg_num: 2, allow_send_message: 0 }))
    let show: (isHidden: boolean) => void = () => undefined
    function Lockable() {
      const [isHidden, setHidden] = useState(false)
      show = setHidden
      return (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <HomeworkDetails />
        </Activity>
      )
    }
    const { client } = renderScreen(
      <>
        <NoticeLink />
        <Lockable />
      </>,
      { path, url: '/admin/homework-details/501' },
    )
    await cell('阿部 陽菜、空所補充、71点、B')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(fake.requests('new-notice-total')).toHaveLength(2)
    act(() => show(true))
    expect(screen.queryByRole('gridcell', { name: '阿部 陽菜、空所補充、71点、B' })).toBeNull()
    act(() => show(false))
    await cell('阿部 陽菜、空所補充、71点、B')
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(fake.requests('homework-basic-info')).toHaveLength(1)
    expect(fake.requests('new-notice-total')).toHaveLength(2)
  })

  it('links back from a homework that does not exist', async () => {
    fake.api('homework-basic-info', () => refusal(404, '宿題がありません'))
    open('/admin/homework-details/nowhere')
    expect(await screen.findByText(/この宿題は見つかりません/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
    expect(screen.getByRole('link', { name: '宿題一覧に戻る' })).toHaveAttribute('href', '/admin/homework-management')
  })

  it('shows that message when the homework is deleted elsewhere while it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    await cell('阿部 陽菜、空所補充、71点、B')
    for (const name of ['homework-basic-info', 'topic-score-overview-x', 'topic-score-overview-y'] as const)
      fake.api(name, () => refusal(404, '宿題がありません'))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText(/この宿題は見つかりません/)).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
    vi.useRealTimers()
  })

  it('says that a homework was deleted if this teacher has deleted it', async () => {
    fake.api('homework-basic-info', () => refusal(404, '宿題がありません'))
    vi.useFakeTimers()
    startDeletion(
      { name: 'homework-delete', describe: () => '宿題', remove: async ids => ids.map(() => 'deleted' as const) },
      [{ id: '509', name: '宿題' }],
    )
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    open('/admin/homework-details/509')
    expect(await screen.findByText('この宿題は削除されました。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '宿題一覧に戻る' })).toBeInTheDocument()
  })

  it('does not say that a homework was deleted after a server error', async () => {
    fake.api('homework-basic-info', () => refusal(503))
    const user = userEvent.setup()
    open()
    expect(await screen.findByText('宿題を読み込めませんでした')).toBeInTheDocument()
    fake.api('homework-basic-info', () => success(homework()))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await cell('阿部 陽菜、空所補充、71点、B')).toBeInTheDocument()
  })

  it('shows a retry button if the scores fail to load', async () => {
    fake.api('topic-score-overview-x', () => failure('status', 'いま使えません'))
    const user = userEvent.setup()
    open()
    expect(await screen.findByText('成績を読み込めませんでした')).toBeInTheDocument()
    fake.api('topic-score-overview-x', () => success({ items: columns, total: 2 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await cell('阿部 陽菜、空所補充、71点、B')).toBeInTheDocument()
  })
})
