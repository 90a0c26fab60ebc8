import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { KeyScope, useKeyTable } from '../../ui/keys/use-key-table'
import classes from './Guide.module.css'
import { closeGuide } from './guide-state'
import { text } from './text'

/** The keys of the guide, where the focus is in it. */
function GuideKeys() {
  useKeyTable([{ label: text.close, keys: { F1: closeGuide, Escape: closeGuide }, inFields: true, hint: false }])
  return null
}

/**
 * The place of the guide beside the page, which stays as it is; in a narrow window, in its place. The focus goes back
 * when the guide is closed. Its content is loaded when the guide is first opened.
 */
export function GuidePanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  // Before an effect of the content takes the focus.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  // After the panel is removed: in a narrow window it hides the page.
  useEffect(
    () => () => {
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected) current.focus()
    },
    [],
  )
  return (
    <aside ref={panel} role="dialog" aria-label={text.title} className={classes.panel}>
      <KeyScope value={panel}>
        <GuideKeys />
        {children}
      </KeyScope>
    </aside>
  )
}
