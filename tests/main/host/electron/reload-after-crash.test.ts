import type { BrowserWindow } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadAfterCrash } from '../../../../main/host/electron/reload-after-crash'
import { text } from '../../../../shared/text'
import { BrowserWindow as FakeWindow, resetElectron, state } from '../../../fakes/electron'

vi.mock('electron', () => import('../../../fakes/electron'))

let window: FakeWindow
let now: number
const reported: string[] = []
beforeEach(() => {
  resetElectron()
  reported.length = 0
  now = 0
  window = new FakeWindow({})
  const parts = { clock: () => now, report: async (content: string) => void reported.push(content) }
  reloadAfterCrash(window as object as BrowserWindow, parts)
})

const settled = () => new Promise<void>(done => setImmediate(() => setImmediate(done)))
const die = async (reason = 'crashed') => {
  window.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 })
  await settled()
}
const count = (name: string) => state.done.filter(([done]) => done === name).length
const question = () => state.done.find(([done]) => done === 'dialog.showMessageBox')?.at(-1)

describe('a page that crashes', () => {
  it('is reloaded after the event, and reported with its reason', async () => {
    window.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 5 })
    expect(count('webContents.reload')).toBe(0)
    await settled()
    expect(count('webContents.reload')).toBe(1)
    expect(count('window.loadURL')).toBe(0)
    expect(reported).toEqual(['page gone: oom (5)'])
  })

  it('is not reloaded after a normal end or when its window is closed', async () => {
    await die('clean-exit')
    window.destroyed = true
    await die()
    expect(count('webContents.reload')).toBe(0)
    expect(reported).toEqual(['page gone: crashed (5)'])
  })

  it('is reloaded three times in five minutes; then the teacher is asked', async () => {
    for (let i = 0; i < 3; i++) await die()
    expect(question()).toBeUndefined()
    state.response = 1
    await die()
    expect(question()).toMatchObject({
      message: text.pageDied.message,
      buttons: ['再読み込み', '終了'],
      defaultId: 0,
      cancelId: 1,
    })
    expect(count('webContents.reload')).toBe(3)
    expect(count('app.quit')).toBe(1)
    expect(reported).toHaveLength(4)
  })

  it('is reloaded once more when the teacher wants it', async () => {
    for (let i = 0; i < 4; i++) await die()
    expect(count('webContents.reload')).toBe(4)
    expect(count('app.quit')).toBe(0)
  })

  it('is reloaded automatically again after five minutes', async () => {
    for (const at of [0, 60_000, 120_000, 300_000]) {
      now = at
      await die()
    }
    expect(count('webContents.reload')).toBe(4)
    expect(question()).toBeUndefined()
    now = 300_001
    await die()
    expect(question()).toBeDefined()
  })
})

describe('a page that hangs', () => {
  const hang = () => window.webContents.emit('unresponsive')
  /** Keeps message boxes open until the returned function is called. */
  const hold = () => {
    let answer = () => {}
    state.asked = new Promise<void>(done => {
      answer = done
    })
    return answer
  }

  it('is kept when the teacher waits', async () => {
    hang()
    await settled()
    expect(question()).toMatchObject({ message: text.pageHangs.message, buttons: ['待つ', '再読み込み'], cancelId: 0 })
    expect(count('webContents.forcefullyCrashRenderer')).toBe(0)
    expect(reported).toEqual(['page unresponsive'])
  })

  it('is killed and reloaded when the teacher wants that', async () => {
    state.response = 1
    hang()
    await settled()
    await settled()
    expect(count('webContents.forcefullyCrashRenderer')).toBe(1)
    expect(count('webContents.reload')).toBe(1)
  })

  it('opens one message box at a time', async () => {
    const answer = hold()
    hang()
    hang()
    expect(count('dialog.showMessageBox')).toBe(1)
    answer()
    await settled()
    hang()
    expect(count('dialog.showMessageBox')).toBe(2)
  })

  it('closes the message box when it responds again', async () => {
    state.response = 1
    hold()
    hang()
    window.webContents.emit('responsive')
    await settled()
    expect(count('webContents.forcefullyCrashRenderer')).toBe(0)
    hang()
    expect(count('dialog.showMessageBox')).toBe(2)
  })
})
