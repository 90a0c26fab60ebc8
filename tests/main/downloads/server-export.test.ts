import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import { ApiError } from '../../../main/http/api-error'
import { nodeDisk } from '../../../main/store/disk'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { zip64Of } from '../../fixtures/own-sheets/zip64'
import { memory, sheetOf, student } from '../excel/read-back'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, type StageParts, setUp } from './setup'

const kind = 'export-topic-score-overview'
const fileName = 'Unit 5_成績一覧_20261116.xlsx'
const bytes = (value: string) => Buffer.from(value)

let xlsx: Buffer
let half: number
beforeAll(async () => {
  const file = memory()
  await writeScoreSheet(sheetOf([student()]), file.target)
  xlsx = file.bytes()
  half = Math.floor(xlsx.length / 2)
})

let on: Stage
const set = async (parts: StageParts) => {
  on = await setUp(parts)
  return on
}
afterEach(() => on.remove())

describe('an export that the server makes', () => {
  it('is saved completely under its name, with progress and a ticket', async () => {
    await set({
      stream: async () =>
        blob([xlsx.subarray(0, 3), xlsx.subarray(3, half), xlsx.subarray(half)], { length: xlsx.length }),
    })
    const state = await on.over(kind)
    const facts = { id: state.id, kind, request: { homework_id: '501' }, at: Date.UTC(2026, 10, 15, 16) }
    expect(state).toEqual({
      ...facts,
      title: 'Unit 5',
      name: fileName,
      state: 'done',
      received: xlsx.length,
      total: xlsx.length,
      bytes: xlsx.length,
      isInBrowser: true,
      ticket: `ticket-for-${join(on.folder, fileName)}`,
    })
    expect(on.states[0]).toEqual({ ...facts, title: '', name: '', state: 'running', received: 0 })
    expect(on.states.some(each => each.state === 'running' && each.total === xlsx.length)).toBe(true)
    expect(await on.files()).toEqual([fileName])
    expect(await readFile(join(on.folder, fileName))).toEqual(xlsx)
    expect((await on.downloads.reveal({ id: state.id })).ok).toBe(true)
    expect(on.revealed).toEqual([join(on.folder, fileName)])
  })

  it('accepts the .xls format too, with its own extension', async () => {
    await set({ stream: async () => blob([oldWorkbook()]) })
    expect((await on.over(kind)).name).toBe('Unit 5_成績一覧_20261116.xls')
    expect(await on.files()).toEqual(['Unit 5_成績一覧_20261116.xls'])
  })

  it('accepts a workbook with the end record of large archives', async () => {
    await set({ stream: async () => blob([zip64Of(xlsx)]) })
    expect(await on.over(kind)).toMatchObject({ state: 'done', name: fileName })
    expect(await on.files()).toEqual([fileName])
  })

  it('emits progress at most about ten times a second', async () => {
    await set({ stream: async () => blob(Array.from({ length: xlsx.length }, (_, at) => xlsx.subarray(at, at + 1))) })
    const before = performance.now()
    expect(await on.over(kind)).toMatchObject({ state: 'done', received: xlsx.length })
    expect(on.states.length).toBeLessThan(8 + (performance.now() - before) / 90)
  })

  const lies: [string, () => Uint8Array[], string][] = [
    ['a page of HTML', () => [bytes('<!doctype html><html><body>proxy</body></html>')], text.notSheet],
    ['JSON', () => [bytes('{"errcode":0,"errmsg":"","data":{}}')], text.notSheet],
    ['a few bytes', () => [bytes('PK')], text.notSheet],
    ['nothing', () => [], text.notSheet],
    ['a workbook cut off without a word', () => [xlsx.subarray(0, half)], text.incomplete],
    ['a workbook whose end alone came', () => [xlsx.subarray(0, 40), xlsx.subarray(-22)], text.incomplete],
    [
      'an archive that contains no workbook',
      () => [Buffer.concat([bytes('PK\u0003\u0004'), Buffer.alloc(30), bytes('PK\u0005\u0006'), Buffer.alloc(18)])],
      text.notSheet,
    ],
  ]
  it.each(lies)('refuses %s', async (_what, body, message) => {
    await set({ stream: async () => blob(body()) })
    const state = await on.over(kind)
    expect(state).toMatchObject({ state: 'failed', error: { kind: 'invalid-response', message } })
    expect(await on.files()).toEqual([])
    expect((await on.downloads.reveal({ id: state.id })).ok).toBe(false)
  })

  const cuts: [string, () => Buffer, string][] = [
    ['its signature alone', () => oldWorkbook().subarray(0, 10), text.incomplete],
    ['its header alone', () => oldWorkbook().subarray(0, 512), text.incomplete],
    ['half a sector too few', () => oldWorkbook(8).subarray(0, -256), text.incomplete],
    ['its last sector too few', () => oldWorkbook(8).subarray(0, -512), text.incomplete],
    ['more table sectors than it has sectors', () => patched(0x2c, 9), text.incomplete],
    ['a table beyond its end', () => patched(0x4c, 9), text.incomplete],
    ['a directory beyond its end', () => patched(0x30, 9), text.incomplete],
    ['a second table that has the first sector beyond its end in use', () => withSecondTable(), text.incomplete],
    ['no table', () => patched(0x2c, 0), text.notSheet],
    ['sectors of an unknown size', () => patched(0x1e, 10), text.notSheet],
  ]
  const patched = (at: number, value: number) => {
    const file = oldWorkbook()
    file.writeUInt16LE(value, at)
    return file
  }
  /** A file of 128 sectors. Its second table has one entry: for the sector with the number 128. */
  const withSecondTable = () => {
    const file = oldWorkbook(128)
    file.writeUInt32LE(2, 0x2c)
    file.writeUInt32LE(2, 0x50)
    file.fill(0xff, 3 * 512, 4 * 512)
    file.writeUInt32LE(0xfffffffe, 3 * 512)
    return file
  }
  it.each(cuts)('refuses an .xls with %s, although it has the announced length', async (_what, body, message) => {
    const file = body()
    await set({ stream: async () => blob([file], { length: file.length }) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'invalid-response', message } })
    expect(await on.files()).toEqual([])
  })

  it('stops an endless body before the disk is full', async () => {
    let written = 0
    const open: typeof nodeDisk.open = async (...args) => {
      const file = await nodeDisk.open(...args)
      const write = async (_chunk: Uint8Array, _offset: number, length: number) => {
        written += length
        return { bytesWritten: length }
      }
      return Object.assign(file, { write })
    }
    const much = Buffer.alloc(16 * 1024 * 1024)
    xlsx.copy(much)
    async function* endless() {
      while (true) yield much
    }
    await set({ disk: { open }, stream: async () => blob([], { body: endless() }) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.tooLarge } })
    expect(written).toBe(268_435_456)
    expect(await on.files()).toEqual([])
  })

  it('does not start to read a body that is announced as too large', async () => {
    await set({ stream: async () => blob([xlsx], { length: 268_435_457 }) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', received: 0, error: { message: text.tooLarge } })
  })

  it.each([-1, 1])('refuses a body whose length is not the announced one (%i)', async difference => {
    await set({ stream: async () => blob([xlsx], { length: xlsx.length + difference }) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.incomplete } })
    expect(await on.files()).toEqual([])
  })

  it('fails with the failure of the call or of the stream, with the message of an export', async () => {
    const timeout = failure('timeout', text.failed).error
    await set({
      stream: async () =>
        blob([xlsx.subarray(0, half)], {
          after: async () => {
            throw new ApiError(timeout)
          },
        }),
    })
    expect(await on.over(kind)).toMatchObject({
      state: 'failed',
      error: { ...timeout, message: text.exportOffline },
    })
    expect(await on.files()).toEqual([])
    await on.remove()

    await set({ answers: { 'homework-basic-info': () => failure('unauthorized', text.unauthorized).error } })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'unauthorized' } })
  })

  it('logs which export failed and how, and all details of an unexpected error', async () => {
    await set({ stream: async () => Promise.reject(new TypeError('a fault of ours')) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'status', message: text.operation } })
    expect(on.logged).toEqual([
      ['downloads.failed', { export: kind, detail: expect.stringContaining('a fault of ours'), received: 0 }],
    ])
    await on.remove()

    await set({ stream: async () => failure('network', text.failed) })
    await on.over(kind)
    expect(on.logged).toEqual([['downloads.failed', { export: kind, kind: 'network', received: 0 }]])
  })

  it('ends as cancelled if the body hangs, and leaves no file', async () => {
    await set({
      stream: async () =>
        blob([xlsx.subarray(0, half)], { length: xlsx.length, after: () => new Promise(() => undefined) }),
    })
    const { id, next } = await on.begin(kind)
    await next(state => state.total !== undefined)
    expect((await on.files()).length).toBe(1)
    expect((await on.downloads.cancel({ id })).ok).toBe(true)
    expect(on.states.at(-1)).toMatchObject({ id, state: 'cancelled' })
    expect(on.states.at(-1)).not.toHaveProperty('error')
    expect(await on.files()).toEqual([])
    const states = on.states.length
    await on.downloads.cancel({ id })
    expect(on.states.length).toBe(states)
  })

  it('ends as cancelled while the dialog is open, and if no path is chosen', async () => {
    await set({ choose: () => new Promise(() => undefined) })
    const { id } = await on.begin(kind)
    await on.downloads.cancel({ id })
    expect(on.states.at(-1)).toMatchObject({ id, state: 'cancelled', name: '' })
    await on.remove()

    await set({ choose: async () => null })
    expect(await on.over(kind)).toMatchObject({ state: 'cancelled' })
    expect(await on.files()).toEqual([])
  })

  it('stays done if it is cancelled too late, and if nobody uses the ticket', async () => {
    await set({ stream: async () => blob([xlsx]), offer: async () => Promise.reject(new Error('gone')) })
    const state = await on.over(kind)
    expect(state).toMatchObject({ state: 'done' })
    expect(state).not.toHaveProperty('ticket')
    await on.downloads.cancel({ id: state.id })
    expect(on.states.at(-1)?.state).toBe('done')
    expect(await on.files()).toEqual([fileName])
  })

  it('cancels all exports on close, and accepts no more', async () => {
    await set({ stream: async () => blob([xlsx], { after: () => new Promise(() => undefined) }) })
    const running = await Promise.all([on.begin(kind), on.begin(kind)])
    await Promise.all(running.map(({ next }) => next(state => state.received > 0)))
    const states = on.states.length
    await on.downloads.close()
    expect(await on.files()).toEqual([])
    expect(on.states.length, 'nobody is there to hear of it').toBe(states)
    expect((await on.downloads.start({ kind, request: { homework_id: '501' } })).ok).toBe(false)
  })

  it('finds exports only by id', async () => {
    await set({})
    expect((await on.downloads.cancel({ id: 'unknown' })).ok).toBe(false)
    expect((await on.downloads.reveal({ id: '../../etc/passwd' })).ok).toBe(false)
    expect(on.revealed).toEqual([])
  })
})
