/**
 * Parses the public key and the certificate file of the configuration. The app does not start when they are not valid.
 */
import { createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import NodeRSA from 'node-rsa'
import type { ParseResult } from './parse-result'

const minKeyBits = 2048
const maxFileBytes = 1024 * 1024
const keyBlock = /^\s*-----BEGIN ((?:RSA )?PUBLIC KEY)-----([A-Za-z0-9+/=\s]+)-----END \1-----\s*$/
const certificateBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/**
 * Parses an RSA public key in PEM with at least 2048 bits. Line breaks may be missing, because a policy's text has one
 * line: the parsed value has the correct line breaks.
 */
export function parsePublicKey(value: unknown): ParseResult<string> {
  if (typeof value !== 'string' || value.length > 16_384) return { requirement: 'publicKey' }
  if (/PRIVATE KEY/.test(value)) return { requirement: 'privateKey' }
  const [, label, body] = keyBlock.exec(value) ?? []
  if (!label || !body) return { requirement: 'publicKey' }
  const lines = body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  const pem = [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
  try {
    if (createPublicKey(pem).asymmetricKeyType !== 'rsa') return { requirement: 'publicKey' }
    return new NodeRSA(pem).getKeySize() >= minKeyBits ? { value: pem } : { requirement: 'shortKey' }
  } catch {
    return { requirement: 'publicKey' }
  }
}

/** Whether a path is absolute: it starts with a drive or a share on Windows, and with the root on other systems. */
const isAbsolutePath = (path: string) =>
  process.platform === 'win32' ? /^([a-z]:[\\/]|\\\\)/i.test(path) : isAbsolute(path)

const isControlCharacter = (letter: string) => letter < ' ' || letter === '\u007f'

/**
 * Parses the path of a PEM file whose certificates are all valid and at least one is a CA's. Environment variables are
 * not expanded.
 */
export function parseCertificateFile(value: unknown): ParseResult<string> {
  if (typeof value !== 'string' || [...value].some(isControlCharacter) || !isAbsolutePath(value))
    return { requirement: 'path' }
  if (/%[^%\\/]+%/.test(value)) return { requirement: 'pathVariable' }
  let bytes: Buffer
  try {
    const found = statSync(value)
    if (!found.isFile() || found.size > maxFileBytes) return { requirement: 'certificateFile' }
    bytes = readFileSync(value)
  } catch {
    return { requirement: 'certificateFile' }
  }
  // 0x30 is the first byte of DER, the format that Windows offers first for the export of a certificate.
  if (bytes[0] === 0x30) return { requirement: 'certificateDer' }
  const blocks = bytes.toString('latin1').match(certificateBlock) ?? []
  try {
    return blocks.map(block => new X509Certificate(block)).some(certificate => certificate.ca)
      ? { value }
      : { requirement: 'certificates' }
  } catch {
    return { requirement: 'certificates' }
  }
}
