import { useRef } from 'react'
import { callBridge, useBoot, useEndReason } from '../bridge/index'
import type { RouteRow } from '../routes'
import { ErrorBoundary } from './ErrorBoundary'
import { AuthHelp } from './help/AuthHelp'
import { PageGuide } from './help/PageGuide'
import classes from './Layout.module.css'
import { Logo } from './Logo'
import { SampleMark } from './SampleMark'
import { Screen } from './Screen'
import { appText } from './text'
import { usePageFocus } from './use-page-focus'

/** The layout of /login and /forget: one card on a plain background, and help. */
export function AuthLayout({ row }: { row: RouteRow }) {
  const frame = useRef<HTMLElement>(null)
  usePageFocus(frame, row.title, true)
  const { links, nativeApp } = useBoot()
  const ended = useEndReason()
  return (
    <div className={classes.main}>
      <div className={classes.body}>
        <div className={classes.auth}>
          <header className={classes.authHeader}>
            <Logo size={40} />
            <span className={classes.authName}>{appText.productLong}</span>
            <SampleMark />
          </header>
          {ended === null || ended === 'logout' ? null : (
            <p role="status" className={classes.ended}>
              {appText.ended[ended]}
            </p>
          )}
          <main ref={frame} className={classes.card}>
            <ErrorBoundary>
              <Screen key={row.path} row={row} />
            </ErrorBoundary>
          </main>
          {links.student && !nativeApp ? (
            <button
              type="button"
              className={classes.student}
              onClick={() => void callBridge('app.openExternal', { target: 'student' })}
            >
              {appText.studentEdition}
            </button>
          ) : null}
          <AuthHelp row={row} />
        </div>
        <PageGuide row={row} />
      </div>
    </div>
  )
}
