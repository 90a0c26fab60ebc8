/** The widths of the columns of 課題ごと. */
import { expect, it } from 'vitest'
import { topicColumns } from '../../../../renderer/features/homework/topic/topic-columns'
import { fitColumns } from '../../../../renderer/ui/table/fit-columns'

it('give the longest time one line, and a name the rest', () => {
  const columns = topicColumns({ full: 100, now: 0, teams: new Map(), name: () => '' })
  // the table at 1366 pixels, and beside the topics of headquarters' homework
  for (const [width, name] of [
    [1070, 220],
    [816, 140],
  ] as const) {
    const { widths, minWidth } = fitColumns(columns, width, 0)
    // 「11/23（月・祝）23:59」 has 146 pixels, and a cell 12 on either side
    expect(Number.parseFloat(widths.time ?? '')).toBeGreaterThanOrEqual(170)
    expect(Number.parseFloat(widths.student ?? '')).toBeGreaterThanOrEqual(name)
    expect(minWidth).toBeLessThanOrEqual(width)
  }
})
