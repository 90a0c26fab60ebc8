/** Opens the offline copies of a profile, if the configuration allows them (DESIGN §3, §4 offlineCopies). */
import { join } from 'node:path'
import { type Log, messageOf } from '../store/log'
import type { Vault } from '../store/vault'
import { type CacheStorage, createMemoryStorage } from './cache-storage'
import { createDiskStorage } from './disk-cache-storage'
import { createOfflineCopies, type OfflineCopies } from './offline-copies'

export interface OpenParts {
  /** `offlineCopies` of the configuration. */
  enabled: boolean
  vault: Vault
  profile: string
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
}

/** Storage in memory, while copies on the disk wait for a start at which their key can be read. A wipe removes both. */
function memoryBesideDisk(disk: CacheStorage): CacheStorage {
  const memory = createMemoryStorage()
  return { ...memory, wipe: () => memory.wipe().then(disk.wipe) }
}

/**
 * Opens the copies. Removes copies on the disk that an earlier configuration or secret box stored and that are no
 * longer allowed; they stay if the secret box cannot open their key now.
 */
export async function openOfflineCopies({ enabled, vault, profile, clock, log }: OpenParts): Promise<OfflineCopies> {
  const disk = createDiskStorage(vault, join(profile, 'copies'))
  if (enabled && vault.isDurable) return createOfflineCopies({ enabled, storage: disk, clock, log })
  if (enabled && vault.isKeyUnavailable)
    return createOfflineCopies({ enabled, storage: memoryBesideDisk(disk), clock, log })
  await disk.wipe().catch(error => log('copies', { detail: messageOf(error) }))
  return createOfflineCopies({ enabled, storage: createMemoryStorage(), clock, log })
}
