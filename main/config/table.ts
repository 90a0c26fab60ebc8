/**
 * The table of all configuration keys (DESIGN §4). Parsing, the Windows policy, the documentation for school IT and the
 * policy template all use it. value-kinds.ts parses the kinds. A key without a default is absent until a source sets
 * it.
 */
import type { ValueKindName } from './value-kinds'

interface Row {
  kind: ValueKindName
  default?: boolean | number | string | readonly string[]
  /** A valid value, as it is written in the file. */
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
  lessonHosts: { kind: 'origins', default: [], example: ['https://meeting.example.jp'] },
  evaluationHosts: { kind: 'origins', default: [], example: ['https://speech.example.jp'] },
  proxy: { kind: 'proxy', default: 'system', example: 'http://proxy.example.jp:8080' },
  extraCaFile: { kind: 'certificates', example: 'C:\\Program Files\\SchoolCA\\root.pem' },
  nativeApp: { kind: 'flag', default: false, example: false },
  idleLockMinutes: { kind: 'minutes', default: 15, example: 15 },
  offlineCopies: { kind: 'flag', default: true, example: true },
  textSize: { kind: 'textSize', example: 125 },
  highContrast: { kind: 'flag', example: true },
  reducedMotion: { kind: 'flag', example: true },
  keyHints: { kind: 'flag', example: true },
  systemNotices: { kind: 'flag', example: false },
} as const satisfies Record<string, Row>

export type ConfigKey = keyof typeof configTable

export const configKeys = Object.keys(configTable) as ConfigKey[]

/** Whether `name` is a key, in exactly this case. */
export const isConfigKey = (name: string): name is ConfigKey => Object.hasOwn(configTable, name)

/** The Levenshtein distance: how many letters must be replaced, inserted or removed. */
function editDistance(from: string, to: string): number {
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

/** The key that the author of `name` most likely meant; undefined when no key is similar. */
export function nearestKey(name: string): ConfigKey | undefined {
  const lowerName = name.toLowerCase().slice(0, 40)
  const completed = lowerName.length >= 4 && configKeys.find(key => key.toLowerCase().startsWith(lowerName))
  if (completed) return completed
  const similar = configKeys
    .map(key => ({ key, distance: editDistance(lowerName, key.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .at(0)
  return similar && similar.distance <= Math.max(2, Math.floor(similar.key.length / 3)) ? similar.key : undefined
}
