import { describe, expect, it } from 'vitest'
import { personFinder } from '../../../../renderer/results/class-writing/person-names'

const mayName = personFinder(['阿部 陽菜', '長谷川 アレクサンドラ', '林 蓮', 'Tom Brown'])

describe('a sentence that may name a person', () => {
  it.each([
    '阿部さんは親切です。',
    'きのう陽菜と海に行きました。',
    'I went to the sea with アレクサンドラ.',
    'tom is my best friend.',
    'My name is Yuki.',
    'Please call me Aki.',
    'I like Mr. Green.',
    'Mika-san gave me a book.',
    '山田くんと遊びました。',
    '山田さんは先生です。',
  ])('%s', sentence => expect(mayName(sentence)).toBe(true))

  it.each([
    'I play tennis with my friends.',
    'I will see you tomorrow.',
    'The brownie was good.',
    'I read a book about Kyoto in July.',
    'お母さんと話しました。',
    '森で蓮の花を見ました。',
  ])('not: %s', sentence => expect(mayName(sentence)).toBe(false))

  it('works without students', () => expect(personFinder([])('I like cats.')).toBe(false))
})
