/** System notifications of the page: what is removed for the next user. */
import { afterEach, expect, it, vi } from 'vitest'
import { removeNotifications, showNotification } from '../../../renderer/ui/browser-notification'

afterEach(() => vi.unstubAllGlobals())

it('removes the notifications that are still shown, and forgets those that were closed or replaced', () => {
  const made: { title: string; closed: number; dispatchEvent(event: Event): boolean }[] = []
  class FakeNotification extends EventTarget {
    static permission = 'granted'
    closed = 0
    constructor(readonly title: string) {
      super()
      made.push(this)
    }
    close() {
      this.closed++
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  showNotification('自己紹介', 'l-1', '/live')
  showNotification('道案内', 'l-2', '/live')
  showNotification('道案内（変更）', 'l-2', '/live')
  showNotification('買い物', 'l-3', '/live')
  made[0]?.dispatchEvent(new Event('close'))
  // The one that was replaced.
  made[1]?.dispatchEvent(new Event('close'))
  removeNotifications()
  removeNotifications()
  expect(made.map(({ title, closed }) => [title, closed])).toEqual([
    ['自己紹介', 0],
    ['道案内', 0],
    ['道案内（変更）', 1],
    ['買い物', 1],
  ])
})

it('shows the window, and the page that the notification is about, when it is clicked', () => {
  const made: EventTarget[] = []
  class FakeNotification extends EventTarget {
    static permission = 'granted'
    constructor() {
      super()
      made.push(this)
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  showNotification('自己紹介', 'l-1', '/admin/live')
  expect(focus).not.toHaveBeenCalled()
  made[0]?.dispatchEvent(new Event('click'))
  expect(focus).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe('#/admin/live')
  removeNotifications()
})
