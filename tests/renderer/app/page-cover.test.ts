import { afterEach, expect, it, vi } from 'vitest'
import { aboveLockClass, coverPage, isPageLocked } from '../../../renderer/app/lock/page-cover'

const added: HTMLElement[] = []
function add(name = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  document.body.append(element)
  added.push(element)
  return element
}
afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

it('a lock covers present and later elements, except those above it', async () => {
  const [before, over] = [add(), add(aboveLockClass)]
  const uncover = coverPage()
  expect([before.inert, Boolean(over.inert), isPageLocked()]).toEqual([true, false, true])
  const [later, laterOver] = [add(), add(aboveLockClass)]
  await vi.waitFor(() => expect(later.inert).toBe(true))
  expect(laterOver.inert).toBeFalsy()
  uncover()
  expect([before.inert, later.inert, isPageLocked()]).toEqual([false, false, false])
})

it('an element that was inert before stays inert', () => {
  const before = add()
  before.inert = true
  coverPage()()
  expect(before.inert).toBe(true)
})

it('covers can overlap and be removed in any order', () => {
  const [page, dialog] = [add(), add()]
  const under = coverPage(dialog)
  expect([page.inert, Boolean(dialog.inert), isPageLocked()]).toEqual([true, false, false])
  const lock = coverPage()
  expect([page.inert, dialog.inert, isPageLocked()]).toEqual([true, true, true])
  under()
  expect([page.inert, dialog.inert, isPageLocked()]).toEqual([true, true, true])
  lock()
  expect([page.inert, dialog.inert, isPageLocked()]).toEqual([false, false, false])
})
