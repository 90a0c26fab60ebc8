import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyKeyOf, endpointOf } from '../../../main/offline/copy-key'
import { endpointNames } from '../../../shared/endpoints/index'

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined))
const request = fc.dictionary(fc.string(), value)
const endpoint = fc.constantFrom(...endpointNames)

const present = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, each]) => each !== undefined))

describe('the key of a copy', () => {
  it('is the same for equal requests', () => {
    fc.assert(
      fc.property(endpoint, request, (name, given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse())
        expect(copyKeyOf(name, turned)).toEqual(copyKeyOf(name, given))
        expect(copyKeyOf(name, present(given))).toEqual(copyKeyOf(name, given))
        expect(copyKeyOf(name, { ...given, absent_one: undefined })).toEqual(copyKeyOf(name, given))
      }),
    )
  })

  it('differs for any other request', () => {
    fc.assert(
      fc.property(endpoint, request, endpoint, request, (name, given, other, asked) => {
        const same = name === other && JSON.stringify(sorted(given)) === JSON.stringify(sorted(asked))
        expect(copyKeyOf(name, given).key === copyKeyOf(other, asked).key).toBe(same)
      }),
    )
    expect(copyKeyOf('team-rows', { a: '1' }).key).not.toBe(copyKeyOf('team-rows', { a: 1 }).key)
    expect(copyKeyOf('team-rows', { a: 1, b: 2 }).key).not.toBe(copyKeyOf('team-rows', { a: 2, b: 1 }).key)
  })

  it('takes the homework’s id from either field that endpoints use', () => {
    expect(copyKeyOf('homework-basic-info', { id: '7' }).homework).toBe('7')
    expect(copyKeyOf('one-topic-overview', { homework_id: '7', topic_id: '9' }).homework).toBe('7')
    expect(copyKeyOf('my-homework-page-list', { team_id: '3', page: 1, limit: 10 }).homework).toBe('')
    expect(copyKeyOf('team-rows', {}).homework).toBe('')
  })

  it('contains its endpoint', () => {
    fc.assert(
      fc.property(endpoint, request, (name, given) => {
        expect(endpointOf(copyKeyOf(name, given).key)).toBe(name)
      }),
    )
  })
})

function sorted(given: Record<string, unknown>): [string, unknown][] {
  return Object.entries(present(given)).sort(([one], [other]) => (one < other ? -1 : 1))
}
