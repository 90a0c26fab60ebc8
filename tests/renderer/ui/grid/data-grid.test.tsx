import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DataGrid } from '../../../../renderer/ui/grid/DataGrid'
import type { GridColumn } from '../../../../renderer/ui/grid/grid-column'
import { useSelection } from '../../../../renderer/ui/table/use-selection'
import { putBridge, renderScreen } from '../../render'

interface Row {
  id: string
  number: string
  name: string
}

type Field = 'number' | 'name'

const columns: GridColumn<Row, Field, Field>[] = [
  { key: 'number', field: 'number', label: '番号', sort: 'number', numeric: true },
  { key: 'name', field: 'name', label: '名前', head: true },
  { key: 'id', label: 'ID', cell: ({ id }) => id },
]

const first: Row[] = [
  { id: 'a', number: '1', name: '阿部' },
  { id: 'b', number: '2', name: '𠮷田' },
]

const idOf = ({ id }: Row) => id
const edits = vi.fn()
const pastes = vi.fn()
const undo = vi.fn()

function Grid({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [rows, setRows] = useState(first)
  const selection = useSelection(idOf)
  return (
    <DataGrid
      label="生徒"
      columns={columns}
      rows={rows}
      rowKey={idOf}
      sort={{ field: 'number', order: 'asc' }}
      onSort={() => undefined}
      select={{ selection, nameOf: ({ name }) => name }}
      cellOf={useCallback(
        (row: Row, field: Field) =>
          row[field] === '0'
            ? { value: '0', state: 'failed' as const, message: '使えない番号です。' }
            : { value: row[field] },
        [],
      )}
      onEdit={(row, field, value) => {
        edits(row.id, field, value)
        setRows(old => old.map(each => (each.id === row.id ? { ...each, [field]: value } : each)))
      }}
      onPaste={(row, field, text) => void pastes(row.id, field, text)}
      onUndo={() => void undo()}
      isReadOnly={isReadOnly}
    />
  )
}

function show(props: { isReadOnly?: boolean } = {}) {
  vi.clearAllMocks()
  putBridge()
  renderScreen(<Grid {...props} />)
  return userEvent.setup()
}

const editor = () => screen.getByRole('textbox')
const labelOf = () => document.activeElement?.getAttribute('aria-label')

/** Puts the cursor on the number of the first row. */
async function enter(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByText('1'))
  expect(labelOf()).toBe('番号　阿部')
}

describe('a grid', () => {
  it('is one tab stop, and arrows move in it', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('{ArrowDown}')
    expect(labelOf()).toBe('番号　𠮷田')
    await user.keyboard('{ArrowRight}')
    expect(labelOf()).toBe('名前　𠮷田')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveTextContent('b')
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '𠮷田を選ぶ' }))
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: '𠮷田を選ぶ' })).toBeChecked()
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '阿部を選ぶ' }))
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('begins an edit by typing, which replaces the value; Enter confirms and goes down', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('12{Enter}')
    expect(edits.mock.calls).toEqual([['a', 'number', '12']])
    expect(labelOf()).toBe('番号　𠮷田')
    expect(screen.getByText('12')).toBeVisible()
  })

  it.each(['{Enter}', '{F2}'])('begins an edit of the value with %s; Tab confirms and goes to the right', async key => {
    const user = show()
    await enter(user)
    await user.keyboard(`${key}5`)
    expect(editor()).toHaveValue('15')
    await user.keyboard('{Tab}')
    expect(edits.mock.calls).toEqual([['a', 'number', '15']])
    expect(labelOf()).toBe('名前　阿部')
  })

  it('goes from the last cell of a row to the first of the next one, and back', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('{ArrowRight}{Enter}{Tab}')
    expect(labelOf()).toBe('番号　𠮷田')
    await user.keyboard('{Enter}{Shift>}{Tab}{/Shift}')
    expect(labelOf()).toBe('名前　阿部')
    expect(edits).not.toHaveBeenCalled()
  })

  it('reverts an edit with Escape, and clears a cell with Delete', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('99{Escape}')
    expect(editor()).toHaveValue('1')
    expect(edits).not.toHaveBeenCalled()
    await user.keyboard('{Delete}')
    expect(edits.mock.calls).toEqual([['a', 'number', '']])
  })

  it('confirms an edit with an arrow only if it began by typing', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('7{ArrowDown}')
    expect(labelOf()).toBe('番号　𠮷田')
    await user.keyboard('{F2}{ArrowUp}')
    expect(labelOf()).toBe('番号　𠮷田')
    expect(edits.mock.calls).toEqual([['a', 'number', '7']])
  })

  it('confirms an edit that is left by a click elsewhere', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('8')
    await user.click(screen.getByRole('button', { name: '番号' }))
    expect(edits.mock.calls).toEqual([['a', 'number', '8']])
  })

  it('leaves Enter to the input method while it converts', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('{ArrowRight}')
    fireEvent.compositionStart(editor())
    fireEvent.change(editor(), { target: { value: 'たなか' } })
    fireEvent.keyDown(editor(), { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyDown(editor(), { key: 'Process', keyCode: 229 })
    expect(labelOf()).toBe('名前　阿部')
    expect(edits).not.toHaveBeenCalled()
    fireEvent.change(editor(), { target: { value: '田中' } })
    fireEvent.compositionEnd(editor())
    await user.keyboard('{Enter}')
    expect(edits.mock.calls).toEqual([['a', 'name', '田中']])
  })

  it('gives a pasted block to the screen, but pastes into an edit like any field', async () => {
    const user = show()
    await enter(user)
    await user.paste('1\r\n2\r\n')
    expect(pastes.mock.calls).toEqual([['a', 'number', '1\r\n2\r\n']])
    await user.keyboard('{F2}')
    await user.paste('7')
    expect(pastes).toHaveBeenCalledTimes(1)
    expect(editor()).toHaveValue('17')
  })

  it('undoes with Ctrl+Z, which in an edit is the field’s own', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('{Control>}z{/Control}')
    expect(undo).toHaveBeenCalledTimes(1)
    await user.keyboard('5{Control>}z{/Control}')
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('says why a cell failed', async () => {
    const user = show()
    await enter(user)
    await user.keyboard('0{Enter}')
    expect(screen.getByRole('img', { name: '使えない番号です。' })).toBeVisible()
    await user.keyboard('{ArrowUp}')
    expect(editor()).toBeInvalid()
    expect(editor()).toHaveAccessibleDescription('使えない番号です。')
  })

  it('changes nothing while it is read-only', async () => {
    const user = show({ isReadOnly: true })
    await enter(user)
    await user.keyboard('5{Enter}{Delete}')
    await user.paste('7')
    expect(edits).not.toHaveBeenCalled()
    expect(pastes).not.toHaveBeenCalled()
    expect(editor()).toHaveValue('1')
  })
})
