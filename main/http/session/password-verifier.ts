/** Tells whether a password is the one of the login, without keeping it: what unlocks a screen while the server is away. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** Salt and scrypt hash, base64. */
export const verifierSchema = v.object({
  salt: v.pipe(v.string(), v.base64(), v.length(24)),
  hash: v.pipe(v.string(), v.base64(), v.length(44)),
})

export type PasswordVerifier = v.InferOutput<typeof verifierSchema>

/** 32 MB and about 100 ms on a classroom PC: once per login, and once per guess. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const hashBytes = 32

const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, fail) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, cost, (error, hash) => (error ? fail(error) : done(hash)))
  })

/** A verifier of `password`, with a salt of its own. */
export async function makeVerifier(password: string): Promise<PasswordVerifier> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: (await hashOf(password, salt)).toString('base64') }
}

/** Compares in constant time. */
export async function verifies({ salt, hash }: PasswordVerifier, password: string): Promise<boolean> {
  const found = await hashOf(password, Buffer.from(salt, 'base64'))
  return timingSafeEqual(found, Buffer.from(hash, 'base64'))
}
