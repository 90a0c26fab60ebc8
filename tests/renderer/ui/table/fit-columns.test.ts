import { describe, expect, it } from 'vitest'
import { homeworkColumns } from '../../../../renderer/features/homework/list/list-columns'
import { fitColumns } from '../../../../renderer/ui/table/fit-columns'

const columns = [
  { key: 'title', need: 220, grow: 5 },
  { key: 'teams', need: 120, grow: 3 },
  { key: 'kind', width: '100px', spare: 1 },
  { key: 'start', width: '140px', spare: 2 },
  { key: 'end', width: '140px' },
]

describe('the columns of a table', () => {
  it('share the remaining width in the ratio of their growth', () => {
    // 40 + 220 + 120 + 100 + 140 + 140 = 760 are needed, so 800 remain.
    const { widths, dropped, minWidth } = fitColumns(columns, 1560, 40)
    expect(dropped).toEqual([])
    expect(minWidth).toBe(760)
    expect(widths).toEqual({ title: '720px', teams: '420px', kind: '100px', start: '140px', end: '140px' })
  })

  it('has no width of its own if it alone takes the rest', () => {
    expect(
      fitColumns(
        [
          { key: 'title', need: 200 },
          { key: 'end', width: '140px' },
        ],
        800,
        0,
      ),
    ).toEqual({
      dropped: [],
      widths: { title: undefined, end: '140px' },
      minWidth: 340,
    })
  })

  it('are left out, the first spare one first, until the others have what they need', () => {
    expect(fitColumns(columns, 759, 40)).toMatchObject({ dropped: ['kind'], minWidth: 660 })
    expect(fitColumns(columns, 659, 40)).toMatchObject({ dropped: ['kind', 'start'], minWidth: 520 })
    expect(fitColumns(columns, 300, 40)).toMatchObject({ dropped: ['kind', 'start'], minWidth: 520 })
    expect(fitColumns(columns, 300, 40).widths.title).toBe('220px')
  })

  it('are not left out if they order the rows', () => {
    const sortable = columns.map(column => ({ ...column, sort: column.key }))
    expect(fitColumns(sortable, 759, 40, 'kind')).toMatchObject({ dropped: ['start'], minWidth: 620 })
    expect(fitColumns(sortable, 619, 40, 'kind')).toMatchObject({ dropped: ['start'], minWidth: 620 })
    expect(fitColumns(columns, 659, 40, undefined)).toMatchObject({ dropped: ['kind', 'start'] })
  })

  it('are all shown while the width is not known', () => {
    expect(fitColumns(columns, 0, 0)).toMatchObject({ dropped: [], widths: { title: undefined, end: '140px' } })
  })

  it('of the homework list have room for 9/23（水・祝）23:59 in a window of 1920 and for long names of classes', () => {
    // the table is 1640 wide; the checkboxes take 40 and the menus 48
    const { widths } = fitColumns(
      homeworkColumns(0, () => null),
      1640,
      88,
    )
    expect(Number.parseFloat(widths.end ?? '')).toBeGreaterThan(160)
    expect(Number.parseFloat(widths.teams ?? '')).toBeGreaterThan(330)
  })

  it('keep their own widths if none says what it needs', () => {
    const plain = [{ key: 'a', width: '16%' }, { key: 'b' }]
    expect(fitColumns(plain, 50, 0)).toEqual({ dropped: [], widths: { a: '16%', b: undefined }, minWidth: undefined })
  })
})
