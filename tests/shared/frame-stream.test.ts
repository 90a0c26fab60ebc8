import { beforeEach, expect, it } from 'vitest'
import { createFrameCalls, type FrameCall, type FrameStreamEvents } from '../../shared/contract/frame-stream'
import { success } from '../../shared/contract/result'

const sent: FrameCall[] = []
const opened: FrameStreamEvents[] = []
let refusal: Error | null
let call: ReturnType<typeof createFrameCalls>
beforeEach(() => {
  sent.length = 0
  opened.length = 0
  refusal = null
  call = createFrameCalls(async events => {
    opened.push(events)
    if (refusal) throw refusal
    return frames => void sent.push(frames)
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
