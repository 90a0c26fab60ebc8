import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { grammarUnit, trainingContent } from '../../../renderer/results/content/grammar-unit'
import { normalise } from '../../../renderer/results/content/normalise'
import { content, contentItems } from '../../../shared/items/content'

const unit = (tabs: unknown, more: object = {}) => grammarUnit(v.parse(content, { tabs, ...more }))

describe('the tabs of a grammar unit', () => {
  it('are distinguished by type, and keep their order and names', () => {
    const { introductions, training } = unit(
      [
        { type: 'introduction', tab_name: '使い方', picture: 'a.png' },
        { type: 'Training', tab_name: '練習', path: 'training.json' },
        { type: 'introduction', path: 'page.html' },
      ],
      { training_type: 'choose' },
    )
    expect(introductions.map(({ name, picture, page }) => [name, picture, page])).toEqual([
      ['使い方', 'a.png', undefined],
      [undefined, undefined, 'page.html'],
    ])
    expect(training).toEqual({ name: '練習', file: 'training.json', type: 'choose' })
  })

  it('may specify the training type, before the unit does', () => {
    const tab = { type: 'training', path: 't.json' }
    expect(unit([{ ...tab, training_type: 'blank_filling' }], { training_type: 'choose' }).training.type).toBe(
      'blank_filling',
    )
    expect(unit([{ ...tab, type: 'blank_filling' }]).training).toMatchObject({ file: 't.json', type: 'blank_filling' })
    expect(unit([tab], { training_type: 'something' }).training.type).toBeUndefined()
  })

  it('are recognised by their file if they have no type', () => {
    const { introductions, training } = unit([{ path: 'a.html' }, { path: 'b.json' }])
    expect(introductions.map(one => one.page)).toEqual(['a.html'])
    expect(training.file).toBe('b.json')
  })

  it('give no introduction with empty values, and an unreadable one does not affect the others', () => {
    const { introductions, training } = unit([
      'broken',
      { type: 'introduction', tab_name: 'なし', path: ' ', picture: null },
      { type: 'introduction', picture: 'a.png' },
      { type: 'training' },
      { type: 'training', path: 't.json' },
    ])
    expect(introductions.map(one => one.picture)).toEqual(['a.png'])
    expect(training.file).toBe('t.json')
    expect(unit(undefined)).toEqual({ introductions: [], training: {} })
  })

  it('never throw', () => {
    void fc.assert(
      fc.property(fc.jsonValue(), tabs => {
        const read = v.safeParse(content, { tabs })
        fc.pre(read.success)
        expect(() => grammarUnit(read.output)).not.toThrow()
      }),
    )
  })
})

const trained = (item: object, type: 'choose' | 'blank_filling' | undefined) => {
  const made = trainingContent(v.parse(content, {}), v.parse(contentItems, [item]), type)
  const [entry] = normalise(made).entries
  return entry?.broken === false ? entry.item : undefined
}

describe('training items', () => {
  it('follow the items of the unit itself', () => {
    const own = v.parse(content, { items: [{ index: 1, screen_text: 'A' }] })
    const made = trainingContent(own, v.parse(contentItems, [{ index: 2, screen_text: 'B' }, 'x']), undefined)
    expect(made.items.map(read => (read.broken ? null : read.item.screen_text))).toEqual(['A', 'B', null])
  })

  it('have their answers as choices if the training type is choose', () => {
    const item = { screen_text: '__ you?', answers: ['Do', 'Did'], answer: '2' }
    expect(trained(item, 'choose')?.choices.map(one => [one.content, one.isCorrect])).toEqual([
      ['Do', false],
      ['Did', true],
    ])
    expect(trained(item, undefined)?.choices).toEqual([])
  })

  it('keep only the right choices as answers if the training type is blank filling', () => {
    const choose = [
      { index: 1, content: 'go' },
      { index: 2, content: 'went', correct: 1 },
    ]
    expect(trained({ screen_text: 'I __.', choose }, 'blank_filling')).toMatchObject({
      choices: [],
      blanks: [['went']],
    })
    expect(trained({ screen_text: 'I __.', choose }, 'choose')?.choices).toHaveLength(2)
  })
})
