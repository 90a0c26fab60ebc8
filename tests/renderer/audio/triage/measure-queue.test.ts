import { describe, expect, it, vi } from 'vitest'
import type { DecodedSound } from '../../../../renderer/audio/triage/decode-sound'
import { cachedMeasures, createMeasureQueue } from '../../../../renderer/audio/triage/measure-queue'
import { createSoundMeter } from '../../../../renderer/audio/triage/sound-meter'
import type { SoundMeasures } from '../../../../renderer/audio/triage/triage-types'
import { defined } from '../../../fixtures/defined'

const measures = { seconds: 1 } as SoundMeasures

/** A queue whose sounds are decoded when the test says so. */
function startQueue() {
  const decoding = new Map<string, { signal: AbortSignal; end: (sound: DecodedSound | null) => void }>()
  const meter = {
    measure: vi.fn(async () => measures),
    close: vi.fn(),
  }
  const found: [string, SoundMeasures | null][] = []
  const queue = createMeasureQueue((address, one) => found.push([address, one]), {
    decode: (address, signal) => new Promise(end => decoding.set(address, { signal, end })),
    meter,
  })
  const finish = async (address: string, sound: DecodedSound | null) => {
    defined(decoding.get(address)).end(sound)
    await vi.waitFor(() => expect(found.some(([one]) => one === address)).toBe(true))
  }
  return { queue, decoding, meter, found, finish }
}

const sound = (): DecodedSound => ({ samples: new Float32Array(3), sampleRate: 16_000 })

describe('the queue of recordings', () => {
  it('reads two at a time, in their order, and keeps the measures', async () => {
    const { queue, decoding, found, finish } = startQueue()
    queue.want(['q/1', 'q/2', 'q/3', 'q/2'])
    expect([...decoding.keys()]).toEqual(['q/1', 'q/2'])
    await finish('q/2', sound())
    await vi.waitFor(() => expect([...decoding.keys()]).toEqual(['q/1', 'q/2', 'q/3']))
    await finish('q/1', sound())
    await finish('q/3', sound())
    expect(found.map(([address]) => address)).toEqual(['q/2', 'q/1', 'q/3'])
    expect(cachedMeasures('q/3')).toEqual(measures)
    expect(cachedMeasures('q/4')).toBeUndefined()
  })

  it('reports a recording that cannot be read, does not keep it, and goes on', async () => {
    const { queue, found, finish, meter } = startQueue()
    queue.want(['r/1', 'r/2', 'r/3'])
    await finish('r/1', null)
    await finish('r/3', sound())
    expect(found).toEqual([
      ['r/1', null],
      ['r/3', measures],
    ])
    expect(meter.measure).toHaveBeenCalledTimes(1)
    expect(cachedMeasures('r/1')).toBeUndefined()
  })

  it('reads what has failed once, and again only after it may forget that', async () => {
    const { queue, decoding, found, finish } = startQueue()
    queue.want(['u/1', 'u/2'])
    await finish('u/1', null)
    decoding.clear()
    queue.want(['u/1', 'u/2', 'u/3'])
    expect([...decoding.keys()]).toEqual(['u/3'])
    await finish('u/3', sound())
    queue.forgetFailures()
    queue.want(['u/1', 'u/2'])
    expect([...decoding.keys()]).toEqual(['u/3', 'u/1'])
    defined(decoding.get('u/1')).end(sound())
    await vi.waitFor(() =>
      expect(found).toEqual([
        ['u/1', null],
        ['u/3', measures],
        ['u/1', measures],
      ]),
    )
  })

  it('goes on with what is under way if the list grows, and ends what is no longer wanted', async () => {
    const { queue, decoding, finish, found } = startQueue()
    queue.want(['s/1', 's/2'])
    queue.want(['s/3', 's/2', 's/4'])
    expect(decoding.get('s/1')?.signal.aborted).toBe(true)
    expect(decoding.get('s/2')?.signal.aborted).toBe(false)
    expect([...decoding.keys()]).toEqual(['s/1', 's/2', 's/3'])
    defined(decoding.get('s/1')).end(sound())
    await finish('s/2', sound())
    expect(found.map(([address]) => address)).toEqual(['s/2'])
  })

  it('reports nothing after it was closed', async () => {
    const { queue, decoding, meter, found } = startQueue()
    queue.want(['t/1', 't/2', 't/3'])
    queue.close()
    expect(meter.close).toHaveBeenCalledTimes(1)
    expect(defined(decoding.get('t/1')).signal.aborted).toBe(true)
    defined(decoding.get('t/1')).end(sound())
    await Promise.resolve()
    await Promise.resolve()
    expect([found, [...decoding.keys()]]).toEqual([[], ['t/1', 't/2']])
  })
})

/** A worker that the test answers for. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  posted: { id: number; samples: Float32Array; sampleRate: number }[] = []
  terminate = vi.fn()
  postMessage(message: FakeWorker['posted'][number], transferred: ArrayBuffer[]) {
    expect(transferred).toEqual([message.samples.buffer])
    this.posted.push(message)
  }
}

describe('the worker', () => {
  function startMeter() {
    const workers: FakeWorker[] = []
    const meter = createSoundMeter(() => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as Partial<Worker> as Worker
    })
    return { meter, workers }
  }

  it('starts with the first recording, and each answer goes to its recording', async () => {
    const { meter, workers } = startMeter()
    expect(workers).toHaveLength(0)
    const both = [meter.measure(new Float32Array(1), 8000), meter.measure(new Float32Array(2), 16_000)]
    expect(workers).toHaveLength(1)
    const worker = defined(workers[0])
    expect(worker.posted.map(({ samples, sampleRate }) => [samples.length, sampleRate])).toEqual([
      [1, 8000],
      [2, 16_000],
    ])
    for (const { id, samples } of worker.posted.toReversed())
      worker.onmessage?.({ data: { id, measures: { seconds: samples.length } } })
    expect(await Promise.all(both)).toEqual([{ seconds: 1 }, { seconds: 2 }])
  })

  it('that fails answers with nothing, and another one starts with the next recording', async () => {
    const { meter, workers } = startMeter()
    const lost = meter.measure(new Float32Array(1), 8000)
    defined(workers[0]).onerror?.()
    expect(await lost).toBeNull()
    expect(defined(workers[0]).terminate).toHaveBeenCalledTimes(1)
    const next = meter.measure(new Float32Array(1), 8000)
    expect(workers).toHaveLength(2)
    meter.close()
    expect(await next).toBeNull()
  })
})
