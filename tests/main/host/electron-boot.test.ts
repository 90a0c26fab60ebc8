import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, checkConfig } from '../../../main/config'
import { boot } from '../../../main/host/electron/boot'
import { choosePaths, electronConfig } from '../../../main/host/electron/configuration'
import { lockProfile, ProfileInUse } from '../../../main/host/profile-lock'
import { app, resetElectron, state } from '../../fakes/electron'
import { temporaryFolder, writeRenderer } from './fixture'

vi.mock('electron', () => import('../../fakes/electron'))

const close = vi.fn(async () => undefined)
vi.mock('../../../main/services', () => ({
  createServices: async ({ config }: { config: unknown }) => ({
    config,
    gate: { call: async () => ({ ok: true, value: null }) },
    media: { read: async () => ({ status: 404, headers: {}, body: null }) },
    settings: { get: () => ({ deviceCode: 'd' }), set: async () => undefined, damaged: false },
    onEvent: () => () => undefined,
    replay: () => undefined,
    close,
  }),
}))

let folder: ReturnType<typeof temporaryFolder>
const words = process.argv
beforeEach(() => {
  resetElectron()
  close.mockClear()
  folder = temporaryFolder()
  state.paths.userData = join(folder.path, 'profile')
})
afterEach(() => {
  process.argv = words
  vi.unstubAllEnvs()
  folder.remove()
})

describe('the boot list', () => {
  const start = async () => {
    mkdirSync(join(folder.path, 'dist'))
    renameSync(writeRenderer(folder.path), join(folder.path, 'dist', 'renderer'))
    await boot(join(folder.path, 'dist'), checkConfig({ frameHosts: ['https://grammar.example'] }, false))
  }

  it('guards the session, serves the scheme, binds the bridge, and then opens the window', async () => {
    await start()
    expect([...state.handlers.keys()].sort()).toEqual([
      'ipc:hanamaru',
      'permission.check',
      'permission.device',
      'permission.display',
      'permission.request',
    ])
    const page = await state.protocols.get('hanamaru')?.(new Request('hanamaru://app/'))
    expect(page?.headers.get('content-security-policy')).toContain('frame-src https://grammar.example;')
    expect(state.done).toEqual([['window.loadURL', 'hanamaru://app/']])
    expect(state.windows[0]?.options.webPreferences).toMatchObject({
      preload: join(folder.path, 'dist', 'preload', 'preload.cjs'),
    })
  })

  it('owns the profile until the services have closed', async () => {
    await start()
    const profile = state.paths.userData ?? ''
    await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
    const preventDefault = vi.fn()
    app.emit('will-quit', { preventDefault })
    app.emit('will-quit', { preventDefault: vi.fn() })
    expect(preventDefault).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(state.done).toContainEqual(['app.exit', 0]))
    expect(close).toHaveBeenCalledOnce()
    ;(await lockProfile(profile))()
  })

  it('brings the window to the front for a second start', async () => {
    await start()
    app.emit('second-instance')
    expect(state.done.slice(1)).toEqual([['window.restore'], ['window.focus']])
    app.emit('will-quit', { preventDefault: vi.fn() })
  })
})

describe('the configuration', () => {
  let files = 0
  const file = (content: string) => {
    const path = join(folder.path, `config-${files++}.json`)
    writeFileSync(path, content)
    return path
  }

  it('is taken from the command line, then from the environment, in an app that is not packaged', () => {
    vi.stubEnv('HANAMARU_CONFIG', file('{"idleLockMinutes":5}'))
    expect(electronConfig().idleLockMinutes).toBe(5)
    process.argv = ['electron', '--config', file('{"idleLockMinutes":7}'), '--profile', '/elsewhere']
    expect(electronConfig().idleLockMinutes).toBe(7)
    choosePaths()
    expect(state.paths.userData).toBe('/elsewhere')
    process.argv = ['electron', '--config', file('{"no":1}')]
    expect(() => electronConfig()).toThrow(ConfigError)
  })

  it('is the installer’s alone in a packaged one', () => {
    state.packaged = true
    Object.defineProperty(process, 'resourcesPath', { value: folder.path, configurable: true })
    process.argv = ['hanamaru', '--config', file('{"idleLockMinutes":7}'), '--profile', '/elsewhere']
    vi.stubEnv('HANAMARU_CONFIG', file('{"idleLockMinutes":5}'))
    expect(electronConfig().idleLockMinutes).toBe(15)
    const before = state.paths.userData
    choosePaths()
    expect(state.paths.userData).toBe(before)
    writeFileSync(join(folder.path, 'hanamaru.config.json'), '{"idleLockMinutes":9}')
    expect(electronConfig().idleLockMinutes).toBe(9)
  })
})

describe('the entry', () => {
  beforeEach(() => vi.resetModules())
  const electron = async () => (await import('electron')) as object as typeof import('../../fakes/electron')

  it('turns the sandbox on and registers the scheme before anything else; a second instance only leaves', async () => {
    const fake = await electron()
    fake.resetElectron()
    fake.state.instanceLock = false
    await import('../../../main/index')
    expect(fake.state.done).toEqual([['app.enableSandbox'], ['app.commandLine', 'lang', 'ja'], ['app.quit']])
    expect(fake.state.schemes).toHaveLength(1)
  })

  it('says why it cannot start, and ends', async () => {
    const fake = await electron()
    fake.resetElectron()
    vi.stubEnv('HANAMARU_CONFIG', join(folder.path, 'missing.json'))
    await import('../../../main/index')
    await vi.waitFor(() => expect(fake.state.done).toContainEqual(['app.exit', 1]))
    expect(fake.state.done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', expect.stringContaining('missing.json')])
  })
})
