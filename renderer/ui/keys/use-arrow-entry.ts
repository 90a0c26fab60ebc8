import { type RefObject, useLayoutEffect } from 'react'

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Whether no control has the focus: a page begins at its title, and a click beside all controls focuses the body. */
export const isIdleFocus = (target: Element): boolean => target === document.body || target.tagName === 'H1'

/**
 * While no control has the focus, an arrow key focuses the element of `selector` in `root`. It listens before the page is
 * painted, so no key is lost after a teacher sees the element.
 */
export function useArrowEntry(root: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, isComposing, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event
      if (!arrows.has(key) || isComposing || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || !isIdleFocus(target)) return
      const entry = root.current?.querySelector<HTMLElement>(selector)
      if (!entry) return
      entry.focus()
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root, selector])
}
