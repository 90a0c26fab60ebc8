import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logOut, useKept } from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

function Choice({ name }: { name: string }) {
  const { value, ready, set } = useKept('classes')
  return (
    <button type="button" onClick={() => set(old => ({ ...old, list: `${old?.list ?? ''}+` }))}>
      {`${name}:${ready ? (value?.list ?? 'none') : 'waiting'}`}
    </button>
  )
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const waitForSend = () => act(() => vi.advanceTimersByTimeAsync(300))
const sent = () => fake.calls.filter(({ method }) => method === 'keeps.write').map(({ argument }) => argument)

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
})
afterEach(() => vi.useRealTimers())

/** Each teacher, by the generation of the session, has kept this class. */
const keep = (classes: Record<number, string>) =>
  fake.answer('keeps.read', ({ generation }) => success({ value: { list: classes[generation] ?? '' } }))

describe('a kept value', () => {
  it('is the same in all components, and is sent once after a pause', async () => {
    keep({ 1: 'a' })
    render(
      <>
        <Choice name="one" />
        <Choice name="two" />
      </>,
    )
    expect(screen.getByText('one:waiting')).toBeVisible()
    await settle()
    expect(screen.getByText('two:a')).toBeVisible()
    fireEvent.click(screen.getByText('one:a'))
    fireEvent.click(screen.getByText('two:a+'))
    expect(screen.getByText('one:a++')).toBeVisible()
    await waitForSend()
    expect(sent()).toEqual([{ key: 'classes', generation: 1, value: { list: 'a++' } }])
  })

  it('that waits at the end of a test is not sent over the bridge of the next test', async () => {
    keep({ 1: 'a' })
    render(<Choice name="one" />)
    await settle()
    fireEvent.click(screen.getByText('one:a'))
    fake = putBridge({ session: teacher })
    await waitForSend()
    expect(sent()).toEqual([])
  })

  it('that is changed before it was loaded does not lose what was stored', async () => {
    keep({ 1: 'a' })
    render(<Choice name="one" />)
    fireEvent.click(screen.getByText('one:waiting'))
    await settle()
    expect(screen.getByText('one:a+')).toBeVisible()
    await waitForSend()
    expect(sent()).toEqual([{ key: 'classes', generation: 1, value: { list: 'a+' } }])
  })

  it('that could not be read is read again, and a change in the meantime does not replace what is stored', async () => {
    fake.answer('keeps.read', () => failure('network', 'gone'))
    render(<Choice name="one" />)
    fireEvent.click(screen.getByText('one:waiting'))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText('one:waiting')).toBeVisible()
    const reads = fake.calls.filter(({ method }) => method === 'keeps.read')
    expect(reads.length).toBeGreaterThan(2)
    expect(reads.length).toBeLessThan(6)
    expect(sent()).toEqual([])

    keep({ 1: 'a' })
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText('one:a+')).toBeVisible()
    await waitForSend()
    expect(sent()).toEqual([{ key: 'classes', generation: 1, value: { list: 'a+' } }])
  })

  it('that could not be read before the session ended is neither read again nor written', async () => {
    fake.answer('keeps.read', () => failure('network', 'gone'))
    render(<Choice name="one" />)
    fireEvent.click(screen.getByText('one:waiting'))
    await settle()
    await act(() => logOut())
    keep({ 1: 'a' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(fake.calls.filter(({ method }) => method === 'keeps.read')).toHaveLength(1)
    expect(sent()).toEqual([])
  })

  it('that the locked screen refuses is read after the unlock', async () => {
    fake.answer('keeps.read', () => ({ ok: false, error: { kind: 'cancelled', status: 423, message: 'locked' } }))
    render(<Choice name="one" />)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('one:waiting')).toBeVisible()
    keep({ 1: 'a' })
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.getByText('one:a')).toBeVisible()
  })

  it('is sent at a logout, and the next teacher sees only what is their own', async () => {
    keep({ 1: 'a', 3: 'b' })
    const { unmount } = render(<Choice name="one" />)
    await settle()
    fireEvent.click(screen.getByText('one:a'))
    await act(() => logOut())
    expect(sent()).toEqual([{ key: 'classes', generation: 1, value: { list: 'a+' } }])
    unmount()

    act(() => fake.emit('session.changed', { generation: 3, session: { ...teacher, generation: 3 } }))
    render(<Choice name="other" />)
    expect(screen.getByText('other:waiting')).toBeVisible()
    await settle()
    expect(screen.getByText('other:b')).toBeVisible()
  })
})
