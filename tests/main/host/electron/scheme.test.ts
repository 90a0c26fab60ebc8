import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appOrigin, handleScheme, mediaOrigin, originOf, registerScheme } from '../../../../main/host/electron/scheme'
import { openPages } from '../../../../main/host/static-files'
import { protocol, resetElectron, state } from '../../../fakes/electron'
import { temporaryFolder, writeRenderer } from '../fixture'

vi.mock('electron', () => import('../../../fakes/electron'))

const folder = temporaryFolder()
const requests: unknown[] = []
let answer: (request: Request) => Promise<Response>
beforeAll(async () => {
  resetElectron()
  const policy = { connect: [], media: mediaOrigin, frames: ['https://grammar.example'] }
  const renderer = writeRenderer(folder.path)
  mkdirSync(join(folder.path, 'renderer-evil'))
  writeFileSync(join(folder.path, 'renderer-evil', 'a.js'), 'evil')
  symlinkSync(join(folder.path, 'secret.txt'), join(renderer, 'assets', 'linked.txt'))
  symlinkSync(folder.path, join(renderer, 'assets', 'out'))
  const pages = await openPages(renderer, policy)
  const read = async (id: string, range: string | undefined) => {
    requests.push([id, range])
    return { status: 206, headers: { 'Content-Type': 'audio/mpeg' }, body: new Uint8Array([7]) }
  }
  handleScheme(protocol, { pages, media: { read } })
  answer = request => state.protocols.get('hanamaru')?.(request) ?? Promise.reject(new Error('no handler'))
})
afterAll(() => folder.remove())
beforeEach(() => {
  requests.length = 0
})
const get = (address: string, init?: RequestInit) => answer(new Request(address, init))

describe('the scheme', () => {
  it('is standard and secure, and separates origins', () => {
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
    'hanamaru://app/assets/../../secret.txt',
    'hanamaru://app/%2e%2e/secret.txt',
    'hanamaru://app/%2E%2E%2Fsecret.txt',
    'hanamaru://app/..%2fsecret.txt',
    'hanamaru://app/assets%2fa-1.js',
    'hanamaru://app/..%5csecret.txt',
    'hanamaru://app/..\\secret.txt',
    'hanamaru://app/%252e%252e/secret.txt',
    'hanamaru://app/assets/a-1.js%00',
    'hanamaru://app/assets/a-1.js%00.png',
    'hanamaru://app/../renderer-evil/a.js',
    'hanamaru://app/-evil/a.js',
    'hanamaru://app/%2e%2e%2frenderer-evil%2fa.js',
    'hanamaru://app/assets/linked.txt',
    'hanamaru://app/assets/out/secret.txt',
    'hanamaru://app//etc/passwd',
    'hanamaru://app/%2fetc%2fpasswd',
    'hanamaru://app/C:/Windows/win.ini',
    'hanamaru://app/C%3A%5CWindows%5Cwin.ini',
    'hanamaru://app//server/share/a.js',
    'hanamaru://app/%5c%5cserver%5cshare%5ca.js',
    'hanamaru://app/%5C%5C%3F%5CC:%5CWindows%5Cwin.ini',
    'hanamaru://app/file:///etc/passwd',
    'hanamaru://app/assets',
    'hanamaru://app/assets/',
    'hanamaru://app/m/abc',
    'hanamaru://other/index.html',
    'hanamaru://app.evil.example/index.html',
    'hanamaru://media/',
    'hanamaru://media/index.html',
    'hanamaru://media/m/a/b',
    'hanamaru://media/m/%2e%2e',
    'hanamaru://media/m/a%00',
    'hanamaru://media/../app/index.html',
  ])('%s is not found', async address => {
    expect((await get(address)).status).toBe(404)
    expect(requests).toEqual([])
  })

  it('uses the path as the browser sent it, not as an address parser would change it', async () => {
    const raw = async (url: string) => (await answer({ url, method: 'GET', headers: new Headers() } as Request)).status
    expect(await raw('hanamaru://app/index.html')).toBe(200)
    for (const path of ['../secret.txt', '..%2fsecret.txt', 'assets/..\\..\\secret.txt', '\\\\server\\share\\a.js']) {
      expect(await raw(`hanamaru://app/${path}`), path).toBe(404)
    }
  })

  it('accepts only GET', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
      expect((await get('hanamaru://app/', { method })).status, method).toBe(405)
    }
  })

  it('serves media by id and range, readable by our pages', async () => {
    const media = await get('hanamaru://media/m/aB-_9', { headers: { range: 'bytes=0-0' } })
    expect(media.status).toBe(206)
    expect(requests).toEqual([['aB-_9', 'bytes=0-0']])
    expect(new Uint8Array(await media.arrayBuffer())).toEqual(new Uint8Array([7]))
    expect(media.headers.get('access-control-allow-origin')).toBe(appOrigin)
  })

  it('recognises an origin that URL.origin does not', () => {
    expect(originOf('hanamaru://app/x#y')).toBe(appOrigin)
    expect(originOf('https://a.example/x')).toBe('https://a.example')
    expect(originOf('data:text/html,x')).toBe('null')
    expect(originOf('nonsense')).toBe('null')
  })
})
