/**
 * The settings of this PC: device code, window place, preferences (SPEC §3 Device code; DESIGN §5). A logout does not remove
 * them. A library writes the file: electron-store in Electron, conf (its base class) in plain Node; the host chooses.
 * The library does not repair damage, so `openDurableFile` does: it restores the last good copy and never replaces a
 * file that it could not read.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { preferenceFields } from '../../shared/contract/preferences'
import { syncFolder } from './atomic-file'
import { addChecksum, removeChecksum } from './checksum-frame'
import { type Disk, nodeDisk } from './disk'
import { type Damage, jsonOf, openDurableFile } from './durable-file'

const schema = v.object({
  deviceCode: v.pipe(v.string(), v.uuid()),
  window: v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
  // Values of another version are no damage of the file: the defaults replace them.
  preferences: v.optional(v.fallback(v.partial(v.object(preferenceFields)), {})),
})

export type Settings = v.InferOutput<typeof schema>

export interface SettingsStore {
  get(): Settings
  /** Changes the value at once. Rejects if the disk refuses to store it. */
  set(change: Partial<Settings>): Promise<void>
  damage: Damage
}

/**
 * The options of conf that the settings need. No `schema`: valibot checks the values, and conf then never runs its code
 * generator.
 */
export interface SettingsLibraryOptions {
  cwd: string
  /** The file's name without its extension. */
  configName: string
  fileExtension: string
  configFileMode: number
  accessPropertiesByDotNotation: boolean
  serialize(value: Record<string, unknown>): string
  deserialize(text: string): Record<string, unknown>
}

/** The interface that both libraries share: reading and writing `store` reads and writes the file, synchronously. */
export interface SettingsLibrary {
  store: Record<string, unknown>
}

export type OpenSettingsLibrary = (options: SettingsLibraryOptions) => SettingsLibrary

/** The file keeps the format of version 7.1.1: a line with a checksum, then JSON. */
const serialize = (value: Record<string, unknown>): string => Buffer.from(addChecksum(jsonOf(value))).toString('utf8')

function deserialize(text: string): Record<string, unknown> {
  const json = removeChecksum(Buffer.from(text))
  if (json === null) throw new Error('the settings file is damaged')
  return JSON.parse(new TextDecoder().decode(json)) as Record<string, unknown>
}

/** Opens `settings.json` of the profile, or creates it. Throws if the profile cannot be written to. */
export async function openSettings(
  profile: string,
  openLibrary: OpenSettingsLibrary,
  disk: Disk = nodeDisk,
): Promise<SettingsStore> {
  let isNew = false
  const defaultValue = () => {
    isNew = true
    return { deviceCode: randomUUID() }
  }
  // If the file could not be read at first, its device code is still the one of this PC.
  const merge = (stored: Settings, set: Settings) => ({ ...stored, ...set, deviceCode: stored.deviceCode })

  let library: SettingsLibrary | null = null
  /**
   * The library writes a temporary file, syncs it and renames it. It does not sync the folder, and does not notice a
   * short write.
   */
  const writeFile = async (settings: Settings) => {
    await disk.mkdir(profile, { recursive: true, mode: 0o700 })
    // The constructor reads the file: open the library only when the file is neither unreadable nor damaged.
    library ??= openLibrary({
      cwd: profile,
      configName: 'settings',
      fileExtension: 'json',
      configFileMode: 0o600,
      accessPropertiesByDotNotation: false,
      serialize,
      deserialize,
    })
    library.store = settings
    // Reading it back throws if not all bytes were written.
    void library.store
    await syncFolder(profile, disk)
  }

  const path = join(profile, 'settings.json')
  const file = await openDurableFile<Settings>({ path, schema, defaultValue, merge, writeFile, disk })
  if (isNew && file.damage !== 'unreadable') await file.set(file.get())
  return { get: file.get, set: change => file.set({ ...file.get(), ...change }), damage: file.damage }
}
