import { describe, expect, it } from 'vitest'
import { blankPieces } from '../../../renderer/results/content/blank-text'
import { markWords } from '../../../renderer/results/content/words'
import { pointsAlike } from '../../../renderer/results/format'
import { anyText, holds } from '../../shared/holds'

describe('blank text', () => {
  it('cuts at two underscores or more, and at newlines', () => {
    expect(blankPieces('a __ b\n____.')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'blank', at: 0 },
      { kind: 'text', text: ' b' },
      { kind: 'break' },
      { kind: 'blank', at: 1 },
      { kind: 'text', text: '.' },
    ])
  })

  it('leaves one underscore alone', () => {
    expect(blankPieces('a_b')).toEqual([{ kind: 'text', text: 'a_b' }])
  })
})

describe('words', () => {
  const wrong = (text: string, words: string[]) =>
    markWords(text, words)
      .filter(word => word.wrong)
      .map(word => word.text)

  it('marks whole words only, in any case and with any apostrophe', () => {
    expect(wrong('He isn’t here. The heat.', ["ISN'T", 'he'])).toEqual(['He', 'isn’t'])
  })

  it('marks every occurrence and ignores empty error words', () => {
    expect(wrong('to and to', ['to', ' '])).toEqual(['to', 'to'])
  })

  it('loses nothing of the text', () => {
    holds(anyText, text => {
      const joined = markWords(text, ['a'])
        .map(word => word.text)
        .join('')
      expect(joined).toBe(text)
    })
  })
})

describe('figures side by side', () => {
  it('have all one decimal, or none', () => {
    expect(pointsAlike([72, 81.7])).toEqual(['72.0', '81.7'])
    expect(pointsAlike([72, 81])).toEqual(['72', '81'])
    expect(pointsAlike([72, 80.04])).toEqual(['72', '80'])
    expect(pointsAlike([])).toEqual([])
  })
})
