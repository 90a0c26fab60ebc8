import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPaste } from '../../../../renderer/screens/manage-class/paste-plan'
import type { Field } from '../../../../renderer/screens/manage-class/student-cells'
import { readBlock } from '../../../../renderer/ui/grid/read-block'
import { checkProperty } from '../../../shared/check-property'
import { student } from './samples'

const ids = ['s-1', 's-2', 's-3']
const plan = (block: string[][], at: { id: string; field: Field } = { id: 's-1', field: 'number' }) =>
  planPaste(block, { ids, at, shownOf: (_id, field) => student('x')[field] })
const reasons = (block: string[][], field: Field = 'number') =>
  plan(block, { id: 's-1', field }).misfits.map(({ reason }) => reason)

describe('a pasted block', () => {
  it('fills the cells to the right and down', () => {
    expect(
      plan(
        [
          ['7', '阿部'],
          ['8', '𠮷田'],
        ],
        { id: 's-2', field: 'number' },
      ).changes,
    ).toEqual([
      { id: 's-2', field: 'number', from: '', to: '7' },
      { id: 's-2', field: 'nickname', from: '生徒 x', to: '阿部' },
      { id: 's-3', field: 'number', from: '', to: '8' },
      { id: 's-3', field: 'nickname', from: '生徒 x', to: '𠮷田' },
    ])
  })

  it('makes half-width digits of full-width ones, and counts them', () => {
    const { changes, wide } = plan([['１２'], ['13']])
    expect(changes.map(({ to }) => to)).toEqual(['12', '13'])
    expect(wide).toBe(1)
  })

  it('says why a cell does not fit (SPEC §5)', () => {
    expect(reasons([['3番']])).toEqual(['番号は数字で入力してください。'])
    expect(reasons([['12345678901']])).toEqual(['番号は10桁以内で入力してください。'])
    expect(reasons([['']], 'nickname')).toEqual(['名前を入力してください。'])
    expect(reasons([['花😀']], 'nickname')).toEqual(['無効な文字が含まれています'])
    expect(reasons([['あ'.repeat(21)]], 'class_name')).toEqual(['組は20文字以内で入力してください。'])
    expect(reasons([['1', '阿部', '2年', 'A組', '余り']])).toEqual(['書きかえられる列より右になります。'])
  })

  it('counts the lines below the table, without those that are empty', () => {
    const { misfits, linesBelow } = plan([['1'], ['2'], ['3'], ['4'], ['']])
    expect(misfits).toEqual([{ line: 4, column: 1, value: '4', reason: '表の最後の生徒より下になります。' }])
    expect(linesBelow).toBe(1)
  })

  it('counts the cells that have their value already', () => {
    expect(plan([['2年']], { id: 's-1', field: 'grade_name' })).toMatchObject({ changes: [], same: 1, misfits: [] })
  })

  it('changes exactly the cells of the block, for any block at any place', () => {
    const names: readonly Field[] = ['number', 'nickname', 'grade_name', 'class_name']
    const cell = fc.oneof(
      fc.integer({ min: 0, max: 9_999_999_999 }).map(String),
      fc.constantFrom('阿部 陽菜', '𠮷田', '髙橋', '', '３年', '花😀', 'A組', ' 7 ', '１２', 'x'.repeat(31)),
    )
    const cases = fc.record({
      block: fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      row: fc.integer({ min: 0, max: 2 }),
      column: fc.integer({ min: 0, max: 3 }),
    })
    checkProperty(cases, ({ block, row, column }) => {
      const table = new Map(ids.flatMap(id => names.map(name => [`${id} ${name}`, `${id}${name}`] as const)))
      const text = block.map(cells => `${cells.join('\t')}\r\n`).join('')
      const at = { id: ids[row] ?? '', field: names[column] ?? 'number' }
      const { changes, misfits, same } = planPaste(readBlock(text), {
        ids,
        at,
        shownOf: (id, field) => table.get(`${id} ${field}`) ?? '',
      })
      // Written again without the rules of the program: where each cell of the block goes, and what it then holds.
      const expected = block.flatMap((cells, down) =>
        cells.flatMap((value, right) => {
          const [id, field] = [ids[row + down], names[column + right]]
          if (id === undefined || field === undefined) return []
          const to = (field === 'number' ? value.normalize('NFKC') : value).trim()
          const isValid =
            field === 'number'
              ? /^[0-9]{0,10}$/.test(to)
              : to.length <= (field === 'nickname' ? 30 : 20) && !to.includes('😀')
          const isNeeded = field === 'nickname' && to === ''
          return isValid && !isNeeded ? [{ id, field, from: table.get(`${id} ${field}`), to }] : []
        }),
      )
      expect(changes).toEqual(expected)
      const ignored = block.flatMap((cells, down) =>
        cells.filter((value, right) => (row + down > 2 || column + right > 3) && value.trim() === ''),
      )
      expect(changes.length + misfits.length + same + ignored.length).toBe(block.flat().length)
    })
  })
})
