import { useLayoutEffect, useRef } from 'react'

/** Returns whether the page of this component is shown still: false once the user has gone to another page. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
