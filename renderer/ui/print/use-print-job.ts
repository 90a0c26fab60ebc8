import { useEffect, useRef } from 'react'

/** Resolves when every picture of the page is loaded, or has failed. */
const picturesLoaded = (): Promise<unknown> =>
  Promise.allSettled([...document.images].filter(({ complete }) => !complete).map(async each => each.decode()))

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
    let isOver = false
    const frame = requestAnimationFrame(() => void picturesLoaded().then(() => isOver || window.print()))
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', done)
    }
  }, [ready])
}
