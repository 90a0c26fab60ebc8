import { memo, useRef } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import type { KeptPage } from './kept'
import styles from './Page.module.css'
import { Screen } from './Screen'
import { useKeptFocus } from './use-kept-focus'
import { usePageFocus } from './use-page-focus'

/** One kept page: its own scroll, its own error boundary, and a router that sees this page's address only. */
export const PageFrame = memo(function PageFrame({ page, first }: { page: KeptPage; first: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  usePageFocus(frame, page.row.title, first)
  useKeptFocus(frame)
  return (
    <div ref={frame} className={styles.page}>
      <ErrorBoundary>
        <Routes location={page.place}>
          <Route path={page.row.path} element={<Screen row={page.row} />} />
        </Routes>
      </ErrorBoundary>
    </div>
  )
})
