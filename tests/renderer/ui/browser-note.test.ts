/** System notifications of the page: what is removed for the next user. */
import { afterEach, expect, it, vi } from 'vitest'
import { removeNotes, showNote } from '../../../renderer/ui/browser-note'

afterEach(() => vi.unstubAllGlobals())

it('removes the notes that are still shown, and forgets those that were closed or replaced', () => {
  const made: { title: string; closed: number; dispatchEvent(event: Event): boolean }[] = []
  class Note extends EventTarget {
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
  vi.stubGlobal('Notification', Note)
  showNote('自己紹介', 'l-1', '/live')
  showNote('道案内', 'l-2', '/live')
  showNote('道案内（変更）', 'l-2', '/live')
  showNote('買い物', 'l-3', '/live')
  made[0]?.dispatchEvent(new Event('close'))
  // The one that was replaced.
  made[1]?.dispatchEvent(new Event('close'))
  removeNotes()
  removeNotes()
  expect(made.map(({ title, closed }) => [title, closed])).toEqual([
    ['自己紹介', 0],
    ['道案内', 0],
    ['道案内（変更）', 1],
    ['買い物', 1],
  ])
})
