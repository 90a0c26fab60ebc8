import { useEffect } from 'react'

/**
 * While something waits that closing would stop, the page asks to stay when it is closed. The browser, or Electron's
 * window, asks the teacher then.
 */
export function useStayOnPage(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isWaiting])
}
