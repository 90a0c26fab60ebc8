/** The preferences of this PC: defaults, the teacher's choices, and what school IT fixes (chosen). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../main/config'
import { openConf } from '../../main/host/loopback/settings-library'
import { createPreferences } from '../../main/preferences'
import { nodeDisk } from '../../main/store/disk'
import { openSettings, type Settings, type SettingsStore } from '../../main/store/settings'
import { folder as temporaryFolder } from '../fixtures/folder'

const atFirst = {
  textSize: 100,
  highContrast: false,
  reducedMotion: false,
  keyHints: true,
  systemNotices: true,
  speaker: '',
  microphone: '',
}

async function open(config: Record<string, unknown> = {}, folder = temporaryFolder(), disk = nodeDisk) {
  const zooms: number[] = []
  const settings = await openSettings(folder, openConf, disk)
  const host = { setZoom: (factor: number) => void zooms.push(factor) }
  return { ...createPreferences({ host, config: checkConfig(config, false), settings }), settings, zooms, folder }
}

describe('preferences', () => {
  it('have defaults, take effect at once, and outlive the program', async () => {
    const { state, change, zooms, folder } = await open()
    expect(state()).toEqual({ values: atFirst, fixed: [], canZoom: true })
    const changed = change({ textSize: 150, speaker: 'speaker-1' })
    expect(state().values).toEqual({ ...atFirst, textSize: 150, speaker: 'speaker-1' })
    await changed
    expect(zooms).toEqual([1.5])
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toContain('"textSize": 150')
    const again = await open({}, folder)
    expect(again.state().values.textSize).toBe(150)
  })

  it('that school IT fixes win over a choice, and are not stored', async () => {
    const folder = temporaryFolder()
    const before = await open({}, folder)
    await before.change({ textSize: 110, keyHints: false })
    const { state, change, settings, zooms } = await open({ textSize: 125, systemNotices: false }, folder)
    expect(state()).toEqual({
      values: { ...atFirst, textSize: 125, keyHints: false, systemNotices: false },
      fixed: ['textSize', 'systemNotices'],
      canZoom: true,
    })
    await change({ textSize: 100, systemNotices: true, highContrast: true })
    expect(state().values).toMatchObject({ textSize: 125, systemNotices: false, highContrast: true })
    expect(settings.get().preferences).toEqual({ keyHints: false, highContrast: true })
    expect(zooms).toEqual([1.25])
  })

  it('of another version of the program are replaced by the defaults, with the device code kept', async () => {
    const { settings, folder } = await open()
    const { deviceCode } = settings.get()
    await settings.set({ preferences: { textSize: 175 as never } })
    const again = await open({}, folder)
    expect(again.state().values).toEqual(atFirst)
    expect(again.settings).toMatchObject({ damage: 'none' })
    expect(again.settings.get().deviceCode).toBe(deviceCode)
  })

  it('that the disk refuses to store are taken back, as the page takes them back', async () => {
    const zooms: number[] = []
    let kept: Settings = { deviceCode: 'd', preferences: { textSize: 110 } }
    const settings: SettingsStore = {
      get: () => kept,
      async set(change) {
        kept = { ...kept, ...change }
        throw new Error('the disk is full')
      },
      damage: 'none',
    }
    const host = { setZoom: (factor: number) => void zooms.push(factor) }
    const { state, change } = createPreferences({ host, config: checkConfig({}, false), settings })
    await expect(change({ textSize: 150, keyHints: false })).rejects.toThrow('the disk is full')
    expect(state().values).toEqual({ ...atFirst, textSize: 110 })
    expect(zooms).toEqual([1.1])
  })
})
