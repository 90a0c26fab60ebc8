/** The keys of the list's rows. A row is the element with `data-row`; its first link or button stands for it. */
import { type RefObject, useEffect, useRef } from 'react'

export interface RowKeys {
  /** Space; with Shift up to here from the last choice. */
  choose(id: string, range: boolean): void
  edit(id: string): void
  remove(id: string): void
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

const mainControl = (row: HTMLElement): HTMLElement | null =>
  row.querySelector('a[href]') ?? row.querySelector(focusable)

/** The control of this row in the same column, or what stands for the row. */
function controlInColumn(row: HTMLElement, from: Element | null): HTMLElement | null {
  const column = from?.closest('td, th')
  const at = column ? [...(column.parentElement?.children ?? [])].indexOf(column) : -1
  return row.children[at]?.querySelector<HTMLElement>(focusable) ?? mainControl(row)
}

/** Goes up or down; from where nothing is in use down to the first row. False where there is nothing to go to. */
function moveFocus(root: HTMLElement, target: Element, by: 1 | -1): boolean {
  const rows = [...root.querySelectorAll<HTMLElement>('tbody:not([inert]) [data-row]')]
  const row = target.closest<HTMLElement>('[data-row]')
  const idle = target === document.body || target.tagName === 'H1'
  if (!row && !(idle && by === 1)) return false
  const next = row ? rows[rows.indexOf(row) + by] : rows[0]
  const control = next ? controlInColumn(next, row && target) : null
  control?.focus()
  return control !== null
}

/** Does what a key means on a row; true where it meant something. */
function handleKey(event: KeyboardEvent, root: HTMLElement, keys: RowKeys): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(root, target, key === 'ArrowDown' ? 1 : -1)
  const id = root.contains(target) ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
  if (id === undefined) return false
  // a checkbox and a button know Space themselves
  if (key === ' ' && target.closest('a[href]')) keys.choose(id, event.shiftKey)
  else if (key === 'e' || key === 'E') keys.edit(id)
  else if (key === 'Delete') keys.remove(id)
  else return false
  return true
}

/** On the rows in `root` the arrows go up and down, Space chooses, E edits, Delete deletes; Enter is the link's own. */
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
