import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeld, type HeldFile } from '../../../main/downloads/held-files'
import { type Stage, setUp } from './setup'

const file = (title: string) => ({ title, bytes: new Uint8Array([1]) })

it('keeps the latest five files, until they are cleared', () => {
  const files = createHeld<HeldFile>()
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map(title => files.hold(file(title)))
  expect(ids.map(id => files.find(id)?.title)).toEqual([undefined, 'b', 'c', 'd', 'e', 'f'])
  files.clear()
  expect(ids.map(id => files.find(id))).toEqual(Array(6).fill(undefined))
})

describe('the export of a held file', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await setUp({})
  })
  afterEach(() => stage.remove())

  it('saves its bytes unchanged, without its content in the history', async () => {
    const bytes = new Uint8Array([80, 75, 3, 4, 9])
    const held = await stage.downloads.hold({ title: '新規発行', bytes })
    if (!held.ok) throw new Error(held.error.message)
    const done = await stage.over('held-file', held.value)
    expect(done).toMatchObject({ state: 'done', title: '新規発行' })
    const [name] = await stage.files()
    expect(name).toMatch(/^新規発行_\d{8}\.xlsx$/)
    expect(new Uint8Array(await readFile(path.join(stage.folder, name ?? '')))).toEqual(bytes)
  })

  it('saves the picture of a chart as a PNG', async () => {
    const held = await stage.downloads.hold({ title: '平均点', bytes: new Uint8Array([0x89, 80, 78, 71, 13, 10]) })
    if (!held.ok) throw new Error(held.error.message)
    expect(await stage.over('held-file', held.value)).toMatchObject({ state: 'done' })
    expect(await stage.files()).toEqual([expect.stringMatching(/^平均点_\d{8}\.png$/)])
  })

  it('keeps nothing of a file whose entry was removed', async () => {
    const held = await stage.downloads.hold({ title: '新規発行', bytes: new Uint8Array([1]) })
    if (!held.ok) throw new Error(held.error.message)
    const { id } = await stage.over('held-file', held.value)
    expect(await stage.downloads.remove({ id })).toEqual({ ok: true, value: { file: 'deleted' } })
    expect(await stage.over('held-file', held.value)).toMatchObject({
      state: 'failed',
      error: { message: 'このファイルの控えは残っていません。元の画面から、もう一度保存してください。' },
    })
  })

  it('fails with its reason after the session in which the file was made', async () => {
    const held = await stage.downloads.hold({ title: '新規発行', bytes: new Uint8Array([1]) })
    if (!held.ok) throw new Error(held.error.message)
    await stage.downloads.end(false)
    expect(await stage.downloads.hold({ title: '', bytes: new Uint8Array() })).toMatchObject({ ok: false })
    await stage.downloads.begin('another')
    expect(await stage.over('held-file', held.value)).toMatchObject({
      state: 'failed',
      error: { message: 'このファイルの控えは残っていません。元の画面から、もう一度保存してください。' },
    })
    expect(await stage.files()).toEqual([])
  })
})

describe('the pages of a print', () => {
  const pages = { title: '2年A組', files: [{ name: '01', html: '<p>01' }] }
  const gone = { message: 'このファイルの控えは残っていません。元の画面から、もう一度保存してください。' }
  const openPdfPrinter = async () => ({ print: async () => Buffer.from('%PDF'), close: async () => undefined })

  it.each(['its entry was removed', 'the session has ended'])('are not kept after %s', async when => {
    const stage = await setUp({ openPdfPrinter })
    const held = await stage.downloads.holdPages(pages)
    if (!held.ok) throw new Error(held.error.message)
    const { id } = await stage.over('student-report-pdf', held.value)
    expect(await stage.over('student-report-pdf', held.value)).toMatchObject({ state: 'done' })
    if (when === 'its entry was removed') await stage.downloads.remove({ id })
    else {
      await stage.downloads.end(false)
      await stage.downloads.begin('another')
    }
    expect(await stage.over('student-report-pdf', held.value)).toMatchObject({ state: 'failed', error: gone })
    await stage.remove()
  })
})

describe('a file that is saved at once', () => {
  const report = { title: '不具合の記録', bytes: new Uint8Array([80, 75, 3, 4]), format: 'zip' } as const

  it('needs no login, is in no list, and its name is told', async () => {
    const stage = await setUp({ owner: null, offer: async () => 'T' })
    expect(await stage.downloads.saveNow(report)).toEqual({
      ok: true,
      value: { name: expect.stringMatching(/^不具合の記録_\d{8}\.zip$/), ticket: 'T' },
    })
    expect(await stage.files()).toEqual([expect.stringMatching(/^不具合の記録_\d{8}\.zip$/)])
    expect(stage.states).toEqual([])
    await stage.remove()
  })

  it('takes no place of the files that the teacher may save again', async () => {
    const stage = await setUp({})
    const held = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(title => stage.downloads.hold(file(title))))
    expect(await stage.downloads.saveNow(report)).toMatchObject({ ok: true })
    const [first] = held
    if (!first?.ok) throw new Error('not held')
    expect(await stage.over('held-file', first.value)).toMatchObject({ state: 'done', title: 'a' })
    await stage.remove()
  })

  it('is one at a time, and is cancelled when the program closes', async () => {
    let isAsked = false
    const choose = () => {
      isAsked = true
      return new Promise<never>(() => undefined)
    }
    const stage = await setUp({ owner: null, choose })
    const saving = stage.downloads.saveNow(report)
    await vi.waitFor(() => expect(isAsked).toBe(true))
    expect(await stage.downloads.saveNow(report)).toMatchObject({
      ok: false,
      error: { message: '出力中です。終わってから、もう一度お試しください。' },
    })
    let hasEnded = false
    void saving.then(() => {
      hasEnded = true
    })
    await stage.downloads.close()
    expect(hasEnded).toBe(true)
    expect(await saving).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(await stage.files()).toEqual([])
    const later = new Promise(done => setImmediate(done))
    const answer = await Promise.race([stage.downloads.saveNow(report), later])
    expect(answer, 'nothing begins any more').toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await stage.remove()
  })

  it('is not saved if the teacher chooses no place, or chooses one behind the lock', async () => {
    const cancelling = await setUp({ owner: null, choose: async () => null })
    expect(await cancelling.downloads.saveNow(report)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await cancelling.remove()
    const locked = await setUp({ unlockWaiter: { isLocked: () => true, waitUntilUnlocked: async () => undefined } })
    expect(await locked.downloads.saveNow(report)).toMatchObject({ ok: false, error: { kind: 'status' } })
    expect(await locked.files()).toEqual([])
    await locked.remove()
  })
})
