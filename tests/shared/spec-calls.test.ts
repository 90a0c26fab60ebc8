import { describe, expect, it } from 'vitest'
import { type EndpointName, endpointNames, endpointRow } from '../../shared/endpoints/index'
import { chosenCalls, openCalls, specBlobs, specCalls, specFiles } from '../fixtures/calls'

const prefixes = { server: '', ops: '{opsUrl}', template: '{templateUrl}', resource: '' } as const

/** The rows that fulfil a condition, as a table like the literal ones. */
function rowsWhere(condition: (row: ReturnType<typeof endpointRow>) => boolean): Record<string, string> {
  const names = endpointNames.filter(name => condition(endpointRow(name)))
  const callOf = (name: EndpointName) => {
    const { method, base, path } = endpointRow(name)
    return `${method} ${prefixes[base]}${path}`
  }
  return Object.fromEntries(names.map(name => [name, callOf(name)]))
}

const sorted = (names: readonly string[]) => [...names].sort()

describe('the endpoint table has', () => {
  it('the 120 calls of SPEC §7 to the server, with their methods and paths', () => {
    expect(new Set(Object.values(specCalls)).size).toBe(120)
    expect(rowsWhere(({ origin, base }) => origin === 'spec' && base === 'server')).toEqual(specCalls)
  })

  it('the version check and the three kinds of files of SPEC §7', () => {
    expect(Object.keys(specFiles)).toHaveLength(4)
    expect(rowsWhere(({ origin, base }) => origin === 'spec' && base !== 'server')).toEqual(specFiles)
  })

  it('40 chosen calls', () => {
    expect(new Set(Object.values(chosenCalls)).size).toBe(40)
    expect(rowsWhere(({ origin }) => origin === 'chosen')).toEqual(chosenCalls)
  })

  it('the four calls of SPEC §7 that answer a file', () => {
    expect(sorted(Object.keys(rowsWhere(({ origin, kind }) => origin === 'spec' && kind === 'blob')))).toEqual(
      sorted(specBlobs),
    )
  })

  it('the five calls that need no token', () => {
    const open = rowsWhere(({ base, auth }) => (base === 'server' || base === 'ops') && !auth)
    expect(sorted(Object.keys(open))).toEqual(sorted(openCalls))
  })
})
