import { afterEach, describe, expect, it, vi } from 'vitest'
import { appHandlers } from '../../../main/bridge/app-handlers'
import { checkConfig } from '../../../main/config'
import packageJson from '../../../package.json' with { type: 'json' }
import { defaultPreferences } from '../../../shared/contract/preferences'
import { failure, success } from '../../../shared/contract/result'
import { teacher } from '../../fakes/bridge'
import { fakeHost } from '../../fakes/host'
import { testPublicKey } from '../../fixtures/keys'

afterEach(() => {
  vi.useRealTimers()
})

const session = { ...teacher, generation: 3 }
const preferences = {
  state: () => ({ values: defaultPreferences, fixed: [], canZoom: false }),
  change: async () => undefined,
}
const opsUrl = 'https://ops.example/version'

type Parts = Parameters<typeof appHandlers>[0]

/** The handlers with a configured server; `over` replaces what they depend on. */
function setUp(config: Record<string, unknown> = {}, over: Partial<Parts> = {}) {
  const [call, log, refreshSession, quit] = [vi.fn(), vi.fn(), vi.fn(async () => undefined), vi.fn()]
  const parts = {
    host: fakeHost({ quit }),
    config: checkConfig({ serverUrl: 'https://school.example', publicKey: testPublicKey, ...config }, false),
    client: { call },
    session: { view: () => session, state: () => ({ generation: 3, session }) },
    refreshSession,
    lock: { isLocked: () => false },
    settings: { get: () => ({ deviceCode: 'device-1' }) },
    sample: null,
    serverClock: { offset: () => 0 },
    report: async () => undefined,
    log,
    startNotices: [],
    preferences,
  } satisfies Parts
  return { handlers: appHandlers({ ...parts, ...over }), call, log, refreshSession, quit }
}

describe('the start of a page', () => {
  it('reads the data of the teacher again: the session may have ended elsewhere', async () => {
    const { handlers, refreshSession } = setUp()
    expect(await handlers['app.boot']({})).toMatchObject({ ok: true, value: { session, generation: 3 } })
    expect(refreshSession).toHaveBeenCalledTimes(1)
  })

  it('reads nothing where nobody is logged in', async () => {
    const nobody = { view: () => null, state: () => ({ generation: 1, session: null }) }
    const { handlers, refreshSession } = setUp({}, { session: nobody })
    expect(await handlers['app.boot']({})).toMatchObject({ value: { session: null } })
    expect(refreshSession).not.toHaveBeenCalled()
  })

  it('names the logins of the sample school, and none where a server is configured', async () => {
    const logins = [{ username: 'teacher@sample.school', note: '' }]
    const sample = { logins, close: async () => undefined }
    expect(await setUp({}, { sample }).handlers['app.boot']({})).toMatchObject({
      value: { sample: true, sampleLogins: logins },
    })
    expect(await setUp().handlers['app.boot']({})).toMatchObject({ value: { sample: false, sampleLogins: [] } })
  })

  it('names the links that are configured', async () => {
    const linksOf = async (config: object) => (await setUp({ ...config }).handlers['app.boot']({})) as object
    const none = { support: false, student: false, templates: false }
    expect(await linksOf({})).toMatchObject({ value: { links: none } })
    for (const link of ['support', 'student'] as const) {
      const configured = { [`${link}Url`]: 'https://a.example/' }
      expect(await linksOf(configured)).toMatchObject({ value: { links: { ...none, [link]: true } } })
    }
    expect(await linksOf({ templateUrl: 'https://a.example/' })).toMatchObject({
      value: { links: { ...none, templates: true } },
    })
  })
})

describe('the maintenance check (SPEC §4, §7)', () => {
  it('sends name, key, build and the code of the device', async () => {
    const { handlers, call } = setUp({ opsUrl })
    call.mockResolvedValue(success({ opt_status: 2, opt_content: '' }))
    await handlers['app.checkVersion']({})
    expect(call.mock.calls).toEqual([
      [
        'version-check',
        { name: 'hanamaru', key: 'teacher-console', build: packageJson.version, device_code: 'device-1' },
      ],
    ])
  })

  it.each([
    [0, { opt_status: 0, opt_content: '点検中' }],
    [1, { opt_status: 1, opt_content: '点検中' }],
    [2, { opt_status: 2, opt_content: '' }],
    [7, { opt_status: 2, opt_content: '' }],
  ])('with the status %d', async (opt_status, value) => {
    const { handlers, call } = setUp({ opsUrl })
    call.mockResolvedValue(success({ opt_status, opt_content: '点検中' }))
    expect(await handlers['app.checkVersion']({})).toEqual({ ok: true, value })
  })

  it('is skipped in the native app, and where no address is configured', async () => {
    for (const config of [{ opsUrl, nativeApp: true }, {}]) {
      const { handlers, call } = setUp(config)
      expect(await handlers['app.checkVersion']({})).toMatchObject({ ok: true, value: { opt_status: 2 } })
      expect(call).not.toHaveBeenCalled()
    }
  })

  it('that fails is a failure', async () => {
    const { handlers, call } = setUp({ opsUrl })
    call.mockResolvedValue(failure('network', 'x'))
    expect(await handlers['app.checkVersion']({})).toMatchObject({ ok: false, error: { kind: 'network' } })
  })
})

it('the program quits only after the answer has left', async () => {
  vi.useFakeTimers()
  const { handlers, quit } = setUp()
  expect(await handlers['app.quit']({})).toEqual({ ok: true, value: null })
  expect(quit).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(quit).toHaveBeenCalledTimes(1)
})

it('the log names what became of the microphone, each fact once', async () => {
  const { handlers, log } = setUp()
  const settings = {
    autoGainControl: true,
    echoCancellation: false,
    noiseSuppression: null,
    sampleRate: 48_000,
    channelCount: 1,
  }
  await handlers['app.logMicrophone']({ problem: null, settings })
  await handlers['app.logMicrophone']({ problem: 'no-microphone', settings: null })
  expect(log.mock.calls).toEqual([
    ['microphone.open', settings],
    ['microphone.lost', { problem: 'no-microphone' }],
  ])
})

it.each([
  ['ENOSPC', '保存先の空き容量が足りません。空きを作ってから、もう一度お試しください。'],
  ['EIO', '設定を、このパソコンに記録できませんでした。'],
])('preferences that the disk refuses are a failure in words, and logged: %s', async (code, message) => {
  const change = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'write' }))
  const { handlers, log } = setUp({}, { preferences: { ...preferences, change } })
  expect(await handlers['app.setPreferences']({ textSize: 110 })).toEqual({
    ok: false,
    error: { kind: 'status', message },
  })
  expect(log).toHaveBeenCalledWith('preferences.write', { detail: code })
})

it('opens only links that are configured, by the address of the configuration', async () => {
  const openExternal = vi.fn(async () => undefined)
  const host = fakeHost({ openExternal })
  const { handlers } = setUp({ supportUrl: 'https://support.example/help' }, { host })
  expect(await handlers['app.openExternal']({ target: 'student' })).toMatchObject({
    ok: false,
    error: { kind: 'invalid-request' },
  })
  expect(openExternal).not.toHaveBeenCalled()
  expect(await handlers['app.openExternal']({ target: 'support' })).toEqual({ ok: true, value: null })
  expect(openExternal.mock.calls).toEqual([['https://support.example/help']])
})
