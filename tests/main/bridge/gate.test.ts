import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createGate, type Handlers } from '../../../main/bridge/gate'
import { wireSize } from '../../../main/bridge/wire-value'
import { methodNames } from '../../../shared/contract/keys'
import { methods } from '../../../shared/contract/methods'
import { success } from '../../../shared/contract/result'
import { bridgeArguments } from '../../fixtures/bridge-arguments'

const origin = 'hanamaru://app'
const sender = { origin, mainFrame: true }

function setUp(handler: (argument: unknown) => Promise<unknown> = async () => success(null), locked = () => false) {
  const spy = vi.fn(handler)
  const handlers = Object.fromEntries(methodNames.map(name => [name, spy])) as Record<string, unknown> as Handlers
  const log = vi.fn()
  return { gate: createGate(handlers, origin, log, locked), spy, log }
}

const login = { username: 'a', password: 'b' }

/**
 * The methods that run at a locked screen: to start, to unlock, to log out, and to store drafts and kept values. None
 * of them shows data.
 */
const openWhileLocked = [
  ...['app.boot', 'app.checkVersion', 'app.openExternal', 'app.quit', 'app.log', 'app.proxyLogin'],
  ...['session.logout', 'session.unlock', 'session.active', 'drafts.write', 'keeps.write'],
]

describe('the gate', () => {
  it('passes a valid call to its handler', async () => {
    const { gate, spy } = setUp()
    expect(await gate.call({ sender, method: 'session.login', argument: login })).toEqual(success(null))
    expect(spy).toHaveBeenCalledWith(login)
  })

  const refusals: [string, Parameters<ReturnType<typeof createGate>['call']>[0]][] = [
    ['origin', { sender: { origin: 'hanamaru://app.evil', mainFrame: true }, method: 'app.boot', argument: {} }],
    ['origin', { sender: { origin: 'null', mainFrame: true }, method: 'app.boot', argument: {} }],
    ['frame', { sender: { origin, mainFrame: false }, method: 'app.boot', argument: {} }],
    ['method', { sender, method: 'app.everything', argument: {} }],
    ['method', { sender, method: 'constructor', argument: {} }],
    ['method', { sender, method: ['app.boot'], argument: {} }],
    ['method', { sender, method: { toString: null, valueOf: null }, argument: {} }],
    ['method', { sender, method: Object.create(null), argument: {} }],
    ['argument', { sender, method: 'app.boot', argument: { more: 1 } }],
    ['argument', { sender, method: 'app.boot', argument: [] }],
    ['argument', { sender, method: 'app.boot', argument: new Uint8Array() }],
    ['argument', { sender, method: 'api.call', argument: { endpoint: 'team-rows', request: [] } }],
    ['argument', { sender, method: 'session.login', argument: { ...login, token: 'x' } }],
    ['argument', { sender, method: 'api.call', argument: { endpoint: 'login-safe', request: {} } }],
    ['argument', { sender, method: 'downloads.reveal', argument: { id: '../../etc' } }],
    ['value', { sender, method: 'app.boot', argument: () => 1 }],
    ['value', { sender, method: 'app.boot', argument: new Date() }],
    ['value', { sender, method: 'app.boot', argument: JSON.parse('{"__proto__":{"a":1}}') }],
    ['value', { sender, method: 'app.boot', argument: undefined }],
    ['size', { sender, method: 'session.login', argument: { username: 'x'.repeat(5000), password: 'b' } }],
  ]
  it.each(refusals)('refuses by %s and logs it: %j', async (why, request) => {
    const { gate, spy, log } = setUp()
    expect(await gate.call(request)).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(spy).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledWith('bridge.refused', expect.objectContaining({ why }))
  })

  describe('of a locked screen', () => {
    it('runs only the methods that start, end or unlock', async () => {
      const { gate, spy } = setUp(undefined, () => true)
      const open: string[] = []
      for (const method of methodNames) {
        const answer = await gate.call({ sender, method, argument: bridgeArguments[method] })
        if (answer.ok) open.push(method)
        else expect(answer, method).toMatchObject({ error: { kind: 'cancelled', status: 423 } })
      }
      expect(new Set(open)).toEqual(new Set(openWhileLocked))
      expect(spy).toHaveBeenCalledTimes(open.length)
    })

    it('still refuses an invalid call', async () => {
      const { gate } = setUp(undefined, () => true)
      const answer = await gate.call({ sender, method: 'session.unlock', argument: {} })
      expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    })
  })

  it('shortens a long method name in the log', async () => {
    const { gate, log } = setUp()
    await gate.call({ sender, method: 'x'.repeat(5000), argument: {} })
    expect(log).toHaveBeenCalledWith('bridge.refused', { why: 'method', method: 'x'.repeat(60) })
  })

  it('never throws: an error in a handler becomes a failure', async () => {
    const { gate, log } = setUp(async () => {
      throw new Error('inside')
    })
    const answer = await gate.call({ sender, method: 'app.boot', argument: {} })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'server' } })
    expect(JSON.stringify(answer)).not.toContain('inside')
    expect(log).toHaveBeenCalledWith('bridge.threw', expect.anything())
  })

  it.each<[string, unknown, RegExp]>([
    ['an error with its place', new TypeError('inside'), /^TypeError: inside\n\s+at .*gate\.test\.ts/],
    ['an error without a place', Object.assign(new Error('inside'), { stack: undefined }), /^Error: inside$/],
    ['a text', 'inside', /^inside$/],
    ['nothing', undefined, /^undefined$/],
  ])('logs what a handler throws: %s', async (_what, thrown, detail) => {
    const { gate, log } = setUp(() => Promise.reject(thrown))
    expect(await gate.call({ sender, method: 'session.login', argument: login })).toMatchObject({ ok: false })
    expect(log).toHaveBeenCalledExactlyOnceWith('bridge.threw', {
      method: 'session.login',
      detail: expect.stringMatching(detail),
    })
  })

  it('logs a thrown error without the passwords of the argument', async () => {
    const { gate, log } = setUp(async argument => {
      throw new TypeError(`cannot read ${JSON.stringify(argument)}`)
    })
    const change = { oldpassword: 'hanamaru1', newpassword: 'ohayou22' }
    for (const [method, argument] of [
      ['session.login', { username: 'misaki', password: 'hanamaru1' }],
      ['api.call', { endpoint: 'change-password-safe', request: change }],
    ]) {
      await gate.call({ sender, method, argument })
      expect(log).toHaveBeenLastCalledWith('bridge.threw', { method, detail: expect.stringContaining('cannot read') })
      expect(JSON.stringify(log.mock.lastCall)).not.toMatch(/hanamaru1|ohayou22/)
    }
    // The argument of a refused call is not logged at all.
    await gate.call({ sender, method: 'session.login', argument: { username: 'a', password: 'hanamaru1', more: 1 } })
    expect(JSON.stringify(log.mock.lastCall)).not.toContain('hanamaru1')
  })

  it('returns only JSON values and bytes', async () => {
    const { gate } = setUp(async () => success(new Map()))
    expect(await gate.call({ sender, method: 'app.boot', argument: {} })).toMatchObject({ ok: false })
  })

  it('never throws, whatever the call is', async () => {
    const { gate } = setUp()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...methodNames), fc.anything()),
        fc.anything({ withMap: true, withDate: true, withNullPrototype: true, withTypedArray: true }),
        async (method, argument) => {
          expect(await gate.call({ sender, method, argument })).toHaveProperty('ok')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('wireSize', () => {
  it('accepts every JSON value except those whose keys could reach a prototype', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const keys: string[] = []
        JSON.stringify(value, (key, inner) => {
          keys.push(key)
          return inner
        })
        const isHostile = keys.some(key => ['__proto__', 'constructor', 'prototype'].includes(key))
        expect(wireSize(value) === null).toBe(isHostile)
      }),
    )
  })

  it('refuses a cycle, a sparse array, a class instance and NaN', () => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    const sparse: unknown[] = []
    sparse[3] = 1
    for (const value of [cycle, sparse, new (class A {})(), Number.NaN, [undefined], 1n, Symbol('x')]) {
      expect(wireSize(value)).toBeNull()
    }
    expect(wireSize({ bytes: new Uint8Array(4) })).toBeGreaterThan(4)
  })

  it('refuses values that could change between two readings, and objects that only look like arrays', () => {
    const computed = Object.defineProperty({}, 'name', { enumerable: true, get: () => 'a' })
    const named: unknown[] = []
    named[2] = 'x'
    Object.assign(named, { one: 1, two: 2 })
    const list = class extends Array<unknown> {}.from(['a'])
    for (const value of [
      computed,
      named,
      list,
      new Proxy({}, {}),
      [new Proxy([], {})],
      new Proxy(new Uint8Array(), {}),
    ]) {
      expect(wireSize(value)).toBeNull()
    }
  })

  it('refuses symbol keys, and each key that could reach a prototype', () => {
    expect(wireSize({ [Symbol('x')]: 1 })).toBeNull()
    expect(wireSize([() => 1])).toBeNull()
    const short: unknown[] = [1]
    short.length = 3
    expect(wireSize(short)).toBeNull()
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(wireSize(Object.fromEntries([[key, 1]])), key).toBeNull()
    }
  })

  it('refuses values that are nested deeper than any value of the program', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
    expect(wireSize(nested(24))).not.toBeNull()
    expect(wireSize(nested(25))).toBeNull()
  })

  it('counts strings, keys and bytes', () => {
    expect(wireSize('字'.repeat(1000))).toBeGreaterThanOrEqual(3000)
    expect(wireSize({ ['k'.repeat(1000)]: 1 })).toBeGreaterThanOrEqual(1000)
    expect(wireSize(new Uint8Array(1000))).toBeGreaterThanOrEqual(1000)
  })

  it('has a limit for every method', () => {
    for (const name of methodNames) {
      const isOfFile = [
        'api.upload',
        'excel.read',
        'excel.write',
        'applications.read',
        'downloads.hold',
        'downloads.holdPages',
        'sheet.read',
        'sheet.write',
        'roster.read',
        'roster.start',
        'report.save',
      ].includes(name)
      const most = isOfFile ? 21 * 1024 * 1024 : 520_000
      expect(methods[name].maxBytes).toBeLessThanOrEqual(most)
    }
  })
})
