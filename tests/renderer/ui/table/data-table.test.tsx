import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Column, nextSort, type Sort } from '../../../../renderer/ui/table/column'
import { DataTable, type TableProps } from '../../../../renderer/ui/table/DataTable'
import { useSelection } from '../../../../renderer/ui/table/use-selection'
import { putBridge, renderScreen } from '../../render'

interface Row {
  id: string
  name: string
  points: number | null
}

const rows: Row[] = [
  { id: '1', name: '髙橋', points: 80 },
  { id: '2', name: '𠮷田', points: null },
  { id: '10', name: '阿部', points: 9 },
]

const columns: Column<Row>[] = [
  {
    key: 'name',
    label: '名前',
    head: true,
    sort: 'name',
    sortValue: row => row.name,
    cell: row => <a href={`#${row.id}`}>{row.name}</a>,
  },
  {
    key: 'points',
    label: '点',
    numeric: true,
    sort: 'points',
    firstOrder: 'desc',
    sortValue: row => row.points,
    cell: row => row.points ?? '―',
  },
  { key: 'menu', label: '操作', hideLabel: true, cell: () => null },
]

const idOf = ({ id }: Row) => id

function Table(props: Partial<TableProps<Row>> & { selectable?: boolean }) {
  const [sort, setSort] = useState<Sort>({ field: 'name', order: 'asc' })
  const selection = useSelection(idOf)
  const { selectable, ...rest } = props
  return (
    <DataTable
      label="生徒"
      columns={columns}
      rows={rows}
      rowKey={idOf}
      sort={sort}
      onSort={column => setSort(nextSort(sort, column))}
      {...(selectable && { select: { selection, nameOf: (row: Row) => row.name } })}
      {...rest}
    />
  )
}

const show = (props: Partial<TableProps<Row>> & { selectable?: boolean } = {}) => {
  putBridge()
  renderScreen(<Table {...props} />)
}
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)

describe('DataTable', () => {
  it('shows the rows in the order that the server gave, with the row head as its head', () => {
    show()
    expect(names()).toEqual(['髙橋', '𠮷田', '阿部'])
    expect(screen.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['名前', '点', '操作'])
  })

  it('says by which column it is ordered, and asks for the other direction', async () => {
    show()
    const head = screen.getByRole('columnheader', { name: '名前' })
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.setup().click(within(head).getByRole('button'))
    expect(screen.getByRole('columnheader', { name: '名前' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('orders its rows itself if the screen allows it: numbers by size, rows without a value last, in both directions', async () => {
    const user = userEvent.setup()
    show({ client: { page: 1, pageSize: 10 } })
    await user.click(screen.getByRole('button', { name: '点' }))
    expect(names()).toEqual(['髙橋', '阿部', '𠮷田'])
    await user.click(screen.getByRole('button', { name: '点' }))
    expect(names()).toEqual(['阿部', '髙橋', '𠮷田'])
  })

  it('orders all of its rows, by their index in `rows` too', async () => {
    const user = userEvent.setup()
    const byIndex: Column<Row> = { key: 'at', label: '順', sort: 'at', sortValue: (_row, at) => at, cell: () => null }
    show({ client: true, columns: [...columns, byIndex] })
    await user.click(screen.getByRole('button', { name: '順' }))
    expect(names()).toEqual(['髙橋', '𠮷田', '阿部'])
    await user.click(screen.getByRole('button', { name: '順' }))
    expect(names()).toEqual(['阿部', '𠮷田', '髙橋'])
  })

  it('gives a cell the rows in the order in which they are shown', async () => {
    const user = userEvent.setup()
    const shownOrder: Column<Row> = { key: 'order', label: '前後', cell: (_row, shown) => shown.map(idOf).join() }
    show({ client: true, columns: [...columns, shownOrder] })
    await user.click(screen.getByRole('button', { name: '点' }))
    expect(screen.getAllByRole('cell', { name: '1,10,2' })).toHaveLength(3)
  })

  it('pages its rows itself', () => {
    show({ client: { page: 2, pageSize: 2 } })
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })

  it('selects rows, a range with Shift, and the page', async () => {
    const user = userEvent.setup()
    show({ selectable: true })
    await user.click(screen.getByRole('checkbox', { name: '髙橋を選ぶ' }))
    const page = screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' })
    expect(page).toBePartiallyChecked()
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: '阿部を選ぶ' }))
    await user.keyboard('{/Shift}')
    expect(page).toBeChecked()
    await user.click(page)
    expect(screen.getByRole('checkbox', { name: '𠮷田を選ぶ' })).not.toBeChecked()
  })

  it('renders only the row again that was selected', async () => {
    const cell = vi.fn((row: Row) => row.name)
    show({ selectable: true, columns: [{ key: 'name', label: '名前', head: true, cell }] })
    expect(cell.mock.calls.map(([row]) => row.name).sort()).toEqual(['阿部', '髙橋', '𠮷田'])
    cell.mockClear()
    await userEvent.setup().click(screen.getByRole('checkbox', { name: '髙橋を選ぶ' }))
    expect(screen.getByRole('checkbox', { name: '髙橋を選ぶ' })).toBeChecked()
    expect(cell.mock.calls.map(([row]) => row.name)).toEqual(['髙橋'])
  })

  it('shows skeleton rows until the first answer, and hides them from screen readers', () => {
    show({ rows: undefined, skeletonRows: 4 })
    expect(screen.getAllByRole('row')).toHaveLength(1)
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(5)
  })

  it('disables the rows of an earlier answer', () => {
    show({ stale: true })
    expect(screen.getByRole('table').querySelector('tbody')).toHaveAttribute('inert')
  })

  it('replaces the cells after the head with other content', () => {
    show({ selectable: true, replaced: row => (row.id === '2' ? '10秒後に削除します' : null) })
    const row = screen.getByRole('row', { name: /𠮷田/ })
    expect(row).toHaveTextContent('10秒後に削除します')
    expect(within(row).queryByRole('checkbox')).toBeNull()
    expect(within(row).getByRole('rowheader')).toHaveTextContent('𠮷田')
  })

  it('leaves the head of a replaced row in its column', () => {
    const number: Column<Row> = { key: 'number', label: '番号', cell: row => row.id }
    show({ selectable: true, columns: [number, ...columns], replaced: row => (row.id === '2' ? '削除します' : null) })
    const cells = [...screen.getByRole<HTMLTableRowElement>('row', { name: /𠮷田/ }).cells]
    const name = cells.findIndex(cell => cell.textContent === '𠮷田')
    // 選択 and 番号 stand before 名前
    expect(cells.slice(0, name).reduce((width, cell) => width + cell.colSpan, 0)).toBe(2)
    const [other] = screen.getAllByRole<HTMLTableRowElement>('row')
    expect(cells.reduce((width, cell) => width + cell.colSpan, 0)).toBe(other?.cells.length)
  })
})
