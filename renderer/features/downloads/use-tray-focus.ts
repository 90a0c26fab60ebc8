import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const buttons = 'button:not(:disabled), a[href]'

/** Gives the focus to what had it before, or to the page where that is gone or hidden. */
function returnFocus(before: HTMLElement | null): void {
  if (before?.isConnected) before.focus({ preventScroll: true })
  const now = document.activeElement
  if (now === null || now === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus where it means something while entries come and go under it: it passes to the next entry, after the last one
 * back to the page. `held` while the focus or the pointer is within: nothing goes by itself then.
 */
export function useTrayFocus(tray: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  /** Which entry holds the focus; null while none of the tray does. */
  const holder = useRef<number | null>(null)

  useEffect(() => {
    const onFocus = ({ target }: globalThis.FocusEvent) => {
      if (target instanceof HTMLElement && !tray.current?.contains(target)) before.current = target
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [tray])

  // after every render: what held the focus may have gone with it
  useLayoutEffect(() => {
    const at = holder.current
    const now = document.activeElement
    if (at === null || (now !== null && now !== document.body && now.isConnected)) return
    const entries = [...(tray.current?.querySelectorAll('li') ?? [])]
    const next = entries[Math.min(at, entries.length - 1)]?.querySelector<HTMLElement>(buttons)
    if (next) return next.focus()
    holder.current = null
    setFocused(false)
    returnFocus(before.current)
  })

  return {
    held: focused || pointed,
    giveBack: () => returnFocus(before.current),
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const entries = [...(tray.current?.querySelectorAll('li') ?? [])]
        holder.current = Math.max(
          0,
          entries.findIndex(entry => entry.contains(target)),
        )
        setFocused(true)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget instanceof Node && tray.current?.contains(relatedTarget)) return
        // what is taken away loses the focus without giving it to anything
        queueMicrotask(() => {
          if (!target.isConnected && relatedTarget === null) return
          holder.current = null
          setFocused(false)
        })
      },
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
  }
}
