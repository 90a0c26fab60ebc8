import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SecretBox } from '../../../main/host/host'
import { createKeySeal, openVault } from '../../../main/store/vault'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { flipped, random, refusing, walkFaults } from './faulty-disk'
import { inMemory } from './test-folders'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (sealed: Uint8Array) => new TextDecoder().decode(sealed)

/** An asynchronous keychain that opens only what it sealed. */
function box(key = 3): SecretBox {
  const inner = createKeySeal(new Uint8Array(32).fill(key))
  return {
    seal: async plain => inner.seal(bytes(plain), 'box'),
    open: async sealed => textOf(inner.open(sealed, 'box')),
  }
}

const at = (dir: string) => join(dir, 'vault.key')

describe('a vault', () => {
  it('opens its sealed data, also after a restart', async () => {
    const dir = folder()
    const first = await openVault(box(), at(dir))
    expect([first.isDurable, first.isKeyLost]).toEqual([true, false])
    const sealed = first.seal(bytes('下書き'), 'a')
    const second = await openVault(box(), at(dir))
    expect(textOf(second.open(sealed, 'a'))).toBe('下書き')
    expect([second.isDurable, second.isKeyLost]).toEqual([true, false])
  })

  it('opens nothing with another name or key, or that is truncated or has a flipped bit', async () => {
    const vault = await openVault(null, '')
    const sealed = vault.seal(bytes('下書き'), 'a')
    expect(() => vault.open(sealed, 'b')).toThrow()
    expect(() => createKeySeal(new Uint8Array(32)).open(sealed, 'a')).toThrow()
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => vault.open(sealed.subarray(0, length), 'a')).toThrow()
    }
    const next = random(5)
    for (let round = 0; round < 1_000; round += 1) expect(() => vault.open(flipped(sealed, next), 'a')).toThrow()
  })

  it('shows nothing of the plain text, and seals equal texts differently', async () => {
    const vault = await openVault(null, '')
    const plain = bytes('aaaaaaaaaaaaaaaa')
    expect(Buffer.from(vault.seal(plain, 'a')).includes(Buffer.from(plain))).toBe(false)
    expect(vault.seal(plain, 'a')).not.toEqual(vault.seal(plain, 'a'))
  })

  it('is only in memory if the host has no secret box', async () => {
    const dir = folder()
    const first = await openVault(null, at(dir))
    expect(first.isDurable).toBe(false)
    expect(readdirSync(dir)).toEqual([])
    const sealed = first.seal(bytes('x'), 'a')
    const second = await openVault(null, at(dir))
    expect(() => second.open(sealed, 'a')).toThrow()
  })

  it('writes its key to no file in plain text', async () => {
    const dir = folder()
    let key = ''
    const watching: SecretBox = {
      ...box(),
      seal: plain => {
        key = plain
        return box().seal(plain)
      },
    }
    await openVault(watching, at(dir))
    expect(JSON.parse(key)).toMatch(/^[0-9a-f]{64}$/)
    for (const name of nonEmpty(readdirSync(dir))) {
      const file = readFileSync(join(dir, name))
      expect(file.includes(JSON.parse(key))).toBe(false)
      expect(file.includes(Buffer.from(JSON.parse(key), 'hex'))).toBe(false)
    }
  })

  it('makes a new key if the old one can never be opened, and reports it', async () => {
    const dir = folder()
    const old = await openVault(box(1), at(dir))
    const sealed = old.seal(bytes('x'), 'a')
    const vault = await openVault({ ...box(2), failureIsPermanent: true }, at(dir))
    expect([vault.isDurable, vault.isKeyLost, vault.isKeyUnavailable]).toEqual([true, true, false])
    expect(() => vault.open(sealed, 'a')).toThrow()
    expect(readdirSync(dir)).toContain('vault.key.damaged')
    expect((await openVault(box(2), at(dir))).isKeyLost).toBe(false)
  })

  it('keeps a key that the keychain refuses now, and opens it at the next start', async () => {
    const { dir, disk, names } = inMemory()
    const sealed = (await openVault(box(1), at(dir), disk)).seal(bytes('x'), 'a')
    for (let start = 0; start < 3; start += 1) {
      const refused = await openVault(box(2), at(dir), disk)
      expect([refused.isDurable, refused.isKeyLost, refused.isKeyUnavailable]).toEqual([false, false, true])
      expect(textOf(refused.open(refused.seal(bytes('y'), 'a'), 'a'))).toBe('y')
    }
    const again = await openVault(box(1), at(dir), disk)
    expect([again.isKeyUnavailable, textOf(again.open(sealed, 'a'))]).toEqual([false, 'x'])
    expect(names()).toEqual(['vault.key', 'vault.key.last'])
    // The count starts again.
    expect((await openVault(box(2), at(dir), disk)).isKeyUnavailable).toBe(true)
  })

  it('makes a new key after the keychain refused the old one at too many starts', async () => {
    const { dir, disk, names } = inMemory()
    await openVault(box(1), at(dir), disk)
    for (let start = 0; start < 3; start += 1) await openVault(box(2), at(dir), disk)
    const vault = await openVault(box(2), at(dir), disk)
    expect([vault.isDurable, vault.isKeyLost, vault.isKeyUnavailable]).toEqual([true, true, false])
    expect(names()).toEqual(['vault.key', 'vault.key.damaged', 'vault.key.last'])
    expect((await openVault(box(2), at(dir), disk)).isKeyLost).toBe(false)
  })

  it('does not count errors of the disk as refusals by the keychain', async () => {
    const { dir, disk } = inMemory()
    await openVault(box(1), at(dir), disk)
    const blockedDisk = refusing(disk, ['readFile'], [at(dir), `${at(dir)}.last`]).disk
    for (let start = 0; start < 3; start += 1) await openVault(box(1), at(dir), blockedDisk)
    expect((await openVault(box(2), at(dir), disk)).isKeyUnavailable).toBe(true)
  })

  it('never replaces a key that the disk cannot read', async () => {
    const { dir, disk } = inMemory()
    const sealed = (await openVault(box(), at(dir), disk)).seal(bytes('x'), 'a')
    const blockedDisk = refusing(disk, ['readFile'], [at(dir), `${at(dir)}.last`]).disk
    for (let start = 0; start < 5; start += 1) {
      expect((await openVault(box(), at(dir), blockedDisk)).isKeyUnavailable).toBe(true)
    }
    expect(textOf((await openVault(box(), at(dir), disk)).open(sealed, 'a'))).toBe('x')
  })

  it('seals the same key again if the keychain asks for it', async () => {
    const { dir, disk, read, names } = inMemory()
    const sealed = (await openVault(box(1), at(dir), disk)).seal(bytes('x'), 'a')
    const old = names().map(read)
    const rotated: SecretBox = {
      seal: box(2).seal,
      open: async file => ({ result: String(await box(1).open(file)), shouldReEncrypt: true }),
    }
    const vault = await openVault(rotated, at(dir), disk)
    expect([vault.isKeyUnavailable, textOf(vault.open(sealed, 'a'))]).toEqual([false, 'x'])
    expect(names().filter((name, index) => old[index]?.equals(read(name)))).toEqual([])
    const next = await openVault({ ...box(2), failureIsPermanent: true }, at(dir), disk)
    expect(textOf(next.open(sealed, 'a'))).toBe('x')
  })

  it('opens the key from the copy if only the file cannot be read', async () => {
    const { dir, disk } = inMemory()
    const sealed = (await openVault(box(), at(dir), disk)).seal(bytes('x'), 'a')
    const vault = await openVault(box(), at(dir), refusing(disk, ['readFile'], [at(dir)]).disk)
    expect([vault.isDurable, vault.isKeyUnavailable, textOf(vault.open(sealed, 'a'))]).toEqual([true, false, 'x'])
  })

  it('keeps its key if one of the two files is truncated at any length', async () => {
    const testFolder = inMemory()
    const opened = () => openVault(box(), at(testFolder.dir), testFolder.disk)
    const sealed = (await opened()).seal(bytes('x'), 'a')
    const whole = testFolder.read('vault.key')
    for (let length = 0; length < whole.length; length += 1) {
      testFolder.write(length % 2 ? 'vault.key' : 'vault.key.last', whole.subarray(0, length))
      const vault = await opened()
      expect([vault.isKeyLost, textOf(vault.open(sealed, 'a'))]).toEqual([false, 'x'])
    }
  })

  it('is not durable if any call that stores the key fails', async () => {
    await walkFaults(async (_fault, faulty, { dir, disk }) => {
      const vault = await openVault(box(), at(dir), faulty.disk)
      const sealed = vault.seal(bytes('x'), 'a')
      expect(textOf(vault.open(sealed, 'a'))).toBe('x')
      const next = await openVault(box(), at(dir), disk)
      if (vault.isDurable) expect(textOf(next.open(sealed, 'a'))).toBe('x')
      expect(next.isDurable).toBe(true)
    }, inMemory)
  })

  it('is not durable if the secret box fails', async () => {
    const dir = folder()
    const broken: SecretBox = { ...box(), seal: () => Promise.reject(new Error('the keychain is locked')) }
    expect((await openVault(broken, at(dir))).isDurable).toBe(false)
    expect(readdirSync(dir)).toEqual([])
  })
})
