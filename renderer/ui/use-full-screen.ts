import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

interface FullScreen {
  on: boolean
  toggle(): void
  leave(): void
}

/** What a system that allows no full screen answers: the page has the whole window all the same. */
const ignoreRefusal = () => undefined

function exit(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(ignoreRefusal)
}

/**
 * The page on the whole screen. The document is what goes to full screen, and not a part of it, so that dialogs, toasts and the
 * locked screen stand above it as everywhere; header and menu step aside (app/Layout.module.css). It ends with the page.
 */
export function useFullScreen(): FullScreen {
  const [on, setOn] = useState(false)
  const leave = useCallback(() => {
    setOn(false)
    exit()
  }, [])
  const toggle = useCallback(() => {
    if (on) return leave()
    setOn(true)
    void document.documentElement.requestFullscreen().catch(ignoreRefusal)
  }, [on, leave])

  useLayoutEffect(() => {
    if (!on) return
    const { dataset } = document.documentElement
    dataset.stage = ''
    const onChange = () => {
      if (!document.fullscreenElement) setOn(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      delete dataset.stage
      document.removeEventListener('fullscreenchange', onChange)
    }
  }, [on])

  useEffect(() => leave, [leave])
  return { on, toggle, leave }
}
