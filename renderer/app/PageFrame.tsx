import { memo, useRef } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { CachedPage } from './cached-pages'
import { ErrorBoundary } from './ErrorBoundary'
import classes from './Page.module.css'
import { Screen } from './Screen'
import { useFocusFallback } from './use-focus-fallback'
import { usePageFocus } from './use-page-focus'

/**
 * One cached page: its own scroll position, its own error boundary, and a router that sees only this page's address.
 */
export const PageFrame = memo(function PageFrame({
  page,
  first,
}: {
  page: Pick<CachedPage, 'row' | 'place'>
  first: boolean
}) {
  const frame = useRef<HTMLDivElement>(null)
  usePageFocus(frame, page.row.title, first)
  useFocusFallback(frame)
  return (
    <div ref={frame} className={classes.page}>
      <ErrorBoundary>
        <Routes location={page.place}>
          <Route path={page.row.path} element={<Screen row={page.row} />} />
        </Routes>
      </ErrorBoundary>
    </div>
  )
})
