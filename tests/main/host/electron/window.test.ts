import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWindow, windowOptions } from '../../../../main/host/electron/window'
import type { Settings, SettingsStore } from '../../../../main/store/settings'
import { resetElectron, state } from '../../../fakes/electron'
import { defined } from '../../../fixtures/defined'

vi.mock('electron', () => import('../../../fakes/electron'))
beforeEach(() => resetElectron())

function store(settings: Partial<Settings> = {}): SettingsStore & { saved: Partial<Settings>[] } {
  const saved: Partial<Settings>[] = []
  return {
    saved,
    damage: 'none' as const,
    get: () => ({ deviceCode: 'd', ...settings }),
    set: async change => void saved.push(change),
  }
}

const open = (settings: SettingsStore = store()) =>
  createWindow({
    preload: '/dist/preload.cjs',
    packaged: true,
    settings,
    clock: () => 0,
    report: async () => undefined,
  })

describe('the window', () => {
  it('runs its page in a sandbox, without Node', () => {
    expect(windowOptions({ preload: '/p.cjs', packaged: true }).webPreferences).toEqual({
      preload: '/p.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
    })
    expect(windowOptions({ preload: '/p.cjs', packaged: false }).webPreferences.devTools).toBe(true)
  })

  it('appears when its page is ready to show', () => {
    open()
    expect(state.done).toEqual([])
    state.windows[0]?.emit('ready-to-show')
    expect(state.done).toEqual([['window.show']])
  })

  it('opens at its last position, if that is on a screen', () => {
    open(store({ window: { x: 100, y: 50, width: 1200, height: 600 } }))
    expect(state.windows[0]?.options).toMatchObject({ x: 100, y: 50, width: 1200, height: 600 })
    open(store({ window: { x: 5000, y: 50, width: 1200, height: 600 } }))
    expect(state.windows[1]?.options).toMatchObject({ width: 1366, height: 768 })
    expect(defined(state.windows[1]).options.x).toBeUndefined()
  })

  it('saves its position when it closes', () => {
    const settings = store()
    open(settings)
    state.windows[0]?.emit('close')
    expect(settings.saved).toEqual([{ window: { x: 10, y: 20, width: 1000, height: 700 } }])
  })
})
