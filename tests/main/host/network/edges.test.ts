import type { X509Certificate } from 'node:crypto'
import { AxiosHeaders, CanceledError } from 'axios'
import { expect, it } from 'vitest'
import { createNetAdapter } from '../../../../main/host/network/axios-adapter'
import { isTrusted } from '../../../../main/host/network/extra-ca'
import { ClientRequest } from '../../../fakes/electron'

it('does not send a call that was aborted before it started', async () => {
  const requests: ClientRequest[] = []
  const adapter = createNetAdapter({
    async open(options) {
      const request = new ClientRequest({ ...options })
      requests.push(request)
      return { request, release: () => undefined }
    },
  })
  const controller = new AbortController()
  controller.abort()
  const call = adapter({ url: 'https://school.example/', headers: new AxiosHeaders(), signal: controller.signal })
  const result = call.catch((error: unknown) => error)
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(requests.map(request => request.sent)).toEqual([undefined])
  expect(await result).toBeInstanceOf(CanceledError)
})

it('never trusts a certificate that cannot be parsed', () => {
  for (const bytes of ['', '00', '3082', '30820000', '3003020101']) {
    const certificate = { raw: Buffer.from(bytes, 'hex') } as object as X509Certificate
    expect(isTrusted({ chain: [certificate], host: 'school.example' }, [certificate], 0), bytes).toBe(false)
    expect(isTrusted({ chain: [certificate], host: 'school.example' }, [], 0), bytes).toBe(false)
  }
  expect(isTrusted({ chain: [], host: 'school.example' }, [], 0)).toBe(false)
})
