import { afterEach, expect, it, vi } from 'vitest'
import { cover, isCovered, overLock } from '../../../renderer/app/lock/cover'

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

it('a lock covers what stands there and what comes later, but for what is over it', async () => {
  const [before, over] = [add(), add(overLock)]
  const uncover = cover()
  expect([before.inert, Boolean(over.inert), isCovered()]).toEqual([true, false, true])
  const [later, laterOver] = [add(), add(overLock)]
  await vi.waitFor(() => expect(later.inert).toBe(true))
  expect(laterOver.inert).toBeFalsy()
  uncover()
  expect([before.inert, later.inert, isCovered()]).toEqual([false, false, false])
})

it('what was out of reach before stays so', () => {
  const before = add()
  before.inert = true
  cover()()
  expect(before.inert).toBe(true)
})

it('covers may lie upon each other, in any order of their going', () => {
  const [page, dialog] = [add(), add()]
  const under = cover(dialog)
  expect([page.inert, Boolean(dialog.inert), isCovered()]).toEqual([true, false, false])
  const lock = cover()
  expect([page.inert, dialog.inert, isCovered()]).toEqual([true, true, true])
  under()
  expect([page.inert, dialog.inert, isCovered()]).toEqual([true, true, true])
  lock()
  expect([page.inert, dialog.inert, isCovered()]).toEqual([false, false, false])
})
