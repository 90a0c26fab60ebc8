/** The whole sample school: every endpoint, every sound, a long journal. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { soundsOf } from '../../main/sample-school/content/exercises/sounds'
import { createWorld } from '../../main/sample-school/data/create-world'
import { createMedia } from '../../main/sample-school/media/files'
import type { Entry } from '../../main/sample-school/store/changes/index'
import { openStore } from '../../main/sample-school/store/index'
import { openSounds } from '../../main/sample-school/store/sounds'
import { type EndpointName, endpointNames, endpointRow } from '../../shared/endpoints/index'
import { defined } from '../fixtures/defined'
import { nonEmpty } from '../fixtures/non-empty'
import { requests, sentRequest } from '../fixtures/requests'
import { type Client, monday, startLoggedIn } from '../main/sample-school/client'
import { createSchools } from '../main/sample-school/restartable-school'

const schools = createSchools()

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.school.close()
})

const asks = endpointNames.filter(name => endpointRow(name).method === 'GET')
const acts = endpointNames.filter(name => endpointRow(name).method === 'POST')

type NamedRequest = [EndpointName, object]

/** A request for every GET endpoint; making it may need other calls. */
async function prepared(client: Client): Promise<NamedRequest[]> {
  const all: NamedRequest[] = []
  for (const name of asks) all.push([name, await requests[name](client)])
  return all
}

/** Each response, without the port. */
async function answers(client: Client, requests: NamedRequest[]): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  const port = new URL(client.origin).port
  for (const [name, request] of requests) {
    const answer = await client.fetch(name, request as never)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    all[name] = `${answer.status} ${answer.headers.get('content-disposition')} ${bytes.replaceAll(port, 'PORT')}`
  }
  return all
}

/** Calls every POST endpoint once; each must succeed. */
async function live(client: Client): Promise<void> {
  for (const name of nonEmpty(acts)) {
    const { errcode, errmsg } = await client.body(name, (await sentRequest(name, client)) as never)
    expect([name, errcode, errmsg]).toEqual([name, 0, ''])
  }
}

describe('a school in which every write was made once', () => {
  it('answers the same after a restart, in every endpoint and byte', async () => {
    const client = await schools.start()
    await live(client)
    // The addresses of files contain the port: no value of theirs can be lost.
    const requests = (await prepared(client)).filter(([name]) => endpointRow(name).base !== 'resource')
    // Opening a homework or a notice marks it as read: only the second responses are stable.
    await answers(client, requests)
    const before = await answers(client, requests)
    const now = Date.parse(((await (await client.control('state')).json()) as { now: string }).now)
    const after = await schools.reopen({ now })
    after.token = client.token
    after.teacherId = client.teacherId
    const again = await answers(after, requests)
    for (const [name] of nonEmpty(requests)) expect(again[name], name).toBe(before[name])
    expect(after.consoleLines.filter(line => line.includes('damaged'))).toEqual([])
  })
})

describe('two schools with one seed', () => {
  it('answer the same in every endpoint and byte, and another seed does not', async () => {
    const ofSeed = async (seed: number) => {
      const client = await startLoggedIn({ seed })
      open.push(client)
      return answers(client, await prepared(client))
    }
    const first = await ofSeed(7)
    const second = await ofSeed(7)
    for (const name of asks) expect(second[name], name).toBe(first[name])
    const other = await ofSeed(8)
    expect(asks.filter(name => other[name] !== first[name]).length).toBeGreaterThan(20)
  })
})

/** An entry of a busy school's year; `n` is its number. */
const kinds: ((n: number) => Entry)[] = [
  n => ({ type: 'students-changed', students: [`s-${(n % 320) + 1}`], nickname: `生徒${n}`, number: String(n % 99) }),
  n => ({ type: 'read', account: 'teacher@sample.school', notices: [`h-${501 + (n % 200)}-ended`, `n-${n}`] }),
  n => ({
    type: 'homework-made',
    account: 'teacher@sample.school',
    request: `r-${n}`,
    index: 10_000 + n,
    title: `宿題${n}`,
    kind: 1,
    origin: 1,
    teams: [String((n % 8) + 1)],
    students: Array.from({ length: 40 }, (_, at) => `s-${40 * (n % 8) + at + 1}`),
    topics: [31, 35].map((one, at) => ({
      id: `${2_000_000 + 2 * n + at}`,
      resource: `r-${one}`,
      open: monday,
      plan: monday,
    })),
    start: monday,
    end: monday + 7 * 86_400_000,
    requiredTimes: 0,
    delay: 0,
    switches: { translation: 1, subtitle: 0, sample_answer: 0, speech_speed: 0, answer_tips: 0 },
    everyone: n % 2 === 0,
  }),
  n => ({
    type: 'homework-changed',
    homework: `${501 + 10_000 + n - 1}`,
    at: monday + n,
    end: monday + 8 * 86_400_000,
  }),
  n => ({ type: 'students-left', team: String((n % 8) + 1), students: [`s-${(n % 320) + 1}`], at: monday }),
  n => ({
    type: 'students-imported',
    at: monday,
    rows: [{ student: `s-${(n % 320) + 1}`, team: String((n % 8) + 1) }],
  }),
  n => ({
    type: 'message',
    id: `m-${1000 + n}`,
    account: 'teacher@sample.school',
    at: monday,
    title: '連絡',
    content: 'あ'.repeat(500),
    teams: ['1'],
    students: Array.from({ length: 40 }, (_, at) => `s-${at + 1}`),
    homeworks: [],
  }),
  n => ({ type: 'writing-notes', guid: `g-9001-s-${n}`, notes: [] }),
]

describe('a long journal', () => {
  it('of 5,000 entries is read, with the full school', () => {
    const dir = mkdtempSync(join(tmpdir(), 'school-'))
    try {
      const entries = Array.from({ length: 5000 }, (_, n) => kinds[n % kinds.length]?.(n))
      writeFileSync(join(dir, 'full-1.journal'), entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
      const warned: string[] = []
      const store = openStore({ dataDir: dir, seed: 1, size: 'full', now: monday }, line => void warned.push(line))
      store.close()
      expect(warned).toEqual([])
      expect(store.state.published.size).toBe(625)
    } finally {
      rmSync(dir, { recursive: true })
    }
  })
})

describe('all sounds of the content', () => {
  it('are equal for equal texts, and differ for different texts', () => {
    const world = createWorld(1, 'small', monday)
    const media = createMedia(world, openSounds(undefined))
    const tags = new Map<string, string>()
    const sounds = world.resources.flatMap(({ id, content }) =>
      [...soundsOf(content)].map(sound => [id, ...sound] as const),
    )
    for (const [id, file, text] of nonEmpty(sounds)) {
      const { etag } = defined(media.read(id, file, monday))
      expect(etag, text).toBe(tags.get(text) ?? etag)
      tags.set(text, etag)
    }
    // Some texts occur in several resources.
    expect(tags.size).toBeLessThan(sounds.length)
    expect(new Set(tags.values()).size).toBe(tags.size)
  })
})
