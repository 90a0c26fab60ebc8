import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createExportHistoryStorage, type ExportHistoryStorage } from '../../../main/downloads/export-history'
import { createDigest, inspectFile } from '../../../main/downloads/saved-file'
import { type Disk, nodeDisk } from '../../../main/store/disk'
import { openPathJournal } from '../../../main/store/path-journal'
import { openVault } from '../../../main/store/vault'
import { failure, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, setUp } from './setup'

const kind = 'export-topic-student-score'
let on: Stage
afterEach(() => on.remove())

it('shows the server’s message for a refused export, and leaves no file', async () => {
  on = await setUp({ stream: async () => failure('status', '出力の上限です') })
  expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'status', message: '出力の上限です' } })
  expect(await on.files()).toEqual([])
})

it('stops reading an HTML page instead of a workbook after its first bytes', async () => {
  let pieces = 0
  async function* page() {
    for (; pieces < 1000; pieces++) yield new TextEncoder().encode('<html>いつまでも')
  }
  on = await setUp({ stream: async () => success({ type: 'application/vnd.ms-excel', body: page() }) })
  expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.notSheet } })
  expect(pieces).toBeLessThan(5)
  expect(await on.files()).toEqual([])
})

it('leaves no file if the export is cancelled while the file is checked', async () => {
  let cancel = () => {}
  const open: typeof nodeDisk.open = async (...args) => {
    const file = await nodeDisk.open(...args)
    const read = file.read.bind(file) as (...given: unknown[]) => Promise<unknown>
    const reading = (...given: unknown[]) => {
      cancel()
      return read(...given)
    }
    return Object.assign(file, { read: reading })
  }
  on = await setUp({ disk: { open }, stream: async () => blob([oldWorkbook()]) })
  const { id, next } = await on.begin(kind)
  cancel = () => void on.downloads.cancel({ id })
  expect(await next(({ state }) => state !== 'running')).toMatchObject({ state: 'cancelled' })
  expect(await on.files()).toEqual([])
})

it('starts no export before the leftover files of a crash are removed', async () => {
  let sweep = () => {}
  const swept = new Promise<void>(done => {
    sweep = done
  })
  const rm: typeof nodeDisk.rm = async (...args) => {
    await swept
    return nodeDisk.rm(...args)
  }
  on = await setUp({
    disk: { rm },
    stream: async () => blob([oldWorkbook()]),
    async before(profile, folder) {
      const journal = await openPathJournal(join(profile, 'parts.json'))
      await journal.add(join(folder, 'a.xlsx.hanamaru-0123abcd.part'))
    },
  })
  const { next } = await on.begin(kind)
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(on.states.map(({ title }) => title)).toEqual([''])
  sweep()
  expect(await next(({ state }) => state !== 'running')).toMatchObject({ state: 'done' })
})

it('ends one teacher’s exports before it opens the next teacher’s list', async () => {
  let removed = () => {}
  const removing = new Promise<void>(done => {
    removed = done
  })
  const rm: typeof nodeDisk.rm = async (...args) => {
    await removing
    return nodeDisk.rm(...args)
  }
  const opened: string[] = []
  const memory = createExportHistoryStorage(await openVault(null, ''), '')
  const storage: ExportHistoryStorage = {
    ...memory,
    open(owner) {
      opened.push(owner)
      return memory.open(owner)
    },
  }
  const hangs = async () => blob([oldWorkbook()], { after: () => new Promise(() => undefined) })
  on = await setUp({ storage, disk: { rm }, stream: hangs })
  const { next } = await on.begin(kind)
  await next(({ received }) => received > 0)
  const left = on.downloads.end(false)
  const next18 = on.downloads.begin('18')
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(opened).toEqual(['17'])
  removed()
  await Promise.all([left, next18])
  expect(opened).toEqual(['17', '18'])
})

it('does not accept something that is no plain file as the written file, whatever its size', async () => {
  on = await setUp({})
  const path = join(on.folder, 'a.xlsx')
  writeFileSync(path, 'sheet')
  const savedFile = { path, bytes: 5, digest: createDigest().update('sheet').digest('hex') }
  expect(await inspectFile(nodeDisk, savedFile)).toBe('same')
  const lstat = (async () => ({ isFile: () => false, size: 5 })) as object as Disk['lstat']
  expect(await inspectFile({ ...nodeDisk, lstat }, savedFile)).toBe('changed')
})
