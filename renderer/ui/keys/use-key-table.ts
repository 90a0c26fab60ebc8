import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { handlerOf, type KeyRow, pressedKey } from './key-rows'
import { addKeyTable } from './key-tables'

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [contenteditable="true"]'

const controls = 'button, a[href], summary, input, [role="slider"]'

/** Provided by a dialog whose content has keys of its own: they work inside that dialog. */
export const KeyScope = createContext<RefObject<HTMLElement | null> | null>(null)

const dialogs = '[role="dialog"], dialog'

/**
 * Whether the keys must ignore the event: an input method uses it, other code has handled it, or it comes from a dialog
 * or menu above them.
 */
function isForOthers(event: KeyboardEvent, scope: HTMLElement | null): boolean {
  if (event.isComposing || event.keyCode === 229 || event.metaKey || event.defaultPrevented) return true
  const popup = event.target instanceof Element ? event.target.closest(`${dialogs}, [role="menu"]`) : null
  return popup !== null && popup !== (scope?.closest(dialogs) ?? null)
}

/** Whether the control in focus uses the key itself: a field takes all keys, a button or link takes Enter and Space. */
function isUsedByControl(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false
  if (event.target.closest(fields) !== null) return true
  return (event.key === 'Enter' || event.key === ' ') && event.target.closest(controls) !== null
}

interface Options {
  /** False: no key of the table works, and none is in the help dialog. */
  enabled?: boolean
  /** The heading in the help dialog; the page's own keys have none. */
  group?: string
}

/**
 * Binds the keys of `rows` while the component is shown, and lists them in the help dialog (`?`). It returns the rows
 * for `KeyHints`. The keys work as soon as the component is painted. They do nothing in fields (except rows with `inFields`), in other dialogs and during IME
 * composition (LOOK).
 */
export function useKeyTable(rows: readonly KeyRow[], { enabled = true, group }: Options = {}): readonly KeyRow[] {
  const latest = useRef(rows)
  const scope = useContext(KeyScope)
  useLayoutEffect(() => {
    latest.current = rows
  })
  useLayoutEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (isForOthers(event, scope?.current ?? null)) return
      const handler = handlerOf(latest.current, pressedKey(event))
      if (!handler || (!handler.inFields && isUsedByControl(event))) return
      event.preventDefault()
      handler.run(event)
    }
    const removeTable = addKeyTable({ group, rows: () => latest.current })
    window.addEventListener('keydown', onKey)
    return () => {
      removeTable()
      window.removeEventListener('keydown', onKey)
    }
  }, [enabled, scope, group])
  return rows
}
