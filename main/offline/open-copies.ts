/** Opens the offline copies of a profile, where they may be kept at all (DESIGN §3, §4 offlineCopies). */
import { join } from 'node:path'
import { type Log, messageOf } from '../store/log'
import type { Vault } from '../store/vault'
import { createMemoryStorage, type CacheStorage } from './cache-storage'
import { createDiskStorage } from './disk-cache-storage'
import { type OfflineCopies, createOfflineCopies } from './offline-copies'

export interface OpenParts {
  /** The configuration's word. */
  enabled: boolean
  vault: Vault
  profile: string
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
}

/** Copies in memory, while those on the disk wait for a start at which their key can be had; a wipe takes them all. */
function besides(disk: CacheStorage): CacheStorage {
  const memory = createMemoryStorage()
  return { ...memory, wipe: () => memory.wipe().then(disk.wipe) }
}

/**
 * Removes what an earlier configuration, or an earlier backend of the secret box, kept on the disk and no longer may. What the
 * box refuses to open for now stays.
 */
export async function openOfflineCopies({ enabled, vault, profile, clock, log }: OpenParts): Promise<OfflineCopies> {
  const disk = createDiskStorage(vault, join(profile, 'copies'))
  if (enabled && vault.isDurable) return createOfflineCopies({ enabled, storage: disk, clock, log })
  if (enabled && vault.isKeyUnavailable) return createOfflineCopies({ enabled, storage: besides(disk), clock, log })
  await disk.wipe().catch(error => log('copies', { detail: messageOf(error) }))
  return createOfflineCopies({ enabled, storage: createMemoryStorage(), clock, log })
}
