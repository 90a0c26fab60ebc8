/**
 * Exports while the screen is locked: another person can neither save nor cancel anything, and the teacher loses
 * nothing.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createUnlockWaiter } from '../../../main/downloads/wait-until-unlocked'
import { text } from '../../../shared/text'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, setUp } from './setup'

const kind = 'export-topic-student-score'
const name = 'chosen.xls'
const xls = oldWorkbook()
const part = expect.stringMatching(/\.hanamaru-[0-9a-f]{8}\.part$/)

let on: Stage
afterEach(() => on.remove())

/**
 * A screen that can be locked, a save dialog that waits for an answer, and a server that waits before the last byte.
 */
async function set({ locked = false, slow = false } = {}) {
  let now = locked
  const requests: string[] = []
  const answers: ((path: string | null) => void)[] = []
  const unlockWaiter = createUnlockWaiter(() => now)
  const wait = vi.spyOn(unlockWaiter, 'waitUntilUnlocked')
  let finish = () => {}
  const finished = new Promise<void>(done => {
    finish = done
  })
  on = await setUp({
    unlockWaiter,
    choose(proposed) {
      requests.push(proposed)
      return new Promise(answer => answers.push(answer))
    },
    stream: async () => blob([xls], slow ? { after: () => finished } : {}),
  })
  await writeFile(join(on.folder, name), 'old')
  const { id, next } = await on.begin(kind)
  return {
    id,
    next,
    requests,
    waits: () => wait.mock.calls.length,
    finish,
    turn(to: boolean) {
      now = to
      if (!to) unlockWaiter.notifyUnlocked()
    },
    /** Answers the dialog when it is open. */
    async answer(path: string | null = join(on.folder, name)) {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      answers.pop()?.(path)
    },
    content: () => readFile(join(on.folder, name), 'utf8'),
  }
}

/** Long enough for everything that does not wait. */
const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
}

describe('a dialog that is open when the screen locks', () => {
  it.each([
    ['with a place', undefined],
    ['with none', null],
  ])('answered %s saves nothing, and the teacher can start the export again after unlocking', async (_how, path) => {
    const { id, next, requests, turn, answer, content } = await set()
    await expect.poll(() => requests).toHaveLength(1)
    turn(true)
    await answer(path)
    const failed = await next(({ state }) => state !== 'running')
    expect(failed).toMatchObject({ state: 'failed', error: { message: text.chosenBehindLock } })
    expect([await on.files(), await content()]).toEqual([[name], 'old'])

    turn(false)
    await on.downloads.retry({ id })
    await answer()
    await next(({ state }) => state === 'done')
    expect(await readFile(join(on.folder, name))).toEqual(xls)
  })

  it('and is answered after the unlock counts', async () => {
    const { next, requests, turn, answer } = await set()
    await expect.poll(() => requests).toHaveLength(1)
    turn(true)
    turn(false)
    await answer()
    await next(({ state }) => state === 'done')
    expect(await readFile(join(on.folder, name))).toEqual(xls)
  })
})

it('opens no dialog while the screen is locked: it waits for the teacher', async () => {
  const { next, requests, turn, answer } = await set({ locked: true })
  await next(({ title }) => title !== '')
  await turns()
  expect(requests).toEqual([])
  turn(false)
  await answer()
  await next(({ state }) => state === 'done')
})

describe('an export that continues while the screen is locked', () => {
  async function written() {
    const stageOf = await set({ slow: true })
    await stageOf.answer()
    await stageOf.next(({ received }) => received > 0)
    stageOf.turn(true)
    stageOf.finish()
    // the first wait was before the dialog; the second begins when the file is written, before it gets its name
    await expect.poll(stageOf.waits).toBe(2)
    await turns()
    return stageOf
  }

  it('is written completely, and renamed when the teacher is back', async () => {
    const { next, turn, content } = await written()
    expect([await on.files(), await content()]).toEqual([[name, part], 'old'])
    expect(on.downloads.currentStates()).toMatchObject([{ state: 'running' }])
    turn(false)
    await next(({ state }) => state === 'done')
    expect([await on.files(), await readFile(join(on.folder, name))]).toEqual([[name], xls])
  })

  it('keeps waiting if the screen is locked again at once', async () => {
    await set()
    let locked = true
    let passed = false
    const unlockWaiter = createUnlockWaiter(() => locked)
    const opened = unlockWaiter.waitUntilUnlocked(new AbortController().signal).then(() => {
      passed = true
    })
    unlockWaiter.notifyUnlocked()
    await turns()
    expect(passed).toBe(false)
    locked = false
    unlockWaiter.notifyUnlocked()
    await opened
  })

  it('leaves no file if the session ends, and is shown as interrupted at the next login', async () => {
    const { turn, content } = await written()
    await on.downloads.end(false)
    turn(false)
    await on.downloads.begin('17')
    expect([await on.files(), await content()]).toEqual([[name], 'old'])
    const list = await on.downloads.list({})
    expect(list).toMatchObject({ value: { entries: [{ state: 'failed', error: { message: text.interrupted } }] } })
  })

  it('can still be cancelled', async () => {
    const { id } = await written()
    await on.downloads.cancel({ id })
    expect(await on.files()).toEqual([name])
  })
})
