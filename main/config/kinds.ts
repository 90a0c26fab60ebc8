/** What each kind of configuration value takes (DESIGN §4), and what is asked for where it refuses. */
import type { configText } from '../../shared/text'
import { readCertificates, readPublicKey } from './pem'

export type Asks = keyof (typeof configText)['asks']

/** The value in the form in which the program uses it, or what is asked instead. */
export type Read<T> = { value: T } | { asks: Asks }

/** Where the value counts: `http://127.0.0.1:PORT` is an https origin's equal in an app that is not packaged. */
export interface Where {
  packaged: boolean
}

interface Kind {
  /** How a policy holds it: one text, lines of one text, a list, or a number. */
  holds: 'text' | 'lines' | 'list' | 'number' | 'flag'
  read(value: unknown, where: Where): Read<unknown>
}

const longest = 2048
const mostEntries = 100
/** What browsers and policies would read as more than a name: wildcards, quotes, list marks. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/
const local = /^http:\/\/127\.0\.0\.1:\d{1,5}(\/|$)/

/** An address that means what it says: URL parsing forgives blanks, back slashes and missing slashes; this does not. */
function address(value: unknown, { packaged }: Where): URL | null {
  if (typeof value !== 'string' || value.length > longest || !/^[!-[\]-~]+$/.test(value)) return null
  const allowed = /^https:\/\/[^/]/i.test(value) || (!packaged && local.test(value))
  if (!allowed || !URL.canParse(value)) return null
  const url = new URL(value)
  return url.username === '' && url.password === '' && plainHost.test(url.hostname) ? url : null
}

function origin(value: unknown, where: Where): string | null {
  const url = address(value, where)
  return url && !/[?#]/.test(String(value)) && url.pathname === '/' ? url.origin : null
}

function base(value: unknown, where: Where): Read<string> {
  const url = address(value, where)
  if (!url || /[?#]/.test(String(value))) return { asks: 'base' }
  return { value: url.href.replace(/\/+$/, '') }
}

function origins(value: unknown, where: Where): Read<string[]> {
  if (!Array.isArray(value) || value.length > mostEntries) return { asks: 'origins' }
  const read = value.map(entry => origin(entry, where))
  return read.every(entry => entry !== null) ? { value: [...new Set(read)] } : { asks: 'origins' }
}

/** `system`, `direct` or `http://host:port`, with `name:password@` (percent-encoded) where a machine's own account is used. */
function proxy(value: unknown): Read<string> {
  if (value === 'system' || value === 'direct') return { value }
  const plain = typeof value === 'string' && value.length <= longest ? value : ''
  const [, login = '', host = '', port] =
    /^http:\/\/([!$&'()*+,;=%\w.~-]+:[!$&'()*+,;=%\w.~-]+@)?([^/@]+):(\d{1,5})\/?$/i.exec(plain) ?? []
  const right = plainHost.test(host.toLowerCase()) && Number(port) >= 1 && Number(port) <= 65_535
  return right && !/%(?![0-9a-f]{2})/i.test(login)
    ? { value: `http://${login}${host.toLowerCase()}:${Number(port)}` }
    : { asks: 'proxy' }
}

function minutes(value: unknown): Read<number> {
  const right = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 240
  return right ? { value } : { asks: 'minutes' }
}

export const kinds = {
  origin: {
    holds: 'text',
    read(value: unknown, where: Where): Read<string> {
      const read = origin(value, where)
      return read === null ? { asks: 'origin' } : { value: read }
    },
  },
  /** An address that paths are added to. */
  base: { holds: 'text', read: base },
  /** An address that is opened as it is. */
  link: {
    holds: 'text',
    read(value: unknown, where: Where): Read<string> {
      const url = address(value, where)
      return url ? { value: url.href } : { asks: 'link' }
    },
  },
  origins: { holds: 'list', read: origins },
  publicKey: { holds: 'lines', read: readPublicKey },
  scheme: {
    holds: 'text',
    read: (value: unknown): Read<'oaep' | 'pkcs1'> =>
      value === 'oaep' || value === 'pkcs1' ? { value } : { asks: 'scheme' },
  },
  proxy: { holds: 'text', read: proxy },
  certificates: { holds: 'text', read: readCertificates },
  flag: {
    holds: 'flag',
    read: (value: unknown): Read<boolean> => (typeof value === 'boolean' ? { value } : { asks: 'flag' }),
  },
  minutes: { holds: 'number', read: minutes },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
