/** The sources of Electron's configuration: policy and installer's file, and nothing that a student could set. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError } from '../../../../main/config'
import { choosePaths, confirmSampleSchool, electronConfig } from '../../../../main/host/electron/configuration'
import { configText } from '../../../../shared/text'
import { resetElectron, state } from '../../../fakes/electron'
import { testPublicKey } from '../../../fixtures/keys'
import { temporaryFolder } from '../fixture'

vi.mock('electron', () => import('../../../fakes/electron'))

interface Run {
  program: string
  args: string[]
  options: { cwd: string; env: Record<string, string>; timeout: number; encoding: string; shell?: unknown }
}
/**
 * The programs that were started. `answer` returns the output, or throws: an error fails later, a string fails at once.
 */
const runs: Run[] = []
let answer: (run: Run) => string
vi.mock('node:child_process', () => ({
  execFile(program: string, args: string[], options: Run['options'], done: (error: unknown, printed: string) => void) {
    const run = { program, args, options }
    runs.push(run)
    try {
      const printed = answer(run)
      queueMicrotask(() => done(null, printed))
    } catch (error) {
      if (typeof error === 'string') throw error
      queueMicrotask(() => done(error, ''))
    }
  },
}))
const usualWindows = vi.hoisted(() => ({ there: true }))
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  const existsSync = (path: string) => (path.startsWith('C:\\') ? usualWindows.there : fs.existsSync(path))
  return { ...fs, default: { ...fs, existsSync }, existsSync }
})

const long = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'
/** Simulates reg.exe on a machine with this policy, or without one. */
const registry =
  (...lines: string[]) =>
  ({ args }: Run) => {
    const key = args[1]?.replace('HKLM', 'HKEY_LOCAL_MACHINE')
    if (key === long) return `\r\n${long}\\Microsoft\r\n${lines.length > 0 ? `${long}\\Hanamaru\r\n` : ''}`
    if (lines.length === 0) throw new Error('exit code 1')
    return `\r\n${long}\\Hanamaru\r\n${lines.map(line => `    ${line}\r\n`).join('')}\r\n`
  }

let folder: ReturnType<typeof temporaryFolder>
const words = process.argv
const { platform } = process
const be = (name: string) => Object.defineProperty(process, 'platform', { value: name })
let files = 0
const file = (content: string) => {
  const path = join(folder.path, `config-${files++}.json`)
  writeFileSync(path, content)
  return path
}
const install = (content: string) => writeFileSync(join(folder.path, 'hanamaru.config.json'), content)

beforeEach(() => {
  resetElectron()
  runs.length = 0
  answer = registry()
  usualWindows.there = true
  folder = temporaryFolder()
  Object.defineProperty(process, 'resourcesPath', { value: folder.path, configurable: true })
})
afterEach(() => {
  be(platform)
  process.argv = words
  vi.unstubAllEnvs()
  folder.remove()
})

describe('an app that is not packaged', () => {
  it('uses the command line, then the environment', async () => {
    vi.stubEnv('HANAMARU_CONFIG', file('{"idleLockMinutes":5}'))
    expect((await electronConfig()).config.idleLockMinutes).toBe(5)
    const profile = join(folder.path, 'elsewhere')
    process.argv = ['electron', '--config', file('{"idleLockMinutes":7}'), '--profile', profile]
    expect((await electronConfig()).config.idleLockMinutes).toBe(7)
    choosePaths()
    expect(state.paths).toMatchObject({
      userData: profile,
      sessionData: join(profile, 'chromium'),
      crashDumps: join(profile, 'crashes'),
      logs: join(profile, 'logs'),
    })
    expect(statSync(join(profile, 'chromium')).mode & 0o777).toBe(0o700)
    process.argv = ['electron', '--config', file('{"no":1}')]
    await expect(electronConfig()).rejects.toThrow(ConfigError)
  })

  it('reads no policy, and opens the sample school without asking', async () => {
    be('win32')
    expect((await electronConfig()).isConfigured).toBe(true)
    expect(runs).toEqual([])
  })
})

describe('a packaged app', () => {
  beforeEach(() => {
    state.packaged = true
  })

  it('uses only the installer’s file, not the command line or the environment', async () => {
    process.argv = ['hanamaru', '--config', file('{"idleLockMinutes":7}'), '--profile', '/elsewhere']
    vi.stubEnv('HANAMARU_CONFIG', file('{"idleLockMinutes":5}'))
    expect(await electronConfig()).toMatchObject({ config: { idleLockMinutes: 15 }, isConfigured: false })
    const proposed = join(folder.path, 'proposed')
    state.paths.userData = proposed
    choosePaths()
    expect(state.paths.userData).toBe(proposed)
    install('{"idleLockMinutes":9}')
    expect(await electronConfig()).toMatchObject({ config: { idleLockMinutes: 9 }, isConfigured: true })
  })

  it('counts as not configured when the file is empty', async () => {
    install('{}')
    expect((await electronConfig()).isConfigured).toBe(false)
  })

  it('refuses an unreadable file', async () => {
    mkdirSync(join(folder.path, 'hanamaru.config.json'))
    await expect(electronConfig()).rejects.toThrow(configText.file.unreadable)
  })

  it('reads no policy without a registry', async () => {
    be('linux')
    await electronConfig()
    expect(runs).toEqual([])
  })
})

describe('a packaged app on Windows', () => {
  beforeEach(() => {
    state.packaged = true
    be('win32')
  })

  it('lets the policy overrule the file, key by key', async () => {
    install(JSON.stringify({ serverUrl: 'https://file.example', publicKey: testPublicKey, idleLockMinutes: 5 }))
    answer = registry('serverUrl    REG_SZ    https://policy.example')
    expect(await electronConfig()).toMatchObject({
      config: { serverUrl: 'https://policy.example', idleLockMinutes: 5 },
      origins: { policy: ['serverUrl'], file: ['publicKey', 'idleLockMinutes'] },
      isConfigured: true,
    })
  })

  it('reads the machine’s 64-bit hive by absolute path, without a shell, with a timeout, without the user’s variables', async () => {
    vi.stubEnv('SystemRoot', 'E:\\evil')
    vi.stubEnv('ProgramFiles', 'E:\\evil')
    answer = registry('nativeApp    REG_DWORD    0x1')
    await electronConfig()
    expect(runs.map(({ program, args }) => [program, ...args])).toEqual([
      ['C:\\Windows\\System32\\reg.exe', 'query', 'HKLM\\SOFTWARE\\Policies', '/reg:64'],
      ['C:\\Windows\\System32\\reg.exe', 'query', 'HKLM\\SOFTWARE\\Policies\\Hanamaru', '/reg:64'],
    ])
    for (const { options } of runs) {
      expect(options).toMatchObject({ cwd: 'C:\\Windows\\System32', timeout: 10_000, encoding: 'latin1' })
      expect(options.shell).toBeUndefined()
      expect(options.env).toEqual({ SystemRoot: 'C:\\Windows', windir: 'C:\\Windows' })
    }
  })

  it('uses SystemRoot when Windows is not in its usual folder', async () => {
    usualWindows.there = false
    vi.stubEnv('SystemRoot', 'D:\\Windows')
    await electronConfig()
    expect(runs[0]?.program).toBe('D:\\Windows\\System32\\reg.exe')
  })

  it.each([
    ['fails', new Error('exit code 1')],
    ['is stopped after its time', Object.assign(new Error('killed'), { killed: true })],
    ['may not be started', 'spawn UNKNOWN'],
  ])('uses PowerShell when reg.exe %s, and does not start when that fails too', async (_name, fault) => {
    install('{"idleLockMinutes":5}')
    answer = ({ program }) => {
      if (program.endsWith('reg.exe')) throw fault
      return '{"idleLockMinutes":3}'
    }
    expect((await electronConfig()).config.idleLockMinutes).toBe(3)
    expect(runs.at(-1)?.program).toBe('C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe')
    expect(runs.at(-1)?.args.slice(0, 3)).toEqual(['-NoProfile', '-NonInteractive', '-Command'])
    answer = () => {
      throw fault
    }
    await expect(electronConfig()).rejects.toThrow(configText.policy.unreadable)
  })
})

describe('the question before the sample school', () => {
  it('names both choices in Japanese, and quitting is the default', async () => {
    expect(await confirmSampleSchool()).toBe(true)
    state.response = 1
    expect(await confirmSampleSchool()).toBe(false)
    expect(state.done[0]).toMatchObject([
      'dialog.showMessageBox',
      { message: 'サンプル校を開きますか', buttons: ['サンプル校を開く', '終了'], defaultId: 1, cancelId: 1 },
    ])
  })
})

describe('the entry', () => {
  const boot = vi.fn(async (..._parts: unknown[]) => undefined)
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('../../../../main/host/electron/boot', () => ({ boot }))
    boot.mockClear()
  })
  afterEach(() => vi.doUnmock('../../../../main/host/electron/boot'))
  const start = async (response: number) => {
    const fake = (await import('electron')) as object as typeof import('../../../fakes/electron')
    fake.resetElectron()
    fake.state.packaged = true
    fake.state.response = response
    fake.state.paths.userData = join(folder.path, 'profile')
    if (process.argv === words) process.argv = ['hanamaru']
    await import('../../../../main/index')
    return fake.state
  }

  it('opens the sample school in a packaged app when the teacher confirms', async () => {
    await start(0)
    await vi.waitFor(() => expect(boot).toHaveBeenCalledOnce())
    expect(boot.mock.calls[0]?.[1]).toMatchObject({ config: { idleLockMinutes: 15 } })
  })

  it('quits when the teacher does not confirm', async () => {
    const { done } = await start(1)
    await vi.waitFor(() => expect(done).toContainEqual(['app.quit']))
    expect(boot).not.toHaveBeenCalled()
  })

  it('does not ask when a source sets any key', async () => {
    install('{"idleLockMinutes":9}')
    const { done } = await start(1)
    await vi.waitFor(() => expect(boot).toHaveBeenCalledOnce())
    expect(done.map(([name]) => name)).not.toContain('dialog.showMessageBox')
  })

  it('shows the error in a message box and on stderr, and quits', async () => {
    const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    install('{"idleLockMinutes":999}')
    const { done } = await start(0)
    await vi.waitFor(() => expect(done).toContainEqual(['app.exit', 1]))
    const message = expect.stringContaining('設定 idleLockMinutes が正しくありません')
    expect(done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', message])
    expect(stderr).toHaveBeenCalledWith(message)
    expect(boot).not.toHaveBeenCalled()
    stderr.mockRestore()
  })

  it.each(['--host-resolver-rules=MAP * 10.0.0.1', '--ignore-certificate-errors', '-remote-debugging-port=1'])(
    'refuses %s, and says so before anything else happens',
    async option => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      process.argv = ['hanamaru', '--disable-gpu', option]
      const { done } = await start(0)
      expect(done).toContainEqual(['dialog.showErrorBox', 'Hanamaru', configText.startOption(option)])
      expect(done).toContainEqual(['app.exit', 1])
      expect(boot).not.toHaveBeenCalled()
      vi.restoreAllMocks()
    },
  )
})
