/** The settings library in Electron (main/store/settings.ts). */
import { ipcMain } from 'electron'
import ElectronStore from 'electron-store'
import type { OpenSettingsLibrary } from '../../store/settings'

export const openElectronStore: OpenSettingsLibrary = ({ configName, ...options }) => {
  const library = new ElectronStore<Record<string, unknown>>({ ...options, name: configName })
  // The library would tell any page the profile's path on this channel; no page of ours asks (DESIGN §10).
  ipcMain.removeAllListeners('electron-store-get-data')
  return library
}
