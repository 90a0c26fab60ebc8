/** TLS servers whose certificates are wrong in one way each, over Node's sockets (docs/network.md §4, §7). */
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

/** What becomes of a call to `https://school.example`, and how many requests its server has read. */
async function call(certificates: string[], trusted: string | undefined, host = 'school.example') {
  let heard = 0
  const server = await openSecure(certificates, (_request, response) => {
    heard++
    response.end('hello')
  })
  const gateway = await openGateway(server.port, (_request, _socket, pass) => pass())
  opened.push(server, gateway)
  const proxy = `http://127.0.0.1:${gateway.port}`
  const extraCaFile = trusted && certificatePath(trusted)
  const address = host === '127.0.0.1' ? `https://${host}:${server.port}/` : `https://${host}/`
  const said = await createTransport({ proxy, extraCaFile }, null)
    .get<string>(address, { responseType: 'text', headers: { Authorization: 'Bearer secret' } })
    .then(({ data }) => data, errorCodeOf)
  return { said, heard }
}

describe('the server', () => {
  it('whom the configuration’s authority vouches for is spoken to', async () => {
    expect(await call(['leaf', 'intermediate'], 'root')).toEqual({ said: 'hello', heard: 1 })
  })

  it('that signed itself, and was added as it is, is spoken to by its name and by no other', async () => {
    expect(await call(['self-signed'], 'self-signed')).toEqual({ said: 'hello', heard: 1 })
    const wrong = { said: 'ERR_CERT_COMMON_NAME_INVALID', heard: 0 }
    expect(await call(['self-signed'], 'self-signed', 'other.example')).toEqual(wrong)
  })

  const unknown = 'ERR_CERT_AUTHORITY_INVALID'
  it.each<[string, string[], string | undefined, string]>([
    ['of an authority that nobody added', ['leaf', 'intermediate'], undefined, unknown],
    ['of another authority than the one that was added', ['leaf', 'intermediate'], 'stranger', unknown],
    ['whose intermediate is missing', ['leaf'], 'root', unknown],
    ['that signed itself', ['self-signed'], undefined, unknown],
    ['that signed itself, where an authority was added', ['self-signed'], 'root', unknown],
    ['that signed itself, where another was added that says the same', ['self-signed'], 'self-signed-too', unknown],
    ['that signed itself, was added, and is out of date', ['self-expired'], 'self-expired', 'ERR_CERT_DATE_INVALID'],
    ['that is out of date', ['expired'], 'root', 'ERR_CERT_DATE_INVALID'],
    ['that is not valid yet', ['future'], 'root', 'ERR_CERT_DATE_INVALID'],
    ['of another name', ['elsewhere'], 'root', 'ERR_CERT_COMMON_NAME_INVALID'],
  ])('%s hears nothing, and IT is told why', async (_what, certificates, trusted, code) => {
    expect(await call(certificates, trusted)).toEqual({ said: code, heard: 0 })
  })

  it('is held to the name that was asked, through the proxy and on this machine', async () => {
    const wrong = { said: 'ERR_CERT_COMMON_NAME_INVALID', heard: 0 }
    expect(await call(['leaf', 'intermediate'], 'root', 'other.example')).toEqual(wrong)
    expect(await call(['leaf', 'intermediate'], 'root', '127.0.0.1')).toEqual(wrong)
    expect(await call(['elsewhere'], 'root', 'other.example')).toEqual({ said: 'hello', heard: 1 })
  })
})

it('the page for IT explains each of these codes', () => {
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
