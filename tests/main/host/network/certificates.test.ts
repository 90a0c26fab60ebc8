/** TLS servers with one fault each in their certificates, over Node's sockets (docs/network.md §4, §7). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { errorCodeOf } from '../../../../main/http/api-error'
import { createTransport } from '../../../../main/http/transport'
import { certificatePath, openGateway, openSecure } from '../../../fakes/school-network'

const opened: { close(): void }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/**
 * Calls `https://school.example`; returns the response or error code, and the number of requests that the server has
 * read.
 */
async function call(certificates: string[], trusted: string | undefined, host = 'school.example') {
  let received = 0
  const server = await openSecure(certificates, (_request, response) => {
    received++
    response.end('hello')
  })
  const gateway = await openGateway(server.port, (_request, _socket, pass) => pass())
  opened.push(server, gateway)
  const proxy = `http://127.0.0.1:${gateway.port}`
  const extraCaFile = trusted && certificatePath(trusted)
  const address = host === '127.0.0.1' ? `https://${host}:${server.port}/` : `https://${host}/`
  const result = await createTransport({ proxy, extraCaFile }, null)
    .get<string>(address, { responseType: 'text', headers: { Authorization: 'Bearer secret' } })
    .then(({ data }) => data, errorCodeOf)
  return { result, received }
}

describe('the server', () => {
  it('with a certificate of the configured authority is accepted', async () => {
    expect(await call(['leaf', 'intermediate'], 'root')).toEqual({ result: 'hello', received: 1 })
  })

  it('with a self-signed certificate that was added is accepted, by its name only', async () => {
    expect(await call(['self-signed'], 'self-signed')).toEqual({ result: 'hello', received: 1 })
    const wrong = { result: 'ERR_CERT_COMMON_NAME_INVALID', received: 0 }
    expect(await call(['self-signed'], 'self-signed', 'other.example')).toEqual(wrong)
  })

  const unknown = 'ERR_CERT_AUTHORITY_INVALID'
  it.each<[string, string[], string | undefined, string]>([
    ['of an unknown authority', ['leaf', 'intermediate'], undefined, unknown],
    ['of another authority than the added one', ['leaf', 'intermediate'], 'stranger', unknown],
    ['whose intermediate is missing', ['leaf'], 'root', unknown],
    ['with a self-signed certificate', ['self-signed'], undefined, unknown],
    ['with a self-signed certificate, when an authority was added', ['self-signed'], 'root', unknown],
    [
      'with a self-signed certificate, when another with the same name was added',
      ['self-signed'],
      'self-signed-too',
      unknown,
    ],
    [
      'with a self-signed certificate that was added and has expired',
      ['self-expired'],
      'self-expired',
      'ERR_CERT_DATE_INVALID',
    ],
    ['with an expired certificate', ['expired'], 'root', 'ERR_CERT_DATE_INVALID'],
    ['with a certificate that is not valid yet', ['future'], 'root', 'ERR_CERT_DATE_INVALID'],
    ['with a certificate for another name', ['elsewhere'], 'root', 'ERR_CERT_COMMON_NAME_INVALID'],
  ])('%s receives no request, and the log gets the reason', async (_what, certificates, trusted, code) => {
    expect(await call(certificates, trusted)).toEqual({ result: code, received: 0 })
  })

  it('must have a certificate for the requested name, through the proxy and directly', async () => {
    const wrong = { result: 'ERR_CERT_COMMON_NAME_INVALID', received: 0 }
    expect(await call(['leaf', 'intermediate'], 'root', 'other.example')).toEqual(wrong)
    expect(await call(['leaf', 'intermediate'], 'root', '127.0.0.1')).toEqual(wrong)
    expect(await call(['elsewhere'], 'root', 'other.example')).toEqual({ result: 'hello', received: 1 })
  })
})

it('docs/network.md explains each of these codes', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/network.md'), 'utf8')
  for (const code of [
    'ERR_CERT_AUTHORITY_INVALID',
    'ERR_CERT_DATE_INVALID',
    'ERR_CERT_COMMON_NAME_INVALID',
    'ERR_PROXY_AUTH_REQUESTED',
    'ERR_PROXY_CONNECTION_FAILED',
    'ERR_TUNNEL_CONNECTION_FAILED',
  ]) {
    expect(page, code).toMatch(new RegExp(`^\\| .*\`${code}\`.* \\| [^|]+ \\| [^|]+ \\|$`, 'm'))
  }
})
