/** What outlives a logout: the device code and the window's place (DESIGN §5; SPEC §3 Device code). */
import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readIfThere, writeAtomic } from './atomic-file'

const schema = v.object({
  deviceCode: v.pipe(v.string(), v.uuid()),
  window: v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
})

export type Settings = v.InferOutput<typeof schema>

export interface SettingsStore {
  get(): Settings
  set(change: Partial<Settings>): Promise<void>
  /** Whether a damaged file was set aside at the start. */
  damaged: boolean
}

/** Opens `settings.json` of the profile, or makes it; a damaged one is set aside as `.damaged`. */
export async function openSettings(profile: string): Promise<SettingsStore> {
  const path = join(profile, 'settings.json')
  const bytes = await readIfThere(path)
  const read = bytes === null ? null : parse(new TextDecoder().decode(bytes))
  const damaged = bytes !== null && read === null
  if (damaged) await rename(path, `${path}.damaged`)
  let settings: Settings = read ?? { deviceCode: randomUUID() }
  let last = Promise.resolve()
  const save = () => {
    const data = `${JSON.stringify(settings, null, 2)}\n`
    last = last.catch(() => undefined).then(() => writeAtomic(path, data))
    return last
  }
  if (read === null) await save()
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change }
      return save()
    },
    damaged,
  }
}

function parse(text: string): Settings | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
