import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlanDetail } from '../../../../renderer/screens/periodic-plan/PlanDetail'
import { PlanEdit } from '../../../../renderer/screens/periodic-plan/PlanEdit'
import { PlanList } from '../../../../renderer/screens/periodic-plan/PlanList'
import type { Plan } from '../../../../renderer/screens/periodic-plan/plan-days'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { catalogueRow } from '../../../fixtures/catalogue-row'
import { putBridge, renderScreen } from '../../render'
import { plan, planDay, planRow } from './samples'

let fake: FakeBridge
/** The plan on the server. */
let stored: Plan

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 24, 9) })
  fake = putBridge({ session: teacher })
  stored = plan()
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('periodic-plan-details', () => success(stored))
  fake.api('periodic-plan-page-list', () => success({ items: [planRow], total: 1 }))
})
afterEach(() => vi.useRealTimers())

const url = (screenName: string) => `/admin/homework/periodic-plan-${screenName}?homework_id=700`
const edit = () => renderScreen(<PlanEdit />, { url: url('edit') })
const panel = () => screen.findByRole('region', { name: '選んだ日' })
const day = (name: RegExp) => screen.findByRole('button', { name })
const resource = { ...catalogueRow('道案内'), resource_id: 'r9', resource_level: '中2', view_key: 'blank-filling' }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the list of plans', () => {
  it('shows the progress of each plan, with links to its days and to editing', async () => {
    renderScreen(<PlanList />)
    expect(await screen.findByRole('link', { name: '直前7日間' })).toHaveAttribute('href', url('detail'))
    const row = screen.getAllByRole('row')[1]
    expect(row).toHaveTextContent('配信中')
    expect(row).toHaveTextContent('2/5日')
    expect(row).toHaveTextContent('11/25（水）8:00')
    expect(screen.getByRole('link', { name: '直前7日間の予定を変える' })).toHaveAttribute('href', url('edit'))
    await userEvent.click(screen.getByText('一時停止中'))
    await waitFor(() =>
      expect(fake.requests('periodic-plan-page-list').at(-1)).toEqual({ page: 1, limit: 10, plan_status: 2 }),
    )
  })

  it('offers no editing to a teacher who cannot give homework', async () => {
    fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } })
    fake.answer('drafts.read', () => success({ value: null }))
    fake.api('team-rows', () => success({ items: [], total: 0 }))
    fake.api('periodic-plan-page-list', () => success({ items: [planRow], total: 1 }))
    renderScreen(<PlanList />)
    expect(await screen.findByRole('link', { name: '直前7日間' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '直前7日間の予定を変える' })).toBeNull()
  })
})

describe('the plan page', () => {
  it('selects the next delivery first; arrow keys and Enter select another day', async () => {
    const user = userEvent.setup()
    renderScreen(<PlanDetail />, { url: url('detail') })
    expect(await panel()).toHaveTextContent('11/25（水）8:00に配信')
    expect(within(await panel()).getByText('電話の会話')).toBeVisible()
    expect(within(await panel()).getByRole('heading', { level: 2, name: '11月25日（水）' })).toBeVisible()
    ;(await day(/^11月25日（水）/)).focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '11月23日（月・祝）勤労感謝の日 配信済み 1件' })).toHaveFocus(),
    )
    await user.keyboard('{Enter}')
    expect(await panel()).toHaveTextContent('11/23（月・祝）8:00に配信しました')
    expect(within(await panel()).getByText('祝日：勤労感謝の日')).toBeVisible()
    expect(screen.getByRole('link', { name: '予定を変える' })).toHaveAttribute('href', url('edit'))
  })

  it('shows when a plan does not exist or could not be read', async () => {
    fake.api('periodic-plan-details', () => refusal(404, 'ありません'))
    renderScreen(<PlanDetail />, { url: url('detail') })
    expect(await screen.findByText(/^この定期配信は見つかりません/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it('asks for no plan if the address names none', async () => {
    renderScreen(<PlanDetail />, { url: '/admin/homework/periodic-plan-detail' })
    expect(await screen.findByText(/^この定期配信は見つかりません/)).toBeVisible()
    expect(fake.requests('periodic-plan-details')).toEqual([])
  })
})

describe('editing a plan', () => {
  it('skips a day, and adds it back on undo', async () => {
    const withoutDay = plan({ items: plan().items.filter(one => one.date !== '2026-11-25') })
    fake.api('periodic-plan-skip-day', () => {
      stored = withoutDay
      return success(withoutDay)
    })
    fake.api('periodic-plan-add-day', () => {
      stored = plan()
      return success(stored)
    })
    edit()
    await press('この日の配信を取りやめる')
    expect(await screen.findByText('11月25日（水）の配信を取りやめました。')).toBeVisible()
    expect(fake.requests('periodic-plan-skip-day')).toEqual([{ homework_id: '700', date: '2026-11-25' }])
    const undo = screen.getByRole('button', { name: '元に戻す' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    expect(await screen.findByText('元に戻しました。')).toBeVisible()
    expect(fake.requests('periodic-plan-add-day')).toEqual([
      {
        homework_id: '700',
        start_time: '2026-11-25 08:00:00',
        topics: [{ resource_id: 'r2026-11-25-0' }, { resource_id: 'r2026-11-25-1' }],
      },
    ])
    expect(within(await panel()).getByText('電話の会話')).toBeVisible()
  })

  it('keeps the undo button after an undo that did not arrive, and removes it when the server refuses', async () => {
    fake.api('periodic-plan-skip-day', () => {
      stored = plan({ items: plan().items.filter(one => one.date !== '2026-11-25') })
      return success(stored)
    })
    edit()
    await press('この日の配信を取りやめる')
    fake.api('periodic-plan-add-day', () => failure('network', 'つながりません。'))
    await press('元に戻す')
    expect(await screen.findByRole('alert')).toHaveTextContent('いまの予定を読み直しました。')
    fake.api('periodic-plan-details', () => failure('network', 'つながりません。'))
    await press('元に戻す')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('いまの予定も読み直せませんでした。'))
    fake.api('periodic-plan-add-day', () => refusal(400, 'その日には、すでに配信があります。'))
    await press('元に戻す')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('その日には、すでに配信があります。'))
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
    expect(fake.requests('periodic-plan-add-day')).toHaveLength(3)
  })

  it('asks before skipping the last delivery, because that ends the plan', async () => {
    const delivered = plan().items.slice(0, 2)
    stored = plan({ items: [...delivered, planDay('2026-11-25', 0, '電話の会話')], day_count: 3 })
    fake.api('periodic-plan-skip-day', () => success(plan({ items: delivered, day_count: 2, plan_status: 3 })))
    edit()
    await press('この日の配信を取りやめる')
    const ask = await screen.findByRole('dialog', { name: 'この日の配信を取りやめる' })
    expect(ask).toHaveTextContent('11月25日（水）は、残っている最後の配信日です。取りやめると定期配信が終わり、')
    await userEvent.click(within(ask).getByRole('button', { name: 'キャンセル' }))
    expect(fake.requests('periodic-plan-skip-day')).toEqual([])
    await press('この日の配信を取りやめる')
    await press('取りやめる')
    expect(await screen.findByText('11月25日（水）の配信を取りやめました。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  })

  it.each([
    [30, false],
    [29, true],
  ])('asks before skipping a delivery in %i minutes: %s, because it could not be undone', async (minutes, asks) => {
    vi.setSystemTime(fromJst(2026, 11, 25, 8) - minutes * 60_000)
    fake.api('periodic-plan-skip-day', () => success(plan()))
    edit()
    await press('この日の配信を取りやめる')
    if (asks) {
      const ask = await screen.findByRole('dialog', { name: 'この日の配信を取りやめる' })
      expect(ask).toHaveTextContent('配信（11/25（水）8:00）まで30分を切っています。')
      await userEvent.click(within(ask).getByRole('button', { name: '取りやめる' }))
    }
    expect(await screen.findByText('11月25日（水）の配信を取りやめました。')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: '元に戻す' })).toHaveLength(asks ? 0 : 1)
  })

  it('asks before moving a delivery that is near, and offers no undo', async () => {
    vi.setSystemTime(fromJst(2026, 11, 25, 7, 40))
    fake.api('periodic-plan-move-day', () => success(stored))
    const user = userEvent.setup()
    edit()
    const field = await screen.findByLabelText('新しい配信日時')
    await user.clear(field)
    await user.type(field, '2026/11/26 8:00{Enter}')
    await press('変更する')
    const ask = await screen.findByRole('dialog', { name: '配信日時を変える' })
    expect(ask).toHaveTextContent('変更すると、元の日時に戻すことはできません。')
    await user.click(within(ask).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.requests('periodic-plan-move-day')).toEqual([])
    await press('変更する')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }))
    expect(await screen.findByText('配信日時を 11/26（木）8:00 に変えました。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  })

  it('moves a day with the following days, previews the result, and sends nothing invalid', async () => {
    fake.api('periodic-plan-move-day', () => success(plan({ items: [planDay('2026-11-26', 0, '電話の会話')] })))
    const user = userEvent.setup()
    edit()
    const field = await screen.findByLabelText('新しい配信日時')
    await user.clear(field)
    await user.type(field, '2026/11/27 18:00{Enter}')
    await press('変更する')
    expect(await screen.findByText('その日には、すでに配信があります。')).toBeVisible()
    expect(fake.requests('periodic-plan-move-day')).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: '後の配信日（2日）も同じだけずらす' }))
    expect(await screen.findByText('3日分をずらします。最後の配信は 12/2（水）18:00 です。')).toBeVisible()
    await press('変更する')
    await waitFor(() =>
      expect(fake.requests('periodic-plan-move-day')).toEqual([
        { homework_id: '700', date: '2026-11-25', start_time: '2026-11-27 18:00:00', with_following: 1 },
      ]),
    )
    expect(await screen.findByText('3日分の配信をずらしました。')).toBeVisible()
    expect(screen.getByRole('button', { name: '元に戻す' })).toBeVisible()
  })

  it('offers no undo of a move with the following days that passed a day that stayed', async () => {
    fake.api('periodic-plan-move-day', () => success(stored))
    const user = userEvent.setup()
    edit()
    await user.click(await day(/^11月27日（金）/))
    const field = await screen.findByLabelText('新しい配信日時')
    await user.clear(field)
    await user.type(field, '2026/11/24 18:00{Enter}')
    await user.click(screen.getByRole('checkbox', { name: '後の配信日（1日）も同じだけずらす' }))
    await press('変更する')
    expect(await screen.findByText('2日分の配信をずらしました。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  })

  it('does not edit a delivered day, but copies it to another day', async () => {
    fake.api('periodic-plan-copy-day', () => success(stored))
    const user = userEvent.setup()
    edit()
    await user.click(await day(/^11月23日（月・祝）/))
    expect(await screen.findByText(/^配信済みの日は変えられません/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'この日の配信を取りやめる' })).toBeNull()
    await user.type(screen.getByLabelText('コピー先の配信日時'), '2026/11/26{Enter}')
    await press('コピーする')
    await waitFor(() =>
      expect(fake.requests('periodic-plan-copy-day')).toEqual([
        { homework_id: '700', date: '2026-11-23', start_time: '2026-11-26 08:00:00' },
      ]),
    )
    // the undo removes the copy, not the day that was copied
    fake.api('periodic-plan-skip-day', () => success(stored))
    await press('元に戻す')
    await waitFor(() =>
      expect(fake.requests('periodic-plan-skip-day')).toEqual([{ homework_id: '700', date: '2026-11-26' }]),
    )
  })

  it('shows a missing time at its field, is not sent by Enter, and sends a double click once', async () => {
    fake.api('periodic-plan-copy-day', () => new Promise(() => {}))
    const user = userEvent.setup()
    edit()
    await press('コピーする')
    const field = screen.getByLabelText('コピー先の配信日時')
    expect(field).toHaveAccessibleDescription(expect.stringContaining('配信日時を入れてください。'))
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, '2026/11/26 8:00{Enter}')
    expect(fake.requests('periodic-plan-copy-day')).toEqual([])
    await user.dblClick(screen.getByRole('button', { name: 'コピーする' }))
    expect(fake.requests('periodic-plan-copy-day')).toHaveLength(1)
  })

  it('asks for the contents of an added day only if its time is allowed', async () => {
    fake.api('resource-family-list', () => success({ items: [], total: 0 }))
    fake.api('resource-book-list', () => success({ items: [], total: 0 }))
    fake.api('resource-page-list', () => success({ items: [resource], total: 1 }))
    fake.api('periodic-plan-add-day', () => success(stored))
    fake.api('periodic-plan-skip-day', () => success(stored))
    stored = plan({
      items: stored.items.map(each => ({
        ...each,
        start_time: each.is_delivered === 1 ? each.start_time : each.start_time.replace('08:00', '07:40'),
      })),
    })
    const user = userEvent.setup()
    edit()
    await user.click(await day(/^11月24日（火）/))
    const field = await screen.findByLabelText('配信する時刻')
    // the time of day of the next delivery
    expect(field).toHaveValue('7:40')
    await user.clear(field)
    await user.type(field, '9:10{Enter}')
    await press('教材を選んで加える')
    expect(await screen.findByText('現在より30分以上後の日時を指定してください。')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.clear(field)
    await user.type(field, '9:30{Enter}')
    await press('教材を選んで加える')
    const dialog = await screen.findByRole('dialog', { name: '11月24日（火）の教材' })
    await user.click(within(dialog).getByRole('button', { name: '配信に加える' }))
    expect(await within(dialog).findByText('教材を1つ以上選んでください。')).toBeVisible()
    const search = within(dialog).getByRole('textbox', { name: /さがす|検索/ })
    await waitFor(() => expect(search).toHaveFocus())
    await user.type(search, '道案内{Enter}')
    expect(await within(dialog).findByRole('button', { name: '道案内をはずす' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: '配信に加える' }))
    expect(await screen.findByText('11/24（火）9:30 の配信を加えました。')).toBeVisible()
    expect(fake.requests('periodic-plan-add-day')).toEqual([
      { homework_id: '700', start_time: '2026-11-24 09:30:00', topics: [{ resource_id: 'r9' }] },
    ])
    await press('元に戻す')
    await waitFor(() =>
      expect(fake.requests('periodic-plan-skip-day')).toEqual([{ homework_id: '700', date: '2026-11-24' }]),
    )
  })

  it.each([
    [0, 1],
    [1, 0],
  ] as const)('of status %i says before its first delivery how it is given up', async (plan_status, shown) => {
    stored = plan({ plan_status, items: plan().items.map(each => ({ ...each, is_delivered: 0 })) })
    edit()
    await panel()
    expect(screen.queryAllByText(/^配信が始まる前です。/)).toHaveLength(shown)
  })

  it('explains pausing, resuming and ending before doing it', async () => {
    fake.api('periodic-plan-pause', () => {
      stored = plan({ plan_status: 2, paused_time: '2026-11-24 09:00:00', next_time: undefined })
      return success(stored)
    })
    edit()
    await press('一時停止する')
    const pause = await screen.findByRole('dialog', { name: '一時停止する' })
    expect(pause).toHaveTextContent('次の 11/25（水）8:00 の配信から止まります。')
    await userEvent.click(within(pause).getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.requests('periodic-plan-pause')).toEqual([])
    await press('一時停止する')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '一時停止する' }))
    expect(await screen.findByText(/^一時停止中です。/)).toBeVisible()
    expect(screen.getByText('一時停止した日時').nextElementSibling).toHaveTextContent('11/24（火）9:00')
    expect(screen.queryByRole('button', { name: 'この日の配信を取りやめる' })).toBeNull()
    vi.setSystemTime(fromJst(2026, 11, 26, 9))
    await press('再開する')
    const resume = await screen.findByRole('dialog', { name: '再開する' })
    expect(resume).toHaveTextContent('11/25（水）8:00 → 11/27（金）8:00')
    expect(resume).toHaveTextContent('期限：12/5（土）23:59 → 12/7（月）23:59')
    await userEvent.click(within(resume).getByRole('button', { name: 'キャンセル' }))
    await press('配信を終了する')
    const end = await screen.findByRole('dialog', { name: '配信を終了する' })
    expect(end).toHaveTextContent(
      'まだ配信していない3日分（11/25（水）8:00〜11/30（月）8:00）は、配信されなくなります。',
    )
    expect(end).toHaveTextContent('配信した2日分は、期限（12/5（土）23:59）までそのままです。')
    await userEvent.click(within(end).getByRole('button', { name: 'キャンセル' }))
    expect(fake.requests('periodic-plan-resume')).toEqual([])
    expect(fake.requests('periodic-plan-end')).toEqual([])
  })

  it('finds out by the plan that an edit was carried out whose answer was lost, and sends nothing again', async () => {
    fake.api('periodic-plan-skip-day', () => {
      stored = plan({ items: plan().items.filter(one => one.date !== '2026-11-25') })
      return failure('timeout', '切れました')
    })
    edit()
    await press('この日の配信を取りやめる')
    expect(await day(/^11月25日（水） 配信なし/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fake.requests('periodic-plan-skip-day')).toHaveLength(1)
  })

  it('says so if the plan shows that an edit was not carried out, and if the plan cannot be read', async () => {
    fake.api('periodic-plan-skip-day', () => failure('timeout', '切れました'))
    edit()
    await press('この日の配信を取りやめる')
    expect(await screen.findByRole('alert')).toHaveTextContent('変更できませんでした。いまの予定を読み直しました。')
    fake.api('periodic-plan-details', () => failure('timeout', '切れました'))
    await press('この日の配信を取りやめる')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('いまの予定も読み直せませんでした。'))
    expect(fake.requests('periodic-plan-skip-day')).toHaveLength(2)
  })

  it('shows why the server refuses, and keeps the input', async () => {
    fake.api('periodic-plan-move-day', () => refusal(400, '配信済みの日は変更できません。'))
    const user = userEvent.setup()
    edit()
    const field = await screen.findByLabelText('新しい配信日時')
    await user.clear(field)
    await user.type(field, '2026/11/26 7:00{Enter}')
    await press('変更する')
    expect(await screen.findByRole('alert')).toHaveTextContent('配信済みの日は変更できません。')
    expect(field).toHaveValue('2026/11/26（木）7:00')
  })

  it('replaces the contents of a day, but not by nothing', async () => {
    fake.api('resource-family-list', () => success({ items: [], total: 0 }))
    fake.api('resource-book-list', () => success({ items: [], total: 0 }))
    fake.api('resource-page-list', () => success({ items: [], total: 0 }))
    fake.api('periodic-plan-change-day', () => success(stored))
    edit()
    await press('教材を入れかえる')
    const dialog = await screen.findByRole('dialog', { name: '11月25日（水）の教材' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'すべてはずす' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '入れかえる' }))
    expect(await within(dialog).findByText('教材を1つ以上選んでください。')).toBeVisible()
    expect(fake.requests('periodic-plan-change-day')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: '元に戻す' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '朝の習慣をはずす' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '入れかえる' }))
    expect(await screen.findByText('11月25日（水）の教材を入れかえました。')).toBeVisible()
    const change = { homework_id: '700', date: '2026-11-25' }
    const [phone, morning] = [{ resource_id: 'r2026-11-25-0' }, { resource_id: 'r2026-11-25-1' }]
    expect(fake.requests('periodic-plan-change-day')).toEqual([{ ...change, topics: [phone] }])
    await press('元に戻す')
    await waitFor(() =>
      expect(fake.requests('periodic-plan-change-day').at(-1)).toEqual({ ...change, topics: [phone, morning] }),
    )
  })

  it('keeps the dialog of contents open while it sends, and as it is if the server refuses', async () => {
    for (const name of ['resource-family-list', 'resource-book-list', 'resource-page-list'] as const)
      fake.api(name, () => success({ items: [], total: 0 }))
    let answer = (): void => undefined
    fake.api('periodic-plan-change-day', async () => {
      await new Promise<void>(resolve => (answer = resolve))
      return refusal(400, '配信済みの日は変更できません。')
    })
    edit()
    await press('教材を入れかえる')
    const dialog = within(await screen.findByRole('dialog', { name: '11月25日（水）の教材' }))
    await userEvent.click(dialog.getByRole('button', { name: '朝の習慣をはずす' }))
    await userEvent.click(dialog.getByRole('button', { name: '入れかえる' }))
    await waitFor(() => expect(fake.requests('periodic-plan-change-day')).toHaveLength(1))
    await userEvent.click(dialog.getByRole('button', { name: '閉じる' }))
    expect(dialog.getByRole('button', { name: 'キャンセル' })).toBeDisabled()
    answer()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'キャンセル' })).toBeEnabled())
    expect(dialog.getByText('電話の会話')).toBeInTheDocument()
    expect(dialog.queryByText('朝の習慣')).toBeNull()
  })
})

describe('what the status of a plan and the teacher allow', () => {
  const actions = () =>
    ['配信を終了する', '一時停止する', '再開する'].filter(name => screen.queryByRole('button', { name }) !== null)
  const skip = () => screen.queryByRole('button', { name: 'この日の配信を取りやめる' })

  it.each([
    [0, []],
    [1, ['配信を終了する', '一時停止する']],
    [2, ['配信を終了する', '再開する']],
    [3, []],
  ])('offers the actions of the status %i', async (plan_status, offered) => {
    stored = plan({ plan_status })
    edit()
    expect(await panel()).toHaveTextContent('電話の会話')
    expect(actions()).toEqual(offered)
  })

  it('offers no change to a teacher who cannot give homework', async () => {
    fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } })
    fake.answer('drafts.read', () => success({ value: null }))
    fake.api('periodic-plan-details', () => success(stored))
    const view = edit()
    expect(await panel()).toHaveTextContent('電話の会話')
    expect(actions()).toEqual([])
    expect(skip()).toBeNull()
    view.unmount()
    renderScreen(<PlanDetail />, { url: url('detail') })
    expect(await screen.findByRole('link', { name: '宿題の成績を見る' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '予定を変える' })).toBeNull()
  })

  it('offers no edit of a plan that has ended', async () => {
    fake.api('periodic-plan-page-list', () => success({ items: [{ ...planRow, plan_status: 3 }], total: 1 }))
    renderScreen(<PlanList />)
    expect(await screen.findByRole('link', { name: '直前7日間' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '直前7日間の予定を変える' })).toBeNull()
    stored = plan({ plan_status: 3 })
    const detail = renderScreen(<PlanDetail />, { url: url('detail') })
    expect(await screen.findByRole('link', { name: '宿題の成績を見る' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '予定を変える' })).toBeNull()
    detail.unmount()
    edit()
    expect(await screen.findByText('すべての配信が終わっているため、予定は変えられません。')).toBeVisible()
    expect(skip()).toBeNull()
    // a date without a delivery cannot be chosen to add one
    expect(await day(/^11月26日（木）/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('adds no delivery to a day before today', async () => {
    renderScreen(<PlanEdit />, { url: `${url('edit')}&date=2026-11-22` })
    expect(await screen.findByText('過ぎた日には配信を加えられません。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '教材を選んで加える' })).toBeNull()
  })

  it('keeps the only day of a plan', async () => {
    stored = plan({ delivered_count: 0, items: [planDay('2026-11-25', 0, '電話の会話')] })
    edit()
    expect(await screen.findByRole('button', { name: '教材を入れかえる' })).toBeVisible()
    expect(skip()).toBeNull()
  })

  it('sends no move to the same time', async () => {
    fake.api('periodic-plan-move-day', () => success(stored))
    edit()
    await press('変更する')
    expect(await screen.findByText('いまと同じ日時です。')).toBeVisible()
    expect(fake.requests('periodic-plan-move-day')).toEqual([])
  })

  it('skips a day once for a double click', async () => {
    fake.api('periodic-plan-skip-day', () => new Promise<never>(() => undefined))
    edit()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'この日の配信を取りやめる' }))
    expect(fake.requests('periodic-plan-skip-day')).toHaveLength(1)
  })

  it('does not offer the contents that were being chosen for another day', async () => {
    const content = { resource_id: 'r1', resource_title: '別の日の教材', resource_level: '', view_key: '', from: '' }
    fake.answer('drafts.read', () => success({ value: { place: '700 2026-11-27', contents: [content] } }))
    for (const name of ['resource-family-list', 'resource-book-list', 'resource-page-list'] as const)
      fake.api(name, () => success({ items: [], total: 0 }))
    edit()
    await press('教材を入れかえる')
    const dialog = await screen.findByRole('dialog', { name: '11月25日（水）の教材' })
    expect(await within(dialog).findByText('電話の会話')).toBeInTheDocument()
    expect(within(dialog).queryByText('別の日の教材')).toBeNull()
  })
})
