import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appOrigin, handleScheme, mediaOrigin, originOf, registerScheme } from '../../../main/host/electron/scheme'
import { openPages } from '../../../main/host/static-files'
import { protocol, resetElectron, state } from '../../fakes/electron'
import { temporaryFolder, writeRenderer } from './fixture'

vi.mock('electron', () => import('../../fakes/electron'))

const folder = temporaryFolder()
const asked: unknown[] = []
let answer: (request: Request) => Promise<Response>
beforeAll(async () => {
  resetElectron()
  const policy = { connect: [], media: mediaOrigin, frames: ['https://grammar.example'] }
  const pages = await openPages(writeRenderer(folder.path), policy)
  const read = async (id: string, range: string | undefined) => {
    asked.push([id, range])
    return { status: 206, headers: { 'Content-Type': 'audio/mpeg' }, body: new Uint8Array([7]) }
  }
  handleScheme(protocol, { pages, media: { read } })
  answer = request => state.protocols.get('hanamaru')?.(request) ?? Promise.reject(new Error('no handler'))
})
afterAll(() => folder.remove())
beforeEach(() => {
  asked.length = 0
})
const get = (address: string, init?: RequestInit) => answer(new Request(address, init))

describe('the scheme', () => {
  it('is a standard, secure origin that keeps origins apart', () => {
    registerScheme()
    expect(state.schemes).toEqual([
      {
        scheme: 'hanamaru',
        privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, stream: true },
      },
    ])
  })

  it('serves the page with a fresh nonce under the strict policy', async () => {
    const loads = [await get('hanamaru://app/'), await get('hanamaru://app/index.html')]
    const nonces = await Promise.all(loads.map(async load => /content="([\w-]+)"/.exec(await load.text())?.[1]))
    expect(nonces[0]).not.toBe(nonces[1])
    const policy = loads[0]?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'nonce-${nonces[0]}' 'wasm-unsafe-eval';`)
    expect(policy).toContain(`connect-src 'self' ${mediaOrigin};`)
    expect(policy).toContain('frame-src https://grammar.example;')
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|ws:/)
  })

  it('serves assets with their type', async () => {
    const script = await get('hanamaru://app/assets/a-1.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).toBe('console.log(1)')
  })

  it.each([
    'hanamaru://app/secret.txt',
    'hanamaru://app/../secret.txt',
    'hanamaru://app/%2e%2e/secret.txt',
    'hanamaru://app/..%2fsecret.txt',
    'hanamaru://app/..%5csecret.txt',
    'hanamaru://app/assets/a-1.js%00',
    'hanamaru://app/m/abc',
    'hanamaru://other/index.html',
    'hanamaru://media/',
    'hanamaru://media/index.html',
    'hanamaru://media/m/a/b',
    'hanamaru://media/m/%2e%2e',
  ])('%s is not found', async address => {
    expect((await get(address)).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('hears GET only', async () => {
    expect((await get('hanamaru://app/', { method: 'POST' })).status).toBe(405)
  })

  it('serves media by its id with the range, readable by our pages', async () => {
    const media = await get('hanamaru://media/m/aB-_9', { headers: { range: 'bytes=0-0' } })
    expect(media.status).toBe(206)
    expect(asked).toEqual([['aB-_9', 'bytes=0-0']])
    expect(new Uint8Array(await media.arrayBuffer())).toEqual(new Uint8Array([7]))
    expect(media.headers.get('access-control-allow-origin')).toBe(appOrigin)
  })

  it('knows an origin also where URL does not', () => {
    expect(originOf('hanamaru://app/x#y')).toBe(appOrigin)
    expect(originOf('https://a.example/x')).toBe('https://a.example')
    expect(originOf('data:text/html,x')).toBe('null')
    expect(originOf('nonsense')).toBe('null')
  })
})
