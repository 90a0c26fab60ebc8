import { type RefObject, useLayoutEffect, useRef } from 'react'

const rowSelector = '[data-row]'
const targets = 'button:not(:disabled), [data-actions] a[href]'

/**
 * Keeps the focus in a list when rows (`data-row`) and their buttons are removed. If the focused button is removed, the
 * row's delete button (`data-removes`, after an undo) or its first button takes the focus; if the row is removed, the
 * next row; after the last row, the heading (`data-heading`) of the section around the list.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const focusedRow = useRef<{ at: number; row: string | undefined } | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]

  useLayoutEffect(() => {
    const now = document.activeElement
    if (focusedRow.current === null || (now !== null && now !== document.body && now.isConnected)) return
    const present = rows()
    const { at, row } = focusedRow.current
    const same = present.find(each => each.dataset.row === row)
    const next =
      same?.querySelector<HTMLElement>('[data-removes]') ??
      (same ?? present[Math.min(at, present.length - 1)])?.querySelector<HTMLElement>(targets) ??
      list.current?.closest('section')?.querySelector<HTMLElement>('[data-heading]')
    next?.focus()
  })

  return {
    onFocus({ target }: { target: Element }) {
      const at = rows().findIndex(row => row.contains(target))
      focusedRow.current = at < 0 ? null : { at, row: rows()[at]?.dataset.row }
    },
    onBlur({ target, relatedTarget }: { target: Element; relatedTarget: EventTarget | null }) {
      // A removed element loses the focus without a new target.
      queueMicrotask(() => {
        const isRemoved = relatedTarget === null && !target.isConnected
        if (!isRemoved && !list.current?.contains(document.activeElement)) focusedRow.current = null
      })
    },
  }
}
