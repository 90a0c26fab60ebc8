import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AssignDraft, emptyDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { useWizardForm } from '../../../../renderer/screens/assign/use-wizard-form'
import { failure, success } from '../../../../shared/contract/result'
import { day, fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { homework } from '../homework/samples'
import { contentsOf, draftOf } from './drafts'
import { openWizard, wizardBridge } from './render-wizard'

const at = fromJst(2026, 11, 21, 8, 30)
const stored = draftOf(3, at)
let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  fake = wizardBridge(stored)
  fake.api('word-book-list', () =>
    success({
      items: [{ book_id: 'b1', name: '必修単語', resource_level: '中1', part_count: 1, word_count: 20 }],
      total: 1,
    }),
  )
  fake.api('word-book-part-list', () =>
    success({
      items: [
        {
          resource_id: 'w1',
          book_id: 'b1',
          part_number: 1,
          resource_title: 'Part 1',
          word_count: 20,
          completed_count: 3,
        },
      ],
      total: 1,
    }),
  )
})
afterEach(() => vi.useRealTimers())

const open = (step: number) => openWizard('wordtest', step)
const button = (name: string) => screen.findByRole('button', { name })
const storedDrafts = () =>
  fake.calls.flatMap(({ method, argument }) =>
    method === 'drafts.write' ? [(argument as { value: AssignDraft }).value] : [],
  )

describe('the wizard of word tests', () => {
  it('goes from book and part to the form, and shows missing fields', async () => {
    fake.answer('drafts.read', () => success({ value: null }))
    const user = userEvent.setup()
    open(1)
    await user.click(await button('次へ'))
    expect(await screen.findByRole('alert')).toHaveTextContent('教材を1つ以上選んでください。')
    await user.click(await screen.findByRole('button', { name: /必修単語/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Part 1' }))
    await user.click(await button('次へ'))
    // the proposed title changes with the chosen parts
    expect(await screen.findByLabelText('宿題名')).toHaveValue('Part 1')
    await user.click(await button('内容を確認する'))
    expect(screen.getByText('クラスを選択してください。')).toBeVisible()
    expect(screen.getByText('配信日時を指定してください。')).toBeVisible()
    expect(screen.getByText('期限を指定してください。')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('previews a chosen part, and returns the focus to its preview button', async () => {
    fake.api('resource-preview', () => refusal(400, 'ありません'))
    const user = userEvent.setup()
    open(1)
    const look = await button('r1の中身を確かめる')
    await user.click(look)
    const dialog = await screen.findByRole('dialog', { name: 'r1' })
    expect(await within(dialog).findByText('教材の内容を読み込めませんでした。')).toBeVisible()
    expect(fake.requests('resource-preview')).toEqual([{ resource_id: 'r1' }])
    await user.click(within(dialog).getByRole('button', { name: '次の教材' }))
    await waitFor(() => expect(fake.requests('resource-preview')).toContainEqual({ resource_id: 'r2' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'r2の中身を確かめる' })).toHaveFocus())
  })

  it('opens the step that was skipped', async () => {
    fake.answer('drafts.read', () => success({ value: { ...draftOf(3, at), contents: [] } }))
    const user = userEvent.setup()
    open(2)
    await user.click(await button('内容を確認する'))
    expect(await screen.findByText('教材を1つ以上選んでください。')).toBeVisible()
  })

  it('starts over with an empty draft and a new request id, and removes the stored draft', async () => {
    const user = userEvent.setup()
    open(2)
    await user.click(await button('最初からやり直す'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'すべて消す' }))
    await waitFor(() => expect(fake.calls.some(({ method }) => method === 'drafts.remove')).toBe(true))
    await user.click(await screen.findByRole('button', { name: /必修単語/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Part 1' }))
    await waitFor(() => expect(storedDrafts().at(-1)).toMatchObject({ contents: [{ resource_title: 'Part 1' }] }))
    const ids = new Set(storedDrafts().map(({ request_id }) => request_id))
    expect(ids.size).toBe(1)
    expect(ids).not.toContain(stored.request_id)
  })

  it('shows a fault while the teacher types, and says once in a toast that the title is too long', async () => {
    const tooLong = '宿題名は50文字以内で入力してください。'
    const user = userEvent.setup()
    open(2)
    const title = await screen.findByRole('textbox', { name: '宿題名' })
    await user.clear(title)
    expect(screen.getByText('宿題名を入力してください。')).toBeVisible()
    await user.click(title)
    await user.paste('𠮷'.repeat(50))
    expect(screen.getByText('50/50')).toBeVisible()
    expect(screen.queryByText(tooLong)).toBeNull()
    await user.paste('田')
    expect(await screen.findAllByText(tooLong)).toHaveLength(2)
    expect(title).toHaveValue(`${'𠮷'.repeat(50)}田`)
    expect(screen.queryByText('クラスを選択してください。')).toBeNull()
  })

  it('warns before a restart if the outcome of an earlier publication is unknown', async () => {
    fake.answer('drafts.read', () => success({ value: { ...draftOf(3, at), sent: 1 } }))
    const user = userEvent.setup()
    open(2)
    await user.click(await button('最初からやり直す'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('宿題一覧で確認してください')
  })

  it('chooses some students of a class', async () => {
    fake.answer('drafts.read', () => success({ value: { ...emptyDraft(3, at), title: 'x', titled: true } }))
    const user = userEvent.setup()
    open(2)
    await user.click(await screen.findByRole('checkbox', { name: '1年A組' }))
    await user.click(await button('1年A組の生徒を選ぶ'))
    await user.click(await screen.findByRole('checkbox', { name: '12 𠮷田' }))
    expect(screen.getByText('1人／2人中')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '1年A組' })).toBePartiallyChecked()
  })
})

describe('publishing', () => {
  const send = async () => {
    const user = userEvent.setup()
    open(2)
    await user.click(await button('内容を確認する'))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('合計4人')
    await user.dblClick(within(dialog).getByRole('button', { name: '宿題を出す' }))
    return { user, dialog }
  }

  it('shows a summary, sends once for repeated clicks, and opens the homework', async () => {
    fake.api('publish-homework', () => success(homework({ homework_id: '900' })))
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.requests('publish-homework')).toHaveLength(1)
    expect(fake.requests('publish-homework')[0]).toMatchObject({
      homework_type: 3,
      team_ids: '1,2',
      title: 'Unit 3 の復習',
    })
  })

  it('keeps the draft if the server refuses, and shows the reason', async () => {
    fake.api('publish-homework', () => refusal(400, 'このクラスには出せません。'))
    const { dialog } = await send()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('このクラスには出せません。')
    expect(within(dialog).getByText('Unit 3 の復習')).toBeVisible()
  })

  it.each(['network', 'timeout'] as const)('reads the outcome after %s, and does not send again', async kind => {
    fake.api('publish-homework', () => failure(kind, '切れました'))
    fake.api('publish-result', () => success({ status: 1, homework_id: '900' }))
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.requests('publish-homework')).toHaveLength(1)
  })

  it('says that nothing was published, and sends the same homework on the next click', async () => {
    fake.api('publish-homework', () => failure('network', '切れました'))
    fake.api('publish-result', () => success({ status: 0 }))
    const { user, dialog } = await send()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('宿題はまだ出されていません。')
    fake.api('publish-homework', () => success(homework({ homework_id: '900' })))
    await user.click(within(dialog).getByRole('button', { name: '宿題を出す' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = fake.requests('publish-homework')
    expect(second).toEqual(first)
  })

  it('says that the outcome is unknown without a reply, and can check again', async () => {
    fake.api('publish-homework', () => failure('network', '切れました'))
    fake.api('publish-result', () => failure('network', '切れました'))
    const { user, dialog } = await send()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('確認できません')
    fake.api('publish-result', () => success({ status: 1, homework_id: '900' }))
    await user.click(within(dialog).getByRole('button', { name: 'もう一度確認する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the calendar of a plan', () => {
  it('writes the times of its days without a leading zero, as everywhere', async () => {
    fake.answer('drafts.read', () => success({ value: draftOf(2, at) }))
    openWizard('periodic', 2)
    expect(await screen.findAllByText('8:00 1件')).toHaveLength(2)
    expect(screen.queryByText(/08:00/)).toBeNull()
  })
})

describe('a wizard that is opened again', () => {
  it('still has contents that are chosen for a plan but on no day', async () => {
    fake.answer('drafts.read', () => success({ value: { ...emptyDraft(2, at), contents: contentsOf('r1', 'r2') } }))
    openWizard('periodic', 2)
    expect(await screen.findByText('まだ日に入れていない教材が2件あります。')).toBeVisible()
  })

  const End = () => <p>{useWizardForm('routine', { current: null }).values.end}</p>
  const kept = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <End />
    </Activity>
  )

  it('renews the proposed deadline days later if nothing was chosen', async () => {
    fake.answer('drafts.read', () => success({ value: null }))
    const view = render(kept('visible'))
    expect(await screen.findByText('2026-11-28T23:59')).toBeVisible()
    view.rerender(kept('hidden'))
    vi.setSystemTime(at + 4 * day)
    view.rerender(kept('visible'))
    expect(await screen.findByText('2026-12-02T23:59')).toBeVisible()
  })

  it('keeps the deadline of a started draft', async () => {
    const begun = { ...emptyDraft(1, at), title: 'x', titled: true }
    fake.answer('drafts.read', () => success({ value: begun }))
    const view = render(kept('visible'))
    expect(await screen.findByText('2026-11-28T23:59')).toBeVisible()
    view.rerender(kept('hidden'))
    vi.setSystemTime(at + 4 * day)
    view.rerender(kept('visible'))
    expect(await screen.findByText('2026-11-28T23:59')).toBeVisible()
  })
})
