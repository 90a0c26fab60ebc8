import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { probeWhileOffline } from '../../../main/http/probe-while-offline'
import { createServerConnectivity } from '../../../main/http/server-connectivity'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const changes: boolean[] = []
  const probe = vi.fn(async (): Promise<void> => undefined)
  const connectivity = createServerConnectivity()
  connectivity.onDidChange(isOffline => changes.push(isOffline))
  const probing = probeWhileOffline(connectivity, probe)
  return { connectivity, changes, probe, probing }
}

const firstPause = 5000
const secondPause = 10_000

/** A probe that ends when `answer` is called. */
function pendingProbe() {
  let answer = () => {}
  const probe = () =>
    new Promise<void>(resolve => {
      answer = resolve
    })
  return { probe, answer: () => answer() }
}

describe('the connectivity', () => {
  it('is offline from the first call without a response until the next response', () => {
    const { connectivity, changes } = setUp()
    expect(connectivity.isOffline()).toBe(false)
    connectivity.onNoResponse(performance.now())
    connectivity.onNoResponse(performance.now())
    expect(connectivity.isOffline()).toBe(true)
    connectivity.onResponse()
    connectivity.onResponse()
    expect(connectivity.isOffline()).toBe(false)
    expect(changes).toEqual([true, false])
  })

  it('stays online while other calls get responses, unless an offline copy replaced a response', () => {
    const { connectivity, changes } = setUp()
    const startedAt = performance.now()
    vi.advanceTimersByTime(10)
    connectivity.onResponse()
    connectivity.onNoResponse(startedAt)
    expect(changes).toEqual([])
    connectivity.onNoResponse()
    expect(changes).toEqual([true])
  })
})

describe('probing', () => {
  it('runs with growing pauses while the server is offline, and not after it is back', async () => {
    const { connectivity, probe } = setUp()
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(firstPause)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(firstPause)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(secondPause - firstPause)
    expect(probe).toHaveBeenCalledTimes(2)
    connectivity.onResponse()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(2)
  })

  it('never runs twice at once, and in the end each half minute', async () => {
    const { connectivity, probe, probing } = setUp()
    const pending = pendingProbe()
    probe.mockImplementationOnce(pending.probe)
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(1)
    pending.answer()
    await vi.advanceTimersByTimeAsync(60_000)
    const probes = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(300_000)
    expect(probe.mock.calls.length - probes).toBe(10)
    await probing.dispose()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(probe.mock.calls.length - probes).toBe(10)
  })

  it('does not start again when it is disposed during a probe', async () => {
    const { connectivity, probe, probing } = setUp()
    const pending = pendingProbe()
    probe.mockImplementationOnce(pending.probe)
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(firstPause)
    await probing.dispose()
    pending.answer()
    await vi.advanceTimersByTimeAsync(600_000)
    connectivity.onResponse()
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(1)
  })

  it('of an outage that is over does not continue in the next one', async () => {
    const { connectivity, probe } = setUp()
    const pending = pendingProbe()
    probe.mockImplementationOnce(pending.probe)
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(firstPause)
    connectivity.onResponse()
    connectivity.onNoResponse()
    pending.answer()
    await vi.advanceTimersByTimeAsync(secondPause)
    expect(probe).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    const probes = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(300_000)
    expect(probe.mock.calls.length - probes).toBe(10)
  })

  it('keeps its pauses if the server is offline again at once, and starts again after a stable minute', async () => {
    const { connectivity, probe } = setUp()
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(firstPause)
    connectivity.onResponse()
    connectivity.onNoResponse()
    await vi.advanceTimersByTimeAsync(firstPause)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(secondPause)
    connectivity.onResponse()
    await vi.advanceTimersByTimeAsync(120_000)
    connectivity.onNoResponse()
    const probes = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(firstPause)
    expect(probe.mock.calls.length).toBe(probes + 1)
  })
})
