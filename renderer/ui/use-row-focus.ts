import { type RefObject, useLayoutEffect, useRef } from 'react'

const rowSelector = '[data-row]'
const targets = 'button:not(:disabled), [data-actions] a[href]'

/**
 * Keeps the focus in a list when rows (`data-row`) and their buttons are removed. If the focused button is removed, the
 * row's delete button (`data-removes`, after an undo) or its first button takes the focus; if the row is removed, the
 * next row; after the last row, the heading of the section (`data-heading`).
 */
export function useRowFocus(section: RefObject<HTMLElement | null>) {
  const holder = useRef<{ at: number; row: string | undefined } | null>(null)
  const rows = () => [...(section.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]

  useLayoutEffect(() => {
    const now = document.activeElement
    if (holder.current === null || (now !== null && now !== document.body && now.isConnected)) return
    const present = rows()
    const { at, row } = holder.current
    const same = present.find(each => each.dataset.row === row)
    const next =
      same?.querySelector<HTMLElement>('[data-removes]') ??
      (same ?? present[Math.min(at, present.length - 1)])?.querySelector<HTMLElement>(targets) ??
      section.current?.querySelector<HTMLElement>('[data-heading]')
    next?.focus()
  })

  return {
    onFocus({ target }: { target: Element }) {
      const at = rows().findIndex(row => row.contains(target))
      holder.current = at < 0 ? null : { at, row: rows()[at]?.dataset.row }
    },
    onBlur({ target, relatedTarget }: { target: Element; relatedTarget: EventTarget | null }) {
      // A removed element loses the focus without a new target.
      queueMicrotask(() => {
        const taken = relatedTarget === null && !target.isConnected
        if (!taken && !section.current?.contains(document.activeElement)) holder.current = null
      })
    },
  }
}
