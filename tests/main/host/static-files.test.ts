import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safeHeaders } from '../../../main/host/csp'
import { openPages, type Pages } from '../../../main/host/static-files'
import { temporaryFolder, writeRenderer } from './fixture'

const folder = temporaryFolder()
let pages: Pages
beforeAll(async () => {
  const renderer = writeRenderer(folder.path)
  writeFileSync(join(renderer, 'assets', 'thing.unknown'), '<script>1</script>')
  writeFileSync(join(renderer, '.hidden'), 'hidden')
  // A symbolic link, if the system allows creating one.
  if (process.platform !== 'win32') {
    symlinkSync(join(folder.path, 'secret.txt'), join(renderer, 'assets', 'linked.txt'))
    symlinkSync(folder.path, join(renderer, 'assets', 'out'))
  }
  pages = await openPages(renderer, { connect: [], media: 'hanamaru://media', frames: [] })
})
afterAll(() => folder.remove())

const ask = (path: string) => pages.respond({ path, search: '', header: () => null })

describe('the built renderer', () => {
  it('is served by the addresses of its files', async () => {
    for (const path of ['/', '/index.html', '/assets/a-1.js', '/icon.svg']) expect((await ask(path))?.status).toBe(200)
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/../icon.svg',
    '/./icon.svg',
    '//icon.svg',
    '/%69con.svg',
    '/icon.svg\0',
    '\\icon.svg',
    '/assets',
    '/assets/linked.txt',
    '/assets/out/secret.txt',
    '/assets/out',
    '',
  ])('has no file at %j', async path => {
    expect(await ask(path)).toBeNull()
  })

  it('serves an unknown type as bytes, never as a page', async () => {
    expect((await ask('/assets/thing.unknown'))?.headers['content-type']).toBe('application/octet-stream')
  })

  it('has the same nonce in page and policy, a new one at each load, and is not cached', async () => {
    const loads = await Promise.all([ask('/'), ask('/')])
    const nonces = loads.map(load => /nonce="([\w-]+)"/.exec(Buffer.from(load?.body ?? []).toString())?.[1] ?? '')
    expect(nonces[0]).not.toBe(nonces[1])
    expect(loads).toHaveLength(2)
    for (const [at, load] of loads.entries()) {
      expect(load?.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[at]}'`)
      expect(load?.headers['cache-control']).toBe('no-store')
      expect(load?.headers).toMatchObject(safeHeaders)
    }
  })

  it('serves every file with the security headers', async () => {
    for (const path of ['/assets/a-1.js', '/icon.svg']) expect((await ask(path))?.headers).toMatchObject(safeHeaders)
  })
})
