import type { Session, WebContents } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  guardContents,
  guardSession,
  isNavigationAllowed,
  isPermissionAllowed,
} from '../../../../main/host/electron/guards'
import { WebContents as FakeContents, resetElectron, session, state } from '../../../fakes/electron'

vi.mock('electron', () => import('../../../fakes/electron'))
beforeEach(() => resetElectron())

const frames = ['https://grammar.example']

describe('navigation', () => {
  it('of the main frame may only reload the page', () => {
    expect(isNavigationAllowed('hanamaru://app/#/admin/home', true, frames)).toBe(true)
    for (const address of [
      'https://grammar.example/',
      'https://evil.example',
      'hanamaru://media/m/x',
      'hanamaru://app/assets/a.js',
      'file:///etc/passwd',
      'data:text/html,x',
      'about:blank',
    ]) {
      expect(isNavigationAllowed(address, true, frames), address).toBe(false)
    }
  })

  it('of an inner frame may only show listed origins', () => {
    expect(isNavigationAllowed('https://grammar.example/a', false, frames)).toBe(true)
    for (const address of [
      'https://grammar.example.evil.com',
      'hanamaru://app/',
      'http://grammar.example',
      'about:blank',
    ]) {
      expect(isNavigationAllowed(address, false, frames), address).toBe(false)
    }
  })

  it('is prevented, as are redirects, new windows and webviews', () => {
    const contents = new FakeContents()
    guardContents(contents as object as WebContents, frames)
    const stopped = (event: string, url: string, isMainFrame: boolean) => {
      const preventDefault = vi.fn()
      contents.emit(event, { url, isMainFrame, preventDefault })
      return preventDefault.mock.calls.length === 1
    }
    for (const event of ['will-frame-navigate', 'will-redirect']) {
      expect(stopped(event, 'https://evil.example', true)).toBe(true)
      expect(stopped(event, 'https://evil.example', false)).toBe(true)
      expect(stopped(event, 'https://grammar.example/x', false)).toBe(false)
    }
    expect(stopped('will-attach-webview', '', true)).toBe(true)
    expect(contents.openHandler?.({ url: 'https://support.example' })).toEqual({ action: 'deny' })
  })
})

describe('permissions', () => {
  const microphone = { permission: 'media', origin: 'hanamaru://app/', mainFrame: true, mediaTypes: ['audio'] }

  it('are denied, except the microphone for our own main frame', () => {
    expect(isPermissionAllowed(microphone)).toBe(true)
    expect(isPermissionAllowed({ ...microphone, mediaTypes: ['audio', 'video'] })).toBe(false)
    expect(isPermissionAllowed({ ...microphone, mediaTypes: [] })).toBe(false)
    expect(isPermissionAllowed({ ...microphone, mainFrame: false })).toBe(false)
    expect(isPermissionAllowed({ ...microphone, origin: 'https://grammar.example' })).toBe(false)
    expect(isPermissionAllowed({ ...microphone, permission: 'display-capture' })).toBe(false)
    expect(isPermissionAllowed({ ...microphone, permission: 'notifications' })).toBe(false)
  })

  it('allow full screen for our own main frame only', () => {
    const screen = { permission: 'fullscreen', origin: 'hanamaru://app/', mainFrame: true, mediaTypes: [] }
    expect(isPermissionAllowed(screen)).toBe(true)
    expect(isPermissionAllowed({ ...screen, mainFrame: false })).toBe(false)
    expect(isPermissionAllowed({ ...screen, origin: 'https://grammar.example' })).toBe(false)
    expect(isPermissionAllowed({ ...screen, permission: 'window-management' })).toBe(false)
    expect(isPermissionAllowed({ ...screen, permission: 'speaker-selection' })).toBe(true)
    expect(isPermissionAllowed({ ...screen, permission: 'speaker-selection', mainFrame: false })).toBe(false)
  })

  it('are decided by these rules', async () => {
    guardSession(session.defaultSession as object as Session)
    const request = (permission: string, details: object) =>
      new Promise(resolve => state.handlers.get('permission.request')?.(null, permission, resolve, details))
    const ours = { requestingUrl: 'hanamaru://app/', isMainFrame: true }
    expect(await request('media', { ...ours, mediaTypes: ['audio'] })).toBe(true)
    expect(await request('media', { ...ours, mediaTypes: ['video'] })).toBe(false)
    expect(await request('geolocation', ours)).toBe(false)
    expect(await request('fullscreen', ours)).toBe(true)
    expect(await request('fullscreen', { ...ours, isMainFrame: false })).toBe(false)
    const check = state.handlers.get('permission.check')
    expect(check?.(null, 'media', 'hanamaru://app/', { isMainFrame: true, mediaType: 'audio' })).toBe(true)
    expect(check?.(null, 'media', 'https://grammar.example', { isMainFrame: true, mediaType: 'audio' })).toBe(false)
    expect(check?.(null, 'clipboard-read', 'hanamaru://app/', { isMainFrame: true })).toBe(false)
    expect(state.handlers.get('permission.device')?.({})).toBe(false)
    const display = vi.fn()
    state.handlers.get('permission.display')?.({}, display)
    expect(display).toHaveBeenCalledWith(null)
  })

  it('of the microphone are asked of macOS, too', async () => {
    const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin')
    guardSession(session.defaultSession as object as Session)
    const request = (mediaTypes: string[]) =>
      new Promise(resolve =>
        state.handlers.get('permission.request')?.(null, 'media', resolve, {
          requestingUrl: 'hanamaru://app/',
          isMainFrame: true,
          mediaTypes,
        }),
      )
    const ask = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('no'))
    state.handlers.set('media.ask', ask)
    expect(await request(['video'])).toBe(false)
    expect(ask).not.toHaveBeenCalled()
    expect([await request(['audio']), await request(['audio']), await request(['audio'])]).toEqual([true, false, false])
    expect(ask).toHaveBeenCalledWith('microphone')
    platform.mockRestore()
  })

  it('a page cannot start a download', () => {
    guardSession(session.defaultSession as object as Session)
    const preventDefault = vi.fn()
    session.defaultSession.emit('will-download', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
  })
})
