import { afterEach, describe, expect, it } from 'vitest'
import { installIgnoreRepeatedEnter } from '../../../renderer/ui/ignore-repeated-enter'

let quit = () => {}
afterEach(() => {
  quit()
  document.body.replaceChildren()
})

/** Presses a key on an element; false if the default action was prevented. */
function press(tag: 'button' | 'input', key: string, repeat: boolean): boolean {
  const element = document.body.appendChild(document.createElement(tag))
  return element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
}

describe('a held Enter', () => {
  it('does not press a button again', () => {
    quit = installIgnoreRepeatedEnter()
    expect(press('button', 'Enter', true)).toBe(false)
    expect(press('button', 'Enter', false)).toBe(true)
  })

  it('still works in fields, and other keys work everywhere', () => {
    quit = installIgnoreRepeatedEnter()
    expect(press('input', 'Enter', true)).toBe(true)
    expect(press('button', 'ArrowDown', true)).toBe(true)
  })

  it('works as before after the listener is removed', () => {
    installIgnoreRepeatedEnter()()
    expect(press('button', 'Enter', true)).toBe(true)
  })
})
