import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writeScoreSheet } from '../../../main/excel/score-sheet'
import { ApiFault } from '../../../main/http/fault'
import { failure } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { memory, sheetOf, student } from '../excel/read-back'
import { blob, type Stage, type StageParts, stage } from './stage'

const kind = 'export-topic-score-overview'
const fileName = 'Unit 5_成績一覧_20261116.xlsx'
const bytes = (value: string) => Buffer.from(value)

let xlsx: Buffer
let half: number
beforeAll(async () => {
  const kept = memory()
  await writeScoreSheet(sheetOf([student()]), kept.target)
  xlsx = kept.bytes()
  half = Math.floor(xlsx.length / 2)
})

let on: Stage
const set = async (parts: StageParts) => {
  on = await stage(parts)
  return on
}
afterEach(() => on.remove())

describe('an export that the server makes', () => {
  it('lands whole under its name, with progress and a ticket', async () => {
    await set({
      stream: async () =>
        blob([xlsx.subarray(0, 3), xlsx.subarray(3, half), xlsx.subarray(half)], { length: xlsx.length }),
    })
    const state = await on.over(kind)
    expect(state).toEqual({
      id: state.id,
      name: fileName,
      state: 'done',
      received: xlsx.length,
      total: xlsx.length,
      ticket: `ticket-for-${join(on.folder, fileName)}`,
    })
    expect(on.states[0]).toEqual({ id: state.id, name: '', state: 'running', received: 0 })
    expect(on.states.some(each => each.state === 'running' && each.total === xlsx.length)).toBe(true)
    expect(await on.files()).toEqual([fileName])
    expect(await readFile(join(on.folder, fileName))).toEqual(xlsx)
    expect((await on.downloads.reveal({ id: state.id })).ok).toBe(true)
    expect(on.revealed).toEqual([join(on.folder, fileName)])
  })

  it('takes the old format too, under its own extension', async () => {
    const xls = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    await set({ stream: async () => blob([xls]) })
    expect((await on.over(kind)).name).toBe('Unit 5_成績一覧_20261116.xls')
    expect(await on.files()).toEqual(['Unit 5_成績一覧_20261116.xls'])
  })

  it('tells of progress no more than about ten times a second', async () => {
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
      'an archive that holds no workbook',
      () => [Buffer.concat([bytes('PK\u0003\u0004'), Buffer.alloc(30), bytes('PK\u0005\u0006'), Buffer.alloc(18)])],
      text.notSheet,
    ],
  ]
  it.each(lies)('refuses %s', async (_what, body, message) => {
    await set({ stream: async () => blob(body()) })
    const state = await on.over(kind)
    expect(state).toMatchObject({ state: 'failed', error: { kind: 'invalid-response', message, retryable: true } })
    expect(await on.files()).toEqual([])
    expect((await on.downloads.reveal({ id: state.id })).ok).toBe(false)
  })

  it.each([-1, 1])('refuses a body whose length is not the announced one (%i)', async difference => {
    await set({ stream: async () => blob([xlsx], { length: xlsx.length + difference }) })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.incomplete } })
    expect(await on.files()).toEqual([])
  })

  it('fails with the failure of the call or of the stream', async () => {
    const timeout = failure('timeout', text.failed, true).error
    await set({
      stream: async () =>
        blob([xlsx.subarray(0, half)], {
          after: async () => {
            throw new ApiFault(timeout)
          },
        }),
    })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: timeout })
    expect(await on.files()).toEqual([])
    await on.remove()

    await set({ answers: { 'homework-basic-info': () => failure('unauthorized', text.unauthorized).error } })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'unauthorized' } })
  })

  it('ends as cancelled when the body hangs, and leaves nothing', async () => {
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
    const told = on.states.length
    await on.downloads.cancel({ id })
    expect(on.states.length).toBe(told)
  })

  it('ends as cancelled while the place is asked for, and when no place is given', async () => {
    await set({ choose: () => new Promise(() => undefined) })
    const { id } = await on.begin(kind)
    await on.downloads.cancel({ id })
    expect(on.states.at(-1)).toMatchObject({ id, state: 'cancelled', name: '' })
    await on.remove()

    await set({ choose: async () => null })
    expect(await on.over(kind)).toMatchObject({ state: 'cancelled' })
    expect(await on.files()).toEqual([])
  })

  it('stays done when it is cancelled too late, and when nobody takes the ticket', async () => {
    await set({ stream: async () => blob([xlsx]), offer: async () => Promise.reject(new Error('gone')) })
    const state = await on.over(kind)
    expect(state).toMatchObject({ state: 'done' })
    expect(state).not.toHaveProperty('ticket')
    await on.downloads.cancel({ id: state.id })
    expect(on.states.at(-1)?.state).toBe('done')
    expect(await on.files()).toEqual([fileName])
  })

  it('closes by cancelling all, and takes no more', async () => {
    await set({ stream: async () => blob([xlsx], { after: () => new Promise(() => undefined) }) })
    const running = await Promise.all([on.begin(kind), on.begin(kind)])
    await Promise.all(running.map(({ next }) => next(state => state.received > 0)))
    await on.downloads.close()
    expect(await on.files()).toEqual([])
    for (const { id } of running) expect(on.states.filter(state => state.id === id).at(-1)?.state).toBe('cancelled')
    expect((await on.downloads.start({ kind, homework_id: '501' })).ok).toBe(false)
  })

  it('knows downloads by id alone', async () => {
    await set({})
    expect((await on.downloads.cancel({ id: 'unknown' })).ok).toBe(false)
    expect((await on.downloads.reveal({ id: '../../etc/passwd' })).ok).toBe(false)
    expect(on.revealed).toEqual([])
  })
})
