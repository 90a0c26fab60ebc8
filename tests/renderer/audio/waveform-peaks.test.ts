import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boundedCache, loadPeaks, loudestPerPart } from '../../../renderer/audio/waveform-peaks'

describe('waveform peaks', () => {
  it('are the largest amplitude of each part, whatever its sign', () => {
    expect([...loudestPerPart(Float32Array.of(0.25, -0.5, 0, 1, 0, 0), 3)]).toEqual([0.5, 1, 0])
  })

  it('have no more parts than samples', () => {
    expect(loudestPerPart(Float32Array.of(0.25, 0.5), 600)).toHaveLength(2)
    expect(loudestPerPart(new Float32Array(0), 600)).toHaveLength(0)
  })

  it('read every sample when the parts have unequal sizes', () => {
    const samples = new Float32Array(1000)
    for (const at of [0, 333, 334, 999]) {
      samples.fill(0)
      samples[at] = 1
      expect(Math.max(...loudestPerPart(samples, 3))).toBe(1)
    }
  })
})

it('drops the entry that was used longest ago', () => {
  const cache = boundedCache<number>(2)
  cache.put('a', 1)
  cache.put('b', 2)
  cache.get('a')
  cache.put('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

describe('loading peaks', () => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  const decoded = vi.fn<() => Promise<Pick<AudioBuffer, 'length' | 'duration' | 'getChannelData'>>>()

  beforeEach(() => {
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(new Uint8Array(4))))
    decoded.mockReset().mockResolvedValue({
      length: 4,
      duration: 2,
      getChannelData: () => Float32Array.of(0.5, 1, 0.5, 0),
    })
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = decoded
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const load = (address: string, leaving = new AbortController()) => loadPeaks(address, leaving.signal)

  it('decodes once, and then uses the cache', async () => {
    expect(await load('once')).toMatchObject({ duration: 2 })
    expect(await load('once')).toMatchObject({ duration: 2 })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => void]>([
    ['is not available', () => fetched.mockRejectedValue(new TypeError('gone'))],
    ['is refused', () => fetched.mockResolvedValue(new Response(null, { status: 404 }))],
    ['cannot be decoded', () => decoded.mockRejectedValue(new DOMException('', 'EncodingError'))],
    [
      'is empty',
      () => decoded.mockResolvedValue({ length: 0, duration: 0, getChannelData: () => new Float32Array(0) }),
    ],
    ['is too large', () => fetched.mockResolvedValue(new Response('', { headers: { 'content-length': '9000000' } }))],
  ])('returns null for a sound that %s, and requests it again next time', async (address, spoil) => {
    spoil()
    expect(await load(address)).toBeNull()
    fetched.mockResolvedValue(new Response(new Uint8Array(4)))
    decoded.mockResolvedValue({ length: 1, duration: 2, getChannelData: () => Float32Array.of(1) })
    expect(await load(address)).not.toBeNull()
  })

  it('aborts when the user leaves the item', async () => {
    const leaving = new AbortController()
    const shape = load('left', leaving)
    leaving.abort()
    expect(await shape).toBeNull()
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  it('requests nothing if the browser cannot decode audio', async () => {
    vi.stubGlobal('OfflineAudioContext', undefined)
    expect(await load('nowhere')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })
})
