/**
 * Checks whether a password is the one of the login, without storing it: this unlocks the screen while the server is
 * offline.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** Salt and scrypt hash, base64. */
export const verifierSchema = v.object({
  salt: v.pipe(v.string(), v.base64(), v.length(24)),
  hash: v.pipe(v.string(), v.base64(), v.length(44)),
})

export type PasswordVerifier = v.InferOutput<typeof verifierSchema>

/** 32 MB and about 100 ms on a classroom PC, for each login and each attempt to unlock. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const hashBytes = 32

const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, hashBytes, cost, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Creates a verifier of `password` with a random salt. */
export async function createVerifier(password: string): Promise<PasswordVerifier> {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: (await hashOf(password, salt)).toString('base64') }
}

/** Whether the password matches the verifier; compares in constant time. */
export async function matchesVerifier({ salt, hash }: PasswordVerifier, password: string): Promise<boolean> {
  const actual = await hashOf(password, Buffer.from(salt, 'base64'))
  return timingSafeEqual(actual, Buffer.from(hash, 'base64'))
}
