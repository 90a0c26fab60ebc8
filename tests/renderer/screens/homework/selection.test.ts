import { describe, expect, it } from 'vitest'
import {
  type Selection,
  type SelectionAction,
  selectionReducer,
  emptySelection,
  pageSelection,
} from '../../../../renderer/screens/homework/list/selection'
import { homework } from './samples'

const page = ['1', '2', '3', '4', '5'].map(homework_id => homework({ homework_id }))
const other = ['6', '7'].map(homework_id => homework({ homework_id }))
const one = (id: string) => [...page, ...other].find(each => each.homework_id === id) ?? homework({ homework_id: id })
const chosenBy = (...actions: SelectionAction[]): Selection => actions.reduce(selectionReducer, emptySelection)
const ids = ({ rows }: Selection) => [...rows.keys()].sort()
const toggle = (id: string): SelectionAction => ({ type: 'toggle', homework: one(id) })
const range = (id: string, rows = page): SelectionAction => ({ type: 'range', homework: one(id), page: rows })

describe('chosen homework', () => {
  it('is chosen and dropped one by one, over pages', () => {
    expect(ids(chosenBy(toggle('2'), toggle('6'), toggle('2'), toggle('7')))).toEqual(['6', '7'])
  })

  it('is chosen from the last choice to another, in either direction', () => {
    expect(ids(chosenBy(toggle('2'), range('4')))).toEqual(['2', '3', '4'])
    expect(ids(chosenBy(toggle('4'), range('2')))).toEqual(['2', '3', '4'])
    expect(ids(chosenBy(toggle('1'), range('5'), range('3')))).toEqual(['1', '2'])
  })

  it('is one alone where the last choice stands on another page', () => {
    expect(ids(chosenBy(toggle('6'), range('3')))).toEqual(['3', '6'])
    expect(ids(chosenBy(range('3')))).toEqual(['3'])
  })

  it('is a whole page, or none of it where all are chosen', () => {
    const all = chosenBy(toggle('6'), toggle('2'), { type: 'page', page })
    expect(pageSelection(chosenBy(toggle('2')), page)).toBe('some')
    expect(pageSelection(all, page)).toBe('all')
    expect(ids(selectionReducer(all, { type: 'page', page }))).toEqual(['6'])
    expect(pageSelection(all, [])).toBe('none')
  })

  it('loses what was dropped, and all on demand', () => {
    expect(ids(chosenBy(toggle('1'), toggle('2'), { type: 'drop', ids: ['1', '9'] }))).toEqual(['2'])
    expect(chosenBy(toggle('1'), { type: 'clear' })).toEqual(emptySelection)
  })
})
