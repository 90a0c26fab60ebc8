import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../../../main/config'
import { boot } from '../../../../main/host/electron/boot'
import { lockProfile, ProfileInUse } from '../../../../main/host/start/profile-lock'
import { app, resetElectron, session, state, WebContents } from '../../../fakes/electron'
import { temporaryFolder, writeRenderer } from '../fixture'

vi.mock('electron', () => import('../../../fakes/electron'))

const close = vi.fn(async () => undefined)
const reported: string[] = []
let isExporting = false
let isImporting = false
vi.mock('../../../../main/services/index', () => ({
  createServices: async ({ config }: { config: unknown }) => ({
    config,
    gate: { call: async () => ({ ok: true, value: null }) },
    media: { read: async () => ({ status: 404, headers: {}, body: null }) },
    settings: { get: () => ({ deviceCode: 'd' }), set: async () => undefined, damage: 'none' as const },
    preferences: { state: () => ({ values: { textSize: 125 } }) },
    onEvent: () => () => undefined,
    replay: () => undefined,
    report: async (content: string) => void reported.push(content),
    hasRunningExport: () => isExporting,
    hasRunningImport: () => isImporting,
    close,
  }),
}))

let folder: ReturnType<typeof temporaryFolder>
const words = process.argv
beforeEach(() => {
  resetElectron()
  close.mockClear()
  reported.length = 0
  folder = temporaryFolder()
  state.paths.userData = join(folder.path, 'profile')
})
afterEach(() => {
  process.argv = words
  vi.unstubAllEnvs()
  folder.remove()
})

describe('the boot sequence', () => {
  const start = async () => {
    mkdirSync(join(folder.path, 'dist'))
    renameSync(writeRenderer(folder.path), join(folder.path, 'dist', 'renderer'))
    await boot(join(folder.path, 'dist'), {
      config: checkConfig({ frameHosts: ['https://grammar.example'], proxy: 'direct' }, false),
      origins: { policy: [], file: [] },
    })
  }
  /** Quits the program, so that nothing of it affects the next test. */
  const quit = async () => {
    app.emit('will-quit', { preventDefault: vi.fn() })
    await vi.waitFor(() => expect(state.done).toContainEqual(['app.exit', 0]))
  }

  it('guards the session, serves the scheme, connects the bridge, then opens the window', async () => {
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
    expect(state.done.at(-1)).toEqual(['window.loadURL', 'hanamaru://app/'])
    expect(session.defaultSession.proxy).toEqual({ mode: 'direct' })
    expect(state.windows[0]?.options.webPreferences).toMatchObject({
      preload: join(folder.path, 'dist', 'preload', 'preload.cjs'),
    })
    // the text size of this PC, at each load
    state.windows[0]?.webContents.emit('dom-ready')
    expect(state.done.at(-1)).toEqual(['webContents.setZoomFactor', 1.25])
  })

  it('locks the profile until the services have closed', async () => {
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

  it('exits even when the services never close', async () => {
    await start()
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    close.mockImplementationOnce(() => new Promise(() => undefined))
    app.emit('will-quit', { preventDefault: vi.fn() })
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
    expect(state.done).not.toContainEqual(['app.exit', 0])
    kill.mockRestore()
  })

  it('brings the window to the front at a second start', async () => {
    await start()
    const before = state.done.length
    app.emit('second-instance')
    expect(state.done.slice(before)).toEqual([['window.restore'], ['window.focus']])
    expect(state.windows).toHaveLength(1)
    state.windows[0]?.emit('closed')
    app.emit('second-instance')
    expect(state.done).toHaveLength(before + 2)
    expect(state.windows).toHaveLength(1)
    await quit()
  })

  it('asks before the window closes while an export runs', async () => {
    await start()
    const [window] = state.windows
    const preventDefault = vi.fn()
    window?.emit('close', { preventDefault })
    expect(preventDefault).not.toHaveBeenCalled()
    isExporting = true
    state.response = 1
    window?.emit('close', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    const box = {
      message: 'ファイルを出力しています。',
      buttons: ['出力を続ける', '終了する'],
      defaultId: 0,
      cancelId: 0,
    }
    expect(state.done).toContainEqual(['dialog.showMessageBox', window, expect.objectContaining(box)])
    await vi.waitFor(() => expect(state.done).toContainEqual(['window.close']))
    isExporting = false
    await quit()
  })

  it('asks before the window closes while students are imported', async () => {
    await start()
    const [window] = state.windows
    const preventDefault = vi.fn()
    isImporting = true
    state.response = 0
    window?.emit('close', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    const box = { message: '生徒の取り込みを実行しています。', buttons: ['終わるまで待つ', '終了する'], cancelId: 0 }
    expect(state.done).toContainEqual(['dialog.showMessageBox', window, expect.objectContaining(box)])
    isImporting = false
    window?.emit('close', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    await quit()
  })

  it('asks before the window closes while a deletion can be undone', async () => {
    await start()
    const [window] = state.windows
    const preventDefault = vi.fn()
    const page = { preventDefault: vi.fn() }
    window?.emit('close', { preventDefault })
    window?.webContents.emit('will-prevent-unload', page)
    expect(preventDefault).not.toHaveBeenCalled()
    // The page stays while the question is asked.
    expect(page.preventDefault).not.toHaveBeenCalled()
    const box = {
      message: 'まだ終わっていない操作があります。',
      detail:
        '取り消しを待っている削除は、行わずに終わります。送信していないコメントは、次にこのパソコンでログインしたときに送信できます。',
      buttons: ['終了しない', '終了する'],
      defaultId: 0,
      cancelId: 0,
    }
    expect(state.done).toContainEqual(['dialog.showMessageBox', window, expect.objectContaining(box)])
    await quit()
  })

  it('guards every page, not only the window’s', async () => {
    await start()
    expect(state.windows[0]?.webContents.openHandler?.({})).toEqual({ action: 'deny' })
    const other = new WebContents()
    app.emit('web-contents-created', {}, other)
    expect(other.openHandler?.({})).toEqual({ action: 'deny' })
    const preventDefault = vi.fn()
    other.emit('will-frame-navigate', { url: 'https://grammar.example/', isMainFrame: false, preventDefault })
    expect(preventDefault).not.toHaveBeenCalled()
    other.emit('will-frame-navigate', { url: 'https://evil.example/', isMainFrame: true, preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    await quit()
  })

  it('reports which process ended, and why', async () => {
    await start()
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 11 })
    app.emit('child-process-gone', {}, { type: 'Utility', name: 'Audio Service', reason: 'oom', exitCode: 1 })
    app.emit('child-process-gone', {}, { type: 'Utility', name: 'x', reason: 'clean-exit', exitCode: 0 })
    expect(reported).toEqual(['GPU process gone:  crashed (11)', 'Utility process gone: Audio Service oom (1)'])
    await quit()
  })
})

describe('the entry', () => {
  beforeEach(() => vi.resetModules())
  const electron = async () => (await import('electron')) as object as typeof import('../../../fakes/electron')

  it('enables the sandbox and registers the scheme first; a second instance only quits', async () => {
    const fake = await electron()
    fake.resetElectron()
    fake.state.instanceLock = false
    fake.state.paths.userData = join(folder.path, 'profile')
    await import('../../../../main/index')
    expect(fake.state.done).toEqual([
      ['app.enableSandbox'],
      ['app.setAppUserModelId', 'jp.hanamaru.console'],
      ['app.commandLine', 'lang', 'ja'],
      ['app.commandLine', 'disable-quic', undefined],
      ['app.quit'],
    ])
    expect(fake.state.schemes).toHaveLength(1)
  })

  it('shows why it cannot start, and quits', async () => {
    const fake = await electron()
    fake.resetElectron()
    fake.state.paths.userData = join(folder.path, 'profile')
    vi.stubEnv('HANAMARU_CONFIG', join(folder.path, 'missing.json'))
    await import('../../../../main/index')
    await vi.waitFor(() => expect(fake.state.done).toContainEqual(['app.exit', 1]))
    expect(fake.state.done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', expect.stringContaining('missing.json')])
  })
})
