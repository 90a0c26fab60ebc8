import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Kept } from '../../../../renderer/ui/kept/Kept'
import { defined } from '../../../fixtures/defined'

const effects: string[] = []

function Counter() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    effects.push('started')
    return () => void effects.push('stopped')
  }, [])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} 回
    </button>
  )
}

const counter = (isShown: boolean) => (
  <Kept isShown={isShown} as="part">
    <Counter />
  </Kept>
)

let idle: (() => void)[] = []
/** Runs what waits until the browser is idle. */
const beIdle = () => {
  const now = idle
  idle = []
  for (const run of now) run()
}

beforeEach(() => {
  effects.length = 0
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id - 1, 1, () => undefined))
})
afterEach(() => vi.unstubAllGlobals())

it('hides without display: none, stops the effects, and shows the same element with its state', async () => {
  const { rerender } = render(counter(true))
  const button = screen.getByRole('button', { name: '0 回' })
  await userEvent.click(button)
  const kept = defined(button.parentElement)
  rerender(counter(false))
  expect(screen.queryByRole('button')).toBeNull()
  expect(kept).toHaveAttribute('data-hidden')
  expect(kept).not.toHaveAttribute('style')
  rerender(counter(true))
  expect(screen.getByRole('button', { name: '1 回' })).toBe(button)
  expect(kept).not.toHaveAttribute('data-hidden')
  expect(effects).toEqual(['started', 'stopped', 'started'])
})

it('renders ahead what was never shown, without its effects', async () => {
  const { container, rerender } = render(counter(false))
  const kept = defined(container.firstElementChild)
  expect(kept).toHaveAttribute('data-hidden')
  expect(kept).toHaveTextContent('0 回')
  expect(screen.queryByRole('button')).toBeNull()
  expect(effects).toEqual([])
  rerender(counter(true))
  expect(screen.getByRole('button', { name: '0 回' })).toBeInTheDocument()
  expect(effects).toEqual(['started'])
})

it('lays out when the browser is idle: once hidden, after a change, and not while it is shown', async () => {
  const view = (isShown: boolean, text: string) => (
    <Kept isShown={isShown} as="page">
      <p>{text}</p>
    </Kept>
  )
  const { rerender } = render(view(true, '前'))
  const measured = vi.spyOn(screen.getByText('前'), 'getBoundingClientRect')
  beIdle()
  expect(measured).toHaveBeenCalledTimes(0)
  rerender(view(false, '前'))
  beIdle()
  expect(measured).toHaveBeenCalledTimes(1)
  beIdle()
  expect(measured).toHaveBeenCalledTimes(1)
  await act(async () => {
    screen.getByText('前').textContent = '後'
  })
  beIdle()
  expect(measured).toHaveBeenCalledTimes(2)
  rerender(view(false, '後の後'))
  rerender(view(true, '後の後'))
  await act(async () => undefined)
  beIdle()
  expect(measured).toHaveBeenCalledTimes(2)
})

it('leaves every other style as it is', () => {
  render(counter(true))
  const kept = defined(screen.getByRole('button').parentElement)
  kept.style.setProperty('color', 'red')
  kept.style.width = '10px'
  expect([kept.style.color, kept.style.getPropertyValue('width'), kept.style.display]).toEqual(['red', '10px', ''])
})
