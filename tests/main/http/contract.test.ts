import axios from 'axios'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type CallName, createClient } from '../../../main/http/client'
import { createTokenRenewal } from '../../../main/session/token-renewal'
import { type EndpointName, endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { isBlob } from '../../../shared/exports/kinds'
import { online } from '../../fakes/offline'
import { body, brokenBody, type Manner, plain } from '../../fixtures/bodies'
import { testPublicKey } from '../../fixtures/keys'
import { nonEmpty } from '../../fixtures/non-empty'
import { exampleOf } from '../../fixtures/request-example'

let answer = ''
const onInvalid = vi.fn()

/** A client whose server answers each call with `answer`. */
const client = createClient({
  ...online,
  tokenRenewal: createTokenRenewal(),
  config: { serverUrl: 'https://api.example', opsUrl: 'https://ops.example', publicKey: testPublicKey },
  transport: axios.create({
    adapter: async config => {
      const data = new TextEncoder().encode(answer)
      return { config, data, headers: { 'content-type': 'application/json' }, status: 200, statusText: '' }
    },
  }),
  identity: () => ({ token: 't', generation: 1, teacher_id: '17', teacher_flag: '' }),
  onUnauthorized: () => undefined,
  onServerDate: () => undefined,
  onInvalid,
})

const calls = endpointNames.filter(name => !isBlob(name))
const names = nonEmpty(calls.filter(name => endpointRow(name).base !== 'resource'))

const enveloped = (name: EndpointName, data: unknown): string =>
  JSON.stringify(endpointRow(name).envelope === 'code' ? { code: 200, data } : { errcode: 0, errmsg: '', data })

const examples = new Map(names.map(name => [name, exampleOf(name)]))

/** Calls the row at a server that answers with this `data`; earlier reports are cleared. */
async function ask(name: CallName, data: unknown) {
  answer = enveloped(name, data)
  onInvalid.mockClear()
  return client.call(name, examples.get(name) as never)
}

/** Complete bodies for a row, generated from its schema once. */
const wholes = new Map(names.map(name => [name, body(endpointRow(name).response, plain)] as const))

const manners: [string, Partial<Manner>][] = [
  ['with numbers and flags as text', { asText: true }],
  ['with fields of next year', { extra: true }],
  ['with JSON as text of itself', { jsonText: true }],
]

describe('a server that writes the same values in another form', () => {
  it.each(manners)('%s is read in the same way by every row', async (_how, manner) => {
    for (const [name, bodies] of wholes) {
      const others = body(endpointRow(name).response, { ...plain, ...manner })
      await fc.assert(
        fc.asyncProperty(fc.integer(), async seed => {
          // One seed: the same values in two forms.
          const [one] = fc.sample(bodies, { seed, numRuns: 1 })
          const [other] = fc.sample(others, { seed, numRuns: 1 })
          const result = await ask(name, one)
          expect(result, name).toMatchObject({ ok: true })
          expect(await ask(name, other), name).toEqual(result)
        }),
        { numRuns: 2 },
      )
    }
  })

  it.each(['null', 'missing'] as const)('whose optional fields are all %s is read by every row', async optional => {
    for (const name of names) {
      const { response } = endpointRow(name)
      await fc.assert(
        fc.asyncProperty(body(response, { ...plain, optional }), async data => {
          expect(await ask(name, data), name).toMatchObject({ ok: true })
        }),
        { numRuns: 2 },
      )
    }
  })
})

it('the generated bodies include the content of papers', () => {
  const made = fc.sample(body(endpointRow('topic-answer-paper').response, plain), { seed: 1, numRuns: 20 })
  expect(made).toHaveLength(20)
  for (const one of made) {
    expect(one).toHaveProperty(['content', 'items', 0, 'questions', 0, 'screen_text'])
    expect(one).toHaveProperty(['answers', 0, 'study_report', 'errorwords', 0])
    expect(one).toHaveProperty(['answers', 0, 'new_writing_report', 'score_result', 'content_score'])
    expect(one).toHaveProperty([
      'answers',
      0,
      'new_writing_report',
      'sentence_result',
      0,
      'error_list',
      0,
      'mistake_hint',
    ])
    expect(one).toHaveProperty(['correct_percents', 0, 'question_id'])
  }
  // Each allowed form occurs.
  const ids = made.map(one => typeof (one as { resource: { topic_id: unknown } }).resource.topic_id)
  expect(new Set(ids)).toEqual(new Set(['number', 'string']))
})

describe('a server with one wrong value', () => {
  it('is read or refused as invalid by every row, and never throws', async () => {
    let refused = 0
    for (const [name, bodies] of wholes) {
      await fc.assert(
        fc.asyncProperty(brokenBody(bodies), async data => {
          const result = await ask(name, data)
          if (!result.ok) refused += 1
          const reports = onInvalid.mock.calls.map(([endpoint]) => endpoint)
          expect([result.ok ? 'read' : result.error.kind, reports], name).toEqual(
            result.ok ? ['read', []] : ['invalid-response', [name]],
          )
        }),
        { numRuns: 12 },
      )
    }
    expect(refused).toBeGreaterThan(names.length)
  })
})
