/** Invalid requests are refused with a message before any handler runs. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from '../../../main/sample-school/text'
import { type Body, type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

const identity = () => `flag=&teacher_id=${client.teacherId}`
const log = { client: 'a', device: 'b', content: 'c' }

async function ask(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<[number, string]> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${client.token}`)
  const answer = await fetch(`${client.origin}${path}?${identity()}`, { method: 'POST', ...init, headers })
  const body = (await answer.json()) as Body
  return [body.errcode ?? 0, body.errmsg ?? '']
}

/** Sends only the head of a request and returns the answer; rejects if there is none. */
function sendHeadOnly(path: string, headers: Record<string, string>): Promise<string> {
  const { port, host } = new URL(client.origin)
  const all = { host, authorization: `Bearer ${client.token}`, ...headers }
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`POST ${path}?${identity()} HTTP/1.1\r\n${lines.join('')}\r\n`)
    })
    socket.setTimeout(3000, () => {
      socket.destroy()
      reject(new Error('it waits for the body'))
    })
    socket.once('error', reject)
    socket.once('data', data => {
      socket.destroy()
      resolve(String(data))
    })
  })
}

const json = { 'content-type': 'application/json' }
const streamed = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()

describe('a request', () => {
  it('with a repeated field is refused', async () => {
    const twice = `${client.origin}/v5/homework/my-homework-page-list?page=1&page=2&limit=10&${identity()}`
    const answer = await fetch(twice, { headers: { authorization: `Bearer ${client.token}` } })
    expect(await answer.json()).toMatchObject({ errcode: 400, errmsg: text.badField('page') })
  })

  it('with a body that is not JSON, or without the JSON content type, is refused', async () => {
    const path = '/v4/submit-client-log'
    const body = JSON.stringify(log)
    expect(await ask(path, { headers: json, body })).toEqual([0, ''])
    expect(await ask(path, { headers: { 'content-type': 'text/plain' }, body })).toEqual([400, text.badRequest])
    expect(await ask(path, { headers: json, body: '{' })).toEqual([400, text.badRequest])
    expect(await ask(path, { headers: json, body: '[]' })).toEqual([400, text.badField('client')])
    const extra = JSON.stringify({ ...log, more: 1 })
    expect(await ask(path, { headers: json, body: extra })).toEqual([400, text.badField('more')])
  })

  it('that is too large is refused before its body is sent, or while it is sent without a length', async () => {
    const head = await sendHeadOnly('/v4/submit-client-log', { ...json, 'content-length': '1000001' })
    expect(head).toContain(text.tooLarge)
    const large = new TextEncoder().encode(JSON.stringify({ ...log, content: 'x'.repeat(1_000_000) }))
    const body = streamed(large)
    expect(await ask('/v4/submit-client-log', { headers: json, body, duplex: 'half' })).toEqual([400, text.tooLarge])
  })
})

describe('a form', () => {
  const path = '/v5/free-recitation/upload-sound-file'
  const form = { 'content-type': 'multipart/form-data; boundary=b' }

  it('must be multipart and have a content length', async () => {
    expect(await ask(path, { headers: json, body: '{}' })).toEqual([400, text.badRequest])
    expect(await ask(path, { headers: form, body: 'nothing of a form' })).toEqual([400, text.badRequest])
    const right = new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--b--\r\n')
    expect(await ask(path, { headers: form, body: streamed(right), duplex: 'half' })).toEqual([400, text.badRequest])
    expect((await ask(path, { headers: form, body: right }))[1]).toBe(text.badField('file'))
  })

  it('that is too large is refused before its body is sent', async () => {
    const head = await sendHeadOnly(path, { ...form, 'content-length': String(21 * 1024 * 1024 + 1) })
    expect(head).toContain(text.tooLarge)
  })
})
