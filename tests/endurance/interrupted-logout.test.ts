/** The end of a session that is killed at each call that changes the disk (DESIGN §5, §11). */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { nodeDisk } from '../../main/store/disk'
import { openPendingWipes } from '../../main/store/pending-wipes'
import type { EndReason } from '../../shared/contract/types'
import { folder } from '../fixtures/folder'
import { isNightly } from '../fixtures/nightly'
import { cleanUp, dataOnDisk, start, startWithData } from '../main/services-fixture'

afterEach(cleanUp)

const all = { drafts: true, copies: true, exports: true, wipes: 0 }
const nothing = { drafts: false, copies: false, exports: false, wipes: 0 }

/** The state that the next start must find if the session did not stay complete. */
const after: Record<EndReason, typeof all> = {
  logout: nothing,
  handover: { ...nothing, drafts: true, exports: true },
  unauthorized: all,
  idle: all,
  attempts: all,
}

const namesIn = (path: string) => (existsSync(path) ? readdirSync(path, { recursive: true }).map(String).sort() : [])

/** The files of a folder with their content, by path, and its folders with null. */
type Content = Map<string, Buffer | null>

/** Reads a folder in one piece: again if a write in the background moved or removed a file meanwhile. */
function contentOf(path: string): Content {
  for (;;) {
    try {
      const names = namesIn(path)
      const read = (name: string) => {
        const each = join(path, name)
        return statSync(each).isFile() ? readFileSync(each) : null
      }
      return new Map(names.map(name => [name, read(name)]))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Identifies a state of a profile; the text of the logs does not count. */
function digestOf(content: Content): string {
  const hash = createHash('sha256')
  for (const [name, data] of content) hash.update(name).update((!name.startsWith('logs') && data) || '')
  return hash.digest('hex')
}

function writeContent(path: string, content: Content): void {
  mkdirSync(path, { recursive: true })
  for (const [name, data] of content) {
    if (data) writeFileSync(join(path, name), data)
    else mkdirSync(join(path, name))
  }
}

/** The states in which a kill could leave a profile while `act` runs: root folders, each with its `profile`. */
async function killPoints(root: string, act: () => Promise<unknown>): Promise<string[]> {
  const states = new Map<string, string>()
  const profile = join(root, 'profile')
  const look = () => {
    const content = contentOf(profile)
    const digest = digestOf(content)
    if (states.has(digest)) return
    const copy = folder()
    writeContent(join(copy, 'profile'), content)
    states.set(digest, copy)
  }
  const { rm, rename, open, mkdir } = nodeDisk
  vi.spyOn(nodeDisk, 'rename').mockImplementation((...given) => {
    look()
    return rename(...given)
  })
  vi.spyOn(nodeDisk, 'open').mockImplementation((...given) => {
    look()
    return open(...given)
  })
  vi.spyOn(nodeDisk, 'mkdir').mockImplementation((...given) => {
    look()
    return mkdir(...given)
  })
  vi.spyOn(nodeDisk, 'rm').mockImplementation(async (path, options) => {
    // A folder is removed file by file.
    if (options?.recursive) {
      for (const name of namesIn(String(path)).reverse()) {
        look()
        await rm(join(String(path), name), { recursive: true, force: true })
      }
    }
    look()
    await rm(path, options)
  })
  await act()
  vi.restoreAllMocks()
  look()
  return [...states.values()]
}

/**
 * Starts the program in this state. Returns whether the session is restored, the typed draft, and the data on the disk.
 */
async function next(root: string, server: Awaited<ReturnType<typeof startWithData>>['server']) {
  const setUp = await start(root, server)
  const view = setUp.services.session.view()
  const typed = view && (await setUp.call('drafts.read', { key: 'form', generation: view.generation }))
  const there = view !== null
  await setUp.services.close()
  const profile = join(root, 'profile')
  const { session: _file, ...data } = dataOnDisk(profile)
  const pendingWipes = await openPendingWipes(join(profile, 'wipes.json'), () => undefined)
  return { there, typed, data: { ...data, wipes: pendingWipes.list().length } }
}

/** Three of the reasons delete nothing, by the same code: nightly tries each of them. */
const reasons: readonly EndReason[] = isNightly
  ? (Object.keys(after) as EndReason[])
  : ['logout', 'handover', 'unauthorized']

it.each(reasons)('by %s, is found finished or not started', async reason => {
  const { root, server, services } = await startWithData()
  const states = await killPoints(root, () => services.session.end(reason))
  const found = []
  for (const state of states) found.push(await next(state, server))
  const before = { there: true, typed: { value: '書きかけ' }, data: all }
  const done = { there: false, typed: null, data: after[reason] }
  const began = found.findIndex(({ there }) => !there)
  expect(found).toEqual(found.map((_, index) => (index < began ? before : done)))
  expect([began > 0, states.length - began > 1]).toEqual([true, true])
})

it.each(['logout', 'handover'] as const)('by %s, is finished also if the next start is killed too', async reason => {
  const { root, server, services } = await startWithData()
  const states = await killPoints(root, () => services.session.end(reason))
  const stored = states.find(state => existsSync(join(state, 'profile', 'wipes.json')))
  const again = await killPoints(String(stored), () => next(String(stored), server))
  expect(again.length).toBeGreaterThan(5)
  for (const state of again) {
    expect(await next(state, server)).toEqual({ there: false, typed: null, data: after[reason] })
  }
})
