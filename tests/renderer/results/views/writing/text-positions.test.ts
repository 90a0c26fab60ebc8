import { describe, expect, it } from 'vitest'
import { readTextPositions } from '../../../../../renderer/results/views/writing/editor/text-positions'

/** Draws `I goed home.` as the views do: with marks, a number and a hidden text between the words. */
function drawn(): HTMLElement {
  document.body.innerHTML =
    '<p id="before">before</p><div id="text">I <span><span class="red">go</span>ed</span><span data-added>1' +
    '<b>（誤り）</b></span> home<span data-added>2</span>.</div><p id="after">after</p>'
  return document.querySelector('#text') as HTMLElement
}

const element = (selector: string): Node => document.querySelector(selector) as Node

describe('positions in a drawn text', () => {
  it('are the ranges of the words, over marks and numbers', () => {
    const { rangeOf } = readTextPositions(drawn())
    const words = (start: number, end: number) => {
      const range = rangeOf(start, end)
      return [range.startContainer.textContent, range.startOffset, range.endContainer.textContent, range.endOffset]
    }
    expect(words(2, 6)).toEqual(['go', 0, 'ed', 2])
    expect(words(0, 12)).toEqual(['I ', 0, '.', 1])
    expect(words(6, 7)).toEqual([' home', 0, ' home', 1])
    expect(words(4, 4)).toEqual(['ed', 0, 'ed', 0])
    expect(words(12, 12)).toEqual(['.', 1, '.', 1])
    expect(words(12, 99)).toEqual(['.', 1, '.', 1])
  })

  it('are the same offsets again', () => {
    const { rangeOf, offsetOf } = readTextPositions(drawn())
    const offsets = Array.from({ length: 13 }, (_, at) => at)
    const read = offsets.map(at => {
      const { startContainer, startOffset } = rangeOf(at, at)
      return offsetOf(startContainer, startOffset)
    })
    expect(read).toEqual(offsets)
  })

  it('are cut to the text, and moved out of numbers and hidden texts', () => {
    const root = drawn()
    const { offsetOf } = readTextPositions(root)
    expect(offsetOf(element('#before').firstChild as Node, 2)).toBe(0)
    expect(offsetOf(element('#after').firstChild as Node, 2)).toBe(12)
    expect(offsetOf(document.body, 0)).toBe(0)
    expect(offsetOf(element('[data-added]').firstChild as Node, 1)).toBe(6)
    expect(offsetOf(element('[data-added] b').firstChild as Node, 2)).toBe(6)
    expect(offsetOf(root, 1)).toBe(2)
    expect(offsetOf(root, root.childNodes.length)).toBe(12)
  })

  it('of an empty text are its element', () => {
    document.body.innerHTML = '<div id="text"></div>'
    const { rangeOf, offsetOf } = readTextPositions(element('#text') as HTMLElement)
    expect(rangeOf(0, 0).startContainer).toBe(element('#text'))
    expect(offsetOf(element('#text'), 0)).toBe(0)
  })
})
