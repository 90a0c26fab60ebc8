import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Keys by what `KeyboardEvent.key` says; `Shift+` and `Ctrl+` stand before it. A letter is written small: `j`, `Shift+j`. */
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [contenteditable="true"]'

/** The name under which a key event is looked up; Shift is not said for signs, which need it to be typed at all. */
function shortcutName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shifted = event.shiftKey && (event.key.length > 1 || /[a-z]/.test(key))
  return `${event.ctrlKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shifted ? 'Shift+' : ''}${key}`
}

/** Stands around what is shown in a dialog and has keys of its own: they work in that dialog. */
export const ShortcutScope = createContext<RefObject<HTMLElement | null> | null>(null)

/** Whether a key is typed into something, or into a window over the page that is not the one in which its listener stands. */
function inert(event: KeyboardEvent, scope: HTMLElement | null): boolean {
  if (event.isComposing || event.keyCode === 229 || event.metaKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  if (target === null) return false
  const window = target.closest('[role="dialog"], [role="menu"]')
  return target.closest(typing) !== null || (window !== null && window !== (scope?.closest('[role="dialog"]') ?? null))
}

/**
 * Listens for keys while the component is in sight. Inert in inputs, in other dialogs and during IME composition (LOOK); a
 * plain key that a focused button or link understands itself (Enter, Space) is left to it.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const latest = useRef(shortcuts)
  const scope = useContext(ShortcutScope)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (inert(event, scope?.current ?? null)) return
      const own = (event.key === 'Enter' || event.key === ' ') && event.target instanceof Element
      if (own && (event.target as Element).closest('button, a[href], summary, input, [role="slider"]')) return
      const run = latest.current[shortcutName(event)]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [enabled, scope])
}
