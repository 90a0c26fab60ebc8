import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../../../renderer/features/homework/contents/Catalogue'
import type { Content } from '../../../../renderer/features/homework/draft/assign-draft'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { catalogueRow } from '../../../fixtures/catalogue-row'
import { sentPaperOf } from '../../../fixtures/papers'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from '../homework/fake-layout'

const titles = ['Unit 1 朝の会', 'Unit 1 朝の会 2', 'Unit 2 駅で']

const goToNextStep = vi.fn()
let fake: FakeBridge
beforeEach(() => {
  goToNextStep.mockReset()
  fake = putBridge({ session: teacher })
  for (const name of ['resource-family-list', 'resource-book-list'] as const)
    fake.api(name, () => success({ items: [], total: 0 }))
  fake.api('resource-page-list', ({ kw = '' }) => {
    const items = titles.filter(title => title.includes(kw)).map(catalogueRow)
    return success({ items, total: items.length })
  })
})

function CatalogueWithState({ preview = false }) {
  const [chosen, setChosen] = useState<Content[]>([])
  const search = useRef<HTMLInputElement>(null)
  return (
    <>
      <Catalogue
        family=""
        chosen={chosen}
        onChange={setChosen}
        search={search}
        preview={preview}
        goToNextStep={goToNextStep}
      />
      <output aria-label="chosen">{chosen.map(({ resource_title }) => resource_title).join(', ')}</output>
    </>
  )
}

describe('entering a title in the catalogue search', () => {
  it.each([
    ['the only one that is found', '駅', 'Unit 2 駅で'],
    ['the one of this very title, whatever its width', 'Unit 1 朝の会', 'Unit 1 朝の会'],
  ])('adds %s', async (_, typed, added) => {
    const user = userEvent.setup()
    renderScreen(<CatalogueWithState />)
    await user.type(screen.getByRole('textbox', { name: '教材をさがす' }), `${typed}{Enter}`)
    await waitFor(() => expect(screen.getByLabelText('chosen')).toHaveTextContent(added))
    expect(screen.getByLabelText('chosen').textContent).toBe(added)
    expect(goToNextStep).not.toHaveBeenCalled()
  })
  it('adds none of two resources with this very title', async () => {
    const both = [catalogueRow('Unit 1'), { ...catalogueRow('Unit 1'), resource_id: 'other' }]
    fake.api('resource-page-list', () => success({ items: both, total: 2 }))
    const user = userEvent.setup()
    renderScreen(<CatalogueWithState />)
    await user.type(screen.getByRole('textbox', { name: '教材をさがす' }), 'Unit 1{Enter}')
    expect(await screen.findByText(/あてはまる教材がいくつかあります/)).toBeVisible()
    expect(screen.getByLabelText('chosen').textContent).toBe('')
  })
  it('continues on Ctrl+Enter after the title is chosen, and never without a clear match', async () => {
    const user = userEvent.setup()
    renderScreen(<CatalogueWithState />)
    const search = screen.getByRole('textbox', { name: '教材をさがす' })
    await user.type(search, 'Unit{Control>}{Enter}{/Control}')
    expect(fake.requests('resource-page-list')).toContainEqual(expect.objectContaining({ kw: 'Unit', limit: 50 }))
    expect(await screen.findByText(/あてはまる教材がいくつかあります/)).toBeVisible()
    expect(goToNextStep).not.toHaveBeenCalled()
    expect(screen.getByLabelText('chosen').textContent).toBe('')
    await user.clear(search)
    await user.type(search, '駅{Control>}{Enter}{/Control}')
    await waitFor(() => expect(goToNextStep).toHaveBeenCalledOnce())
    expect(screen.getByLabelText('chosen').textContent).toBe('Unit 2 駅で')
  })
  it('answers the message about several matches once one is chosen in the list', async () => {
    const takeSize = giveSize()
    try {
      const user = userEvent.setup()
      renderScreen(<CatalogueWithState />)
      await user.type(screen.getByRole('textbox', { name: '教材をさがす' }), 'Unit{Enter}')
      expect(await screen.findByText(/あてはまる教材がいくつかあります/)).toBeVisible()
      const choice = screen.getByRole('checkbox', { name: 'Unit 2 駅でを選ぶ' })
      const status = () => screen.getByText(/^3件/).textContent
      await user.click(choice)
      expect(status()).toBe('3件：「Unit 2 駅で」を追加しました。')
      await user.click(choice)
      expect(status()).toBe('3件：「Unit 2 駅で」をはずしました。')
    } finally {
      takeSize()
    }
  })
})

describe('the list of the catalogue', () => {
  let takeSize = () => {}
  beforeEach(() => {
    takeSize = giveSize()
  })
  afterEach(() => takeSize())

  it('has its first row focused by Enter, and previews a row by P, with the keys of its view', async () => {
    fake.api('resource-preview', () => success(sentPaperOf('blank-filling')))
    const user = userEvent.setup()
    renderScreen(<CatalogueWithState preview />)
    await user.type(screen.getByRole('textbox', { name: '教材をさがす' }), 'Unit{Enter}')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Unit 1 朝の会を選ぶ' })).toHaveFocus())
    // Keys of the page and of the browser.
    await user.keyboard('{Control>}{Enter}{/Control}{Alt>}{Enter}{/Alt}{Control>}p{/Control}')
    expect(screen.getByLabelText('chosen').textContent).toBe('')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('chosen').textContent).toBe('Unit 1 朝の会')
    await user.keyboard('{Enter}{ArrowDown}p')
    const preview = await screen.findByRole('dialog', { name: 'Unit 1 朝の会 2' })
    await waitFor(() => expect(within(preview).getByRole('button', { name: 'この教材を選ぶ' })).toHaveFocus())
    await within(preview).findByRole('article', { name: 'No.1' })
    await user.keyboard('j')
    expect(within(preview).getByRole('article', { name: 'No.1' })).toHaveFocus()
    await user.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Unit 2 駅で' })).toBeInTheDocument()
    await user.keyboard('p')
    expect(await screen.findByRole('dialog', { name: 'Unit 1 朝の会 2' })).toBeInTheDocument()
    await user.click(within(preview).getByRole('button', { name: 'この教材を選ぶ' }))
    expect(within(preview).getByRole('button', { name: 'この教材をはずす' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Unit 1 朝の会 2を選ぶ' })).toHaveFocus())
    expect(screen.getByLabelText('chosen').textContent).toBe('Unit 1 朝の会 2')
  })
})
