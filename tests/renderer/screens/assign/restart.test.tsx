/** 最初からやり直す in the three assign wizards. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeBridge } from '../../../fakes/bridge'
import { draftOf } from './drafts'
import { now, openWizard, stopClock, wizardBridge } from './render-wizard'

stopClock()

/** The steps before the last one; the step 教材の種類 needs no input. */
const wizards = [
  { name: 'routine', kind: 1, last: 3, noInput: ['教材の種類'], input: ['教材'] },
  { name: 'periodic', kind: 2, last: 3, noInput: ['教材の種類'], input: ['配信日'] },
  { name: 'wordtest', kind: 3, last: 2, noInput: [], input: ['単語帳'] },
] as const

const title = () => screen.findByRole('textbox', { name: '宿題名' })
const steps = () => within(screen.getByRole('navigation', { name: '手順' })).getAllByRole('button')
const doneSteps = () =>
  steps().flatMap(({ textContent }) => (textContent?.endsWith('入力済み') ? [textContent.replace('入力済み', '')] : []))
const currentStep = () => steps().find(step => step.getAttribute('aria-current') === 'step')
const removedDrafts = ({ calls }: FakeBridge) =>
  calls.flatMap(({ method, argument }) => (method === 'drafts.remove' ? [(argument as { key: string }).key] : []))

/** Opens the last step of a wizard with a complete draft, and answers the question of the restart. */
async function restart(
  { name, kind, last, noInput, input }: (typeof wizards)[number],
  answer: string,
): Promise<FakeBridge> {
  const fake = wizardBridge(draftOf(kind, now))
  openWizard(name, last)
  expect(await title()).toHaveValue('Unit 3 の復習')
  expect(doneSteps()).toEqual([...noInput, ...input])
  fireEvent.click(screen.getAllByRole('button', { name: '最初からやり直す' })[0] as HTMLElement)
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('選んだ教材や入力した内容をすべて消して、最初からやり直しますか。')
  fireEvent.click(within(question).getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return fake
}

it.each(wizards)('$name: empties the draft, opens the first step, and publishes nothing', async wizard => {
  const fake = await restart(wizard, 'すべて消す')
  await waitFor(() => expect(currentStep()).toHaveAccessibleName([...wizard.noInput, ...wizard.input][0]))
  await waitFor(() => expect(removedDrafts(fake)).toEqual([`assign/${wizard.name}`]))
  fireEvent.click(screen.getByRole('button', { name: 'クラスと期限' }))
  expect(await title()).toHaveValue('')
  expect(await screen.findByRole('checkbox', { name: '1年A組' })).not.toBeChecked()
  expect(doneSteps()).toEqual(wizard.noInput)
  expect(fake.requests('publish-homework')).toEqual([])
})

it.each(wizards)('$name: changes nothing if the teacher cancels', async wizard => {
  const fake = await restart(wizard, 'キャンセル')
  expect(currentStep()).toHaveAccessibleName('クラスと期限')
  expect(await title()).toHaveValue('Unit 3 の復習')
  expect(await screen.findByRole('checkbox', { name: '1年A組' })).toBeChecked()
  expect(removedDrafts(fake)).toEqual([])
  expect(fake.requests('publish-homework')).toEqual([])
})
