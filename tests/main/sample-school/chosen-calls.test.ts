import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { type ChosenName, chosenExamples } from '../../fixtures/chosen/index'
import { nonEmpty } from '../../fixtures/non-empty'
import { sentRequest } from '../../fixtures/requests'
import { type Body, type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

/** Fields that name a thing which exists only in one school. */
const isOwnId = (field: string) => /^(guid|book_id|homework_id|task_ids?)$/.test(field)

/** The example's request, with ids that exist in the sample school. */
async function requestAtSchool(name: ChosenName, request: Readonly<Record<string, unknown>>) {
  const own = Object.entries(await sentRequest(name, client)).filter(([field]) => isOwnId(field) && field in request)
  return { ...request, ...Object.fromEntries(own) } as EndpointRequest<ChosenName>
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/**
 * The fields of a body with their JSON types, e.g. `items[].title` → `string`; null counts only if there is no other.
 */
function shapeOf(value: unknown, path = '', shape = new Map<string, string>()): Map<string, string> {
  const kind = kindOf(value)
  if (kind !== 'null' || !shape.has(path)) shape.set(path, kind)
  if (Array.isArray(value)) for (const item of value) shapeOf(item, `${path}[]`, shape)
  else if (kind === 'object')
    for (const [field, inner] of Object.entries(value as object))
      shapeOf(inner, path ? `${path}.${field}` : field, shape)
  return shape
}

/** Compares the fields and types of the school's answer with the example's. */
function compareShapes(example: unknown, answer: unknown, mayLack: readonly string[] = []): void {
  const [expected, found] = [shapeOf(example), shapeOf(answer)]
  for (const [path, kind] of nonEmpty([...found])) {
    if (kind === 'null') expect(expected.has(path), path).toBe(true)
    else expect([path, kind]).toEqual([path, expected.get(path)])
  }
  expect([...expected.keys()].filter(path => !found.has(path) && !mayLack.includes(path))).toEqual([])
}

const names = Object.keys(chosenExamples) as ChosenName[]

// In the order of the table, also in nightly: a plan is paused before it is resumed, and ended last.
describe('the sample school', { shuffle: false }, () => {
  it.each(names)('accepts the literal requests of %s, and answers with the same fields', async name => {
    const { requests, answer, mayLack } = chosenExamples[name]
    for (const request of nonEmpty(requests)) {
      const reply = await client.fetch(name, await requestAtSchool(name, request))
      expect(reply.status).toBe(200)
      if (answer === 'PK') {
        const bytes = new Uint8Array(await reply.arrayBuffer())
        expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK')
        continue
      }
      const body = (await reply.json()) as Body
      expect([body.errcode, body.errmsg]).toEqual([0, ''])
      compareShapes(answer, body.data, mayLack)
    }
  })
})
