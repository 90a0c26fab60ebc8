/** How each kind of configuration value is parsed, and which requirement it must meet (DESIGN §4). */
import { textSizes } from '../../shared/contract/preferences'
import type { ParseContext, ParseResult } from './parse-result'
import { parseCertificateFile, parsePublicKey } from './pem'

interface ValueKind {
  /** The form in which a Windows policy holds the value: one text, lines of one text, a list, a number, or 0 and 1. */
  policyForm: 'text' | 'lines' | 'list' | 'number' | 'flag'
  parse(value: unknown, context: ParseContext): ParseResult<unknown>
}

const maxLength = 2048
const maxEntries = 100
/** A host name without characters that browsers or policies interpret: wildcards, quotes, list separators. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/
const loopbackAddress = /^http:\/\/127\.0\.0\.1:\d{1,5}(\/|$)/

/** Parses an address strictly: `new URL` accepts blanks, backslashes and missing slashes; this function does not. */
function address(value: unknown, { packaged }: ParseContext): URL | null {
  if (typeof value !== 'string' || value.length > maxLength || !/^[!-[\]-~]+$/.test(value)) return null
  const allowed = /^https:\/\/[^/]/i.test(value) || (!packaged && loopbackAddress.test(value))
  if (!allowed || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.username === '' && url.password === '' && plainHost.test(url.hostname) ? url : null
}

function origin(value: unknown, context: ParseContext): string | null {
  const url = address(value, context)
  return url && !/[?#]/.test(String(value)) && url.pathname === '/' ? url.origin : null
}

function base(value: unknown, context: ParseContext): ParseResult<string> {
  const url = address(value, context)
  if (!url || /[?#]/.test(String(value))) return { requirement: 'base' }
  return { value: url.href.replace(/\/+$/, '') }
}

function origins(value: unknown, context: ParseContext): ParseResult<string[]> {
  if (!Array.isArray(value) || value.length > maxEntries) return { requirement: 'origins' }
  const read = value.map(entry => origin(entry, context))
  return read.every(entry => entry !== null) ? { value: [...new Set(read)] } : { requirement: 'origins' }
}

/**
 * `system`, `direct` or `http://host:port`; `name:password@` (percent-encoded) may precede the host when the PC has its
 * own account.
 */
function proxy(value: unknown): ParseResult<string> {
  if (value === 'system' || value === 'direct') return { value }
  const plain = typeof value === 'string' && value.length <= maxLength ? value : ''
  const [, login = '', host = '', port] =
    /^http:\/\/([!$&'()*+,;=%\w.~-]+:[!$&'()*+,;=%\w.~-]+@)?([^/@]+):(\d{1,5})\/?$/i.exec(plain) ?? []
  const right = plainHost.test(host.toLowerCase()) && Number(port) >= 1 && Number(port) <= 65_535
  return right && !/%(?![0-9a-f]{2})/i.test(login)
    ? { value: `http://${login}${host.toLowerCase()}:${Number(port)}` }
    : { requirement: 'proxy' }
}

function minutes(value: unknown): ParseResult<number> {
  const right = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 240
  return right ? { value } : { requirement: 'minutes' }
}

function textSize(value: unknown): ParseResult<(typeof textSizes)[number]> {
  const size = textSizes.find(each => each === value)
  return size === undefined ? { requirement: 'textSize' } : { value: size }
}

export const valueKinds = {
  origin: {
    policyForm: 'text',
    parse(value: unknown, context: ParseContext): ParseResult<string> {
      const read = origin(value, context)
      return read === null ? { requirement: 'origin' } : { value: read }
    },
  },
  /** An address to which the program adds paths. */
  base: { policyForm: 'text', parse: base },
  /** An address that the program opens without change. */
  link: {
    policyForm: 'text',
    parse(value: unknown, context: ParseContext): ParseResult<string> {
      const url = address(value, context)
      return url ? { value: url.href } : { requirement: 'link' }
    },
  },
  origins: { policyForm: 'list', parse: origins },
  publicKey: { policyForm: 'lines', parse: parsePublicKey },
  scheme: {
    policyForm: 'text',
    parse: (value: unknown): ParseResult<'oaep' | 'pkcs1'> =>
      value === 'oaep' || value === 'pkcs1' ? { value } : { requirement: 'scheme' },
  },
  proxy: { policyForm: 'text', parse: proxy },
  certificates: { policyForm: 'text', parse: parseCertificateFile },
  flag: {
    policyForm: 'flag',
    parse: (value: unknown): ParseResult<boolean> => (typeof value === 'boolean' ? { value } : { requirement: 'flag' }),
  },
  minutes: { policyForm: 'number', parse: minutes },
  textSize: { policyForm: 'number', parse: textSize },
} as const satisfies Record<string, ValueKind>

export type ValueKindName = keyof typeof valueKinds
