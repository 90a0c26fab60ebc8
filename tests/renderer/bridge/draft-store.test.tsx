import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listDrafts, logOut, setFailureDisplay } from '../../../renderer/bridge/index'
import { useDraft } from '../../../renderer/ui/drafts'
import { failure, type Result, success } from '../../../shared/contract/result'
import type { SessionView } from '../../../shared/contract/types'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { keepDrafts } from '../../fakes/drafts'
import { putBridge } from '../render'

const readText = (value: unknown) => (typeof value === 'string' ? value : null)

function Form({ name = 'form' }: { name?: string }) {
  const draft = useDraft(name, '', readText)
  return (
    <>
      <input aria-label="text" value={draft.value} onChange={event => draft.set(event.currentTarget.value)} />
      <button type="button" onClick={draft.clear}>
        sent
      </button>
      <output>{draft.ready ? 'ready' : 'waiting'}</output>
    </>
  )
}

const field = () => screen.getByLabelText('text')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const waitForSend = () => act(() => vi.advanceTimersByTimeAsync(300))
const writes = () => fake.calls.filter(call => call.method !== 'drafts.read').map(call => [call.method, call.argument])

const sessionOf = (generation: number): SessionView => ({ ...teacher, generation })

let fake: FakeBridge
let stored: Map<string, unknown>
const toasts: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
  stored = keepDrafts(fake)
  toasts.length = 0
  setFailureDisplay({
    toast: message => toasts.push(message),
    alert: () => undefined,
    confirmRetry: async () => false,
    confirmReload: async () => false,
  })
})

afterEach(() => vi.useRealTimers())

describe('a draft at a locked screen', () => {
  const locked = { ok: false, error: { kind: 'cancelled', status: 423, message: 'locked' } } as const

  it('is read after the unlock', async () => {
    fake.answer('drafts.read', () => locked)
    render(<Form />)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('waiting')).toBeVisible()
    fake.answer('drafts.read', () => success({ value: 'typed before' }))
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(field()).toHaveValue('typed before')
  })

  it('is removed after the unlock if it was sent before', async () => {
    stored.set('form', 'typed before')
    render(<Form />)
    await settle()
    fake.answer('drafts.remove', () => locked)
    fireEvent.click(screen.getByText('sent'))
    await waitForSend()
    expect(stored.get('form')).toBe('typed before')
    fake.answer('drafts.remove', ({ key }) => {
      stored.delete(key)
      return success(null)
    })
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(stored.has('form')).toBe(false)
  })
})

/** A disk that is full between `fill` and `empty`. */
function diskThatFills(): { fill(): void; empty(): void } {
  let full = false
  fake.answer('drafts.write', ({ key, value }) => {
    if (full) return failure('status', 'no room')
    stored.set(key, value)
    return success(null)
  })
  return { fill: () => (full = true), empty: () => (full = false) }
}

describe('a draft', () => {
  it('is loaded into the form and not sent back', async () => {
    stored.set('form', 'from before')
    render(<Form />)
    expect(screen.getByRole('status')).toHaveTextContent('waiting')
    await settle()
    expect(field()).toHaveValue('from before')
    expect(screen.getByRole('status')).toHaveTextContent('ready')
    await waitForSend()
    expect(writes()).toEqual([])
  })

  it('is sent within 300 ms, also while typing continues', async () => {
    render(<Form />)
    await settle()
    for (let step = 1; step <= 10; step += 1) {
      type('x'.repeat(step))
      await act(() => vi.advanceTimersByTimeAsync(100))
    }
    const sent = writes().map(([, argument]) => String((argument as { value: string }).value).length)
    expect(sent.length).toBeGreaterThanOrEqual(3)
    expect(sent.length).toBeLessThanOrEqual(4)
    await waitForSend()
    expect(stored.get('form')).toBe('xxxxxxxxxx')
    expect(writes().at(-1)).toEqual(['drafts.write', { key: 'form', generation: 1, value: 'xxxxxxxxxx' }])
  })

  it('never replaces text that was typed meanwhile', async () => {
    let answer = (_value: Result<{ value: unknown }>) => {}
    fake.answer('drafts.read', () => new Promise(resolve => (answer = resolve)))
    render(<Form />)
    type('mine')
    answer(success({ value: 'late' }))
    await waitForSend()
    expect(field()).toHaveValue('mine')
    expect(stored.get('form')).toBe('mine')
  })

  it('of an unexpected shape is ignored', async () => {
    stored.set('form', { text: 1 })
    render(<Form />)
    await settle()
    expect(field()).toHaveValue('')
  })

  it('is available at once when the form is opened again, without a call', async () => {
    const view = render(<Form />)
    await settle()
    type('mine')
    view.unmount()
    expect(stored.get('form')).toBe('mine')
    render(<Form />)
    expect(field()).toHaveValue('mine')
    expect(fake.calls.filter(call => call.method === 'drafts.read')).toHaveLength(1)
  })

  it('is removed after sending, and when it equals the initial value', async () => {
    render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    fireEvent.click(screen.getByText('sent'))
    expect(field()).toHaveValue('')
    await waitForSend()
    expect(stored.size).toBe(0)
    type('b')
    await waitForSend()
    type('')
    await waitForSend()
    expect(stored.size).toBe(0)
    expect(writes().map(([method]) => method)).toEqual([
      'drafts.write',
      'drafts.remove',
      'drafts.write',
      'drafts.remove',
    ])
  })

  it.each([
    ['closes', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('is sent at once when the page %s', async (_how, leave) => {
    render(<Form />)
    await settle()
    type('last')
    leave()
    expect(stored.get('form')).toBe('last')
    vi.restoreAllMocks()
  })

  it('is sent before the logout for another teacher', async () => {
    fake.answer('session.logout', () => success(null))
    render(<Form />)
    await settle()
    type('last')
    await logOut('handover')
    expect(fake.calls.slice(-2)).toEqual([
      { method: 'drafts.write', argument: { key: 'form', generation: 1, value: 'last' } },
      { method: 'session.logout', argument: {} },
    ])
  })

  it.each(['unauthorized', 'handover'] as const)('is sent for the session in which it was typed: %s', async reason => {
    render(<Form />)
    await settle()
    type('last')
    fake.emit('session.changed', { generation: 2, session: null, reason })
    expect(writes()).toEqual([['drafts.write', { key: 'form', generation: 1, value: 'last' }]])
    fake.emit('session.changed', { generation: 3, session: sessionOf(3) })
    await waitForSend()
    expect(writes()).toHaveLength(1)
  })

  it('is listed to its teacher, but not to the next one if the list comes after the session', async () => {
    const mine = success({ drafts: [{ key: 'note/1', value: 'mine' }] })
    fake.answer('drafts.list', () => mine)
    expect(await listDrafts('note/')).toEqual([{ key: 'note/1', value: 'mine' }])
    let answer = () => {}
    fake.answer('drafts.list', () => new Promise(resolve => (answer = () => resolve(mine))))
    const late = listDrafts('note/')
    fake.emit('session.changed', { generation: 2, session: sessionOf(2) })
    answer()
    expect(await late).toEqual([])
  })

  it('is discarded by a chosen logout', async () => {
    const view = render(<Form />)
    await settle()
    type('last')
    fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' })
    view.unmount()
    await waitForSend()
    expect(writes()).toEqual([])
  })

  it('is read again in the next session', async () => {
    const view = render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    view.unmount()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' })
    stored.set('form', 'of the next')
    fake.emit('session.changed', { generation: 3, session: sessionOf(3) })
    render(<Form />)
    await settle()
    expect(field()).toHaveValue('of the next')
    expect(fake.calls.at(-1)?.argument).toEqual({ key: 'form', generation: 3 })
  })

  it('is sent only after the request before it', async () => {
    const order: string[] = []
    let open = () => {}
    fake.answer('drafts.write', ({ value }) => {
      order.push(String(value))
      return new Promise(resolve => {
        open = () => resolve(success(null))
      })
    })
    render(<Form />)
    await settle()
    type('1')
    await waitForSend()
    type('12')
    await waitForSend()
    type('123')
    await waitForSend()
    expect(order).toEqual(['1'])
    await act(async () => open())
    await waitForSend()
    expect(order).toEqual(['1', '123'])
  })

  it('that cannot be stored is reported once, until it can be stored', async () => {
    let full = true
    fake.answer('drafts.write', () => (full ? failure('status', 'no room') : success(null)))
    render(<Form />)
    await settle()
    for (const value of ['a', 'ab', 'abc']) {
      type(value)
      await waitForSend()
    }
    expect(toasts).toEqual(['no room'])
    full = false
    type('abcd')
    await waitForSend()
    full = true
    type('abcde')
    await waitForSend()
    expect(toasts).toEqual(['no room', 'no room'])
  })

  it('that main could not write is retried less and less often, and reported once', async () => {
    const { fill, empty } = diskThatFills()
    fill()
    render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    expect(writes()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(writes()).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(writes().length).toBeGreaterThan(25)
    expect(writes().length).toBeLessThan(40)
    empty()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(stored.get('form')).toBe('mine')
    const tried = writes().length
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(writes()).toHaveLength(tried)
    expect(toasts).toEqual(['no room'])
  })

  it.each<[string, (view: ReturnType<typeof render>) => void]>([
    ['is left', view => view.unmount()],
    ['closes', () => window.dispatchEvent(new Event('pagehide'))],
    ['ends with its session', () => fake.emit('session.changed', { generation: 2, session: null, reason: 'handover' })],
  ])('that main could not write is sent at once when the page %s', async (_how, leave) => {
    const { fill, empty } = diskThatFills()
    fill()
    const view = render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    expect(stored.size).toBe(0)
    empty()
    leave(view)
    await settle()
    expect(stored.get('form')).toBe('mine')
    expect(writes()).toHaveLength(2)
  })

  it.each(['logout', 'handover'] as const)('is not retried after its session ended: %s', async reason => {
    diskThatFills().fill()
    render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    fake.emit('session.changed', { generation: 2, session: null, reason })
    await settle()
    const tried = writes().length
    expect(tried).toBe(reason === 'logout' ? 1 : 2)
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(writes()).toHaveLength(tried)
  })

  it('that main refuses is not retried', async () => {
    fake.answer('drafts.write', () => failure('invalid-request', 'too long'))
    render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(writes()).toHaveLength(1)
  })

  it('is reported once also if another one is stored meanwhile', async () => {
    fake.answer('drafts.write', ({ key }) => (key === 'form' ? failure('status', 'no room') : success(null)))
    render(<Form />)
    await settle()
    type('mine')
    await waitForSend()
    cleanup()
    render(<Form name="other" />)
    await settle()
    type('kept')
    await waitForSend()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(toasts).toEqual(['no room'])
  })

  it('is removed if the field was emptied again before the draft was loaded', async () => {
    stored.set('form', 'from before')
    let answer = (_value: Result<{ value: unknown }>) => {}
    fake.answer('drafts.read', () => new Promise(resolve => (answer = resolve)))
    render(<Form />)
    type('x')
    type('')
    answer(success({ value: 'from before' }))
    await waitForSend()
    expect(stored.size).toBe(0)
  })

  it('is not stored without a login', async () => {
    fake = putBridge()
    render(<Form />)
    expect(screen.getByRole('status')).toHaveTextContent('ready')
    type('mine')
    await waitForSend()
    expect(fake.calls).toEqual([])
  })

  it('works the same when React runs effects twice', async () => {
    stored.set('form', 'from before')
    render(
      <StrictMode>
        <Form />
      </StrictMode>,
    )
    await settle()
    expect(field()).toHaveValue('from before')
    type('next')
    await waitForSend()
    expect(stored.get('form')).toBe('next')
  })
})
