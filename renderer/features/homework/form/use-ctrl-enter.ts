/** Ctrl+Enter goes on from wherever one is, in a field too; not in a window over the page, and not while the IME converts. */
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

export function useCtrlEnter(goOn: () => void): void {
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.ctrlKey || event.isComposing || event.keyCode === 229) return
      if (event.defaultPrevented || event.repeat) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      // what the field made of this key is known before it is judged
      flushSync(() => undefined)
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
