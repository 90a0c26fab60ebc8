import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../renderer/app/ErrorBoundary'
import { teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'

let broken = true
function FailingPage() {
  if (broken) throw new Error('a value that nobody expected')
  return <p>元の画面</p>
}

describe('the error boundary of a page', () => {
  // React also logs an error that a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('logs the error, links to the home page and to the report of the fault, and retries', async () => {
    const fake = putBridge({ session: teacher })
    renderScreen(
      <ErrorBoundary>
        <FailingPage />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'この画面を表示できませんでした。' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/admin/home')
    expect(screen.getByRole('link', { name: '不具合を知らせる' })).toHaveAttribute('href', '/admin/about/report-fault')
    const logged = fake.calls.filter(call => call.method === 'app.log').map(call => JSON.stringify(call.argument))
    expect(logged.join()).toContain('a value that nobody expected')
    broken = false
    await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
    expect(screen.getByText('元の画面')).toBeVisible()
  })
})
