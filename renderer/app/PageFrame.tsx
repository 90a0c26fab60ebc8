import { memo, useMemo, useRef } from 'react'
import { UNSAFE_LocationContext as LocationContext, NavigationType, Route, Routes } from 'react-router-dom'
import type { CachedPage } from './cached-pages'
import { ErrorBoundary } from './ErrorBoundary'
import classes from './Page.module.css'
import { Screen } from './Screen'
import { useFocusFallback } from './use-focus-fallback'
import { usePageFocus } from './use-page-focus'

/**
 * One cached page: its own scroll position, its own error boundary, and a router that sees only this page's address.
 * `Routes` has a property for that, but then it gives all links of the page a new context whenever the address of the
 * program changes, although that of the page stays.
 */
export const PageFrame = memo(function PageFrame({
  row,
  place,
  first,
}: Pick<CachedPage, 'row' | 'place'> & { first: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const address = useMemo(
    () => ({
      location: { hash: '', state: null, key: 'default', ...place },
      navigationType: NavigationType.Pop,
    }),
    [place],
  )
  usePageFocus(frame, row.title, first)
  useFocusFallback(frame)
  return (
    <div ref={frame} className={classes.page}>
      <ErrorBoundary>
        <LocationContext.Provider value={address}>
          <Routes>
            <Route path={row.path} element={<Screen row={row} />} />
          </Routes>
        </LocationContext.Provider>
      </ErrorBoundary>
    </div>
  )
})
