import { act, renderHook, waitFor } from '@testing-library/react'
import { Activity, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type TriageItem, triageCodes, useTriage } from '../../../../renderer/audio/triage/index'
import { measureSound } from '../../../../renderer/audio/triage/measure-sound'
import { noise, sentence, spokenSentence } from './sounds'

/** The worker, which measures at once. */
class Worker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage({ id, samples, sampleRate }: { id: number; samples: Float32Array; sampleRate: number }) {
    queueMicrotask(() => this.onmessage?.({ data: { id, measures: measureSound(samples, sampleRate) } }))
  }
  terminate() {
    this.onmessage = null
  }
}

const sounds: Record<string, Float32Array> = { good: spokenSentence(), empty: noise(3, 0.0005) }
/** Without a connection. */
const failing = new Set<string>()
/** While the screen is locked. */
const refused = new Set<string>()

/** Decodes the bytes of a name as its sound, in the right one of two channels. */
class OfflineAudioContext {
  async decodeAudioData(bytes: ArrayBuffer) {
    const [name = ''] = new TextDecoder().decode(bytes).split('-')
    const samples = sounds[name]
    if (!samples) throw new Error('no sound')
    const channels = [new Float32Array(samples.length), samples]
    return { numberOfChannels: 2, sampleRate: 16_000, getChannelData: (at: number) => channels[at] }
  }
}

const requested: string[] = []
beforeEach(() => {
  requested.length = 0
  failing.clear()
  refused.clear()
  vi.stubGlobal('Worker', Worker)
  vi.stubGlobal('OfflineAudioContext', OfflineAudioContext)
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    if (failing.has(address)) throw new TypeError('no connection')
    return refused.has(address) ? new Response(null, { status: 403 }) : new Response(address)
  })
})
afterEach(() => vi.unstubAllGlobals())

const item = (address: string | null | undefined, over: Partial<TriageItem> = {}): TriageItem => ({
  key: `${address}`,
  address,
  text: sentence,
  ...over,
})

const show = (items: readonly TriageItem[]) =>
  renderHook(({ list }: { list: readonly TriageItem[] }) => useTriage(list), { initialProps: { list: items } })

it('measures each recording once, and says why it needs ears', async () => {
  const { result, rerender } = show([item('good-1'), item('empty-1'), item('other-1'), item(null), item(undefined)])
  expect([result.current.done, result.current.total]).toEqual([1, 5])
  await waitFor(() => expect(result.current.done).toBe(4))
  const codes = () => [...result.current.results].map(([key, { reasons }]) => [key, reasons.map(({ code }) => code)])
  expect(codes()).toEqual([
    ['good-1', []],
    ['empty-1', ['empty']],
    ['other-1', ['unreadable']],
    ['null', ['unreadable']],
  ])
  expect(requested).toEqual(['good-1', 'empty-1', 'other-1'])
  // another score is another reason, without another request
  rerender({ list: [item('good-1', { score: 20, ownMean: 80 })] })
  await waitFor(() => expect(codes()).toEqual([['good-1', ['far-from-mean']]]))
  expect(requested).toHaveLength(3)
})

it('knows in the next visit what was measured, and reads again what failed', async () => {
  failing.add('good-2')
  const first = show([item('good-2'), item('empty-2')])
  await waitFor(() => expect(first.result.current.done).toBe(2))
  expect(first.result.current.results.get('good-2')?.reasons.map(({ code }) => code)).toEqual(['unreadable'])
  failing.clear()
  act(() => first.result.current.retry())
  await waitFor(() => expect(first.result.current.results.get('good-2')?.reasons).toEqual([]))
  expect(requested).toEqual(['good-2', 'empty-2', 'good-2'])
  first.unmount()
  const second = show([item('good-2'), item('empty-2')])
  expect(second.result.current.done).toBe(2)
  expect(requested).toHaveLength(3)
})

it('reads again what was refused as the screen locked, and keeps the old answer until then', async () => {
  let mode: 'visible' | 'hidden' = 'visible'
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Activity, { mode, children })
  const items = [item('good-6'), item('good-7'), item('empty-6')]
  for (const address of ['good-7', 'empty-6']) refused.add(address)
  const { result, rerender } = renderHook(() => useTriage(items), { wrapper })
  const codes = () => [...result.current.results].map(([key, { reasons }]) => [key, reasons.map(({ code }) => code)])
  await waitFor(() =>
    expect(codes()).toEqual([
      ['good-6', []],
      ['good-7', ['unreadable']],
      ['empty-6', ['unreadable']],
    ]),
  )
  mode = 'hidden'
  rerender()
  refused.clear()
  mode = 'visible'
  rerender()
  expect(result.current.done).toBe(3)
  await waitFor(() =>
    expect(codes()).toEqual([
      ['good-6', []],
      ['good-7', []],
      ['empty-6', ['empty']],
    ]),
  )
  expect(requested).toEqual(['good-6', 'good-7', 'empty-6', 'good-7', 'empty-6'])
})

it('ends its work when the page is left', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const { unmount } = show([item('good-3'), item('good-4'), item('good-5')])
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

it('has thirteen codes', () => {
  expect(triageCodes).toHaveLength(13)
})
