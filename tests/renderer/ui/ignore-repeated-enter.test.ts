import { afterEach, describe, expect, it } from 'vitest'
import { installIgnoreRepeatedEnter } from '../../../renderer/ui/ignore-repeated-enter'

let quit = () => {}
afterEach(() => {
  quit()
  document.body.replaceChildren()
})

/** Presses a key on an element; false where the default action was prevented. */
function press(tag: 'button' | 'input', key: string, repeat: boolean): boolean {
  const element = document.body.appendChild(document.createElement(tag))
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
}

describe('an Enter that is held', () => {
  it('presses no button again', () => {
    quit = installIgnoreRepeatedEnter()
    expect(press('button', 'Enter', true)).toBe(false)
    expect(press('button', 'Enter', false)).toBe(true)
  })

  it('is left to fields, and other keys to everything', () => {
    quit = installIgnoreRepeatedEnter()
    expect(press('input', 'Enter', true)).toBe(true)
    expect(press('button', 'ArrowDown', true)).toBe(true)
  })

  it('is what it was when nobody watches any more', () => {
    installIgnoreRepeatedEnter()()
    expect(press('button', 'Enter', true)).toBe(true)
  })
})
