import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface Drawn<State> {
  draw(state: State): void
  resize(): void
  dispose(): void
}

/**
 * Draws into the element as soon as it has room, again when `state` changes, and follows its size. The code is loaded
 * only then: a page that is hidden has no effects, so it loads none.
 * @param load a constant.
 * @returns whether the code could not be loaded, or could not draw.
 */
export function useDrawing<State>(
  ref: RefObject<HTMLElement | null>,
  load: () => Promise<(element: HTMLElement) => Drawn<State>>,
  state: State,
): boolean {
  const drawn = useRef<Drawn<State> | null>(null)
  const latest = useRef(state)
  const [hasFailed, setFailed] = useState(false)
  useLayoutEffect(() => {
    latest.current = state
    drawn.current?.draw(state)
  }, [state])
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    let isLoading = false
    let isUnmounted = false
    const begin = () => {
      if (element.clientWidth === 0 || isLoading) return
      isLoading = true
      load()
        .then(start => {
          if (isUnmounted) return
          drawn.current = start(element)
          drawn.current.draw(latest.current)
        })
        .catch(() => setFailed(true))
    }
    const observer = new ResizeObserver(() => {
      if (drawn.current === null) begin()
      else if (element.clientWidth > 0) drawn.current.resize()
    })
    begin()
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
      drawn.current?.dispose()
      drawn.current = null
    }
  }, [ref, load])
  return hasFailed
}
