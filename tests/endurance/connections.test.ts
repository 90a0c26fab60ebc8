import { afterEach, describe, expect, it } from 'vitest'
import { createTransport } from '../../main/http/transport'
import { type FakeServer, startServer } from '../fakes/http-server'

let server: FakeServer | undefined
afterEach(() => server?.close())

describe('connections', () => {
  it('that are idle are closed before the server closes them; a busy one is not', async () => {
    server = await startServer((response, { path }) => {
      setTimeout(() => response.end('ok'), path === '/slow' ? 2600 : 0)
    })
    const transport = createTransport({ proxy: 'direct', extraCaFile: undefined }, null)
    await transport.get(`${server.origin}/first`)
    expect(await server.connections()).toBe(1)
    const slow = await transport.get<string>(`${server.origin}/slow`, { responseType: 'text' })
    expect(slow.data).toBe('ok')
    await expect.poll(() => server?.connections(), { timeout: 4000 }).toBe(0)
  })
})
