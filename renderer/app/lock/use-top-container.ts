import { useLayoutEffect, useState } from 'react'
import { aboveLockClass, coverPage } from './page-cover'

/**
 * An element of its own beside the program's, above the lock too; all else is covered while it is there. The page under it
 * must not take the focus, as it would when it comes late.
 */
export function useTopContainer(): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = aboveLockClass
    return element
  })
  useLayoutEffect(() => {
    document.body.append(place)
    const uncover = coverPage(place)
    return () => {
      uncover()
      place.remove()
    }
  }, [place])
  return place
}
