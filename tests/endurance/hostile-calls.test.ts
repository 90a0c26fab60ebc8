/**
 * Generated calls that our pages never make, for each method (DESIGN §10): the gate never throws and refuses invalid
 * calls, and no handler gets them. Hand-written rules tell which calls are valid, not the schemas under test.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createGate, type Gate, type Handlers } from '../../main/bridge/gate'
import { parseCall, toBridgeJson } from '../../main/host/loopback/bridge-json'
import { createLog, type Log } from '../../main/store/log'
import { type MethodName, methodNames } from '../../shared/contract/keys'
import { type Result, success } from '../../shared/contract/result'
import { bridgeArguments } from '../fixtures/bridge-arguments'
import { folder } from '../fixtures/folder'
import { hostileValues, standIn } from '../fixtures/hostile-values'
import { crosses, isArgument, largest } from '../fixtures/is-argument'
import { isNightly } from '../fixtures/nightly'

const seed = 20261116
const callsPerMethod = isNightly ? 2000 : 600
const origin = 'hanamaru://app'
const sender = { origin, mainFrame: true }
const pool = hostileValues(seed, 600)

/** Pseudo-random numbers below `max`, the same in each run. */
function dice(start: number) {
  let state = start >>> 0
  return (max: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}
type Dice = ReturnType<typeof dice>

const pick = <T>(roll: Dice, list: readonly T[]): T => list[roll(list.length)] as T
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'token', 'extra', '', '0', '$bytes', 'method', 'id']

/** Ways to change a valid argument; some leave it valid. */
const ways: ((roll: Dice, right: object) => unknown)[] = [
  roll => pick(roll, pool),
  // One field has another value.
  (roll, right) => put({ ...right }, pick(roll, [...Object.keys(right), 'id', 'ago', 'callId']), pick(roll, pool)),
  // One more field.
  (roll, right) => put({ ...right }, pick(roll, names), pick(roll, pool)),
  // One field less.
  (roll, right) => Object.fromEntries(Object.entries(right).filter((_, at) => at !== roll(Object.keys(right).length))),
  // The valid value inside a wrapper, or in a prototype.
  (roll, right) =>
    pick(roll, [[right], { argument: right }, Object.create(right), JSON.stringify(right), standIn(right)]),
  // Every field has another value.
  (roll, right) => Object.fromEntries(Object.keys(right).map(name => [name, pick(roll, pool)])),
  // Inside one of its lists or objects.
  (roll, right) =>
    Object.fromEntries(
      Object.entries(right).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? [...value, pick(roll, pool)]
          : isRecord(value)
            ? put({ ...value }, pick(roll, names), pick(roll, pool))
            : value,
      ]),
    ),
]

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A call's text with some bytes flipped, doubled, removed or replaced. */
function spoilBytes(roll: Dice, text: string): string {
  const bytes = [...Buffer.from(text)]
  for (let change = 0; change <= roll(4); change++) {
    const at = roll(bytes.length)
    pick(roll, [
      () => bytes.splice(at, 1, (bytes[at] ?? 0) ^ (1 << roll(8))),
      () => bytes.splice(at, 1),
      () =>
        bytes.splice(
          at,
          0,
          ...Buffer.from(pick(roll, ['"', '{', ']', ',', ':', '\\u0000', '\0', '1e999', '__proto__', '\\ud800'])),
        ),
      () => bytes.splice(at, roll(6), ...bytes.slice(roll(bytes.length), roll(bytes.length))),
    ])()
  }
  return Buffer.from(bytes).toString('utf8')
}

/** The approximate number of bytes of a value; only values far from the limit are judged by it. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (value instanceof Uint8Array) return value.length
  if (!isRecord(value)) return 8
  return Object.entries(value).reduce((sum, [name, entry]) => sum + name.length + bytesOf(entry), 2)
}

/** Whether the argument is valid, invalid, or so near to the limit that both results are accepted. */
function judge(method: MethodName, argument: unknown): 'right' | 'wrong' | 'either' {
  if (!crosses(argument) || !isArgument[method](argument)) return 'wrong'
  const share = bytesOf(argument) / (largest[method] ?? 4096)
  return share < 0.5 ? 'right' : share > 2 ? 'wrong' : 'either'
}

/** A gate that records which calls reach a handler. */
function setUp(log: Log = () => undefined) {
  const reached: { method: MethodName; argument: unknown }[] = []
  const entries = methodNames.map(method => [
    method,
    async (argument: unknown) => {
      reached.push({ method, argument })
      return success(null)
    },
  ])
  const handlers = Object.fromEntries(entries) as Record<string, unknown> as Handlers
  return { gate: createGate(handlers, origin, log, () => false), reached }
}

/** Makes a call and checks its result. Returns whether it reached the handler. */
async function tryCall(
  gate: Gate,
  reached: { method: MethodName; argument: unknown }[],
  method: MethodName,
  argument: unknown,
) {
  const verdict = judge(method, argument)
  reached.length = 0
  let answer: Result<unknown>
  try {
    answer = await gate.call({ sender, method, argument })
  } catch (error) {
    throw new Error(`the gate threw at ${method}`, { cause: error })
  }
  const through = reached.length > 0
  const expected = verdict === 'either' ? through : verdict === 'right'
  const kind = answer.ok ? null : answer.error.kind
  const seen = reached.every(call => call.method === method && isArgument[method](call.argument))
  // One matcher per call would take longer than all calls.
  if (through !== expected || kind !== (through ? null : 'invalid-request') || !seen) {
    expect.fail(`${method} should be ${verdict}, was ${through ? 'let through' : kind}: ${show(argument)}`)
  }
  return through
}

function show(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 300)
  } catch {
    return typeof value
  }
}

describe.each([...methodNames])('%s', method => {
  const right = bridgeArguments[method]
  const roll = dice(seed + methodNames.indexOf(method))

  it(`takes its argument, and refuses ${callsPerMethod} generated ones that are wrong`, async () => {
    const { gate, reached } = setUp()
    expect(await tryCall(gate, reached, method, right)).toBe(true)
    let refused = 0
    let calls = 0
    while (refused < callsPerMethod) {
      if (calls++ > callsPerMethod * 3) expect.fail('most of the generated calls are right')
      if (!(await tryCall(gate, reached, method, pick(roll, ways)(roll, right)))) refused++
    }
    expect({}).not.toHaveProperty('polluted')
  })

  it('refuses its own call with changed bytes, as text over the loopback port', async () => {
    const { gate, reached } = setUp()
    const text = toBridgeJson({ method, argument: right })
    expect(parseCall(text)).toEqual({ method, argument: right })
    for (let call = 0; call < (isNightly ? 500 : 150); call++) {
      const read = parseCall(spoilBytes(roll, text))
      if (read === null) continue
      const known = methodNames.find(name => name === read.method)
      if (known) await tryCall(gate, reached, known, read.argument)
      else {
        reached.length = 0
        expect(await gate.call({ sender, ...read })).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
        expect(reached).toEqual([])
      }
    }
    expect({}).not.toHaveProperty('polluted')
  })
})

it('no value except a method’s name is a method', async () => {
  const { gate, reached } = setUp()
  for (const method of [...pool, 'app.boot ', 'APP.BOOT', 'app.boot\0', 'app', 'app.constructor', 'hasOwnProperty']) {
    for (const argument of [{}, method]) {
      expect(await gate.call({ sender, method, argument })).toMatchObject({
        ok: false,
        error: { kind: 'invalid-request' },
      })
    }
  }
  expect(reached).toEqual([])
})

it('a refused call leaves one short line in the log, without its argument', async () => {
  const path = join(folder(), 'main.log')
  const log = createLog(path, () => 0)
  const { gate, reached } = setUp(log)
  const canary = 'teacher@sample.school hanamaru1 canary-8f2e'
  const roll = dice(seed)
  let refused = 0
  for (let call = 0; call < 300; call++) {
    const argument = pick(roll, [
      { username: canary, password: 1 },
      { [canary]: canary },
      [canary],
      canary,
      { content: canary.repeat(900) },
    ])
    const method = pick(roll, [
      ...methodNames,
      canary.repeat(50),
      `Bearer ${'a'.repeat(5000)}`,
      'x\n{"event":"forged"}',
      pick(roll, pool),
    ])
    const answer = await gate.call({ sender, method, argument })
    if (!answer.ok) refused++
  }
  await log.flush()
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(refused)
  expect(reached).toEqual([])
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThan(400)
    expect(JSON.parse(line)).toMatchObject({ event: 'bridge.refused' })
    expect(line).not.toContain('canary-8f2e')
    expect(line).not.toContain('@sample.school')
    expect(line).not.toMatch(/a{41}/)
  }
})
