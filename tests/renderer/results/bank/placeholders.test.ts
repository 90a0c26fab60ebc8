import { describe, expect, it } from 'vitest'
import { expand, hasPlaceholder, rightFormIn } from '../../../../renderer/results/bank/placeholders'

const facts = { name: '髙橋 花子', words: ' goed\n to ', rightForm: 'went' }

describe('a sentence with placeholders', () => {
  it('gets the name, the words and the right form, and is counted afterwards', () => {
    expect(expand('{名前}さん、「{語}」は {正しい形} です。{語}', facts)).toEqual({
      text: '髙橋 花子さん、「goed to」は went です。goed to',
      length: 34,
      fault: null,
      lacksRightForm: false,
    })
  })

  it('is refused if it becomes longer than 99 characters or gets an emoji', () => {
    expect(expand(`{語}${'あ'.repeat(92)}`, facts)).toMatchObject({ length: 99, fault: null })
    expect(expand(`{語}${'あ'.repeat(93)}`, facts)).toMatchObject({ length: 100, fault: 'long' })
    expect(expand('「{語}」', { ...facts, words: 'sea 🏖️' })).toMatchObject({ fault: 'emoji' })
  })

  it('is refused if it needs a hidden name', () => {
    expect(expand('{名前}さん', { ...facts, name: null })).toMatchObject({ fault: 'name' })
    expect(expand('よい', { ...facts, name: null })).toMatchObject({ fault: null })
  })

  it('keeps the place of a right form that is not known', () => {
    expect(expand('「{語}」は {正しい形} です。', { ...facts, rightForm: null })).toMatchObject({
      text: '「goed to」は {正しい形} です。',
      lacksRightForm: true,
    })
  })

  it('does not replace what the student wrote', () => {
    expect(expand('「{語}」', { ...facts, words: '{正しい形}' }).text).toBe('「{正しい形}」')
  })

  it('is known by its placeholders', () => {
    expect(['{名前}さん', 'a {語}', '{正しい形}', '{ 語 }', 'よい'].map(hasPlaceholder)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

it.each([
  ['goed', ['goed ではなく went と書きます。'], 'went'],
  ['oversleeped', ['oversleep の過去形は overslept です。'], 'overslept'],
  ['goed', ['「went」にしましょう。'], 'went'],
  ['goed', ['went'], 'went'],
  ['goed', ['語形：went\n時制：goed ではなく went と書きます。'], 'went'],
  ['goed', ['goed → went'], 'went'],
  ['goed', ['went に直します。', 'goed ではなく went と書きます。'], 'went'],
  ['very hard', ['tough や exhausting も使ってみましょう。'], null],
  ['goed', ['went です。', 'has gone です。'], null],
  ['goed', ['言いたいことがはっきり伝わります。'], null],
  ['goed', [], null],
])('the right form of %s in %j is %j', (words, hints, form) => {
  expect(rightFormIn(hints, words)).toBe(form)
})

it('takes no right form that is longer than a comment', () => {
  expect(rightFormIn(['a'.repeat(99)], 'goed')).toBe('a'.repeat(99))
  expect(rightFormIn(['a'.repeat(100)], 'goed')).toBeNull()
})
