import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openElectronStore } from '../../../../main/host/electron/settings-library'
import { openConf } from '../../../../main/host/loopback/settings-library'
import { openSettings } from '../../../../main/store/settings'
import { ipcMain, resetElectron } from '../../../fakes/electron'
import { folder } from '../../../fixtures/folder'

vi.mock('electron', () => import('../../../fakes/electron'))

const window = { x: 1, y: 2, width: 800, height: 600 }

it('writes the same file as conf, and each reads the file of the other', async () => {
  resetElectron()
  const profile = folder()
  const electron = await openSettings(profile, openElectronStore)
  await electron.set({ window })
  const written = readFileSync(join(profile, 'settings.json'), 'utf8')
  const plain = await openSettings(profile, openConf)
  expect([plain.get(), plain.damage]).toEqual([electron.get(), 'none'])
  await plain.set({ window: { ...window, x: 3 } })
  await plain.set({ window })
  expect(readFileSync(join(profile, 'settings.json'), 'utf8')).toBe(written)
  expect((await openSettings(profile, openElectronStore)).get()).toEqual(electron.get())
})

it('answers no page that asks for the path of the profile', async () => {
  resetElectron()
  // The library registers its channel once, when the first store is opened: load it anew.
  vi.resetModules()
  const fresh = await import('../../../../main/host/electron/settings-library')
  const on = vi.spyOn(ipcMain, 'on')
  await openSettings(folder(), fresh.openElectronStore)
  expect(on.mock.calls.map(([channel]) => channel)).toEqual(['electron-store-get-data'])
  expect(ipcMain.listenerCount('electron-store-get-data')).toBe(0)
})
