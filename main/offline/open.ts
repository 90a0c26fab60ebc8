/** Opens the offline copies of a profile, where they may be kept at all (DESIGN §3, §4 offlineCopies). */
import { join } from 'node:path'
import type { Log } from '../store/log'
import type { Vault } from '../store/vault'
import { diskShelf } from './disk-shelf'
import { type Copies, createCopies } from './index'
import { memoryShelf } from './shelf'

export interface OpenParts {
  /** The configuration's word. */
  enabled: boolean
  vault: Vault
  profile: string
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
}

/** Removes what an earlier configuration, or an earlier backend of the secret box, kept on the disk and no longer may. */
export async function openCopies({ enabled, vault, profile, clock, log }: OpenParts): Promise<Copies> {
  const disk = diskShelf(vault, join(profile, 'copies'))
  const shelf = enabled && vault.durable ? disk : memoryShelf()
  if (shelf !== disk) {
    await disk.wipe().catch(error => log('copies', { detail: error instanceof Error ? error.message : String(error) }))
  }
  return createCopies({ enabled, shelf, clock, log })
}
