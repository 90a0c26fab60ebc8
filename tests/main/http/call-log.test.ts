import { AxiosError } from 'axios'
import { describe, expect, it } from 'vitest'
import { toAxiosError } from '../../../main/host/network/chromium-errors'
import { createCallLog } from '../../../main/http/call-log'
import type { Failure } from '../../../shared/contract/result'
import type { EndpointName } from '../../../shared/endpoints/index'

const failed = (kind: Failure['kind'], status?: number): Failure => ({
  kind,
  status,
  message: '田中先生の宿題',
})

function logOf(failure: Failure, error?: unknown, endpoint: EndpointName = 'team-rows'): unknown[] {
  const lines: unknown[] = []
  createCallLog((event, detail) => void lines.push([event, detail]))(endpoint, failure, error)
  return JSON.parse(JSON.stringify(lines)) as unknown[]
}

describe('a failed call', () => {
  const request = { url: 'https://school.example.jp/a?name=secret', headers: { Authorization: 'Bearer secret' } }
  it.each<[string, unknown, string]>([
    ['of a socket', new AxiosError('no', 'ECONNREFUSED', request as never), 'ECONNREFUSED'],
    ['of Chromium', toAxiosError(new Error('net::ERR_PROXY_CONNECTION_FAILED')), 'ERR_PROXY_CONNECTION_FAILED'],
    ['of a certificate', toAxiosError(new Error('net::ERR_CERT_AUTHORITY_INVALID')), 'ERR_CERT_AUTHORITY_INVALID'],
    ['behind another', new Error('no', { cause: { code: 'CERT_HAS_EXPIRED' } }), 'CERT_HAS_EXPIRED'],
  ])('is logged with the code %s, and without any part of the request', (_what, error, code) => {
    const lines = logOf(failed('network'), error)
    expect(lines).toEqual([['call.failed', { endpoint: 'team-rows', kind: 'network', code }]])
  })

  it.each<[Failure['kind'], number | undefined]>([
    ['timeout', undefined],
    ['invalid-response', undefined],
    ['server', 500],
    ['status', 503],
    ['status', 302],
    ['status', 403],
    ['status', 404],
    ['status', 407],
    ['status', 451],
  ])('is logged if it is %s %s', (kind, status) => {
    expect(logOf(failed(kind, status))).toEqual([
      ['call.failed', { endpoint: 'team-rows', kind, ...(status ? { status } : {}) }],
    ])
  })

  it.each<[Failure['kind'], number | undefined]>([
    ['cancelled', undefined],
    ['unauthorized', 401],
    ['invalid-request', undefined],
    ['status', 400],
    ['status', 409],
    ['status', 422],
    ['status', 12],
    ['status', 1001],
  ])('is not logged if it concerns only the teacher and the server: %s %s', (kind, status) => {
    expect(logOf(failed(kind, status))).toEqual([])
  })

  it.each<[Failure['kind'], number | undefined]>([
    ['status', 1001],
    ['status', 400],
    ['unauthorized', 401],
  ])('is logged if the server refuses a login, because a wrong public key looks the same: %s %s', (kind, status) => {
    for (const endpoint of ['login-safe', 'pass-card-login'] as const) {
      expect(logOf(failed(kind, status), undefined, endpoint)).toEqual([
        ['call.failed', { endpoint, kind, ...(status ? { status } : {}) }],
      ])
    }
    for (const kind of ['cancelled', 'invalid-request'] as const) {
      expect(logOf(failed(kind), undefined, 'login-safe')).toEqual([])
    }
  })

  it('has no code if the error has only a text', () => {
    for (const code of ['Tanaka 田中', 'a@b.jp', 'E'.repeat(100), 7, 'ERR_CANCELED']) {
      expect(logOf(failed('timeout'), { code })).toEqual([['call.failed', { endpoint: 'team-rows', kind: 'timeout' }]])
    }
  })
})
