import { Readable } from 'node:stream'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../main/http/client'
import { createTokenRenewal } from '../../../main/session/token-renewal'
import { online } from '../../fakes/offline'
import { defined } from '../../fixtures/defined'

/** A client of hosts that answer with a file, or do not answer. */
function clientOf(templateUrl: string | undefined, isOffline = false) {
  const requests: InternalAxiosRequestConfig[] = []
  const connectivity = { ...online.connectivity, onResponse: vi.fn(), onNoResponse: vi.fn() }
  const onServerDate = vi.fn()
  const client = createClient({
    ...online,
    connectivity,
    tokenRenewal: createTokenRenewal(),
    config: { serverUrl: 'https://api.example', opsUrl: 'https://ops.example', templateUrl },
    transport: axios.create({
      adapter: async config => {
        requests.push(config)
        if (isOffline) throw new AxiosError('gone', 'ECONNREFUSED', config)
        const headers = { 'content-type': 'application/zip', date: 'Mon, 16 Nov 2020 03:00:00 GMT' }
        return { config, data: Readable.from([Buffer.from('PK')]), headers, status: 200, statusText: '' }
      },
    }),
    identity: () => ({ token: 'secret', generation: 1, teacher_id: '17', teacher_flag: 'bc' }),
    onUnauthorized: () => undefined,
    onServerDate,
    onInvalid: () => undefined,
  })
  return { client, requests, connectivity, onServerDate }
}

describe('a template', () => {
  it('is fetched from templateUrl without any data of the teacher, and its `Date` header is ignored', async () => {
    const { client, requests, onServerDate } = clientOf('https://static.example/templates/')
    const result = await client.stream('account-new.xlsx', {})
    expect(result).toMatchObject({ ok: true })
    const { url, params, headers } = defined(requests[0])
    expect(url).toBe('https://static.example/templates/account-new.xlsx')
    expect(JSON.stringify([params, headers])).not.toMatch(/secret|17|bc|Bearer/)
    expect(onServerDate).not.toHaveBeenCalled()
  })

  it('is refused if no templateUrl is configured', async () => {
    const { client, requests } = clientOf(undefined)
    expect(await client.stream('account-new.xlsx', {})).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(requests).toEqual([])
  })

  it('that cannot be fetched does not make the server count as offline', async () => {
    const { client, connectivity } = clientOf('https://static.example', true)
    expect(await client.stream('account-stop.xlsx', {})).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(connectivity.onNoResponse).not.toHaveBeenCalled()
  })
})
