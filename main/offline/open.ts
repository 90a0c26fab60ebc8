/** Opens the offline copies of a profile, where they may be kept at all (DESIGN §3, §4 offlineCopies). */
import { join } from 'node:path'
import { type Log, messageOf } from '../store/log'
import type { Vault } from '../store/vault'
import { memoryShelf, type Shelf } from './cache-storage'
import { diskShelf } from './disk-cache-storage'
import { type Copies, createCopies } from './index'

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
function besides(disk: Shelf): Shelf {
  const memory = memoryShelf()
  return { ...memory, wipe: () => memory.wipe().then(disk.wipe) }
}

/**
 * Removes what an earlier configuration, or an earlier backend of the secret box, kept on the disk and no longer may. What the
 * box refuses to open for now stays.
 */
export async function openCopies({ enabled, vault, profile, clock, log }: OpenParts): Promise<Copies> {
  const disk = diskShelf(vault, join(profile, 'copies'))
  if (enabled && vault.durable) return createCopies({ enabled, shelf: disk, clock, log })
  if (enabled && vault.refused) return createCopies({ enabled, shelf: besides(disk), clock, log })
  await disk.wipe().catch(error => log('copies', { detail: messageOf(error) }))
  return createCopies({ enabled, shelf: memoryShelf(), clock, log })
}
