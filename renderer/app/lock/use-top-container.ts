import { useLayoutEffect, useState } from 'react'
import { aboveLockClass, coverPage } from './page-cover'

/**
 * An element beside the program's root, above the lock screen too; everything else is covered while it exists, so that
 * the page below cannot take the focus when it renders late.
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
