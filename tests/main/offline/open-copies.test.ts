import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, decompress } from '../../../main/offline/compression'
import { openOfflineCopies } from '../../../main/offline/open-copies'
import { openVault } from '../../../main/store/vault'
import { fakeSecretBox } from '../../fakes/host'
import { folder } from '../../fixtures/folder'

const log = () => undefined
const request = { homework_id: '1' }
const locked = { ...fakeSecretBox, open: () => Promise.reject(new Error('the keychain is locked')) }
const copy = { body: new TextEncoder().encode('髙橋 90'), at: 1 }

/** Opens the copies of a profile, stores one and waits until it is written. */
async function keepOne(profile: string, box: typeof fakeSecretBox | null, enabled = true) {
  const vault = await openVault(box, join(profile, 'vault.key'))
  const copies = await openOfflineCopies({ enabled, vault, profile, clock: Date.now, log })
  await copies.begin('owner')
  copies.add('one-topic-overview', request, copy)
  await copies.flush()
  return copies
}

describe('offline copies', () => {
  it('are written only if they can be sealed', async () => {
    const [sealed, open] = [folder(), folder()]
    await keepOne(sealed, fakeSecretBox)
    expect(existsSync(join(sealed, 'copies'))).toBe(true)
    const copies = await keepOne(open, null)
    expect(existsSync(join(open, 'copies'))).toBe(false)
    expect(await copies.has('one-topic-overview', request)).toBe(true)
  })

  it.each([
    ['the configuration says no', fakeSecretBox, false],
    ['the configuration says no while the keychain is locked', locked, false],
    ['the keychain is gone', null, true],
  ])('that were kept are removed when %s', async (_why, box, enabled) => {
    const profile = folder()
    await keepOne(profile, fakeSecretBox)
    await keepOne(profile, box, enabled)
    expect(existsSync(join(profile, 'copies'))).toBe(false)
  })

  it('whose keychain is unavailable stay, while new ones are in memory; a wipe removes both', async () => {
    const profile = folder()
    await keepOne(profile, fakeSecretBox)
    const copies = await keepOne(profile, locked)
    expect(await copies.has('one-topic-overview', request)).toBe(true)
    const vault = await openVault(fakeSecretBox, join(profile, 'vault.key'))
    const later = await openOfflineCopies({ enabled: true, vault, profile, clock: Date.now, log })
    await later.begin('owner')
    expect(await later.has('one-topic-overview', request)).toBe(true)
    await copies.wipe()
    expect(existsSync(join(profile, 'copies'))).toBe(false)
  })

  it('are decompressed up to a limit', async () => {
    expect(await decompress(await compress(copy.body))).toEqual(Buffer.from(copy.body))
    // The outcome is a word: a failure that prints 65 MB would stop the test process.
    const read = decompress(deflateRawSync(Buffer.alloc(65 * 1024 * 1024)))
    expect(
      await read.then(
        () => 'read',
        () => 'refused',
      ),
    ).toBe('refused')
  })
})
