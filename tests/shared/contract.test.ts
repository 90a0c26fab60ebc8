import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { eventNames, methodNames } from '../../shared/contract/keys'
import { methods } from '../../shared/contract/methods'
import { bridgeArguments as samples } from '../fixtures/bridge-arguments'

const names = [...methodNames]

describe('the contract of the bridge', () => {
  it('has one row per key and one key per row', () => {
    expect(Object.keys(methods).sort()).toEqual([...methodNames].sort())
    expect(new Set(methodNames).size).toBe(methodNames.length)
    expect(new Set(eventNames).size).toBe(eventNames.length)
    for (const name of [...methodNames, ...eventNames]) expect(name).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
  })

  it.each(names)('%s takes its argument', name => {
    expect(v.safeParse(methods[name].argument, samples[name]).success).toBe(true)
  })

  it.each(names)('%s takes nothing else', name => {
    const { argument } = methods[name]
    for (const wrong of [{ ...samples[name], extra: 1 }, null, undefined, [1], 'x', 1]) {
      expect(v.safeParse(argument, wrong).success).toBe(false)
    }
  })

  it.each(names)('%s is capped', name => {
    const file = ['api.upload', 'excel.read'].includes(name)
    expect(methods[name].maxBytes).toBeLessThanOrEqual(file ? 21 * 1024 * 1024 : 256_000)
    expect(JSON.stringify(samples[name]).length).toBeLessThan(methods[name].maxBytes)
  })

  it('knows no endpoint that is main’s own', () => {
    const call = (endpoint: string) => v.safeParse(methods['api.call'].argument, { endpoint, request: {} }).success
    expect(call('login-safe')).toBe(false)
    expect(call('toString')).toBe(false)
    expect(call('team-rows')).toBe(true)
  })

  it('takes forms with files by api.upload, and them alone', () => {
    const takes = (method: 'api.call' | 'api.upload', endpoint: string) =>
      v.safeParse(methods[method].argument, { endpoint, request: {}, callId: 'c' }).success
    expect([takes('api.upload', 'upload-sound-file'), takes('api.call', 'upload-sound-file')]).toEqual([true, false])
    expect([takes('api.upload', 'team-rows'), takes('api.call', 'team-rows')]).toEqual([false, true])
    expect(takes('api.upload', 'login-safe')).toBe(false)
  })
})
