import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadFirstScreen } from '../../../renderer/app/first-screen'
import { createQueryClient } from '../../../renderer/app/query-client'
import { setFailureDisplay } from '../../../renderer/bridge/index'
import { failure } from '../../../shared/contract/result'
import type { Boot } from '../../../shared/contract/types'
import { boot, type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

const reads = ['current-month-summary', 'new-homework-summary', 'new-homework-list', 'system-notice-page-list'] as const

const asked = (fake: FakeBridge) => reads.map(name => fake.requests(name).length)

/** Opens the program at `url`, until it would be rendered. */
async function open(url: string, state: Partial<Boot>) {
  window.history.replaceState(null, '', `#${url}`)
  const fake = putBridge(state)
  answerHome(fake)
  const client = createQueryClient()
  return { fake, client, ...(await loadFirstScreen({ ...boot, ...state }, client)) }
}

describe('the first screen', () => {
  beforeEach(() => window.history.replaceState(null, '', '#/'))

  it('leads an empty address to the home page, and starts all its reads before rendering', async () => {
    const { fake, client, asked: reads } = await open('/', { session: teacher })
    expect(window.location.hash).toBe('#/admin/home')
    expect(asked(fake)).toEqual([1, 1, 1, 1])
    await reads
    renderApp('/admin/home', client)
    expect(screen.getByText('81.2')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Unit 5 週末の音読' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'お知らせ1' })).toBeVisible()
    expect(asked(fake)).toEqual([1, 1, 1, 1])
  })

  it('leads to the login page without a session, and reads nothing', async () => {
    const { fake } = await open('/admin/home', {})
    expect(window.location.hash).toBe('#/login')
    expect(asked(fake)).toEqual([0, 0, 0, 0])
  })

  it('keeps a valid address', async () => {
    await open('/admin/download-manage', { session: teacher })
    expect(window.location.hash).toBe('#/admin/download-manage')
  })

  it('reads nothing while the screen is locked', async () => {
    const { fake } = await open('/', { session: teacher, locked: true })
    expect(asked(fake)).toEqual([0, 0, 0, 0])
  })

  it('repeats a read that failed before rendering, with the retry dialog', async () => {
    window.history.replaceState(null, '', '#/')
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    fake.api('new-homework-list', () => failure('network', ''))
    setFailureDisplay(null)
    const client = createQueryClient()
    await (await loadFirstScreen({ ...boot, session: teacher }, client)).asked
    renderApp('/admin/home', client)
    expect(await screen.findByRole('dialog')).toHaveTextContent('処理が失敗しました')
    await waitFor(() => expect(fake.requests('new-homework-list')).toHaveLength(2))
  })
})
