/** Keys on the rows of a table. A row is the element with `data-row`; its main control is its first link or button. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { KeyName, KeyRow } from '../keys/key-rows'
import { isIdleFocus } from '../keys/use-arrow-entry'
import { useKeyTable } from '../keys/use-key-table'
import { text } from './text'

/** A key on a row, as a row of the page's key table: the same row is handler, hint and help. */
export interface RowKey {
  /** The action of the key, in Japanese. */
  label: string
  /** `KeyboardEvent.key`, a letter in lower case. */
  key: KeyName
  run(id: string, event: KeyboardEvent): void
}

const fixedRows: readonly KeyRow[] = [
  { label: text.keys.rows, keys: ['ArrowUp', 'ArrowDown'] },
  { label: text.keys.open, keys: ['Enter'] },
]

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

const mainControl = (row: HTMLElement): HTMLElement | null =>
  row.querySelector('a[href]') ?? row.querySelector(focusable)

/** The control of this row in the column of `from`, or the row's main control. */
function controlInColumn(row: HTMLElement, from: Element | null): HTMLElement | null {
  const column = from?.closest('td, th')
  const at = column ? [...(column.parentElement?.children ?? [])].indexOf(column) : -1
  return row.children[at]?.querySelector<HTMLElement>(focusable) ?? mainControl(row)
}

/**
 * Moves the focus one row up or down; if no row has it, ArrowDown goes to the first row. False if there is no such row.
 */
function moveFocus(root: HTMLElement, target: Element, by: 1 | -1): boolean {
  if (root.closest('[hidden]')) return false
  const rows = [...root.querySelectorAll<HTMLElement>('tbody:not([inert]) [data-row]')]
  const row = target.closest<HTMLElement>('[data-row]')
  if (!row && !(isIdleFocus(target) && by === 1)) return false
  const next = row ? rows[rows.indexOf(row) + by] : rows[0]
  const control = next ? controlInColumn(next, row && target) : null
  control?.focus()
  return control !== null
}

/** Rows that are being read: skeleton rows, or those of the page before. */
const loadingRows = 'tbody[data-loading], tbody[inert]'

/** Focuses the first row as soon as there is one, unless the teacher does something else before. Returns what stops it. */
function focusFirstRowLater(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (!isIdleFocus(document.activeElement ?? document.body) || moveFocus(root, document.body, 1)) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, stop, true)
  }
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] })
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, stop, true)
  return stop
}

/** Runs the action of a key on the row of `event.target`; true if there was one. */
function handleKey(event: KeyboardEvent, root: HTMLElement, keys: readonly RowKey[]): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(root, target, key === 'ArrowDown' ? 1 : -1)
  const id = root.contains(target) ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
  const pressed = key.length === 1 ? key.toLowerCase() : key
  const row = keys.find(each => each.key === pressed)
  if (id === undefined || row === undefined) return false
  // A checkbox and a button handle the space bar themselves.
  if (key === ' ' && !target.closest('a[href]')) return false
  row.run(id, event)
  return true
}

/**
 * On the rows in `root` the arrows move up and down, and `keys` run; Enter is left to the link or button in focus.
 * Other controls keep their own keys, and an arrow key without a row in its direction scrolls the page. It listens
 * before the page is painted, so no key is lost after a teacher sees the rows; an ArrowDown before that, while the rows
 * are being read, enters them when they appear.
 * @returns the rows of the key table, for `KeyHints`; the help dialog lists them, too.
 */
export function useRowKeys(root: RefObject<HTMLElement | null>, keys: readonly RowKey[] = []): readonly KeyRow[] {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    let stopWaiting: (() => void) | undefined
    const entersLater = ({ key, target }: KeyboardEvent, list: HTMLElement) =>
      key === 'ArrowDown' &&
      target instanceof Element &&
      isIdleFocus(target) &&
      list.querySelector(loadingRows) !== null
    const onKey = (event: KeyboardEvent) => {
      const { isComposing, defaultPrevented, ctrlKey, altKey, metaKey } = event
      if (!root.current || isComposing || defaultPrevented || ctrlKey || altKey || metaKey) return
      if (handleKey(event, root.current, latest.current)) return event.preventDefault()
      if (!entersLater(event, root.current)) return
      stopWaiting = focusFirstRowLater(root.current)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      stopWaiting?.()
      window.removeEventListener('keydown', onKey)
    }
  }, [root])
  const rows = [...fixedRows, ...keys.map(({ label, key }) => ({ label, keys: [key] }))]
  useKeyTable(rows)
  return rows
}
