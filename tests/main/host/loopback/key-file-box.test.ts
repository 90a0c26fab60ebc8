import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openKeyFileBox } from '../../../../main/host/loopback/key-file-box'
import { openVault } from '../../../../main/store/vault'
import { folder } from '../../../fixtures/folder'
import { refusing, walkFaults } from '../../store/faulty-disk'
import { inMemory } from '../../store/test-folders'

const place = () => join(folder(), 'host.key')
const posix = process.platform !== 'win32'

async function opened(path: string) {
  const box = await openKeyFileBox(path)
  if (!box) throw new Error('no box')
  return box
}

describe('the secret box of a PC without a keychain', () => {
  it('opens its sealed texts after a restart', async () => {
    const path = place()
    const sealed = await (await opened(path)).seal('下書き')
    expect(Buffer.from(sealed).includes('下書き')).toBe(false)
    expect(await (await opened(path)).open(sealed)).toBe('下書き')
  })

  it.runIf(posix)('hides its key from other users', async () => {
    const path = place()
    await opened(path)
    for (const file of [path, `${path}.last`]) expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.runIf(posix).each([0o640, 0o604, 0o620, 0o602])(
    'makes a new key if the mode %o gave other users access to the file',
    async mode => {
      for (const end of ['', '.last']) {
        const path = place()
        const sealed = await (await opened(path)).seal('x')
        chmodSync(path + end, mode)
        const box = await opened(path)
        expect(() => box.open(sealed)).toThrow()
        expect(statSync(path).mode & 0o777).toBe(0o600)
        expect(await (await opened(path)).open(await box.seal('y'))).toBe('y')
      }
    },
  )

  it.runIf(posix)('replaces a link to a key by a new key', async () => {
    const [path, elsewhere] = [place(), place()]
    const known = await opened(elsewhere)
    symlinkSync(elsewhere, path)
    const box = await opened(path)
    const sealed = await box.seal('x')
    expect(() => known.open(sealed)).toThrow()
    expect(statSync(elsewhere).isFile()).toBe(true)
  })

  it('lets the vault detect that the key has changed', async () => {
    const path = place()
    await openVault(await opened(path), `${path}.vault`)
    for (const file of [path, `${path}.last`]) writeFileSync(file, 'damaged')
    const vault = await openVault(await opened(path), `${path}.vault`)
    expect([vault.isKeyLost, vault.isDurable]).toEqual([true, true])
  })

  it('keeps its key when the file is truncated at any length', async () => {
    const path = place()
    const sealed = await (await opened(path)).seal('x')
    const whole = readFileSync(path)
    for (let length = 0; length < whole.length; length += 3) {
      writeFileSync(path, whole.subarray(0, length))
      expect(await (await opened(path)).open(sealed)).toBe('x')
    }
  })

  it('is null while its key is unreadable, and has the same key afterwards', async () => {
    const { dir, disk } = inMemory()
    const path = join(dir, 'host.key')
    // Files in memory have no modes.
    const lstat = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' }))
    const sealed = await (await openKeyFileBox(path, { ...disk, lstat }))?.seal('x')
    const { disk: blockedDisk } = refusing({ ...disk, lstat }, ['readFile'], [path, `${path}.last`])
    expect(await openKeyFileBox(path, blockedDisk)).toBeNull()
    const box = await openKeyFileBox(path, { ...disk, lstat })
    expect(sealed && (await box?.open(sealed))).toBe('x')
  })

  it('is null when any disk call fails, because a restart would lose the key', async () => {
    await walkFaults(async (_fault, faulty) => {
      const path = place()
      const box = await openKeyFileBox(path, faulty.disk)
      const sealed = await box?.seal('x')
      if (sealed) expect(await (await opened(path)).open(sealed)).toBe('x')
      expect(await openKeyFileBox(path)).not.toBeNull()
    })
    expect(await openKeyFileBox(join(place(), '\0'))).toBeNull()
  })
})
