/** The dialogs that name saved filters: faults at the field, the IME's Enter, one answer for a double click. */
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listRules, noFilters } from '../../../../renderer/features/homework/list/list-state'
import { ManageDialog } from '../../../../renderer/screens/homework/list/saved-filters/ManageDialog'
import { SaveDialog } from '../../../../renderer/screens/homework/list/saved-filters/SaveDialog'
import type {
  SavedFilters,
  SavedFiltersAction,
} from '../../../../renderer/screens/homework/list/saved-filters/saved-filters'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const savedAs = (...names: string[]): SavedFilters => ({
  sets: names.map(name => ({ id: name, name, filters: noFilters, sort: listRules.sort })),
  first: null,
})
const onSave = vi.fn<(name: string) => void>()
const onSaved = vi.fn<(action: SavedFiltersAction) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  putBridge({ session: teacher })
})

/** The Enter that confirms a conversion of the IME. */
function pressComposingEnter(field: HTMLElement): boolean {
  const event = createEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent(field, event)
  return event.defaultPrevented
}

describe('the dialog that saves a filter', () => {
  const open = async (saved: SavedFilters) => {
    renderScreen(<SaveDialog saved={saved} onSave={onSave} onClose={() => undefined} />)
    return await screen.findByRole('textbox', { name: '名前' })
  }
  const save = () => screen.getByRole('button', { name: '保存する' })

  it('shows a fault at the field when it is submitted, and focuses the field', async () => {
    const name = await open(savedAs())
    expect(name).toBeValid()
    await userEvent.click(save())
    expect(name).toHaveAccessibleDescription(expect.stringContaining('名前を入力してください。'))
    await waitFor(() => expect(name).toHaveFocus())
    expect(onSave).not.toHaveBeenCalled()
  })

  it('checks the name while the teacher types, counts it, and says in a toast that it is too long', async () => {
    const name = await open(savedAs('2年'))
    await userEvent.type(name, '2年')
    expect(name).toHaveAccessibleDescription(expect.stringContaining('同じ名前の絞り込みがあります。'))
    await userEvent.type(name, 'あ'.repeat(18))
    expect(screen.getByText('20/20')).toBeVisible()
    expect(name).toBeValid()
    await userEvent.type(name, 'あ')
    expect(screen.getByText('21/20')).toBeVisible()
    // At the field, and once in a toast.
    expect(await screen.findAllByText('名前は20文字以内で入力してください。')).toHaveLength(2)
  })

  it('saves by Enter, but not by the Enter of the IME, and only once', async () => {
    const name = await open(savedAs())
    await userEvent.type(name, '終わった宿題')
    expect(pressComposingEnter(name)).toBe(true)
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(name, '{Enter}{Enter}')
    expect(onSave.mock.calls[0]).toEqual(['終わった宿題'])
    expect(await screen.findByText('「終わった宿題」を保存しました。')).toBeVisible()
  })

  it('names the saved filter without the spaces around its name', async () => {
    const name = await open(savedAs())
    await userEvent.type(name, '　終わった宿題 {Enter}')
    expect(await screen.findByText('「終わった宿題」を保存しました。')).toBeVisible()
  })

  it('says at once that no more filters can be saved', async () => {
    const name = await open(savedAs(...Array.from({ length: 12 }, (_, at) => `${at}`)))
    expect(name).toHaveAccessibleDescription(expect.stringContaining('保存できる絞り込みは12件までです。'))
    await userEvent.type(name, '終わった宿題{Enter}')
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('the form that renames a filter', () => {
  const open = async () => {
    renderScreen(<ManageDialog saved={savedAs('2年', '終了')} onSaved={onSaved} onClose={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: '2年の名前を変更' }))
    return screen.getByRole('textbox', { name: '2年の新しい名前' })
  }

  it('has the focus, and shows a fault at the field without renaming', async () => {
    const name = await open()
    expect(name).toHaveFocus()
    expect(name).toHaveValue('2年')
    await userEvent.clear(name)
    await userEvent.type(name, '終了')
    await userEvent.click(screen.getByRole('button', { name: '変更する' }))
    expect(name).toHaveAccessibleDescription('同じ名前の絞り込みがあります。別の名前を入力してください。')
    await waitFor(() => expect(name).toHaveFocus())
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('renames by Enter, but not by the Enter of the IME', async () => {
    const name = await open()
    await userEvent.type(name, '生')
    expect(pressComposingEnter(name)).toBe(true)
    expect(onSaved).not.toHaveBeenCalled()
    await userEvent.type(name, '{Enter}')
    expect(onSaved.mock.calls).toEqual([[{ type: 'rename', id: '2年', name: '2年生' }]])
  })
})

describe('the dialog that manages saved filters', () => {
  const saved = savedAs('2年', '終了')
  const open = (first: string | null) =>
    renderScreen(<ManageDialog saved={{ ...saved, first }} onSaved={onSaved} onClose={() => undefined} />)

  it('lets the list begin with a filter, until it is clicked again', async () => {
    const view = open(null)
    await userEvent.click(await screen.findByRole('radio', { name: '終了を最初に表示する' }))
    expect(onSaved.mock.calls).toEqual([[{ type: 'first', id: '終了' }]])
    view.unmount()
    open('終了')
    await userEvent.click(await screen.findByRole('radio', { name: '終了を最初に表示する' }))
    expect(onSaved.mock.calls.slice(1)).toEqual([[{ type: 'first', id: null }]])
  })

  it('puts a deleted filter back where it was, and as the first of the list', async () => {
    open('終了')
    await userEvent.click(await screen.findByRole('button', { name: '終了を削除' }))
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }))
    expect(onSaved.mock.calls).toEqual([
      [{ type: 'remove', id: '終了' }],
      [{ type: 'put', set: saved.sets[1], at: 1, first: true }],
    ])
  })
})
