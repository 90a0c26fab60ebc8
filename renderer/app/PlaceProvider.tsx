import { type ReactNode, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom'
import type { VisitedPlace } from './cached-pages'

/**
 * A router that sees only this address. `Routes` has a property for that, but then it gives all links in it a new
 * context whenever the address of the program changes, although this one stays.
 */
export function PlaceProvider({ place, children }: { place: VisitedPlace; children: ReactNode }) {
  const address = useMemo(
    () => ({
      location: { hash: '', state: null, key: 'default', ...place },
      navigationType: NavigationType.Pop,
    }),
    [place],
  )
  return <LocationContext.Provider value={address}>{children}</LocationContext.Provider>
}
