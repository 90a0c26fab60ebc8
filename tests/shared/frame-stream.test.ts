import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrameCalls, type FrameCall, type FrameStreamEvents } from '../../shared/contract/frame-stream'
import { success } from '../../shared/contract/result'

const sent: FrameCall[] = []
const opened: FrameStreamEvents[] = []
const close = vi.fn()
let refusal: Error | null
let call: ReturnType<typeof createFrameCalls>
afterEach(() => vi.useRealTimers())
beforeEach(() => {
  close.mockClear()
  sent.length = 0
  opened.length = 0
  refusal = null
  call = createFrameCalls(async events => {
    opened.push(events)
    if (refusal) throw refusal
    return { send: frames => void sent.push(frames), close }
  })
})
const settled = () => new Promise(done => setImmediate(done))

it('opens no stream before the first call, and one for all', async () => {
  expect(opened).toEqual([])
  void call('a')
  void call('b')
  await settled()
  expect(opened).toHaveLength(1)
  expect(sent).toEqual([
    { number: 1, argument: 'a' },
    { number: 2, argument: 'b' },
  ])
})

it('gives each call its own answer, in any order', async () => {
  const [first, second] = [call('a'), call('b')]
  await settled()
  opened[0]?.onAnswer({ number: 2, result: success('of b') })
  opened[0]?.onAnswer({ number: 7, result: success('of nothing') })
  opened[0]?.onAnswer({ number: 1, result: success('of a') })
  expect(await Promise.all([first, second])).toEqual([
    { ok: true, value: 'of a' },
    { ok: true, value: 'of b' },
  ])
})

it('rejects what waits when the stream is closed; the next call opens another one', async () => {
  const lost = expect(call('a')).rejects.toThrow('the stream was closed')
  await settled()
  opened[0]?.onClose()
  await lost
  const again = call('b')
  await settled()
  expect(opened).toHaveLength(2)
  opened[1]?.onAnswer({ number: 2, result: success('of b') })
  expect(await again).toEqual({ ok: true, value: 'of b' })
})

it('a stream that is closed twice does not close the one that was opened meanwhile', async () => {
  refusal = new Error('no host')
  const lost = call('a').catch(() => {
    refusal = null
    return call('b')
  })
  await settled()
  opened[0]?.onClose()
  await settled()
  expect(opened).toHaveLength(2)
  opened[1]?.onAnswer({ number: 2, result: success('of b') })
  expect(await lost).toEqual({ ok: true, value: 'of b' })
  void call('c')
  await settled()
  expect(opened).toHaveLength(2)
  expect(sent.map(({ argument }) => argument)).toEqual(['b', 'c'])
})

it('rejects when the stream cannot be opened; the next call tries again', async () => {
  refusal = new Error('no host')
  await expect(call('a')).rejects.toThrow(/no host|the stream was closed/)
  refusal = null
  void call('b')
  await settled()
  expect(opened).toHaveLength(2)
  expect(sent).toEqual([{ number: 2, argument: 'b' }])
})

it('a call that is not answered for two minutes rejects, and closes the stream; others do not prolong its time', async () => {
  vi.useFakeTimers()
  const lost = expect(call('a')).rejects.toThrow('the stream was closed')
  await vi.advanceTimersByTimeAsync(100_000)
  const answered = call('b')
  await vi.advanceTimersByTimeAsync(0)
  opened[0]?.onAnswer({ number: 2, result: success('of b') })
  expect(await answered).toEqual({ ok: true, value: 'of b' })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  await lost
  expect(close).toHaveBeenCalledOnce()
  void call('c')
  expect(opened).toHaveLength(2)
})

it('an answer ends the wait for it', async () => {
  vi.useFakeTimers()
  const answered = call('a')
  await vi.advanceTimersByTimeAsync(0)
  opened[0]?.onAnswer({ number: 1, result: success('of a') })
  await answered
  expect(vi.getTimerCount()).toBe(0)
})
