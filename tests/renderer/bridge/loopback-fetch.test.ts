import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLoopback } from '../../../renderer/bridge/loopback'

class SilentSocket extends EventTarget {}

const asked: [string, RequestInit][] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init])
    return Response.json(path === '/session' ? { session: 'S' } : { ok: true, value: null })
  })
  history.replaceState(null, '', '/#launch=abc')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it('neither the exchange nor a call follows a redirect, so no other server receives a secret', async () => {
  const bridge = await connectLoopback(() => undefined)
  await bridge.app.boot({})
  expect(asked.map(([path, { redirect }]) => [path, redirect])).toEqual([
    ['/session', 'error'],
    ['/bridge', 'error'],
  ])
})

it('a call to a host that hangs times out', async () => {
  let limit = 0
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    limit = ms
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  const bridge = await connectLoopback(() => undefined)
  await bridge.app.boot({})
  expect(asked.at(-1)?.[1].signal?.aborted).toBe(true)
  expect(limit).toBe(120_000)
  // A file may take half an hour over the line of a school.
  await bridge.api.upload({ endpoint: 'upload-sound-file', request: {}, callId: 'c-1' })
  expect(limit).toBe(1_800_000)
  timeout.mockRestore()
})
