/** Choices in the assign wizards: what may be chosen, what a choice changes, and what it must not change. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type AssignDraft, emptyDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { emptyRecitation, recitationDraftKey } from '../../../../renderer/features/recitation/recitation-draft'
import { emptyWritingDraft } from '../../../../renderer/features/writing/task-draft'
import { Routine, WizardChoice } from '../../../../renderer/screens/assign/screens'
import { success } from '../../../../shared/contract/result'
import { catalogueRow } from '../../../fixtures/catalogue-row'
import { renderScreen } from '../../render'
import { contentsOf, draftOf } from './drafts'
import { now, openWizard, stopClock, storedDraft, wizardBridge } from './render-wizard'

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
    // what the notice names is gone if the copy has replaced it
    expect(screen.queryAllByText(notice)).toHaveLength(shown === '複製した宿題' ? 0 : 1)
  })

  it('warns before a copy replaces it if nobody knows whether it was given', async () => {
    bridgeWith({ ...draftOf(1, now), sent: 1 })
    renderScreen(<Page />)
    await click('複製')
    expect(await screen.findByRole('dialog')).toHaveTextContent('同じ宿題を出す前に、宿題一覧で確認してください。')
  })
})

describe('a change of steps', () => {
  it('loses no input, and the start page marks the wizard', async () => {
    const fake = bridgeWith({ ...emptyDraft(1, now), contents: contentsOf('r1', 'r2'), titled: true, title: '題' })
    function Pages() {
      const navigate = useNavigate()
      return (
        <>
          <button type="button" onClick={() => void navigate(-1)}>
            ブラウザーの戻る
          </button>
          <Routes>
            <Route path="/admin/homework-create/routine/:step" element={<Routine />} />
            <Route path="*" element={<WizardChoice />} />
          </Routes>
        </>
      )
    }
    renderScreen(<Pages />, { url: '/admin/homework-create/form' })
    const mark = '作成の途中です'
    await waitFor(() => expect(screen.getByRole('link', { name: /^通常の宿題/ })).toHaveTextContent(mark))
    fireEvent.click(screen.getByRole('link', { name: /^通常の宿題/ }))
    await click('教材')
    await click('r2を上へ')
    await click('次へ')
    fireEvent.click(await screen.findByRole('checkbox', { name: '1年A組' }))
    await click('1年A組の生徒を選ぶ')
    fireEvent.click(await screen.findByRole('checkbox', { name: '12 𠮷田' }))
    await click('前へ')
    expect(await screen.findByRole('button', { name: 'r1を上へ' })).toBeEnabled()
    await click('ブラウザーの戻る')
    expect(await screen.findByRole('checkbox', { name: '1年A組' })).toBePartiallyChecked()
    expect(await title()).toHaveValue('題')
    await waitFor(() =>
      expect(storedDraft(fake)).toMatchObject({
        contents: [{ resource_id: 'r2' }, { resource_id: 'r1' }],
        receivers: [{ team_id: '1', student_ids: ['11'] }],
      }),
    )
  })
})

it('the start page marks AI英作文 too, only while it has a draft', async () => {
  const fake = wizardBridge(null)
  const { task, homework } = emptyWritingDraft(now)
  fake.answer('drafts.read', ({ key }) =>
    success({ value: key === 'assign/ai-writing' ? { task: { ...task, topic: 'My town' }, homework } : null }),
  )
  renderScreen(<WizardChoice />, { url: '/admin/homework-create/form' })
  const writing = screen.getByRole('link', { name: /^AI英作文/ })
  await waitFor(() => expect(writing).toHaveTextContent('作成の途中です'))
  expect(screen.getAllByText('作成の途中です')).toHaveLength(1)
})

it('the start page marks 音読教材 too, only while it has a draft', async () => {
  const fake = wizardBridge(null)
  fake.answer('drafts.read', ({ key }) =>
    success({ value: key === recitationDraftKey ? { ...emptyRecitation(), title: 'My town' } : null }),
  )
  renderScreen(<WizardChoice />, { url: '/admin/homework-create/form' })
  const mark = await screen.findByText('作成の途中です')
  expect(screen.getByRole('link', { name: '音読教材を作る' }).parentElement).toContainElement(mark)
})

describe('the plan', () => {
  const openPlan = async () => {
    bridgeWith(draftOf(2, now))
    openWizard('periodic', 2)
    expect(await screen.findByText('配信日2日・教材2件')).toBeVisible()
  }

  it('is made by keyboard, from the kind of its contents to its publication', async () => {
    const fake = bridgeWith(null)
    fake.api('resource-page-list', () => success({ items: [catalogueRow('r1')], total: 1 }))
    const user = userEvent.setup()
    openWizard('periodic', 1)
    const focused = (role: string, name: string | RegExp) =>
      waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
    // the first choice, all families, has the focus
    await focused('button', /^すべての教材からさがす/)
    await user.keyboard('{Enter}')
    await focused('button', '教材を選んで入れる')
    await user.keyboard('{Enter}')
    await focused('textbox', '教材をさがす')
    await user.keyboard('r1{Enter}')
    const picker = within(screen.getByRole('dialog', { name: '教材を選んで入れる' }))
    expect(await picker.findByRole('button', { name: 'r1をはずす' })).toBeInTheDocument()
    const put = picker.getByRole('button', { name: '入れる' })
    for (let tabs = 0; tabs < 40 && document.activeElement !== put; tabs++) await user.tab()
    expect(put).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('配信日1日・教材1件')).toBeVisible()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await focused('textbox', '宿題名')
    await user.keyboard('毎日の一題')
    await screen.findByRole('checkbox', { name: '1年A組' })
    act(() => screen.getByRole('textbox', { name: 'クラスをさがす' }).focus())
    await user.keyboard('1年A組{Enter}')
    act(() => screen.getByRole('textbox', { name: '期限' }).focus())
    await user.keyboard('2026/11/30 18:00{Control>}{Enter}{/Control}')
    await focused('button', '宿題を出す')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(fake.requests('publish-homework')).toHaveLength(1))
    expect(fake.requests('publish-homework')[0]).toMatchObject({
      homework_type: 2,
      team_ids: '1',
      title: '毎日の一題',
      end_time: expect.stringMatching(/^2026-11-30 18:00/),
    })
  })

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

  it('moves a day with the later ones, and takes that back', async () => {
    await openPlan()
    await click(/^11月22日（日）/)
    await click('ずらす')
    const said = await screen.findByText('2日分の配信をずらしました。')
    expect(screen.getByRole('button', { name: /^11月24日（火）.*1件/ })).toBeVisible()
    fireEvent.click(within(said).getByRole('button', { name: '元に戻す' }))
    expect(await screen.findByRole('button', { name: /^11月22日（日）.*1件/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^11月24日（火）.*1件/ })).toBeNull()
  })

  it('lets no day before today be chosen', async () => {
    await openPlan()
    const past = screen.getByRole('button', { name: /^11月20日（金）/ })
    expect(past).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(past)
    expect(past).toHaveAttribute('aria-pressed', 'false')
  })

  it('has its contents on the chosen weekdays', async () => {
    bridgeWith({ ...emptyDraft(2, now), contents: contentsOf('r1', 'r2') })
    openWizard('periodic', 2)
    await click('次へ')
    expect(await screen.findByRole('alert')).toHaveTextContent('配信日を1日以上指定してください。')
    await click('教材を選んで入れる')
    const dialog = await screen.findByRole('dialog', { name: '教材を選んで入れる' })
    // Monday to Friday are chosen; tomorrow is a Sunday
    for (const name of ['日', '月']) fireEvent.click(within(dialog).getByRole('button', { name }))
    fireEvent.click(within(dialog).getByRole('button', { name: '入れる' }))
    expect(await screen.findByText('配信日2日・教材2件')).toBeVisible()
    expect(screen.getByRole('button', { name: /^11月22日（日）.*1件/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^11月24日（火）.*1件/ })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/^まだ日に入れていない教材/)).toBeNull()
    const said = screen.getByText('2件の教材を入れました。')
    fireEvent.click(within(said).getByRole('button', { name: '元に戻す' }))
    expect(await screen.findByText('配信日0日・教材0件')).toBeVisible()
    expect(screen.getByText('まだ日に入れていない教材が2件あります。')).toBeVisible()
  })

  it('has a whole number of contents on each day', async () => {
    bridgeWith({ ...emptyDraft(2, now), contents: contentsOf('r1') })
    openWizard('periodic', 2)
    await click('教材を選んで入れる')
    const number = await screen.findByRole('textbox', { name: '1日に入れる教材の数' })
    await userEvent.clear(number)
    await userEvent.type(number, '1.5')
    expect(number).toHaveValue('15')
  })

  it('says why nothing is put on its days: no weekday, no first day', async () => {
    bridgeWith({ ...emptyDraft(2, now), contents: contentsOf('r1') })
    openWizard('periodic', 2)
    await click('教材を選んで入れる')
    const dialog = within(await screen.findByRole('dialog', { name: '教材を選んで入れる' }))
    const put = () => fireEvent.click(dialog.getByRole('button', { name: '入れる' }))
    for (const name of ['月', '火', '水', '木', '金']) fireEvent.click(dialog.getByRole('button', { name }))
    put()
    expect(await dialog.findByText('曜日を1つ以上選んでください。')).toBeInTheDocument()
    fireEvent.click(dialog.getByRole('button', { name: '月' }))
    fireEvent.change(dialog.getByRole('textbox', { name: '最初の日' }), { target: { value: '' } })
    put()
    expect(await dialog.findByText('最初の日を選んでください。')).toBeInTheDocument()
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

describe('the last step', () => {
  it('shows each fault at its field, and focuses the first one instead of opening the summary', async () => {
    bridgeWith(draftOf(1, now))
    openWizard('routine', 3)
    const name = await title()
    const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
    for (const [typed, words] of [
      ['', '宿題名を入力してください。'],
      ['あ'.repeat(51), '宿題名は50文字以内で入力してください。'],
      ['がんばれ🎉', '無効な文字が含まれています'],
      ['a/b', /宿題名に次の文字は使えません/],
    ] as const) {
      write(name, typed)
      expect(name).toHaveAccessibleDescription(expect.stringMatching(words))
      expect(name).toBeInvalid()
    }
    for (const team of ['1年A組', '1年B組']) fireEvent.click(await screen.findByRole('checkbox', { name: team }))
    expect(screen.getByText('クラスを選択してください。')).toBeVisible()
    const end = screen.getByRole('textbox', { name: '期限' })
    write(end, '2020/1/1 8:00')
    expect(end).toHaveAccessibleDescription(expect.stringContaining('期限は、現在より後の日時を指定してください。'))
    write(end, 'らいねん')
    fireEvent.blur(end)
    expect(end).toHaveAccessibleDescription(expect.stringContaining('日時を読み取れません。例：11/28 18:00'))
    write(end, '')
    expect(end).toHaveAccessibleDescription(expect.stringContaining('期限を指定してください。'))
    fireEvent.click(screen.getByRole('radio', { name: '日時を指定' }))
    const start = screen.getByRole('textbox', { name: '配信日時' })
    write(start, '2020/1/1 8:00')
    expect(start).toHaveAccessibleDescription(
      expect.stringContaining('配信日時は、現在より後の日時を指定してください。'),
    )
    fireEvent.keyDown(start, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(name).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refuses a deadline before the delivery', async () => {
    bridgeWith({ ...draftOf(3, now), end: '2026-11-22T08:00' })
    openWizard('wordtest', 2)
    await click('内容を確認する')
    const end = await screen.findByRole('textbox', { name: '期限' })
    await waitFor(() => expect(end).toHaveFocus())
    expect(end).toHaveAccessibleDescription(expect.stringContaining('期限は、配信日時より後の日時を指定してください。'))
  })
})
