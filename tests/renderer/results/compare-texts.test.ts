import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts, countChanged } from '../../../renderer/results/content/compare-texts'

const brief = (earlier: string, later: string) =>
  compareTexts(earlier, later).map(({ kind, text }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${text}`)

describe('the comparison of two texts', () => {
  it.each([
    ['I goed to the sea.', 'I went to the big sea.', ['=I ', '-goed ', '+went ', '=to the ', '+big ', '=sea.']],
    ['私は海が好きです。', '私は山が好きです。', ['=私は', '-海', '+山', '=が好きです。']],
    ['I don’t know.', 'I know.', ['=I ', '-don’t ', '=know.']],
    ['', 'Hello.', ['+Hello.']],
    ['Hello.', '', ['-Hello.']],
    ['a\r\n\r\nb  c', 'a\n\nb c', ['=a\n\nb c']],
    ['𠮷田', '吉田', ['-𠮷田', '+吉田']],
  ])('of %j and %j', (earlier, later, changes) => {
    expect(brief(earlier, later)).toEqual(changes)
  })

  it('contains the whole of both texts, but for blanks', () => {
    const words = fc.array(fc.constantFrom('go', 'went', 'の', '海。', '𠮷', ' ', '\n', 'é', 'don’t'), {
      maxLength: 30,
    })
    const plain = (text: string) => text.replace(/\s/g, '')
    fc.assert(
      fc.property(words, words, (a, b) => {
        const changes = compareTexts(a.join(''), b.join(''))
        const without = (kind: string) => changes.filter(each => each.kind !== kind).map(each => each.text)
        expect(without('removed').join('')).toBe(b.join(''))
        expect(plain(without('added').join(''))).toBe(plain(a.join('')))
      }),
    )
  })

  it('takes a text of 5,000 words that is nearly all new as rewritten', () => {
    const text = (letter: string) => Array.from({ length: 5000 }, (_, at) => `${letter}${at}`).join(' ')
    const changes = compareTexts(text('a'), text('b'))
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added'])
    expect(countChanged(changes, 'added')).toBe(5000)
  })

  it('counts words and no signs', () => {
    const changes = compareTexts('I go.', 'I often go there!')
    expect([countChanged(changes, 'added'), countChanged(changes, 'removed')]).toEqual([2, 0])
  })
})
