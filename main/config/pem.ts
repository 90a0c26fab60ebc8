/** Keys and certificates of the configuration: they must be what they say, or the app does not start. */
import { createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import NodeRSA from 'node-rsa'
import type { Read } from './kinds'

const minKeyBits = 2048
const maxFileBytes = 1024 * 1024
const keyBlock = /^\s*-----BEGIN ((?:RSA )?PUBLIC KEY)-----([A-Za-z0-9+/=\s]+)-----END \1-----\s*$/
const certificateBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/**
 * An RSA public key in PEM, of 2048 bits and more. Line breaks may be lost (a policy's text has one line): the answer has
 * them in their places.
 */
export function readPublicKey(value: unknown): Read<string> {
  if (typeof value !== 'string' || value.length > 16_384) return { asks: 'publicKey' }
  if (/PRIVATE KEY/.test(value)) return { asks: 'privateKey' }
  const [, label, body] = keyBlock.exec(value) ?? []
  if (!label || !body) return { asks: 'publicKey' }
  const lines = body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  const pem = [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
  try {
    if (createPublicKey(pem).asymmetricKeyType !== 'rsa') return { asks: 'publicKey' }
    return new NodeRSA(pem).getKeySize() >= minKeyBits ? { value: pem } : { asks: 'shortKey' }
  } catch {
    return { asks: 'publicKey' }
  }
}

/** Whether a path says by itself where it leads: drive or share on Windows, from the root elsewhere. */
const isWhole = (path: string) => (process.platform === 'win32' ? /^([a-z]:[\\/]|\\\\)/i.test(path) : isAbsolute(path))

const isControl = (letter: string) => letter < ' ' || letter === '\u007f'

/** The path of a PEM file, all of it certificates and at least one of them a CA's. Environment variables are not expanded. */
export function readCertificates(value: unknown): Read<string> {
  if (typeof value !== 'string' || [...value].some(isControl) || !isWhole(value)) return { asks: 'path' }
  if (/%[^%\\/]+%/.test(value)) return { asks: 'pathVariable' }
  let bytes: Buffer
  try {
    const found = statSync(value)
    if (!found.isFile() || found.size > maxFileBytes) return { asks: 'certificateFile' }
    bytes = readFileSync(value)
  } catch {
    return { asks: 'certificateFile' }
  }
  // The first byte of DER, which Windows offers first when a certificate is exported.
  if (bytes[0] === 0x30) return { asks: 'certificateDer' }
  const blocks = bytes.toString('latin1').match(certificateBlock) ?? []
  try {
    return blocks.map(block => new X509Certificate(block)).some(certificate => certificate.ca)
      ? { value }
      : { asks: 'certificates' }
  } catch {
    return { asks: 'certificates' }
  }
}
