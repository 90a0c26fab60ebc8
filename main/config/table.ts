/**
 * The keys of the configuration (DESIGN §4), once: reading, policy, the page for school IT and the policy template all walk
 * this table. What a kind takes stands in kinds.ts; a key without a default is absent until it is given.
 */
import type { KindName } from './kinds'

interface Row {
  kind: KindName
  default?: boolean | number | string | readonly string[]
  /** A right value, as it is written in the file. */
  example: boolean | number | string | readonly string[]
}

export const configTable = {
  serverUrl: { kind: 'origin', example: 'https://school.example.jp' },
  opsUrl: { kind: 'base', example: 'https://ops.example.jp' },
  templateUrl: { kind: 'base', example: 'https://static.example.jp/templates' },
  studentUrl: { kind: 'link', example: 'https://student.example.jp/' },
  supportUrl: { kind: 'link', example: 'https://support.example.jp/' },
  publicKey: { kind: 'publicKey', example: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----' },
  passwordScheme: { kind: 'scheme', default: 'oaep', example: 'oaep' },
  mediaHosts: { kind: 'origins', default: [], example: ['https://media.example.jp'] },
  frameHosts: { kind: 'origins', default: [], example: ['https://grammar.example.jp'] },
  proxy: { kind: 'proxy', default: 'system', example: 'http://proxy.example.jp:8080' },
  extraCaFile: { kind: 'certificates', example: 'C:\\Program Files\\SchoolCA\\root.pem' },
  nativeApp: { kind: 'flag', default: false, example: false },
  idleLockMinutes: { kind: 'minutes', default: 15, example: 15 },
  offlineCopies: { kind: 'flag', default: true, example: true },
} as const satisfies Record<string, Row>

export type ConfigKey = keyof typeof configTable

export const configKeys = Object.keys(configTable) as ConfigKey[]

/** The key that `name` is, letter by letter; undefined for any other name. */
export const keyNamed = (name: string): ConfigKey | undefined => configKeys.find(key => key === name)

/** How many letters must change, come or go to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...from].entries()) {
    let diagonal = i
    row = row.map((above, j) => {
      if (j === 0) return i + 1
      const best = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (to[j - 1] === letter ? 0 : 1))
      diagonal = above
      row[j] = best
      return best
    })
  }
  return row[to.length] ?? 0
}

/** The key that who wrote `name` most likely meant; undefined where none is near. */
export function nearestKey(name: string): ConfigKey | undefined {
  const word = name.toLowerCase().slice(0, 40)
  const begun = word.length >= 4 && configKeys.find(key => key.toLowerCase().startsWith(word))
  if (begun) return begun
  const near = configKeys
    .map(key => ({ key, far: distance(word, key.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .at(0)
  return near && near.far <= Math.max(2, Math.floor(near.key.length / 3)) ? near.key : undefined
}
