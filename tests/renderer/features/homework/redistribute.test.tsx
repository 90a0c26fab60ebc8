import { Menu } from '@mantine/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  newDeadline,
  type RedistributionDetails,
} from '../../../../renderer/features/homework/redistribute/redistribution-check'
import { useRedistributeDialog } from '../../../../renderer/features/homework/redistribute/use-redistribute-dialog'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { redistributionRow, redistributionStudent } from '../../screens/redistribution/samples'

const at = fromJst(2026, 11, 23, 8, 30)

const submitted = { submit_status: 2, is_target: 0 as const, submit_time: '2026-11-20 10:00:00' }

const before: RedistributionDetails = {
  ...redistributionRow(),
  items: [
    redistributionStudent('1', '青木'),
    redistributionStudent('2', '𠮷田', { submit_status: 1 }),
    redistributionStudent('3', '髙橋', submitted),
  ],
}
const after: RedistributionDetails = {
  ...before,
  status: 6,
  end_time: '2026-11-29 23:59:59',
  can_reissue: 0,
  reason: 'この宿題は再配信中です。',
  reissue_time: '2026-11-23 08:30:00',
  reached_count: 2,
}

function OpenButton() {
  const { open, dialog, isOffered } = useRedistributeDialog()
  return (
    <>
      {isOffered && (
        <button type="button" onClick={() => open('501')}>
          再配信
        </button>
      )}
      {dialog}
    </>
  )
}

let fake: FakeBridge
/** The answers of reissue-details, one per read; the last is repeated. */
let readings: RedistributionDetails[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  fake = putBridge({ session: teacher })
  readings = [before, after]
  fake.api('reissue-details', () => success((readings.length > 1 ? readings.shift() : readings[0]) ?? before))
  fake.api('delay-homework', () => success(null))
})
afterEach(() => vi.useRealTimers())

async function openDialog() {
  const user = userEvent.setup()
  renderScreen(<OpenButton />)
  await user.click(screen.getByRole('button', { name: '再配信' }))
  const dialog = await screen.findByRole('dialog', { name: '再配信する' })
  // the dialog fades in
  await waitFor(() => expect(dialog).toBeVisible())
  return { user, dialog, send: () => within(dialog).findByRole('button', { name: '2人に再配信する' }) }
}

describe('the redistribution dialog', () => {
  it('shows the receiving students and the deadline, and sends nothing by itself', async () => {
    const { dialog, send } = await openDialog()
    const button = await send()
    await waitFor(() => expect(button).toHaveFocus())
    expect(within(dialog).getByText('未提出の生徒 2人／3人中')).toBeVisible()
    expect(within(dialog).getByText('11/22（日）23:59')).toBeVisible()
    expect(within(dialog).getByText('11/29（日）23:59')).toBeVisible()
    const list = within(dialog).getByRole('region', { name: '再配信が届く生徒' })
    expect(within(list).getByText('𠮷田')).toBeVisible()
    expect(within(list).queryByText('髙橋')).toBeNull()
    expect(within(dialog).getByText(/^1人には届きません/)).toBeVisible()
    expect(fake.requests('delay-homework')).toEqual([])
  })

  it.each([
    ['2026-11-22 23:59:59', '2026-11-29 23:59:59', 'もとの期限の7日後、今日から6日後です。'],
    // the old deadline was more than seven days ago
    ['2026-10-29 23:59:59', '2026-11-30 23:59:59', 'もとの期限の32日後、今日から7日後です。'],
    ['2026-11-16 23:59:59', '2026-11-23 23:59:59', 'もとの期限の7日後、今日です。'],
  ])('says how far the deadline moves from %s', async (end_time, reissue_end_time, words) => {
    readings = [{ ...before, end_time, reissue_end_time }]
    const { dialog } = await openDialog()
    expect(await within(dialog).findByText(words)).toBeVisible()
  })

  it('sends once after several clicks, and shows the checked result', async () => {
    const { user, dialog, send } = await openDialog()
    await user.dblClick(await send())
    const result = await within(dialog).findByText('再配信しました。')
    expect(result.parentElement).toHaveTextContent('期限が 11/29（日）23:59 になったことを確かめました。')
    expect(result.parentElement).toHaveTextContent('表示した2人全員に届いたことを確かめました。')
    expect(result.parentElement).toHaveTextContent('提出済みの1人は、提出した内容も日時も変わっていません。')
    expect(fake.requests('delay-homework')).toEqual([{ homework_id: '501' }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '再配信' })).toHaveFocus())
  })

  it('reports who submitted in the meantime, who was missed, and other differences', async () => {
    readings = [
      before,
      {
        ...after,
        reissue_end_time: '2026-11-30 23:59:59',
        items: [
          redistributionStudent('1', '青木', submitted),
          redistributionStudent('2', '𠮷田', { is_target: 0 }),
          redistributionStudent('3', '髙橋'),
        ],
      },
    ]
    const { user, dialog, send } = await openDialog()
    await user.click(await send())
    const result = (await within(dialog).findByText('再配信しました。')).parentElement
    expect(result).toHaveTextContent('期限は 11/30（月）23:59 です。表示していた期限と違います。')
    expect(result).toHaveTextContent('表示のあとに提出したため、届いていない生徒：青木')
    expect(result).toHaveTextContent('届いていない生徒：𠮷田。')
    expect(result).toHaveTextContent('提出済みなのに記録が変わった生徒：髙橋。')
  })

  it('says how many got it if one of the shown students did not, and counts the names after the fifth', async () => {
    const seven = ['青木', '井上', '上田', '江口', '大野', '加藤', '木村'].map((name, at) =>
      redistributionStudent(String(at + 1), name),
    )
    const missed = seven.map((student, at) => (at === 6 ? student : { ...student, is_target: 0 as const }))
    readings = [
      { ...before, items: seven },
      { ...after, items: missed },
    ]
    const { user, dialog } = await openDialog()
    await user.click(await within(dialog).findByRole('button', { name: '7人に再配信する' }))
    const result = (await within(dialog).findByText('再配信しました。')).parentElement
    expect(result).toHaveTextContent('1人に届きました。')
    expect(result).toHaveTextContent('届いていない生徒：青木、井上、上田、江口、大野 ほか1人。')
  })

  it('asks to look again if it was done and the homework could not be read afterwards', async () => {
    const { user, dialog, send } = await openDialog()
    const button = await send()
    fake.api('reissue-details', () => failure('network', '切れました'))
    await user.click(button)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '再配信しました。ただし、結果を読み込めませんでした。',
    )
    expect(within(dialog).queryByRole('button', { name: /再配信する$/ })).toBeNull()
    fake.api('reissue-details', () => success(after))
    await user.click(within(dialog).getByRole('button', { name: '結果を確かめる' }))
    expect(await within(dialog).findByText(/^表示した2人全員に届いた/)).toBeVisible()
    expect(fake.requests('delay-homework')).toHaveLength(1)
  })

  it.each(['network', 'timeout', 'invalid-response'] as const)(
    'reads the homework again after %s, and sends nothing again',
    async kind => {
      fake.api('delay-homework', () => failure(kind, '切れました'))
      const { user, dialog, send } = await openDialog()
      await user.click(await send())
      expect(await within(dialog).findByText('再配信しました。')).toBeVisible()
      const [, close] = within(dialog).getAllByRole('button', { name: '閉じる' })
      await waitFor(() => expect(close).toHaveFocus())
      expect(fake.requests('delay-homework')).toHaveLength(1)
    },
  )

  it('offers only to check again while the outcome is unknown', async () => {
    fake.api('delay-homework', () => failure('timeout', '切れました'))
    const { user, dialog, send } = await openDialog()
    const button = await send()
    fake.api('reissue-details', () => failure('network', '切れました'))
    await user.click(button)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('まだわかりません')
    expect(within(dialog).queryByRole('button', { name: /再配信する$/ })).toBeNull()
    fake.api('reissue-details', () => success(after))
    await user.click(within(dialog).getByRole('button', { name: '結果を確かめる' }))
    expect(await within(dialog).findByText('再配信しました。')).toBeVisible()
    expect(fake.requests('delay-homework')).toHaveLength(1)
  })

  it('allows sending again only if the homework is unchanged', async () => {
    readings = [before]
    fake.api('delay-homework', () => failure('network', '切れました'))
    const { user, dialog, send } = await openDialog()
    await user.click(await send())
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('再配信されていません。')
    const button = await send()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('shows why the server refuses, and does not offer a second attempt that would be refused', async () => {
    fake.api('delay-homework', () => refusal(400, 'この宿題は再配信中です。'))
    const { user, dialog, send } = await openDialog()
    await user.click(await send())
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('この宿題は再配信中です。')
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /再配信する$/ })).toBeNull())
  })

  it('shows why a homework cannot be redistributed', async () => {
    readings = [
      { ...before, can_reissue: 0, reason: '配信待ちの宿題は再配信できません。', reissue_end_time: undefined },
    ]
    const { dialog } = await openDialog()
    expect(await within(dialog).findByText('配信待ちの宿題は再配信できません。')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: /再配信する$/ })).toBeNull()
  })

  it('reports who received it unexpectedly, and a submission that has another time', async () => {
    readings = [
      before,
      {
        ...after,
        items: [
          ...before.items.slice(0, 2),
          redistributionStudent('3', '髙橋', { ...submitted, submit_time: '2026-11-23 08:30:00' }),
          redistributionStudent('4', '西村'),
        ],
      },
    ]
    const { user, dialog, send } = await openDialog()
    await user.click(await send())
    const result = (await within(dialog).findByText('再配信しました。')).parentElement
    expect(result).toHaveTextContent('西村')
    expect(result).toHaveTextContent('提出済みなのに記録が変わった生徒：髙橋。')
  })

  it('stays open while it sends', async () => {
    fake.api('delay-homework', () => new Promise<never>(() => undefined))
    const { user, dialog, send } = await openDialog()
    await user.click(await send())
    await waitFor(() => expect(fake.requests('delay-homework')).toHaveLength(1))
    for (const close of within(dialog).getAllByRole('button', { name: '閉じる' })) fireEvent.click(close)
    fireEvent.click(within(dialog).getByRole('link', { name: '再配信の詳細を見る' }))
    expect(within(dialog).getByRole('button', { name: 'やめる' })).toBeDisabled()
    expect(within(dialog).getByText('未提出の生徒 2人／3人中')).toBeVisible()
  })

  it('says until when, and to how many, a homework is redistributed already', async () => {
    readings = [{ ...after, reissue_end_time: '2026-11-29 23:59:59' }]
    const { dialog } = await openDialog()
    expect(await within(dialog).findByText('11/29（日）23:59まで、2人に再配信しています。')).toBeVisible()
  })

  it('offers to read the homework again if it could not be read', async () => {
    fake.api('reissue-details', () => refusal(400, '読めません'))
    const { user, dialog, send } = await openDialog()
    const retry = await within(dialog).findByRole('button', { name: '再試行' })
    fake.api('reissue-details', () => success(before))
    await user.click(retry)
    expect(await send()).toBeVisible()
  })

  it('shows the current state of the homework each time it is opened', async () => {
    readings = [before, { ...before, items: before.items.slice(0, 1) }]
    const { user, dialog, send } = await openDialog()
    expect(await send()).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: '再配信' }))
    expect(await screen.findByRole('button', { name: '1人に再配信する' })).toBeInTheDocument()
  })

  it('searches many students by any form of a name', async () => {
    const many = Array.from({ length: 40 }, (_, place) => redistributionStudent(String(100 + place), `生徒${place}`))
    readings = [{ ...before, items: [...many, redistributionStudent('2', '髙橋 𠮷乃')] }]
    const { user, dialog } = await openDialog()
    await user.type(await within(dialog).findByRole('textbox', { name: '生徒をさがす' }), '高橋吉')
    expect(within(dialog).getByText('1人／41人中')).toBeVisible()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })

  it('is not offered to a teacher who cannot give homework', () => {
    putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } })
    renderScreen(<OpenButton />)
    expect(screen.queryByRole('button', { name: '再配信' })).toBeNull()
  })
})

describe('the focus', () => {
  function DisappearingButton() {
    const { open, dialog } = useRedistributeDialog()
    const [isButtonShown, setButtonShown] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>宿題一覧</h1>
        <Menu withinPortal={false} transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <button type="button">操作</button>
          </Menu.Target>
          <Menu.Dropdown aria-label="操作">
            <Menu.Item onClick={() => open('501')}>再配信</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {isButtonShown && (
          <button
            type="button"
            onClick={() => {
              open('501')
              setButtonShown(false)
            }}
          >
            この行
          </button>
        )}
        {dialog}
      </main>
    )
  }

  it('returns to the button of the menu that opened the dialog', async () => {
    const user = userEvent.setup()
    renderScreen(<DisappearingButton />)
    await user.click(screen.getByRole('button', { name: '操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '再配信' }))
    await screen.findByRole('button', { name: '2人に再配信する' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: '操作' })).toHaveFocus())
  })

  it('moves to the page title if the opener has disappeared', async () => {
    const user = userEvent.setup()
    renderScreen(<DisappearingButton />)
    await user.click(screen.getByRole('button', { name: 'この行' }))
    await screen.findByRole('button', { name: '2人に再配信する' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

describe('newDeadline', () => {
  it('follows the rule of seven days if the server gives no deadline', () => {
    expect(newDeadline({ ...before, reissue_end_time: undefined }, at)).toBe(fromJst(2026, 11, 29, 23, 59, 59))
    expect(newDeadline({ ...before, reissue_end_time: undefined, can_reissue: 0 }, at)).toBeNull()
  })
})
