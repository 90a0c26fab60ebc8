/** Configuration (DESIGN §4's table): one schema, read once at start; a wrong value is refused, naming its key. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const loopbackOrigin = /^http:\/\/127\.0\.0\.1:\d{1,5}$/

/** Whether `value` is an https URL, or this machine's in an app that is not packaged. */
function isAddress(value: string, packaged: boolean, originOnly: boolean): boolean {
  let url: URL
  try {
    url = new URL(value)
  } catch {
    return false
  }
  const clean = originOnly ? url.origin === value.replace(/\/$/, '') : url.username === '' && url.hash === ''
  return clean && (url.protocol === 'https:' || (!packaged && loopbackOrigin.test(url.origin)))
}

function schema(packaged: boolean) {
  const origin = v.pipe(
    v.string(),
    v.check(value => isAddress(value, packaged, true), 'an https origin'),
  )
  const address = v.optional(
    v.pipe(
      v.string(),
      v.check(value => isAddress(value, packaged, false), 'an https URL'),
    ),
  )
  const origins = v.optional(v.array(origin), [])
  return v.strictObject({
    serverUrl: v.optional(origin),
    opsUrl: address,
    templateUrl: address,
    studentUrl: address,
    supportUrl: address,
    publicKey: v.optional(v.pipe(v.string(), v.includes('-----BEGIN'))),
    passwordScheme: v.optional(v.picklist(['oaep', 'pkcs1']), 'oaep'),
    mediaHosts: origins,
    frameHosts: origins,
    proxy: v.optional(
      v.union([v.picklist(['system', 'direct']), v.pipe(v.string(), v.regex(/^http:\/\/[^\s/]+:\d{1,5}\/?$/))]),
      'system',
    ),
    extraCaFile: v.optional(v.pipe(v.string(), v.minLength(1))),
    nativeApp: v.optional(v.boolean(), false),
    idleLockMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)), 15),
    offlineCopies: v.optional(v.boolean(), true),
  })
}

export type Config = v.InferOutput<ReturnType<typeof schema>>

/** Says which key is wrong, and what was asked of it. */
export class ConfigError extends Error {
  constructor(
    readonly key: string,
    detail: string,
  ) {
    super(`configuration: ${key}: ${detail}`)
    this.name = 'ConfigError'
  }
}

/** Checks a configuration object; throws ConfigError. */
export function checkConfig(value: unknown, packaged: boolean): Config {
  const read = v.safeParse(schema(packaged), value)
  if (!read.success) {
    const [issue] = read.issues
    throw new ConfigError(v.getDotPath(issue) ?? 'the whole', `${issue.message}`)
  }
  if (read.output.serverUrl && !read.output.publicKey) throw new ConfigError('publicKey', 'needed with serverUrl')
  return read.output
}

/** Reads a configuration file; no path gives the defaults. Throws ConfigError. */
export function readConfig(path: string | undefined, packaged: boolean): Config {
  if (!path) return checkConfig({}, packaged)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new ConfigError(path, error instanceof Error ? error.message : 'cannot be read')
  }
  return checkConfig(value, packaged)
}
