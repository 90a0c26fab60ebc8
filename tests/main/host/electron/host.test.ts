import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createElectronHost } from '../../../../main/host/electron/host'
import { openSecretBox } from '../../../../main/host/electron/secret-box'
import { BrowserWindow, resetElectron, state } from '../../../fakes/electron'

vi.mock('electron', () => import('../../../fakes/electron'))
beforeEach(() => resetElectron())
afterEach(() => vi.unstubAllGlobals())

const pages = () => ({ respond: async () => null })

const host = (window: Electron.BrowserWindow | null = null) =>
  createElectronHost({ window: () => window, pages, network: null, proxyPrompts: null })

describe('the save dialog', () => {
  it('is in Japanese, and proposes the file name in the downloads folder', async () => {
    state.save = { canceled: false, filePath: '/elsewhere/成績.xlsx' }
    expect(await (await host()).chooseSavePath('成績.xlsx')).toEqual({ path: '/elsewhere/成績.xlsx', replace: true })
    const options = state.done[0]?.[1] as { defaultPath: string; title: string; filters: unknown; properties: unknown }
    expect(options.defaultPath).toBe('/home/t/Downloads/成績.xlsx')
    expect(options.title).toBe('保存先を選んでください')
    expect(options.filters).toEqual([{ name: 'xlsx', extensions: ['xlsx'] }])
    expect(options.properties).toEqual(['showOverwriteConfirmation'])
  })

  it('returns nothing when the teacher cancels', async () => {
    state.save = { canceled: true, filePath: '' }
    expect(await (await host()).chooseSavePath('a.xlsx')).toBeNull()
    state.save = { canceled: true, filePath: '/left/over.xlsx' }
    expect(await (await host()).chooseSavePath('a.xlsx')).toBeNull()
    state.save = { canceled: false, filePath: '' }
    expect(await (await host()).chooseSavePath('a.xlsx')).toBeNull()
  })

  it('proposes no other folder, even if the name contains a path', async () => {
    await (await host()).chooseSavePath('../../etc/a')
    expect(state.done[0]?.[1]).toMatchObject({ defaultPath: '/home/t/Downloads/a', filters: [] })
  })

  it('has the window as its parent while there is one', async () => {
    const window = { window: true }
    await (await host(window as object as Electron.BrowserWindow)).chooseSavePath('a.xlsx')
    expect(state.done[0]?.[1]).toBe(window)
  })
})

describe('the secret box', () => {
  const on = (platform: string) => vi.stubGlobal('process', { ...process, platform })

  it('encrypts', async () => {
    const box = await openSecretBox()
    const sealed = await box?.seal('トークン')
    expect(Buffer.from(sealed ?? []).toString()).not.toContain('トークン')
    expect(sealed && (await box?.open(sealed))).toEqual({ result: 'トークン', shouldReEncrypt: false })
    await expect(box?.open(new Uint8Array([1, 2]))).rejects.toThrow()
  })

  it('is null without a keychain', async () => {
    state.encryption = { available: false, backend: 'kwallet' }
    expect(await openSecretBox()).toBeNull()
  })

  it('is null when the key is publicly known, which is checked on Linux only', async () => {
    state.encryption = { available: true, backend: 'basic_text' }
    on('linux')
    expect(await openSecretBox()).toBeNull()
    const { secretBox, draftBox } = await host()
    expect([secretBox, draftBox]).toEqual([null, null])
    on('win32')
    expect(await openSecretBox()).not.toBeNull()
  })
})

describe('the number of new notices', () => {
  const on = (platform: string) => vi.stubGlobal('process', { ...process, platform })
  /** The pixels of a row of the picture as a text: the disc, the word and what is outside. */
  const rowOf = (bytes: Buffer, row: number) =>
    Array.from({ length: 32 }, (_, column) => {
      const [blue, , , opacity] = bytes.subarray((row * 32 + column) * 4)
      return opacity === 0 ? ' ' : blue === 255 ? '#' : '.'
    }).join('')

  it('is a picture over the icon on the taskbar of Windows, and is removed at 0', async () => {
    on('win32')
    const window = new BrowserWindow({})
    const { showUnread } = await host(window as object as Electron.BrowserWindow)
    for (const count of [7, 12, 0]) showUnread?.(count)
    const calls = state.done.filter(([name]) => name === 'window.setOverlayIcon')
    expect(calls.map(([, picture, words]) => [picture === null, words])).toEqual([
      [false, '未読のお知らせ7件'],
      [false, '未読のお知らせ12件'],
      [true, ''],
    ])
    const [seven, more] = calls.map(([, picture]) => picture as { bytes: Buffer; width: number; height: number })
    expect([seven?.width, seven?.height, seven?.bytes.length]).toEqual([32, 32, 4096])
    // The upper bar of the 7, and the third row of 9+.
    expect(rowOf(seven?.bytes ?? Buffer.alloc(0), 8)).toBe('  ........############........  ')
    expect(rowOf(more?.bytes ?? Buffer.alloc(0), 15)).toBe('......#########...#########.....')
  })

  it('is a number at the icon elsewhere', async () => {
    on('darwin')
    const { showUnread } = await host()
    showUnread?.(12)
    showUnread?.(0)
    expect(state.done).toEqual([
      ['app.setBadgeCount', 12],
      ['app.setBadgeCount', 0],
    ])
  })
})

describe('the host', () => {
  it('opens only https when it is packaged', async () => {
    const { openExternal } = await host()
    await openExternal('http://127.0.0.1:81/')
    await openExternal('https://support.example/a')
    state.packaged = true
    for (const address of ['http://127.0.0.1:81/', 'http://a.example', 'file:///c', 'ms-settings:x', 'x']) {
      await expect((await host()).openExternal(address), address).rejects.toThrow()
    }
    expect(state.done).toEqual([
      ['shell.openExternal', 'http://127.0.0.1:81/'],
      ['shell.openExternal', 'https://support.example/a'],
    ])
  })

  it('reveals files, shows notifications and quits', async () => {
    const { reveal, open, notify, quit, offer } = await host()
    await reveal('/a/b.xlsx')
    expect(await open('/a/b.xlsx')).toEqual({})
    await expect(open('/a/b.broken')).rejects.toThrow('no program for it')
    const clicked = vi.fn()
    notify({ title: 't', body: 'b' }, clicked)
    state.notifiable = false
    notify({ title: 't', body: 'c' }, clicked)
    quit()
    expect(state.done).toEqual([
      ['shell.showItemInFolder', '/a/b.xlsx'],
      ['shell.openPath', '/a/b.xlsx'],
      ['shell.openPath', '/a/b.broken'],
      ['Notification.show', { title: 't', body: 'b' }],
      ['app.quit'],
    ])
    expect(await offer('/a/b.xlsx')).toBeUndefined()
  })

  it('a click on a notification brings the window to the front; all are removed for the next user', async () => {
    const window = new BrowserWindow({})
    const { notify, removeNotifications } = await host(window as unknown as Electron.BrowserWindow)
    const clicked = vi.fn()
    notify({ title: '新着のお知らせ', body: '1件' }, clicked)
    state.notifications[0]?.emit('click')
    expect(clicked).toHaveBeenCalledOnce()
    expect(state.done).toContainEqual(['window.focus'])
    removeNotifications()
    removeNotifications()
    const closed = state.done.filter(([name]) => name === 'Notification.close')
    expect(closed).toEqual([['Notification.close', { title: '新着のお知らせ', body: '1件' }]])
  })

  it('forgets a notification that the user has closed, but not one that only went to the list of the system', async () => {
    const { notify, removeNotifications } = await host()
    const before = state.notifications.length
    for (const title of ['a', 'b']) notify({ title, body: '' }, () => undefined)
    const [first, second] = state.notifications.slice(before)
    first?.emit('close', { reason: 'userCanceled' })
    second?.emit('close', { reason: 'timedOut' })
    removeNotifications()
    const closed = state.done.filter(([name]) => name === 'Notification.close')
    expect(closed).toEqual([['Notification.close', { title: 'b', body: '' }]])
  })

  it('gives media addresses on the media origin', async () => {
    const { mediaAddress, origin } = await host()
    expect(mediaAddress('a/../b')).toBe('hanamaru://media/m/a%2F..%2Fb')
    expect(origin).toBe('hanamaru://app')
  })
})
