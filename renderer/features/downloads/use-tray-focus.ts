import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const buttons = 'button:not(:disabled), a[href]'

/** Returns the focus to the element that had it before, or to the page if that element is removed or hidden. */
function returnFocus(focusBefore: HTMLElement | null): void {
  if (focusBefore?.isConnected) focusBefore.focus({ preventScroll: true })
  const now = document.activeElement
  if (now === null || now === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus in place while entries are added and removed: from a removed entry it moves to the next one, after
 * the last one back to the page. `held` is true while the focus or the pointer is in the tray; then nothing is removed
 * automatically.
 */
export function useTrayFocus(tray: RefObject<HTMLElement | null>) {
  const [isFocusInside, setFocusInside] = useState(false)
  const [isPointerInside, setPointerInside] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  /** The index of the entry with the focus; null while the focus is outside the tray. */
  const focusedIndex = useRef<number | null>(null)

  useEffect(() => {
    const onFocus = ({ target }: globalThis.FocusEvent) => {
      if (target instanceof HTMLElement && !tray.current?.contains(target)) before.current = target
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [tray])

  // After every render, because it can remove the element with the focus.
  useLayoutEffect(() => {
    const at = focusedIndex.current
    const now = document.activeElement
    if (at === null || (now !== null && now !== document.body && now.isConnected)) return
    const entries = [...(tray.current?.querySelectorAll('li') ?? [])]
    const next = entries[Math.min(at, entries.length - 1)]?.querySelector<HTMLElement>(buttons)
    if (next) return next.focus()
    focusedIndex.current = null
    setFocusInside(false)
    returnFocus(before.current)
  })

  return {
    isInUse: isFocusInside || isPointerInside,
    returnFocus: () => returnFocus(before.current),
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const entries = [...(tray.current?.querySelectorAll('li') ?? [])]
        focusedIndex.current = Math.max(
          0,
          entries.findIndex(entry => entry.contains(target)),
        )
        setFocusInside(true)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget instanceof Node && tray.current?.contains(relatedTarget)) return
        // A removed element loses the focus without a new target.
        queueMicrotask(() => {
          if (!target.isConnected && relatedTarget === null) return
          focusedIndex.current = null
          setFocusInside(false)
        })
      },
      onPointerEnter: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
    },
  }
}
