import { describe, expect, it } from 'vitest'
import { abilities, abilityNames } from '../../shared/domain/abilities'
import { familyNames, familyOf, isReadAloud, isWriting, viewFamilies } from '../../shared/domain/view-families'
import { viewKeys } from '../../shared/items/view-keys'
import { familiesOfTests, viewFamilies as visitedViews } from '../e2e/fixtures/view-families'

describe('families of views', () => {
  it('contain every view once', () => {
    const keys = familyNames.flatMap(name => [...viewFamilies[name]])
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of viewKeys) expect(familyOf(key), key).toBeDefined()
    expect(familyOf('unheard-of')).toBeUndefined()
  })

  it('contain every view once in the tables that the tests of all views visit', () => {
    const visited = familiesOfTests.flat().flatMap(family => [...visitedViews[family]])
    expect(visited.toSorted()).toEqual(viewKeys.toSorted())
  })

  it('are read aloud, the same text by all students: reading without narration, and dialogs', () => {
    const aloud = ['text-reading', 'exam-word-reading', 'recitation-reading', 'dialog', 'dialog-shadow-tracking']
    expect(aloud.filter(isReadAloud)).toEqual(aloud)
    expect(['narration', 'skill-narrative', 'skill-dialogue', 'chat-pot', 'dictation'].filter(isReadAloud)).toEqual([])
  })

  it('allow comments on writing only', () => {
    expect(['free-writing', 'topic-writing', 'standard-writing'].every(isWriting)).toBe(true)
    expect(isWriting('dictation')).toBe(false)
  })
})

describe('abilities', () => {
  it('are the five axes of the radar chart', () => {
    expect(abilityNames.map(name => abilities[name].max)).toEqual([100, 180, 100, 100, 100])
  })
})
