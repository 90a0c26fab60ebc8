import { describe, expect, it } from 'vitest'
import {
  type Downloads,
  listDownloads,
  mergeStates,
  percentReceived,
  trayAfter,
} from '../../../../renderer/features/downloads/download-list'
import { announcementOf, nameOf, progressOf } from '../../../../renderer/features/downloads/download-words'
import { download } from '../../../fakes/bridge'

const none: Downloads = new Map()
const states = (downloads: Downloads) => listDownloads(downloads).map(({ state }) => state)

describe('the list of exports', () => {
  it('has the newest state, in whatever order the states arrive', () => {
    const running = download({ at: 1, received: 40 })
    const done = download({ at: 2, state: 'done' })
    expect(states(mergeStates(none, [running, done]))).toEqual(['done'])
    const known = mergeStates(none, [done])
    expect(mergeStates(known, [running]), 'a list that was asked for before').toBe(known)
    expect(states(mergeStates(known, [download({ at: 2 })])), 'progress told late').toEqual(['done'])
    expect(states(mergeStates(known, [download({ at: 3 })])), 'another try').toEqual(['running'])
  })

  it('does not bring back a removed export', () => {
    for (const state of ['removed', 'cancelled'] as const) {
      const removedOnly = mergeStates(none, [download({ at: 2, state: 'done' }), download({ at: 2, state })])
      expect(listDownloads(removedOnly)).toEqual([])
      expect(listDownloads(mergeStates(removedOnly, [download({ at: 2, state: 'done' })]))).toEqual([])
    }
  })

  it('records that a file is missing, and that it exists again', () => {
    const known = mergeStates(none, [download({ state: 'done' }), download({ state: 'done', isFileMissing: true })])
    expect(listDownloads(known)).toMatchObject([{ isFileMissing: true }])
    expect(listDownloads(mergeStates(known, [download({ state: 'done' })]))[0]).not.toHaveProperty('missing')
  })
})

describe('the tray', () => {
  it('contains exports that ran in this page, until they are cancelled or removed', () => {
    const running = trayAfter([], download())
    expect(running).toEqual(['d1'])
    for (const state of ['running', 'done', 'failed'] as const) {
      expect(trayAfter(running, download({ state })), state).toEqual(['d1'])
    }
    for (const state of ['cancelled', 'removed'] as const) {
      expect(trayAfter(running, download({ state })), state).toEqual([])
    }
  })

  it('contains no export that had ended before', () => {
    for (const state of ['done', 'failed'] as const) expect(trayAfter([], download({ state }))).toEqual([])
  })
})

describe('the texts', () => {
  it('name a download by its kind and title until it has a file', () => {
    expect(nameOf(download())).toBe('宿題_成績表.xlsx')
    expect(nameOf(download({ name: '' }))).toBe('宿題_成績表')
    expect(nameOf(download({ name: '', title: '', kind: 'export-topic-student-score' }))).toBe('生徒別成績')
    expect(nameOf(download({ name: '', title: '1年1組', kind: 'export-students-xls' }))).toBe('1年1組_生徒名簿')
  })

  it('count students for a score sheet, and bytes for other kinds', () => {
    expect(progressOf(download())).toBe('')
    expect(progressOf(download({ received: 40, total: 320 }))).toBe('40人／320人中')
    const kind = 'export-topic-score-overview'
    expect(progressOf(download({ kind, received: 1, total: 3_500_000 }))).toBe('1 KB / 3.3 MB')
    expect(progressOf(download({ kind, received: 600 * 1024 }))).toBe('600 KB')
  })

  it('announce an end once', () => {
    const done = download({ state: 'done' })
    expect(announcementOf(download(), done)).toContain('保存しました')
    expect(announcementOf(done, done)).toBeNull()
    expect(announcementOf(undefined, done)).toBeNull()
    expect(announcementOf(download(), download({ state: 'cancelled' }))).toBeNull()
  })

  it('give a percentage if the total is known', () => {
    expect(percentReceived({ received: 1, total: 3 })).toBe(33)
    expect(percentReceived({ received: 9, total: 3 })).toBe(100)
    expect(percentReceived({ received: 9 })).toBeNull()
    expect(percentReceived({ received: 0, total: 0 })).toBeNull()
  })
})
