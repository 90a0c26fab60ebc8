/** What outlives a logout: the device code and the window's place (DESIGN §5; SPEC §3 Device code). */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Disk, nodeDisk } from './disk'
import { type Damage, openKept } from './durable-file'

const schema = v.object({
  deviceCode: v.pipe(v.string(), v.uuid()),
  window: v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
})

export type Settings = v.InferOutput<typeof schema>

export interface SettingsStore {
  get(): Settings
  /** Takes effect at once; rejects where the disk refuses to keep it. */
  set(change: Partial<Settings>): Promise<void>
  damage: Damage
}

/** Opens `settings.json` of the profile, or makes it. Throws where the profile cannot be written to. */
export async function openSettings(profile: string, disk: Disk = nodeDisk): Promise<SettingsStore> {
  let made = false
  const fresh = () => {
    made = true
    return { deviceCode: randomUUID() }
  }
  // Settings that could be read only later: the device code of this PC is theirs.
  const merge = (found: Settings, set: Settings) => ({ ...found, ...set, deviceCode: found.deviceCode })
  const kept = await openKept<Settings>({ path: join(profile, 'settings.json'), schema, fresh, merge, disk })
  if (made && kept.damage !== 'unreadable') await kept.set(kept.get())
  return { get: kept.get, set: change => kept.set({ ...kept.get(), ...change }), damage: kept.damage }
}
