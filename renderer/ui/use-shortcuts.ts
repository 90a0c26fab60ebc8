import { useEffect, useRef } from 'react'

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

/** Whether a key is typed into something, or into the window that stands over the page. */
function inert(event: KeyboardEvent): boolean {
  if (event.isComposing || event.keyCode === 229 || event.metaKey || event.defaultPrevented) return true
  const target = event.target instanceof Element ? event.target : null
  return (
    target !== null && (target.closest(typing) !== null || target.closest('[role="dialog"], [role="menu"]') !== null)
  )
}

/**
 * Listens for keys while the component is in sight. Inert in inputs, in dialogs and during IME composition (LOOK); a
 * plain key that a focused button or link understands itself (Enter, Space) is left to it.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (inert(event)) return
      const own = (event.key === 'Enter' || event.key === ' ') && event.target instanceof Element
      if (own && (event.target as Element).closest('button, a[href], summary, input, [role="slider"]')) return
      const run = latest.current[shortcutName(event)]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [enabled])
}
