/** The first step of a wizard while the course families are read, if they cannot be read, and when they are here. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { emptyDraft } from '../../../../renderer/features/homework/draft/assign-draft'
import { FamilyStep } from '../../../../renderer/screens/assign/family/FamilyStep'
import { success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { renderScreen } from '../../render'
import { now, stopClock, wizardBridge } from './render-wizard'

stopClock()

it('offers all families at once, says that the list cannot be read, and shows it after 再試行', async () => {
  const fake = wizardBridge(null)
  fake.api('resource-family-list', () => refusal(500))
  const nothing = () => undefined
  renderScreen(
    <FamilyStep
      kind={1}
      draft={{ ...emptyDraft(1, now), family_id: 'f-1' }}
      change={nothing}
      fault={nothing}
      goToNextStep={nothing}
    />,
  )
  expect(screen.getByRole('status', { name: '読み込んでいます' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^すべての教材/ })).toHaveAttribute('aria-pressed', 'false')
  expect(await screen.findByText('教材の種類を読み込めませんでした。')).toBeVisible()
  expect(screen.queryByRole('status', { name: '読み込んでいます' })).toBeNull()
  const family = { family_id: 'f-1', name: 'コミュニケーション英語', book_count: 3, resource_count: 120 }
  fake.api('resource-family-list', () => success({ items: [family], total: 1 }))
  await userEvent.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByRole('button', { name: /^コミュニケーション英語/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status', { name: '読み込んでいます' })).toBeNull()
})
