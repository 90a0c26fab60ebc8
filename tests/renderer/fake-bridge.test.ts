/** The fake bridge fails a test that asks or answers what is impossible with the real bridge. */
import { describe, expect, it } from 'vitest'
import { success } from '../../shared/contract/result'
import type { Bridge } from '../../shared/contract/types'
import { fakeBridge, refusal } from '../fakes/bridge'
import { throwBridgeFaults } from '../fakes/bridge-checks'

/** A bridge with answers that the types do not allow. */
function untyped() {
  const { bridge, api, ...fake } = fakeBridge()
  const untypedApi = api as (endpoint: string, handler: () => unknown) => void
  const call = (endpoint: string, request: object) =>
    bridge.api.call({ endpoint, request } as Parameters<Bridge['api']['call']>[0])
  return { ...fake, bridge, api: untypedApi, call }
}

const row = { homework_id: 501, title: 'Unit 5' }
const invalidAnswer = { ok: false, error: { kind: 'invalid-response', message: 'データ形式が正しくありません' } }

describe('the fake bridge', () => {
  it('parses an answer as main does: ids become text, defaults are filled in', async () => {
    const { api, call } = untyped()
    api('my-homework-page-list', () => success({ items: [row] }))
    expect(await call('my-homework-page-list', { page: 1, limit: 10 })).toMatchObject({
      ok: true,
      value: { items: [{ homework_id: '501', title: 'Unit 5', team_names: [] }], total: 1 },
    })
    throwBridgeFaults()
  })

  it('returns a failure and the time of a copy as they are', async () => {
    const { api, call } = untyped()
    api('homework-basic-info', () => refusal(404, 'ありません'))
    expect(await call('homework-basic-info', { id: '501' })).toEqual({
      ok: false,
      error: { kind: 'status', status: 404, message: 'ありません' },
    })
    api('homework-basic-info', () => ({ ...success(row), copiedAt: 7 }))
    expect(await call('homework-basic-info', { id: '501' })).toMatchObject({ ok: true, copiedAt: 7 })
    throwBridgeFaults()
  })

  it.each([
    ['a field with another name', { id: '501', homework: '501' }, 'homework: Invalid key'],
    ['a missing field', {}, 'id: Invalid key'],
    ['a value of another type', { id: 501 }, 'id: Invalid type'],
  ])('refuses a request with %s, and fails the test', async (_what, request, fault) => {
    const { api, call } = untyped()
    let answers = 0
    api('homework-basic-info', () => success({ homework_id: `${++answers}` }))
    expect(await call('homework-basic-info', request)).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(answers).toBe(0)
    expect(throwBridgeFaults).toThrow(`request to homework-basic-info: ${fault}`)
    throwBridgeFaults()
  })

  it('checks the request and the answer of an upload', async () => {
    const { api, bridge, requests } = untyped()
    const file = { name: 'a.wav', type: 'audio/wav', bytes: new Uint8Array(1) }
    api('upload-sound-file', () => success(null))
    await bridge.api.upload({ endpoint: 'upload-sound-file', request: { id: '1', file }, callId: 'c1' })
    throwBridgeFaults()
    expect(requests('upload-sound-file')).toEqual([{ id: '1', file }])
    const empty = { ...file, bytes: new Uint8Array(0) }
    await bridge.api.upload({ endpoint: 'upload-sound-file', request: { id: '1', file: empty }, callId: 'c2' })
    expect(throwBridgeFaults).toThrow('request to upload-sound-file: file.bytes: Invalid input')
  })

  it.each([
    ['without a needed field', { items: [{ title: 'Unit 5' }] }, 'items.0.homework_id: Invalid key'],
    ['of another type', { items: 'none' }, 'items: Invalid type'],
  ])('turns an answer %s into a failure, and fails the test', async (_what, data, fault) => {
    const { api, call } = untyped()
    api('my-homework-page-list', () => success(data))
    expect(await call('my-homework-page-list', { page: 1, limit: 10 })).toEqual(invalidAnswer)
    expect(throwBridgeFaults).toThrow(`answer of my-homework-page-list: ${fault}`)
  })

  it.each([
    ['a field that the program does not know', [{ ...row, titel: 'x' }], 'titel'],
    ['a field with the name of an envelope', [{ ...row, data: 'x' }], 'data'],
    ['a row that is not valid beside valid ones', [row, { title: 'Unit 6' }], 'title'],
  ])('fails the test if main would drop %s', async (_what, items, field) => {
    const { api, call } = untyped()
    api('my-homework-page-list', () => success({ items }))
    expect(await call('my-homework-page-list', { page: 1, limit: 10 })).toMatchObject({ ok: true })
    expect(throwBridgeFaults).toThrow(`answer of my-homework-page-list: dropped by the schema: ${field} (in the test`)
  })

  it('fails the test for a wrong argument of another method', async () => {
    const { bridge } = untyped()
    await bridge.drafts.write({ key: 'a b', generation: 1, value: null })
    expect(throwBridgeFaults).toThrow('argument of drafts.write: key: Invalid format')
    await bridge.drafts.write({ key: 'a', generation: 1, value: new Date(0) })
    expect(throwBridgeFaults).toThrow('argument of drafts.write: a value that cannot cross the bridge')
    await bridge.drafts.write({ key: 'a', generation: 1, value: 'あ'.repeat(100_000) })
    expect(throwBridgeFaults).toThrow('argument of drafts.write: too large')
  })

  it('fails the test for a call without an answer', async () => {
    const { bridge, call } = untyped()
    expect(await call('team-rows', {})).toMatchObject({ ok: false })
    expect(throwBridgeFaults).toThrow('team-rows: the test has no answer to it')
    await bridge.session.lock({})
    expect(throwBridgeFaults).toThrow('session.lock: the test has no answer to it')
  })
})
