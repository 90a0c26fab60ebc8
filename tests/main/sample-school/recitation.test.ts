import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recitation as bounds, recitationFault, soundKind } from '../../../shared/domain/recitation'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'
import { wav } from '../../fixtures/sounds'
import { type Client, start, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

interface Slot {
  id: string
  guid: string
  category: string
  content: string
  translate: string
  audio_file: string
  status: number
}

const begin = async (who = client) => (await who.data('start-create-resource', {})) as { guid: string; items: Slot[] }
const idOf = (items: Slot[], at: number) => items[at]?.id ?? ''
const file = (bytes: Uint8Array<ArrayBuffer> = wav(), name = '録音.wav') => ({ name, type: 'audio/wav', bytes })
const speech = (guid: string, over: object = {}) => ({
  guid,
  tone_type: '1',
  content: 'I like green tea.',
  category: 'read_sentence' as const,
  need_template: 0 as const,
  ...over,
})
const upload = (who: Client, id: string, bytes?: Uint8Array<ArrayBuffer>) =>
  who.data('upload-sound-file', { id, file: file(bytes) })
const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer())
const remaining = async (who = client) =>
  ((await who.data('get_remaining_times', {})) as { remaining_times: number }).remaining_times

/** A complete recitation with one recorded sentence. */
async function make(who = client, title = '私の一日', bytes?: Uint8Array<ArrayBuffer>) {
  const { guid, items } = await begin(who)
  const id = idOf(items, 0)
  await upload(who, id, bytes)
  const texts = [{ id, content: 'I like tea.', translate: 'お茶が好きです。' }]
  return (await who.data('create-resource', { guid, title, items: texts })) as { resource_id: string }
}

const preview = (who: Client, resource_id: string) => who.body('resource-preview', { resource_id })

describe('a free recitation', () => {
  it('starts with five empty sentences and one empty chapter, under its own guid', async () => {
    const [one, other] = [await begin(), await begin()]
    expect(one.guid).not.toBe(other.guid)
    const count = (category: string) => one.items.filter(slot => slot.category === category).length
    expect([count('read_sentence'), count('read_chapter'), one.items.length]).toEqual([5, 1, 6])
    expect(new Set(one.items.map(slot => slot.status))).toEqual(new Set([0]))
  })

  it('fills the next free slot by text-to-speech, until all are full', async () => {
    const { guid, items } = await begin()
    for (const { id } of nonEmpty(items.slice(0, 5))) {
      const slot = (await client.data('text-to-speech', speech(guid))) as Slot
      expect(slot).toMatchObject({ id, status: 1, content: 'I like green tea.' })
      expect(await bytesAt(slot.audio_file)).toEqual(wav())
    }
    expect(await client.body('text-to-speech', speech(guid))).toMatchObject({ errcode: 400 })
    expect(await client.body('text-to-speech', speech(guid, { category: 'read_chapter' }))).toMatchObject({
      errcode: 0,
    })
  })

  it('becomes a resource of the world, with its texts and sounds', async () => {
    const sound = wav(0.3, 440)
    const { resource_id } = await make(client, '私の一日', sound)
    const { data } = await preview(client, resource_id)
    const { resource, content } = data as {
      resource: { resource_title: string; resource_path: string; view_key: string }
      content: { items: { screen_text: string; screen_text_jp: string; audio_file: string }[] }
    }
    expect(resource).toMatchObject({ resource_title: '私の一日', view_key: 'recitation-sentence-reading' })
    expect(content.items).toMatchObject([{ screen_text: 'I like tea.', screen_text_jp: 'お茶が好きです。' }])
    const answer = await fetch(`${resource.resource_path}/${content.items[0]?.audio_file}`)
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sound)
  })

  it('stores its translation', async () => {
    const { guid, items } = await begin()
    const slot = await client.data('change-resource-translate', { guid, id: idOf(items, 2), translate: '緑茶です。' })
    expect(slot).toMatchObject({ translate: '緑茶です。', category: 'read_sentence' })
  })

  it('recognises a sound file by its first bytes, whatever its name and type say', async () => {
    const heads: [number[], string][] = [
      [[...wav()], 'wav'],
      [[0x49, 0x44, 0x33, 4, 0, 0, 0, 0], 'mp3'],
      [[0xff, 0xfb, 0x90, 0x64, 0, 0], 'mp3'],
      [[0, 0, 0, 32, ...Buffer.from('ftypM4A ')], 'm4a'],
    ]
    const { items } = await begin()
    for (const [head, kind] of heads) {
      const slot = (await upload(client, idOf(items, 0), Uint8Array.from(head))) as Slot
      expect(slot.audio_file.endsWith(`.${kind}`)).toBe(true)
      expect([...(await bytesAt(slot.audio_file))]).toEqual(head)
    }
  })

  it('leaves out a slot that is sent without a text, with its sound', async () => {
    const { guid, items } = await begin()
    for (const at of [0, 1]) await upload(client, idOf(items, at), wav(0.2, 500 + at))
    const texts = [
      { id: idOf(items, 0), content: '', translate: '' },
      { id: idOf(items, 1), content: 'I like tea.', translate: '' },
    ]
    const onlyEmpty = { guid, title: '一日', items: texts.map(one => ({ ...one, content: '' })) }
    expect((await client.body('create-resource', onlyEmpty)).errmsg).toContain('ひとつもありません')
    const made = (await client.data('create-resource', { guid, title: '一日', items: texts })) as {
      resource_id: string
    }
    const { data } = await preview(client, made.resource_id)
    expect((data as { content: { items: unknown[] } }).content.items).toMatchObject([{ screen_text: 'I like tea.' }])
  })

  it('gives students the sound as a model only with need_template 1, or if it is a recording', async () => {
    const { guid, items } = await begin()
    await client.data('text-to-speech', speech(guid, { content: 'One.', need_template: 0 }))
    await client.data('text-to-speech', speech(guid, { content: 'Two.', need_template: 1 }))
    await client.data('text-to-speech', speech(guid, { content: 'Three.', need_template: 0 }))
    await upload(client, idOf(items, 2))
    const made = (await client.data('create-resource', { guid, title: '三つの文' })) as { resource_id: string }
    const { data } = await preview(client, made.resource_id)
    const rows = (data as { content: { items: { screen_text: string; audio_file?: string }[] } }).content.items
    expect(rows.map(row => [row.screen_text, row.audio_file !== undefined])).toEqual([
      ['One.', false],
      ['Two.', true],
      ['Three.', true],
    ])
  })

  it('deletes a sound that was replaced', async () => {
    const { items } = await begin()
    const first = (await upload(client, idOf(items, 0), wav(0.1, 300))) as Slot
    await upload(client, idOf(items, 0), wav(0.1, 301))
    expect((await fetch(first.audio_file)).status).toBe(404)
  })
})

describe('a free recitation refuses', () => {
  const sentenceOf = async (answer: ReturnType<Client['body']>) => {
    const { errcode, errmsg } = await answer
    return `${errcode} ${errmsg}`
  }

  it('a text that cannot be read aloud', async () => {
    const { guid } = await begin()
    const say = (over: object) => sentenceOf(client.body('text-to-speech', speech(guid, over)))
    expect(await say({ content: ' ' })).toBe('400 音読する英文を入力してください。')
    expect(await say({ content: 'Hi 😀' })).toBe('400 無効な文字が含まれています')
    expect(await say({ content: 'こんにちは' })).toBe('400 音読する英文は英語で入力してください。')
    expect(await say({ content: 'a'.repeat(201) })).toBe('400 音読する英文は200文字以内で入力してください。')
    expect(await say({ tone_type: '99' })).toBe('400 この音声の種類は選べません。')
    expect(await say({ guid: 'none' })).toBe('404 この音読教材は見つかりません。')
  })

  it('a slot of another kind, of another recitation, or of another teacher', async () => {
    const [one, other] = [await begin(), await begin()]
    const say = (over: object) => sentenceOf(client.body('text-to-speech', speech(one.guid, over)))
    expect(await say({ id: idOf(one.items, 5) })).toBe('400 この音読の欄は見つかりません。')
    expect(await say({ id: idOf(other.items, 0) })).toBe('404 この音読の欄は見つかりません。')
    const { token, teacherId } = client
    await client.login('nolive@sample.school')
    expect(await say({})).toBe('404 この音読教材は見つかりません。')
    const sent = { id: idOf(one.items, 0), file: file() }
    expect(await sentenceOf(client.body('upload-sound-file', sent))).toBe('404 この音読の欄は見つかりません。')
    Object.assign(client, { token, teacherId })
  })

  it('a file that is not a sound, or too large', async () => {
    const { items } = await begin()
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      sentenceOf(client.body('upload-sound-file', { id: idOf(items, 0), file: file(bytes) }))
    for (const head of ['MZ\x90\0\x03\0', '<html><body>', 'RIFF0000AVI LIST', 'PK\x03\x04aaaaaaaa', 'OggS00000000'])
      expect(await send(Uint8Array.from(Buffer.from(head, 'latin1')))).toBe(
        '400 WAV、MP3、M4Aの音声ファイルを選んでください。',
      )
    const large = new Uint8Array(bounds.soundBytes + 1)
    large.set(wav())
    expect(await send(large)).toBe('400 音声ファイルは10MB以内にしてください。')
  })

  it('to be created without a title, without a sound, or twice', async () => {
    const { guid, items } = await begin()
    const id = idOf(items, 0)
    const create = (over: object = {}) => sentenceOf(client.body('create-resource', { guid, title: '一日', ...over }))
    expect(await create()).toBe('400 英文と音声のある欄がひとつもありません。')
    expect(await create({ title: ' ' })).toBe('400 タイトルを入力してください。')
    expect(await create({ title: 'あ'.repeat(51) })).toBe('400 タイトルは50文字以内で入力してください。')
    const texts = [{ id, content: 'Hello.', translate: '' }]
    expect(await create({ items: texts })).toBe('400 1番目の欄に音声がありません。')
    await upload(client, id)
    expect(await create()).toBe('400 1番目の欄に英文がありません。')
    expect(await create({ items: texts })).toBe('0 ')
    expect(await create({ items: texts })).toBe('400 この音読教材はすでに登録されています。')
    const late = { id, guid, translate: 'x' }
    expect(await sentenceOf(client.body('change-resource-translate', late))).toContain('すでに登録されています')
  })

  it('a translation that is too long or has an emoji, also with the last step', async () => {
    const { guid, items } = await begin()
    const id = idOf(items, 0)
    await upload(client, id)
    for (const [translate, refusal] of [
      ['あ'.repeat(3001), '400 日本語訳は3000文字以内で入力してください。'],
      ['お茶😀', '400 無効な文字が含まれています'],
    ] as const) {
      expect(await sentenceOf(client.body('change-resource-translate', { guid, id, translate }))).toBe(refusal)
      const texts = [{ id, content: 'I like tea.', translate }]
      expect(await sentenceOf(client.body('create-resource', { guid, title: '一日', items: texts }))).toBe(refusal)
    }
    const longest = { guid, id, translate: 'あ'.repeat(3000) }
    expect(await sentenceOf(client.body('change-resource-translate', longest))).toBe('0 ')
  })

  it('to speak more than sixty times for one recitation', async () => {
    const { guid, items } = await begin()
    const say = () => sentenceOf(client.body('text-to-speech', speech(guid, { id: idOf(items, 0) })))
    for (let time = 0; time < 60; time++) expect(await say()).toBe('0 ')
    expect(await say()).toBe('400 この音読教材ではこれ以上音声を作成できません。')
  })

  it('a sound for a recitation that was finished while the voice was speaking', async () => {
    let whileSpeaking = async () => {}
    const speak = async () => {
      await whileSpeaking()
      return wav(0.2, 700)
    }
    const own = await startLoggedIn({ voice: { speak } })
    const { guid, items } = await begin(own)
    await upload(own, idOf(items, 0))
    const texts = [{ id: idOf(items, 0), content: 'I like tea.', translate: '' }]
    whileSpeaking = async () => void (await own.data('create-resource', { guid, title: '一日', items: texts }))
    const request = speech(guid, { id: idOf(items, 1) })
    expect(await sentenceOf(own.body('text-to-speech', request))).toBe('400 この音読教材はすでに登録されています。')
    const details = (await own.data('recitation-details', { guid })) as { items: Slot[] }
    expect(details.items[1]).toMatchObject({ content: '', audio_file: '' })
    await own.school.close()
  })

  it('text-to-speech if the machine has no voice or the voice fails, and keeps nothing', async () => {
    for (const [spoken, sentence] of [
      ['none', '音声合成の機能がありません'],
      ['failed', '音声を作成できませんでした'],
    ] as const) {
      const silent = await startLoggedIn({ voice: { speak: async () => spoken } })
      const { guid } = await begin(silent)
      expect(await sentenceOf(silent.body('text-to-speech', speech(guid)))).toContain(sentence)
      expect(await sentenceOf(silent.body('create-resource', { guid, title: 'x' }))).toContain('ひとつもありません')
      await silent.school.close()
    }
  })
})

describe('the number of recitations', () => {
  it('is limited per teacher and month (Tokyo time), and starts again in the next month', async () => {
    const own = await startLoggedIn({ now: Date.parse('2026-11-30T14:59:00Z') })
    expect(await remaining(own)).toBe(bounds.timesAMonth)
    for (let left = bounds.timesAMonth - 1; left >= 0; left--) {
      await make(own)
      expect(await remaining(own)).toBe(left)
    }
    await expect(make(own)).rejects.toThrow('今月の登録回数の上限に達しました。')
    const { token, teacherId } = own
    await own.login('nolive@sample.school')
    expect(await remaining(own)).toBe(bounds.timesAMonth)
    Object.assign(own, { token, teacherId })
    await own.control('clock', { advance: 120_000 })
    expect(await remaining(own)).toBe(bounds.timesAMonth)
    await own.school.close()
  })
})

describe('the unfinished recitations of a teacher', () => {
  it('are the latest twenty: another one deletes the oldest, and no finished one', async () => {
    const own = await startLoggedIn()
    const { resource_id } = await make(own)
    const known = async (guid: string) => (await own.body('recitation-details', { guid })).errcode
    const begun: string[] = []
    for (let count = 0; count < 20; count++) begun.push((await begin(own)).guid)
    expect(await known(begun[0] ?? '')).toBe(0)
    await begin(own)
    expect([await known(begun[0] ?? ''), await known(begun[1] ?? '')]).toEqual([404, 0])
    expect((await preview(own, resource_id)).errcode).toBe(0)
    await own.school.close()
  })
})

describe('after a restart', () => {
  it('everything is unchanged, and no unused file is left', async () => {
    const dataDir = folder()
    const first = await startLoggedIn({ dataDir })
    const sound = wav(0.2, 330)
    const { resource_id } = await make(first, '復習', sound)
    const open = await begin(first)
    await upload(first, idOf(open.items, 1), wav(0.2, 331))
    const before = await preview(first, resource_id)
    const left = await remaining(first)
    await first.school.close()
    const sounds = join(dataDir, 'small-1-sounds')
    writeFileSync(join(sounds, `${'a'.repeat(32)}.wav.tmp`), 'half')

    const again = await start({ dataDir })
    await again.login()
    const after = await preview(again, resource_id)
    const portless = (body: object) => JSON.stringify(body).replaceAll(/127\.0\.0\.1:\d+/g, '')
    expect(portless(after)).toBe(portless(before))
    expect(await remaining(again)).toBe(left)
    expect(readdirSync(sounds)).toHaveLength(2)
    const { resource, content } = after.data as {
      resource: { resource_path: string }
      content: { items: { audio_file: string }[] }
    }
    expect(await bytesAt(`${resource.resource_path}/${content.items[0]?.audio_file}`)).toEqual(sound)
    expect((await again.data('text-to-speech', speech(open.guid))) as Slot).toMatchObject({ id: idOf(open.items, 0) })
    await again.school.close()
  })
})

describe('the rules that client and school share', () => {
  it('count letters as a reader does', () => {
    expect(recitationFault('a'.repeat(101) + '𠮷'.repeat(99), 'read_sentence')).toBeNull()
    expect(recitationFault('a'.repeat(102) + '𠮷'.repeat(99), 'read_sentence')).toBe('long')
    expect(recitationFault('a'.repeat(3000), 'read_chapter')).toBeNull()
  })

  it('do not accept a text with a byte order mark, or an empty file, as a sound', () => {
    expect(soundKind(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toBeNull()
    expect(soundKind(new Uint8Array())).toBeNull()
  })
})

describe('the details of a recitation', () => {
  it('are returned while it is being created and afterwards, only to its owner', async () => {
    const { guid, items } = await begin()
    const id = idOf(items, 0)
    const details = async () =>
      (await client.data('recitation-details', { guid })) as { status: number; resource_id?: string; items: Slot[] }
    expect((await details()).items).toEqual(items)
    await upload(client, id)
    const recorded = await details()
    expect([recorded.status, recorded.items[0]?.status]).toEqual([0, 1])
    // A client that lost the reply can ask for the result.
    const texts = [{ id, content: 'I like tea.', translate: 'お茶が好きです。' }]
    const made = (await client.data('create-resource', { guid, title: '失われた返事', items: texts })) as object
    const after = await details()
    expect(after).toMatchObject({
      status: 1,
      resource_title: '失われた返事',
      items: [{ content: 'I like tea.' }, {}, {}, {}, {}, {}],
    })
    expect(made).toMatchObject({ resource_id: after.resource_id })
    expect((await client.body('recitation-details', { guid: 'nobody' })).errmsg).toBe('この音読教材は見つかりません。')
  })
})
