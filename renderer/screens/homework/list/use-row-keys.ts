/**
 * The keyboard shortcuts of the rows of a list. A row is an element with `data-row`; its first link or button takes the
 * focus.
 */
import { type RefObject, useEffect, useRef } from 'react'

export interface RowKeys {
  /** Space; with Shift (`range`) from the last selected row to this one. */
  choose(id: string, range: boolean): void
  edit(id: string): void
  remove(id: string): void
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

const mainControl = (row: HTMLElement): HTMLElement | null =>
  row.querySelector('a[href]') ?? row.querySelector(focusable)

/** The control of the row in the same column, or the main control of the row. */
function controlInColumn(row: HTMLElement, from: Element | null): HTMLElement | null {
  const column = from?.closest('td, th')
  const at = column ? [...(column.parentElement?.children ?? [])].indexOf(column) : -1
  return row.children[at]?.querySelector<HTMLElement>(focusable) ?? mainControl(row)
}

/** Moves the focus up or down. If nothing is focused, ArrowDown moves it to the first row. False if there is no such row. */
function moveFocus(root: HTMLElement, target: Element, by: 1 | -1): boolean {
  const rows = [...root.querySelectorAll<HTMLElement>('tbody:not([inert]) [data-row]')]
  const row = target.closest<HTMLElement>('[data-row]')
  const isNothingFocused = target === document.body || target.tagName === 'H1'
  if (!row && !(isNothingFocused && by === 1)) return false
  const next = row ? rows[rows.indexOf(row) + by] : rows[0]
  const control = next ? controlInColumn(next, row && target) : null
  control?.focus()
  return control !== null
}

/** Handles a key on a row; true if the key was handled. */
function handleKey(event: KeyboardEvent, root: HTMLElement, keys: RowKeys): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(root, target, key === 'ArrowDown' ? 1 : -1)
  const id = root.contains(target) ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
  if (id === undefined) return false
  // checkboxes and buttons handle Space themselves
  if (key === ' ' && target.closest('a[href]')) keys.choose(id, event.shiftKey)
  else if (key === 'e' || key === 'E') keys.edit(id)
  else if (key === 'Delete') keys.remove(id)
  else return false
  return true
}

/** On the rows in `root`: the arrow keys move the focus, Space selects, E edits, Delete deletes. Enter follows the link. */
export function useRowKeys(root: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isComposing, defaultPrevented, ctrlKey, altKey, metaKey } = event
      if (!root.current || isComposing || defaultPrevented || ctrlKey || altKey || metaKey) return
      if (handleKey(event, root.current, latest.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root])
}
