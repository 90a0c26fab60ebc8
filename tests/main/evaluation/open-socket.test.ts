/** The way of a recording through the proxies and certificates of a school (DESIGN §4). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSocketOpener } from '../../../main/evaluation/open-socket'
import { type Behaviour, certificatePath, openGateway, openSecure, requireLogin } from '../../fakes/school-network'

const closing: (() => void)[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const close of closing.splice(0).reverse()) close()
})

const extraCaFile = certificatePath('root')
const url = new URL('wss://school.example/evaluation')
const passAll: Behaviour = (_request, _socket, pass) => pass()

/** A TLS server that answers every handshake with this status, behind a proxy that alone can reach it. */
async function setUp(status = 426, behaviour = passAll) {
  const requests: string[] = []
  const server = await openSecure(['leaf', 'intermediate'], (request, response) => {
    requests.push(`${request.headers.host}${request.url} ${request.headers.upgrade}`)
    response.writeHead(status, { location: 'https://evil.example/' }).end()
  })
  const gateway = await openGateway(server.port, behaviour)
  closing.push(server.close, gateway.close)
  return { gateway, requests, address: `127.0.0.1:${gateway.port}` }
}

/** The error of the handshake. */
async function failureOf(open: ReturnType<typeof createSocketOpener>): Promise<string> {
  const socket = await open(url)
  return new Promise(resolve => {
    socket.once('error', error => resolve(error.message))
  })
}

describe('the connection to the evaluation server', () => {
  it.each(['the configured one', 'the first of a PAC script', 'that of the environment'])(
    'goes through a proxy: %s',
    async which => {
      const { gateway, requests, address } = await setUp()
      vi.stubEnv('HTTPS_PROXY', which === 'that of the environment' ? `http://${address}` : 'http://127.0.0.1:1')
      vi.stubEnv('NO_PROXY', '')
      const resolveProxy = async (asked: string) => {
        expect(asked).toBe('https://school.example/evaluation')
        return `PROXY ${address}; PROXY 127.0.0.1:1; DIRECT`
      }
      const proxy = which === 'the configured one' ? `http://${address}` : 'system'
      const isPac = which === 'the first of a PAC script'
      const open = createSocketOpener({ proxy, extraCaFile }, isPac ? resolveProxy : undefined)
      expect(await failureOf(open)).toBe('Unexpected server response: 426')
      expect(gateway.connectRequests.map(({ host }) => host)).toEqual(['school.example:443'])
      expect(requests).toEqual(['school.example/evaluation websocket'])
    },
  )

  it('gives the proxy the password of the configuration', async () => {
    const { requests, address } = await setUp(426, requireLogin)
    const open = (user: string) => createSocketOpener({ proxy: `http://${user}${address}`, extraCaFile }, undefined)
    expect(await failureOf(open(''))).toBe('ERR_PROXY_AUTH_REQUESTED')
    expect(await failureOf(open('miura:himitsu@'))).toBe('Unexpected server response: 426')
    expect(requests).toHaveLength(1)
  })

  it('is refused if the server’s certificate is not trusted', async () => {
    const { requests, address } = await setUp()
    expect(await failureOf(createSocketOpener({ proxy: `http://${address}` }, undefined))).toMatch(/certificate/)
    expect(requests).toEqual([])
  })

  it.each(['127.0.0.1', 'localhost', '[::1]'])('asks no proxy about a server on this PC: %s', async host => {
    const resolveProxy = vi.fn(async () => 'PROXY 127.0.0.1:1')
    for (const proxy of ['system', 'http://127.0.0.1:1']) {
      const socket = await createSocketOpener({ proxy }, resolveProxy)(new URL(`ws://${host}:1/evaluation`))
      const said = await new Promise<Error>(resolve => socket.once('error', resolve))
      expect(said.message).not.toMatch(/proxy/i)
    }
    expect(resolveProxy).not.toHaveBeenCalled()
  })

  it('does not follow a redirect', async () => {
    const { gateway, requests, address } = await setUp(302)
    const open = createSocketOpener({ proxy: `http://${address}`, extraCaFile }, undefined)
    expect(await failureOf(open)).toBe('Unexpected server response: 302')
    expect([gateway.connectRequests.length, requests.length]).toEqual([1, 1])
  })
})
