import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { numberedPath, withExtension } from '../../../main/downloads/save-paths'
import { nodeDisk } from '../../../main/store/disk'
import { openPathJournal } from '../../../main/store/path-journal'
import { text } from '../../../shared/text'
import { oldWorkbook } from './old-workbook'
import { blob, type Stage, type StageParts, setUp } from './setup'

const kind = 'export-topic-student-score'
const fileName = 'Unit 5_生徒別成績_20261116.xlsx'
const xls = oldWorkbook()
const name = fileName.replace('.xlsx', '.xls')

let on: Stage
const set = async (parts: StageParts) => {
  on = await setUp({ stream: async () => blob([xls]), choose: async (_name, folder) => join(folder, name), ...parts })
  return on
}
afterEach(() => {
  vi.useRealTimers()
  return on.remove()
})

const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'test' })

describe('the path of an export', () => {
  it('replaces a file only if the teacher chose it, and only when the new one is complete', async () => {
    await set({})
    await writeFile(join(on.folder, name), 'old')
    expect(await on.over(kind)).toMatchObject({ state: 'done', name })
    expect(await readFile(join(on.folder, name))).toEqual(xls)
    expect(await on.files()).toEqual([name])
  })

  it('replaces nothing if the teacher was not asked', async () => {
    await set({ choose: undefined })
    await writeFile(join(on.folder, name), 'old')
    expect(await on.over(kind)).toMatchObject({ state: 'done', name: numberedPath(name, 2) })
    expect(await readFile(join(on.folder, name), 'utf8')).toBe('old')
  })

  it.each(['failed', 'cancelled'])('is free again after an export that %s', async end => {
    let go = () => blob([Buffer.from('no')], end === 'cancelled' ? { after: () => new Promise(() => undefined) } : {})
    await set({ choose: undefined, stream: async () => go() })
    const { id, next } = await on.begin(kind)
    if (end === 'cancelled') await next(state => state.name !== '').then(() => on.downloads.cancel({ id }))
    await next(state => state.state === end)
    go = () => blob([xls])
    expect(await on.over(kind)).toMatchObject({ state: 'done', name })
  })

  it('keeps the old file when the new one fails', async () => {
    await set({ stream: async () => blob([Buffer.from('<html>no</html>')]) })
    await writeFile(join(on.folder, name), 'old')
    expect(await on.over(kind)).toMatchObject({ state: 'failed' })
    expect(await readFile(join(on.folder, name), 'utf8')).toBe('old')
    expect(await on.files()).toEqual([name])
  })

  it('never replaces a file that was created meanwhile', async () => {
    await set({
      stream: async () => {
        await writeFile(join(on.folder, name), 'meanwhile')
        return blob([xls])
      },
    })
    const state = await on.over(kind)
    expect(state.name).toBe(numberedPath(name, 2))
    expect(await readFile(join(on.folder, name), 'utf8')).toBe('meanwhile')
  })

  it('gives two exports with one path two files', async () => {
    await set({})
    const [one, two] = await Promise.all([on.over(kind), on.over(kind)])
    expect([one.name, two.name].sort()).toEqual([numberedPath(name, 2), name].sort())
    expect(await on.files()).toEqual([numberedPath(name, 2), name].sort())
  })

  it('does not replace another file if the extension turns out different', async () => {
    await set({ choose: async (_name, folder) => join(folder, fileName) })
    await writeFile(join(on.folder, name), 'neighbour')
    await writeFile(join(on.folder, fileName), 'chosen')
    expect((await on.over(kind)).name).toBe(numberedPath(name, 2))
    expect(await readFile(join(on.folder, name), 'utf8')).toBe('neighbour')
    expect(await readFile(join(on.folder, fileName), 'utf8')).toBe('chosen')
  })

  it('has a name that every system accepts', async () => {
    let proposed = ''
    const choose = async (suggestion: string) => {
      proposed = suggestion
      return null
    }
    await set({ title: 'a/b\\c:d*e?"<f>|\u202e..', choose })
    await on.over(kind)
    expect(proposed).toBe('a_b_c_d_e___f___.._生徒別成績_20261116.xlsx')
    await on.remove()
    await set({ title: '髙'.repeat(90), choose })
    await on.over(kind)
    expect(proposed).toBe(`${'髙'.repeat(50)}_生徒別成績_20261116.xlsx`)
  })

  it('names extensions and numbers', () => {
    expect(withExtension('/a/b.xlsx', 'xls')).toBe('/a/b.xls')
    expect(withExtension('/a/b.XLSX', 'xlsx')).toBe('/a/b.XLSX')
    expect(withExtension('/a/2年A組 v1.2', 'xlsx')).toBe('/a/2年A組 v1.2.xlsx')
    expect(numberedPath('/a/b.xlsx', 1)).toBe('/a/b.xlsx')
    expect(numberedPath('/a/b.xlsx', 3)).toBe('/a/b (3).xlsx')
  })
})

describe('a disk that refuses', () => {
  it.each([
    ['ENOSPC', text.diskFull],
    ['EIO', text.cannotWrite],
  ])('%s while writing', async (code, message) => {
    const open: typeof nodeDisk.open = async (...args) => {
      const file = await nodeDisk.open(...args)
      file.write = () => Promise.reject(refusal(code))
      return file
    }
    await set({ disk: { open } })
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'status', message } })
    expect(await on.files()).toEqual([])
  })

  it.each([
    ['EBUSY', text.fileBusy],
    ['EACCES', text.noPermission],
  ])('%s while renaming', async (code, message) => {
    await set({ disk: { rename: () => Promise.reject(refusal(code)) } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let over = false
    const ended = on.over(kind).finally(() => {
      over = true
    })
    while (!over) await vi.advanceTimersByTimeAsync(100)
    expect(await ended).toMatchObject({ state: 'failed', error: { message } })
    expect(await on.files()).toEqual([])
  })

  it('waits for a scanner that holds the new file for a moment', async () => {
    let refused = 0
    const rename: typeof nodeDisk.rename = async (...args) => {
      refused += 1
      if (refused < 3) throw refusal('EPERM')
      return nodeDisk.rename(...args)
    }
    await set({ disk: { rename } })
    expect(await on.over(kind)).toMatchObject({ state: 'done' })
  })

  it('reports a folder that cannot be created', async () => {
    await set({ choose: async (_name, folder) => join(folder, 'file', 'x.xlsx') })
    await writeFile(join(on.folder, 'file'), '')
    expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.cannotWrite } })
  })
})

describe('orphans', () => {
  const orphan = 'a.xlsx.hanamaru-0123abcd.part'
  const journal = (profile: string) => join(profile, 'parts.json')
  const leave = async (profile: string, paths: string[]) => {
    const left = await openPathJournal(journal(profile))
    for (const path of paths) await left.add(path)
  }
  const stored = async () => (await openPathJournal(journal(on.profile))).paths()

  it('are deleted at start in every folder; other files are kept', async () => {
    const foreign = ['a.xlsx.part', 'b.xlsx', 'hanamaru-0123abcd.part']
    await set({
      async before(profile, folder) {
        for (const each of [orphan, ...foreign]) await writeFile(join(folder, each), 'written')
        await leave(
          profile,
          [orphan, ...foreign].map(each => join(folder, each)),
        )
      },
    })
    await on.downloads.close()
    expect(await on.files()).toEqual(foreign.sort())
    expect(await stored()).toEqual([])
  })

  it('stay in the journal if they cannot be reached or removed now', async () => {
    let left: string[] = []
    await set({
      async before(profile, folder) {
        left = [join(folder, 'unplugged', orphan), join(folder, orphan)]
        await leave(profile, left)
      },
      disk: { rm: () => Promise.reject(refusal('EBUSY')) },
    })
    await on.downloads.close()
    expect(await stored()).toEqual(left)
  })

  it.each(['{"a":1}', '[1]', 'no json'])('are ignored if the journal is damaged: %j', async damage => {
    await set({
      async before(profile) {
        await mkdir(profile)
        await writeFile(journal(profile), damage)
      },
    })
    expect(await on.over(kind)).toMatchObject({ state: 'done' })
    expect(await stored()).toEqual([])
  })

  it('are noted while a download runs, by the path that they have', async () => {
    let during: readonly string[] = []
    await set({
      stream: async () =>
        blob([xls], {
          after: async () => {
            during = await stored()
          },
        }),
    })
    await on.over(kind)
    expect(during).toHaveLength(1)
    expect(during[0]).toMatch(/\.hanamaru-[0-9a-f]{8}\.part$/)
    expect(dirname(during[0] ?? '')).toBe(on.folder)
    expect(await stored()).toEqual([])
  })
})
