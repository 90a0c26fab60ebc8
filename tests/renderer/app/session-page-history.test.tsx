import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readVisits } from '../../../renderer/app/page-history'
import type { EndReason } from '../../../shared/contract/types'
import { teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

beforeEach(() => sessionStorage.clear())

/** The stored page history after a session on the home page ended for `reason`. */
async function afterEnd(reason: EndReason): Promise<number> {
  const fake = putBridge({ session: teacher })
  answerHome(fake)
  renderApp('/admin/home')
  await screen.findByRole('heading', { level: 1, name: 'トップページ' })
  await waitFor(() => expect(readVisits(teacher.user.id)).toHaveLength(1))
  act(() => fake.emit('session.changed', { generation: 2, session: null, reason }))
  await screen.findByRole('button', { name: 'ログイン' })
  return readVisits(teacher.user.id).length
}

it('a logout deletes the page history', async () => {
  expect(await afterEnd('logout')).toBe(0)
})

it('another teacher’s login at the lock screen deletes the page history', async () => {
  expect(await afterEnd('handover')).toBe(0)
})

it('the page history is kept when the session breaks off', async () => {
  expect(await afterEnd('unauthorized')).toBe(1)
})
