import { useEffect, useRef } from 'react'

/** Opens the print dialog once `ready`, and calls `onEnd` when it has closed. */
export function usePrintJob(ready: boolean, onEnd: () => void): void {
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })
  useEffect(() => {
    if (!ready) return
    const done = () => latestOnEnd.current()
    window.addEventListener('afterprint', done)
    // wait one frame, so that the sheets are laid out
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', done)
    }
  }, [ready])
}
