import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soundFile } from '../../../main/sample-school/content/exercises/exercise-types'
import { soundsOf } from '../../../main/sample-school/content/exercises/sounds'
import { pictures } from '../../../main/sample-school/content/pictures'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { byteRange } from '../../../main/sample-school/http/range'
import { createMedia } from '../../../main/sample-school/media/files'
import { modelVoice, speak } from '../../../main/sample-school/media/speech'
import { openSounds } from '../../../main/sample-school/store/sounds'
import { defined } from '../../fixtures/defined'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${client.origin}/media/${path}`, { headers, method })

describe('media', () => {
  const world = createWorld(1, 'small', monday)
  const media = createMedia(world, openSounds(undefined))

  it('have every picture that the content names', () => {
    const named = new Set<string>()
    for (const resource of world.resources) {
      for (const item of (resource.content.items ?? []).flatMap(one => [one, ...(one.questions ?? [])])) {
        const images = [...(item.choose ?? []), ...(item.answers ?? [])].flatMap(choice =>
          typeof choice === 'object' && choice.type === 'image' ? [choice.content] : [],
        )
        for (const file of [item.screen_pic, item.picture, item.image, ...images]) {
          if (file !== undefined) named.add(file)
        }
      }
    }
    expect(named.size).toBeGreaterThan(10)
    for (const file of named) expect(Object.keys(pictures)).toContain(file.replace(/\.png$/, ''))
    // Drawing takes a while, so only the first picture is drawn.
    const [one = ''] = named
    expect(media.read('r-31', one, monday)?.type).toBe('image/png')
  })

  it('have a text for every sound that the content names', () => {
    const named = world.resources.flatMap(({ id, content }) =>
      (content.items ?? [])
        .flatMap(item => [item, ...(item.questions ?? [])])
        .flatMap(item => soundFile(item) ?? [])
        .map(file => ({ id, file, text: soundsOf(content).get(file) })),
    )
    for (const { id, file, text } of nonEmpty(named)) expect(text?.trim(), `${id}/${file}`).toMatch(/[a-z]/i)
  })

  it('have sounds of one to sixty seconds, different for each text and always the same', () => {
    // A sample only: speaking all texts takes seconds (tests/endurance does it).
    const sounds = world.resources
      .flatMap(resource => [...soundsOf(resource.content)].map(([file, text]) => ({ resource, file, text })))
      .filter(({ text }, at) => (at % 12 === 0 && text.length < 100) || text === 'mountain')
    const tags = new Map<string, string>()
    for (const { resource, file, text } of nonEmpty(sounds)) {
      const { bytes, etag } = defined(media.read(resource.id, file, monday))
      const seconds = (bytes.length - 44) / 32_000
      expect(seconds).toBeGreaterThanOrEqual(0.99)
      expect(seconds).toBeLessThanOrEqual(60.1)
      expect(etag).toBe(tags.get(text) ?? etag)
      tags.set(text, etag)
    }
    // The same word occurs in an exercise and in a word-test book.
    expect(tags.size).toBeLessThan(sounds.length)
    expect(new Set(tags.values()).size).toBe(tags.size)
  })

  it('have longer sounds for longer texts, but never more than a minute', () => {
    const sentence = 'We walked along the river until the sun went down. '
    const secondsOf = (text: string) => speak(text, modelVoice).length / 16_000
    const [one, ten, hundred] = [1, 10, 100].map(count => secondsOf(sentence.repeat(count)))
    expect(one).toBeGreaterThan(3)
    expect(ten).toBeGreaterThan(9 * (one ?? 0))
    expect(hundred).toBeCloseTo(60, 1)
  })

  it('have WAV sounds of 16 kHz mono 16 bit that are not silent', async () => {
    const answer = await get('r-31/w1.wav')
    const view = new DataView(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 16_000, 16])
    expect(view.getUint32(40, true)).toBe(view.byteLength - 44)
    let peak = 0
    for (let at = 44; at < view.byteLength; at += 2) peak = Math.max(peak, Math.abs(view.getInt16(at, true)))
    expect(peak).toBeGreaterThan(15_000)
  })

  it('have recordings of the students who answered, and of no others', async () => {
    expect((await get('r-31/rec-9001-s-1-1-1.wav')).status).toBe(200)
    expect((await get('r-31/rec-9001-s-4-1-1.wav')).status).toBe(404)
    expect((await get('r-31/rec-9001-s-1-9-1.wav')).status).toBe(404)
    expect((await get('r-32/rec-9001-s-1-1-1.wav')).status).toBe(404)
  })

  it('support ranges, ETags and HEAD', async () => {
    const whole = await get('r-31/w1.wav')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const tag = whole.headers.get('etag') ?? ''
    const part = await get('r-31/w1.wav', { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200))
    const tail = await get('r-31/w1.wav', { range: 'bytes=-10' })
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-10))
    expect((await get('r-31/w1.wav', { range: `bytes=${bytes.length}-` })).status).toBe(416)
    expect((await get('r-31/w1.wav', { 'if-none-match': tag })).status).toBe(304)
    expect((await get('r-31/w1.wav', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
    const head = await get('r-31/w1.wav', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  it.each<[string | undefined, unknown]>([
    [undefined, 'all'],
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=9-99', { first: 9, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=-0', 'none'],
    ['bytes=10-', 'none'],
    ['bytes=5-2', 'all'],
    ['bytes=0-1,3-4', 'all'],
    ['lines=1-2', 'all'],
  ])('parse the range %s', (header, wanted) => {
    expect(byteRange(header, 10)).toEqual(wanted)
  })
})

describe('the introduction pages of grammar', () => {
  const world = createWorld(1, 'small', monday)
  const pages = world.resources.flatMap(({ id, content }) =>
    (content.tabs ?? []).flatMap(({ path = '', picture }) => [
      ...(path.endsWith('.html') ? [{ id, file: path, type: 'text/html; charset=utf-8' }] : []),
      ...(picture === undefined ? [] : [{ id, file: picture, type: 'image/png' }]),
    ]),
  )

  it('are static pages with a restrictive policy, and their pictures are served as pictures', async () => {
    expect(pages.length).toBeGreaterThan(3)
    for (const { id, file, type } of pages) {
      const response = await get(`${id}/${file}`)
      expect(response.headers.get('content-type'), file).toBe(type)
      if (!type.startsWith('text/html')) continue
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      const html = await response.text()
      expect(html).toMatch(/<h1>[^<]+<\/h1>.*<dt lang="en">[^<]+<\/dt><dd>[^<]+<\/dd>/s)
      expect(html).not.toMatch(/<script|\son\w+=|https?:/i)
    }
  })

  it('are served for their own resource only', async () => {
    const other = world.resources.find(({ content }) => content.tabs === undefined)
    expect((await get(`${other?.id}/${pages[0]?.file}`)).status).toBe(404)
  })
})

it('the school keeps 100 MB of sounds in memory and no more, and a sound that it has needs no room', () => {
  const sounds = openSounds(undefined)
  const half = new Uint8Array(50 * 1024 * 1024)
  const name = sounds.store(half, 'wav')
  expect(name).toMatch(/^[0-9a-f]{32}\.wav$/)
  expect(sounds.store(new Uint8Array(half.length + 1), 'wav')).toBeNull()
  expect(sounds.store(half, 'wav')).toBe(name)
  expect(sounds.store(half.fill(1), 'wav')).toMatch(/^[0-9a-f]{32}\.wav$/)
  expect(sounds.store(new Uint8Array(1), 'wav')).toBeNull()
})
