import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that is the same in every render and calls the `callback` of the last one, so that memoised children need
 * not render again. Call it from event handlers, effects and timers, never while rendering.
 */
export function useStableCallback<Arguments extends unknown[], Result>(callback: (...all: Arguments) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...all: Arguments): Result => latest.current(...all), [])
}
