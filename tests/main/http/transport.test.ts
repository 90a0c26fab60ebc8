import axios, { type AxiosAdapter } from 'axios'
import { afterEach, describe, expect, it } from 'vitest'
import { createTransport } from '../../../main/http/transport'
import { type FakeServer, startServer } from '../../fakes/http-server'

let server: FakeServer | undefined
afterEach(async () => {
  await server?.close()
})

describe('a host’s network', () => {
  const proxies: string[] = []
  const network: AxiosAdapter = async config => {
    proxies.push(axios.getUri(config))
    return { status: 200, statusText: '', headers: {}, config, data: 'by the host' }
  }

  it('carries every request except those to this machine, whatever proxy is configured', async () => {
    server = await startServer(response => response.end('by Node'))
    for (const proxy of ['system', 'direct', 'http://127.0.0.1:1']) {
      const transport = createTransport({ proxy, extraCaFile: undefined }, network)
      expect((await transport.get(`${server.origin}/a`, { responseType: 'text' })).data).toBe('by Node')
      for (const host of ['localhost', '[::1]']) {
        await expect(transport.get(`http://${host}:1/`), host).rejects.toThrow()
      }
      expect((await transport.get('https://school.example/b')).data).toBe('by the host')
    }
    expect(proxies).toEqual(Array(3).fill('https://school.example/b'))
  })
})

describe('without a network of the host', () => {
  it('a configured proxy carries the requests, with its name and password', async () => {
    server = await startServer(response => response.end('by proxy'))
    const proxy = `http://miura:p%3A1@${new URL(server.origin).host}`
    const transport = createTransport({ proxy, extraCaFile: undefined }, null)
    expect((await transport.get('http://school.example/b', { responseType: 'text' })).data).toBe('by proxy')
    const { authorization, 'proxy-authorization': given } = server.received[0]?.headers ?? {}
    expect([authorization, given]).toEqual([undefined, `Basic ${Buffer.from('miura:p:1').toString('base64')}`])
  })
})
