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

  it.each(names)('%s accepts its argument', name => {
    expect(v.safeParse(methods[name].argument, samples[name]).success).toBe(true)
  })

  it.each(names)('%s rejects all other arguments', name => {
    const { argument } = methods[name]
    for (const wrong of [{ ...samples[name], extra: 1 }, null, undefined, [1], 'x', 1]) {
      expect(v.safeParse(argument, wrong).success).toBe(false)
    }
  })

  it.each(names)('%s has a size limit', name => {
    const file = [
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
    // A full comment bank is a little larger than any draft.
    const most = name === 'keeps.write' ? 520_000 : 256_000
    expect(methods[name].maxBytes).toBeLessThanOrEqual(file ? 21 * 1024 * 1024 : most)
    expect(JSON.stringify(samples[name]).length).toBeLessThan(methods[name].maxBytes)
  })

  it('does not accept endpoints of main only', () => {
    const call = (endpoint: string) => v.safeParse(methods['api.call'].argument, { endpoint, request: {} }).success
    expect(call('login-safe')).toBe(false)
    expect(call('toString')).toBe(false)
    expect(call('team-rows')).toBe(true)
  })

  it('accepts forms with files in api.upload only', () => {
    const takes = (method: 'api.call' | 'api.upload', endpoint: string) =>
      v.safeParse(methods[method].argument, { endpoint, request: {}, callId: 'c' }).success
    expect([takes('api.upload', 'upload-sound-file'), takes('api.call', 'upload-sound-file')]).toEqual([true, false])
    expect([takes('api.upload', 'team-rows'), takes('api.call', 'team-rows')]).toEqual([false, true])
    expect(takes('api.upload', 'login-safe')).toBe(false)
  })
})
