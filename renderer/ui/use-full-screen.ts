import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

interface FullScreen {
  isOn: boolean
  toggle(): void
  leave(): void
}

/** A system may refuse full screen. Then the page fills the window instead. */
const ignoreRefusal = () => undefined

function exit(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(ignoreRefusal)
}

/**
 * Full screen for the page. The whole document goes to full screen, not an element of it, so that dialogs, toasts and
 * the lock screen stay above the page; header and menu are hidden (renderer/app/Layout.module.css). It ends when the
 * page is left.
 */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(false)
  const leave = useCallback(() => {
    setOn(false)
    exit()
  }, [])
  const toggle = useCallback(() => {
    if (isOn) return leave()
    setOn(true)
    void document.documentElement.requestFullscreen().catch(ignoreRefusal)
  }, [isOn, leave])

  useLayoutEffect(() => {
    if (!isOn) return
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
  }, [isOn])

  useEffect(() => leave, [leave])
  return { isOn, toggle, leave }
}
