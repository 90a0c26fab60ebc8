import crypto, { scryptSync } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { createVerifier, matchesVerifier } from '../../../main/session/password-verifier'

describe('a verifier', () => {
  it('matches the password, and no other', async () => {
    const verifier = await createVerifier('hanamaru1')
    expect(await matchesVerifier(verifier, 'hanamaru1')).toBe(true)
    expect(await matchesVerifier(verifier, 'hanamaru2')).toBe(false)
    expect(await matchesVerifier(verifier, '')).toBe(false)
    expect(JSON.stringify(verifier)).not.toContain('hanamaru')
  })

  it('matches the password also where another keyboard writes a letter as two characters', async () => {
    const verifier = await createVerifier('パスワード1')
    expect(await matchesVerifier(verifier, 'ハ\u309aスワート\u30991')).toBe(true)
  })

  it('has a random salt', async () => {
    const [one, other] = await Promise.all([createVerifier('hanamaru1'), createVerifier('hanamaru1')])
    expect(one.salt).not.toBe(other.salt)
    expect(one.hash).not.toBe(other.hash)
  })

  it('costs each guess 32 MB and a tenth of a second', async () => {
    const { salt, hash } = await createVerifier('hanamaru1')
    const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(scryptSync('hanamaru1', Buffer.from(salt, 'base64'), 32, cost).toString('base64')).toBe(hash)
  })

  it('is compared in constant time', async () => {
    const verifier = await createVerifier('hanamaru1')
    const compare = vi.spyOn(crypto, 'timingSafeEqual')
    syncBuiltinESMExports()
    try {
      await matchesVerifier(verifier, 'hanamaru2')
      expect(compare).toHaveBeenCalledOnce()
    } finally {
      compare.mockRestore()
      syncBuiltinESMExports()
    }
  })
})
