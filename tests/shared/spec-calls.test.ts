import { describe, expect, it } from 'vitest'
import { endpointNames, endpointRow } from '../../shared/endpoints/index'
import { specCalls } from './spec-calls'

const ofOrigin = (origin: 'spec' | 'chosen') =>
  endpointNames
    .map(endpointRow)
    .filter(row => row.origin === origin && row.base === 'server')
    .map(row => `${row.method} ${row.path}`)

describe('the calls of SPEC §7', () => {
  it('are 120 different calls', () => expect(new Set(specCalls).size).toBe(120))

  it('have one row each', () => expect(specCalls.filter(call => !ofOrigin('spec').includes(call))).toEqual([]))

  it('are all rows with the origin `spec`', () =>
    expect(ofOrigin('spec').filter(call => !specCalls.includes(call))).toEqual([]))

  it('do not have the origin `chosen`', () =>
    expect(ofOrigin('chosen').filter(call => specCalls.includes(call))).toEqual([]))
})
