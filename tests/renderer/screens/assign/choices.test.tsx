/** Choices in the assign wizards: what may be chosen, what a choice changes, and what it must not change. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { AssignDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { Routine } from '../../../../renderer/screens/assign/screens'
import { success } from '../../../../shared/contract/result'
import { renderScreen } from '../../render'
import { draftOf } from './drafts'
import { now, openWizard, stopClock, wizardBridge } from './render-wizard'

stopClock()

const title = () => screen.findByRole('textbox', { name: '宿題名' })
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

/** A bridge whose catalogue is empty: the tests change what the draft holds already. */
function bridgeWith(draft: AssignDraft | null) {
  const fake = wizardBridge(draft)
  fake.api('resource-book-list', () => success({ items: [], total: 0 }))
  fake.api('resource-page-list', () => success({ items: [], total: 0 }))
  return fake
}

describe('the title', () => {
  it.each([
    { wizard: 'routine', kind: 1, step: 2, titled: true, shown: 'Unit 3 の復習' },
    { wizard: 'routine', kind: 1, step: 2, titled: false, shown: 'r2' },
    { wizard: 'wordtest', kind: 3, step: 1, titled: true, shown: 'Unit 3 の復習' },
    { wizard: 'wordtest', kind: 3, step: 1, titled: false, shown: 'r2' },
  ] as const)('of $wizard is $shown after a removed content, if the teacher wrote it: $titled', async row => {
    bridgeWith({ ...draftOf(row.kind, now), titled: row.titled })
    openWizard(row.wizard, row.step)
    await click('r1をはずす')
    await click('クラスと期限')
    expect(await title()).toHaveValue(row.shown)
  })
})

describe('a wizard with a draft', () => {
  const notice = '前に作成の途中だった内容です。そのまま続けられます。'

  it('says that it continues the draft, until the teacher has read it', async () => {
    bridgeWith(draftOf(1, now))
    openWizard('routine', 3)
    expect(await screen.findByText(notice)).toBeVisible()
    await click('この内容で続ける')
    expect(screen.queryByText(notice)).toBeNull()
  })

  const copy = { ...draftOf(1, now), title: '複製した宿題', titled: true, request_id: 'copy' }
  const address = '/admin/homework-create/routine/3'

  function Page() {
    const navigate = useNavigate()
    return (
      <>
        <button type="button" onClick={() => void navigate(address, { state: { draft: copy } })}>
          複製
        </button>
        <Routes>
          <Route path="/admin/homework-create/routine/:step" element={<Routine />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    )
  }

  it('does not say so of a copy, however late the settings of the teacher are read', async () => {
    const fake = bridgeWith(null)
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    fake.answer('keeps.read', () => asked.then(() => success({ value: null })))
    renderScreen(<Page />)
    await click('複製')
    await waitFor(() => expect(fake.calls.map(({ method }) => method)).toContain('drafts.read'))
    answer()
    await waitFor(async () => expect(await title()).toHaveValue('複製した宿題'))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it.each([
    ['キャンセル', /^作成の途中を続ける$/, 'Unit 3 の復習'],
    ['消して、複製で始める', /^消して、複製で始める$/, '複製した宿題'],
  ])('asks before a copy replaces it: %s', async (_, answer, shown) => {
    bridgeWith(draftOf(1, now))
    renderScreen(<Page />)
    await click('複製')
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('作成の途中の宿題があります。')
    fireEvent.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await title()).toHaveValue(shown)
  })
})

describe('the plan', () => {
  const openPlan = async () => {
    bridgeWith(draftOf(2, now))
    openWizard('periodic', 2)
    expect(await screen.findByText('配信日2日・教材2件')).toBeVisible()
  }

  it('gives back a removed day', async () => {
    await openPlan()
    await click(/^11月22日（日）/)
    await click('配信日からはずす')
    expect(await screen.findByText('配信日1日・教材1件')).toBeVisible()
    fireEvent.click(
      within(screen.getByText('11月22日（日）を配信日からはずしました。')).getByRole('button', { name: '元に戻す' }),
    )
    expect(await screen.findByText('配信日2日・教材2件')).toBeVisible()
  })

  it('lets no day before today be chosen', async () => {
    await openPlan()
    const past = screen.getByRole('button', { name: /^11月20日（金）/ })
    expect(past).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(past)
    expect(past).toHaveAttribute('aria-pressed', 'false')
  })

  it('puts nothing on its days without contents', async () => {
    await openPlan()
    await click('教材を選んで入れる')
    const dialog = await screen.findByRole('dialog', { name: '教材を選んで入れる' })
    fireEvent.click(within(dialog).getByRole('button', { name: '入れる' }))
    expect(await within(dialog).findByText('教材を1つ以上選んでください。')).toBeInTheDocument()
    expect(dialog).toBeInTheDocument()
  })
})

describe('the classes', () => {
  const team = (id: string, name: string, hidden: 0 | 1 = 0) => ({
    id,
    name,
    allow_join: 1 as const,
    sort: Number(id),
    student_count: 2,
    hidden,
  })
  const openForm = async () => {
    const fake = bridgeWith({ ...draftOf(1, now), receivers: [] })
    fake.api('team-rows', () =>
      success({ items: [team('1', '1年A組'), team('2', '1年B組'), team('3', '3年D組', 1)], total: 3 }),
    )
    openWizard('routine', 3)
    return screen.findByRole('checkbox', { name: '1年A組' })
  }

  it('do not contain a hidden one', async () => {
    expect(await openForm()).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: '3年D組' })).toBeNull()
  })

  it('are chosen by a name that only one of them has, and are not removed by entering it again', async () => {
    const user = userEvent.setup()
    const first = await openForm()
    const search = await screen.findByRole('textbox', { name: 'クラスをさがす' })
    await user.type(search, '1年{Enter}')
    expect(await screen.findByText(/^あてはまるクラスがいくつかあります。/)).toBeVisible()
    expect(first).not.toBeChecked()
    await user.click(first)
    expect(screen.queryByText(/あてはまるクラスがいくつか/)).toBeNull()
    await user.click(first)
    await user.type(search, 'A{Enter}')
    expect(screen.getByRole('checkbox', { name: '1年A組' })).toBeChecked()
    await user.type(search, '1年A組{Enter}')
    expect(screen.getByRole('checkbox', { name: '1年A組' })).toBeChecked()
  })
})
