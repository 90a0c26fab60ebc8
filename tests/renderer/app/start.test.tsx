/** A start that fails because the host does not answer. */
import { act, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '../../../renderer/app/start'
import { failure } from '../../../shared/contract/result'
import { putBridge } from '../render'

// jsdom has no fonts.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
})

it.each([
  ['answers with a failure', () => failure('server', '')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the host %s: the page says so, shows nothing else, and is loaded again on 再試行', async (_, answer) => {
  const fake = putBridge()
  fake.answer('app.boot', answer)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const reload = vi.fn()
  await act(() => start(root, reload))
  expect(screen.getByRole('alert')).toHaveTextContent('起動できませんでした。もう一度お試しください。')
  expect(screen.getByRole('main')).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(fake.calls.map(({ method }) => method)).toEqual(['app.boot'])
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '再試行' }))
  expect(reload).toHaveBeenCalledOnce()
  act(() => root.unmount())
})
