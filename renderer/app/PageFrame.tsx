import { memo, useRef } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { CachedPage } from './cached-pages'
import { ErrorBoundary } from './ErrorBoundary'
import classes from './Page.module.css'
import { PlaceProvider } from './PlaceProvider'
import { Screen } from './Screen'
import { useFocusFallback } from './use-focus-fallback'
import { usePageFocus } from './use-page-focus'

/**
 * One cached page: its own scroll position, its own error boundary, and a router that sees only this page's address.
 */
export const PageFrame = memo(function PageFrame({
  row,
  place,
  first,
}: Pick<CachedPage, 'row' | 'place'> & { first: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  usePageFocus(frame, row.title, first)
  useFocusFallback(frame)
  return (
    <div ref={frame} className={classes.page}>
      <ErrorBoundary>
        <PlaceProvider place={place}>
          <Routes>
            <Route path={row.path} element={<Screen row={row} />} />
          </Routes>
        </PlaceProvider>
      </ErrorBoundary>
    </div>
  )
})
