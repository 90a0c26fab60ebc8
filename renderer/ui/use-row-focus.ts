import { type RefObject, useLayoutEffect, useRef } from 'react'

const rowSelector = '[data-row]'
const targets = 'button:not(:disabled), [data-actions] a[href]'

/**
 * Rows (`data-row`) and their buttons come and go under the focus. Where the button that held it went, the row's deleting button
 * takes it (`data-removes`: a deletion was taken back), or its first one; where the row went, the next row; after the last one
 * the heading of the section (`data-heading`).
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
      // what is taken away loses the focus without giving it to anything
      queueMicrotask(() => {
        const taken = relatedTarget === null && !target.isConnected
        if (!taken && !section.current?.contains(document.activeElement)) holder.current = null
      })
    },
  }
}
