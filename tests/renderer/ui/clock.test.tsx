import { act, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNow } from '../../../renderer/ui/clock'
import { longDate } from '../../../shared/domain/time'
import { putBridge } from '../render'

const minute = 60_000
const Today = () => <p>{longDate(useNow())}</p>
const Page = ({ mode }: { mode: 'visible' | 'hidden' }) => (
  <Activity mode={mode}>
    <Today />
  </Activity>
)

describe('useNow', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // One minute before midnight in Tokyo.
    vi.setSystemTime(Date.UTC(2026, 10, 30, 14, 59))
  })
  afterEach(() => void vi.useRealTimers())

  it('changes at midnight in Tokyo', () => {
    putBridge()
    render(<Today />)
    expect(screen.getByText('2026年11月30日')).toBeVisible()
    act(() => void vi.advanceTimersByTime(minute))
    expect(screen.getByText('2026年12月1日')).toBeVisible()
    act(() => void vi.advanceTimersByTime(24 * 60 * minute))
    expect(screen.getByText('2026年12月2日')).toBeVisible()
  })

  it('follows the server’s clock as soon as the offset is known', () => {
    const fake = putBridge()
    render(<Today />)
    act(() => fake.emit('clock.changed', { offset: 2 * minute }))
    expect(screen.getByText('2026年12月1日')).toBeVisible()
    act(() => fake.emit('clock.changed', { offset: 0 }))
    expect(screen.getByText('2026年11月30日')).toBeVisible()
  })

  it('is correct in a page that was hidden over midnight', () => {
    putBridge()
    const view = render(<Page mode="visible" />)
    view.rerender(<Page mode="hidden" />)
    vi.setSystemTime(Date.UTC(2026, 11, 2, 3, 0))
    view.rerender(<Page mode="visible" />)
    expect(screen.getByText('2026年12月2日')).toBeVisible()
  })

  it('is checked when a PC that slept shows the window again', () => {
    putBridge()
    render(<Today />)
    vi.setSystemTime(Date.UTC(2026, 11, 2, 3, 0))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('2026年12月2日')).toBeVisible()
  })
})
