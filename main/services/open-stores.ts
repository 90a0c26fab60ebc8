/** Step 3: the stores of the profile (DESIGN §3, §11). */
import { join } from 'node:path'
import { createExportHistoryStorage, type ExportHistoryStorage } from '../downloads/export-history'
import { openRecordingStore, type RecordingStore } from '../evaluation/recording-store'
import type { DisposableStore } from '../lifecycle'
import type { OfflineCopies } from '../offline/offline-copies'
import { openOfflineCopies } from '../offline/open-copies'
import { createPreferences, type PreferenceStore } from '../preferences'
import { type ImportStore, openImportStore } from '../roster/import-store'
import { type Drafts, openDrafts } from '../store/drafts'
import { type Keeps, openKeeps } from '../store/keeps'
import { ownerHash } from '../store/owner-hash'
import { openPendingWipes, type PendingWipes } from '../store/pending-wipes'
import { openSettings, type SettingsStore } from '../store/settings'
import { openVault, type Vault } from '../store/vault'
import type { Profile } from './open-profile'
import type { Server } from './open-server'

export interface Stores {
  settings: SettingsStore
  preferences: PreferenceStore
  copies: OfflineCopies
  drafts: Drafts
  keeps: Keeps
  /** The key of drafts and kept values: if it is lost or unavailable, so are they. */
  draftVault: Vault
  exportHistory: ExportHistoryStorage
  imports: ImportStore
  recordings: RecordingStore
  pendingWipes: PendingWipes
}

/** Opens the stores. Throws if the profile cannot be used. */
export async function openStores(profile: Profile, server: Server, disposables: DisposableStore): Promise<Stores> {
  const { host, folder, clock, log } = profile
  const settings = await openSettings(folder, host.openSettingsLibrary)
  const preferences = createPreferences({ host, config: server.config, settings })
  const vault = await openVault(host.secretBox, join(folder, 'vault.key'))
  const enabled = server.config.offlineCopies
  const copies = await openOfflineCopies({ enabled, vault, profile: folder, clock: server.now, log })
  disposables.defer(() => copies.flush())
  const draftVault = await openVault(host.draftBox, join(folder, 'drafts.key'))
  for (const [store, { isKeyUnavailable }] of Object.entries({ copies: vault, drafts: draftVault })) {
    if (isKeyUnavailable) log('vault.refused', { store })
  }
  const drafts = await openDrafts({ folder: join(folder, 'drafts'), vault: draftVault, clock })
  disposables.defer(() => drafts.close())
  const keeps = await openKeeps({
    folder: join(folder, 'keeps'),
    vault: draftVault,
    school: ownerHash(JSON.stringify([server.origin])),
  })
  disposables.defer(() => keeps.close())
  const imports = await openImportStore({ folder: join(folder, 'imports'), vault: draftVault })
  disposables.defer(() => imports.close())
  const recordings = openRecordingStore({ folder: join(folder, 'recordings'), vault: draftVault })
  const exportHistory = createExportHistoryStorage(vault, folder)
  const pendingWipes = await openPendingWipes(join(folder, 'wipes.json'), log)
  return { settings, preferences, copies, drafts, keeps, draftVault, exportHistory, imports, recordings, pendingWipes }
}
