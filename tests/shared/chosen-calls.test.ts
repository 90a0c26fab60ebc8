import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpointNames, endpointRow } from '../../shared/endpoints/index'
import { type ChosenName, chosenExamples } from '../fixtures/chosen/index'
import { nonEmpty } from '../fixtures/non-empty'

const names = Object.keys(chosenExamples) as ChosenName[]
const json = names.filter(name => chosenExamples[name].answer !== 'PK')

describe('the literal example of a chosen call', () => {
  it('exists for each of the 40 chosen rows', () => {
    expect(names).toHaveLength(40)
    expect([...names].sort()).toEqual(endpointNames.filter(name => endpointRow(name).origin === 'chosen').sort())
    expect(json).toHaveLength(34)
  })

  it.each(names)('%s: the row accepts each request, and keeps every field', name => {
    for (const request of nonEmpty(chosenExamples[name].requests)) {
      const read = v.safeParse(endpointRow(name).request, request)
      expect(read.issues).toBeUndefined()
      expect(read.output).toEqual(request)
    }
  })

  it.each(names)('%s: the requests have every field that the row accepts, and the row refuses others', name => {
    const row = endpointRow(name).request
    const { requests } = chosenExamples[name]
    const sent = new Set(requests.flatMap(request => Object.keys(request)))
    expect([...sent].sort()).toEqual('entries' in row ? Object.keys(Object(row.entries)).sort() : 'no entries')
    for (const request of nonEmpty(requests)) expect(v.is(row, { ...request, unknown_field: 1 })).toBe(false)
  })

  it.each(json)('%s: the row reads exactly the answer', name => {
    const { answer, read } = chosenExamples[name]
    const parsed = v.safeParse(endpointRow(name).response, answer)
    expect(parsed.issues).toBeUndefined()
    expect(parsed.output).toEqual(read ?? answer)
  })

  it.each(nonEmpty(names.filter(name => !json.includes(name))))('%s: the row expects a file', name => {
    expect(endpointRow(name).kind).toBe('blob')
  })
})
