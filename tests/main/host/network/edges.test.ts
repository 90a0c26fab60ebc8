import type { X509Certificate } from 'node:crypto'
import { AxiosHeaders, CanceledError } from 'axios'
import { expect, it } from 'vitest'
import { createNetAdapter } from '../../../../main/host/network/axios-adapter'
import { isTrusted } from '../../../../main/host/network/extra-ca'
import { ClientRequest } from '../../../fakes/electron'

it('a call that was left before it began is not sent', async () => {
  const requests: ClientRequest[] = []
  const adapter = createNetAdapter({
    async open(asked) {
      const request = new ClientRequest({ ...asked })
      requests.push(request)
      return { request, done: () => undefined }
    },
  })
  const left = new AbortController()
  left.abort()
  const call = adapter({ url: 'https://school.example/', headers: new AxiosHeaders(), signal: left.signal })
  const said = call.catch((error: unknown) => error)
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(requests.map(request => request.sent)).toEqual([undefined])
  expect(await said).toBeInstanceOf(CanceledError)
})

it('a certificate that cannot be read is trusted by nobody', () => {
  for (const bytes of ['', '00', '3082', '30820000', '3003020101']) {
    const certificate = { raw: Buffer.from(bytes, 'hex') } as object as X509Certificate
    expect(isTrusted({ chain: [certificate], host: 'school.example' }, [certificate], 0), bytes).toBe(false)
    expect(isTrusted({ chain: [certificate], host: 'school.example' }, [], 0), bytes).toBe(false)
  }
  expect(isTrusted({ chain: [], host: 'school.example' }, [], 0)).toBe(false)
})
