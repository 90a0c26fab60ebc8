import NodeRSA from 'node-rsa'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, createClient } from '../../../main/http/client'
import { createTransport } from '../../../main/http/transport'
import { endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { type BlobName, isBlob } from '../../../shared/exports/kinds'
import { online } from '../../fakes/offline'
import { type SpecServer, startSpecServer } from '../../fakes/spec-server'
import { type SpecName, specAnswers } from '../../fixtures/answers/index'
import { specRequests } from '../../fixtures/answers/requests'
import {
  asText,
  doubtful,
  type Lack,
  withBooleans,
  withJsonText,
  withMore,
  withNumericIds,
  without,
} from '../../fixtures/answers/writing-variants'
import { testPrivateKey, testPublicKey } from '../../fixtures/keys'
import { nonEmpty } from '../../fixtures/non-empty'
import { exampleOf } from '../../fixtures/request-example'

let server: SpecServer
let client: ApiClient
let invalid: string[] = []
beforeAll(async () => {
  server = await startSpecServer()
  client = createClient({
    ...online,
    config: {
      serverUrl: server.origin,
      opsUrl: `${server.origin}/ops`,
      mediaHosts: [server.origin],
      publicKey: testPublicKey,
    },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => ({ token: 't', generation: 1, teacher_id: '17', teacher_flag: '' }),
    onUnauthorized: () => undefined,
    onServerDate: () => undefined,
    onInvalid: name => invalid.push(name),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  invalid = []
})

const names = nonEmpty((Object.keys(specAnswers) as SpecName[]).filter(name => !isBlob(name)))
const files = nonEmpty(
  (Object.keys(specAnswers) as SpecName[]).filter((name): name is Extract<SpecName, BlobName> => isBlob(name)),
)

type SpecCall = (typeof names)[number]

/** A request with the parameters that SPEC names; the files of the result views are at this server. */
function requestOf(name: SpecName): Record<string, unknown> {
  const asked: Partial<Record<SpecName, object>> = specRequests
  const request = { ...(asked[name] ?? exampleOf(name)) }
  if (endpointRow(name).base !== 'resource') return request
  if (name === 'evaluate-xml-file') return { evaluate_xml: `${server.origin}/media/${name}.json` }
  return { ...request, resource_path: `${server.origin}/media`, file: `${name}.json` }
}

/** The value that the client reads from this `data`. */
async function read(name: SpecCall, data: unknown): Promise<unknown> {
  server.answer(name, data)
  const result = await client.call(name, requestOf(name) as never)
  expect.soft(result, `${name} ${JSON.stringify(data)}`).toMatchObject({ ok: true })
  return result.ok ? result.value : undefined
}

/** The value that the client should read from the whole body: null, or at least these fields. */
async function reads(name: SpecCall, data: unknown, right: unknown): Promise<void> {
  const value = await read(name, data)
  if (right === null) expect.soft(value, name).toBeNull()
  else expect.soft(value, name).toMatchObject(right as object)
}

/** The values that the client reads from the bodies of a response. */
const rightOf = (name: SpecName) => specAnswers[name].read ?? specAnswers[name]

it('the minimal responses cover each row of the specification', () => {
  const spec = endpointNames.filter(name => endpointRow(name).origin === 'spec')
  expect(Object.keys(specAnswers).sort()).toEqual([...spec].sort())
})

describe('a response that is written only from the specification', () => {
  it.each(names)('%s: with the required fields only', async name => {
    await reads(name, specAnswers[name].least, rightOf(name).least)
  })

  it.each(names)('%s: with all named fields, and loses none', async name => {
    await reads(name, specAnswers[name].whole, rightOf(name).whole)
  })

  const manners: [string, (body: unknown) => unknown][] = [
    ['numbers and flags as text', asText],
    ['ids as numbers', withNumericIds],
    ['flags as true and false', withBooleans],
    ['JSON as its text', withJsonText],
    ['fields that nobody knows', withMore],
    ['all of it at once', body => withJsonText(asText(withMore(withNumericIds(body))))],
  ]
  it.each(manners)('with %s is read in the same way by each row', async (_how, manner) => {
    for (const name of names) await reads(name, manner(specAnswers[name].whole), rightOf(name).whole)
  })

  it.each<Lack>(['null', 'empty text', 'missing'])('with %s for what it may lack is read by each row', async lack => {
    for (const name of names) {
      const { whole, least } = specAnswers[name]
      await reads(name, without(whole, least, lack), rightOf(name).least)
    }
  })

  it('is read in each form that SPEC allows', async () => {
    for (const name of names)
      for (const { data, read: right } of specAnswers[name].otherwise ?? []) await reads(name, data, right)
  })

  it.each(files)('%s: is a file', async name => {
    server.answer(name, specAnswers[name].whole)
    const result = await client.stream(name, requestOf(name) as never)
    expect(result).toMatchObject({ ok: true })
    if (!result.ok) return
    const parts: Uint8Array[] = []
    for await (const part of result.value.body) parts.push(part as Uint8Array)
    expect(Buffer.concat(parts).toString('utf8')).toBe(specAnswers[name].whole)
  })
})

it('a request with the parameters of SPEC §7 arrives with them, in the query or as JSON', async () => {
  const asked: Partial<Record<SpecName, object>> = specRequests
  const sent = names.filter(name => endpointRow(name).base !== 'resource' && endpointRow(name).kind !== 'multipart')
  for (const name of nonEmpty(sent.filter(name => asked[name]))) {
    const { method } = endpointRow(name)
    const request = { ...asked[name] }
    await read(name, specAnswers[name].whole)
    const heard = server.received.at(-1)
    const fields = method === 'GET' ? Object.fromEntries(heard?.query ?? []) : JSON.parse(heard?.body ?? '')
    const right = method === 'GET' ? Object.entries(request).map(([key, value]) => [key, String(value)]) : null
    for (const secret of Object.keys(endpointRow(name).secrets ?? {})) {
      // The plain password can be read only with the private key of the server.
      fields[secret] = new NodeRSA(testPrivateKey).decrypt(fields[secret], 'utf8')
    }
    expect(fields, name).toMatchObject(right ? Object.fromEntries(right) : request)
  }
})

describe('a doubtful response', () => {
  it('is read, or fails as invalid-response with the endpoint’s name, and never throws', async () => {
    let refused = 0
    for (const name of names) {
      for (const data of doubtful(specAnswers[name].whole)) {
        invalid = []
        server.answer(name, data)
        const result = await client.call(name, requestOf(name) as never)
        if (result.ok) {
          expect(invalid).toEqual([])
          continue
        }
        refused += 1
        expect([result.error.kind, invalid], `${name} ${JSON.stringify(data)}`).toEqual(['invalid-response', [name]])
      }
    }
    expect(refused).toBeGreaterThan(names.length)
  })

  it('without items is an empty list', async () => {
    // The lists of SPEC §7 have the fields items and total only.
    const lists = names.filter(name => {
      const { whole, read: other } = specAnswers[name]
      return !other && Object.keys(Object(whole)).sort().join() === 'items,total'
    })
    expect(lists.length).toBeGreaterThan(10)
    for (const name of lists) {
      for (const items of [null, []]) {
        const value = await read(name, { items })
        expect(value, name).toMatchObject({ items: [] })
      }
    }
  })
})
