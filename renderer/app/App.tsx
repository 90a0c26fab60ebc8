import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { HashRouter } from 'react-router-dom'
import { closeRetryDialog, onSessionEnd, setFailureDisplay } from '../bridge/index'
import { closeGuide } from '../features/guide/guide-state'
import { clearToasts, closeDialogs } from '../ui/dialogs'
import { AfterFirstPaint, useFirstPaint } from '../ui/first-paint'
import { installIgnoreRepeatedEnter } from '../ui/ignore-repeated-enter'
import { closeKeyHelp } from '../ui/keys/key-tables'
import { failureDisplay } from './failure-display'
import { showTourStep } from './help/tour-state'
import { HostUnreachable } from './host-unreachable/HostUnreachable'
import classes from './Layout.module.css'
import { Logo } from './Logo'
import { Lock } from './lock/Lock'
import { NotificationTarget } from './NotificationTarget'
import { clearVisits } from './page-history'
import { ProxyDialog } from './proxy/ProxyDialog'
import { Router } from './Router'
import { StartMessages } from './StartMessages'
import { StayOnPage } from './StayOnPage'
import { appText } from './text'
import { useAppearance } from './use-appearance'

/** When a session ends, clears its cached answers, running queries, toasts and dialogs. */
function useSessionCleanup() {
  const client = useQueryClient()
  useEffect(
    () =>
      onSessionEnd(reason => {
        closeRetryDialog()
        clearToasts()
        closeDialogs()
        closeKeyHelp()
        closeGuide()
        showTourStep(null)
        void client.cancelQueries()
        client.clear()
        if (reason === 'logout' || reason === 'handover') clearVisits()
      }),
    [client],
  )
}

/** The root component inside the providers: router, lock, dialogs. */
export function App() {
  const [closed, setClosed] = useState(false)
  useSessionCleanup()
  useAppearance()
  useFirstPaint()
  useEffect(installIgnoreRepeatedEnter, [])
  // The failure of an earlier read is not shown; its page reads again.
  useLayoutEffect(() => setFailureDisplay(failureDisplay), [])
  const close = useCallback(() => setClosed(true), [])
  if (closed) {
    return (
      <main className={classes.closed}>
        <Logo size={48} />
        <p>{appText.maintenance.closed}</p>
      </main>
    )
  }
  return (
    // As a transition, React would render a page in slices and wait for other work in between (DESIGN §12).
    <HashRouter useTransitions={false}>
      <Router />
      <NotificationTarget />
      <Lock />
      <StayOnPage />
      <ProxyDialog />
      <HostUnreachable />
      <AfterFirstPaint>
        <StartMessages onClosed={close} />
      </AfterFirstPaint>
    </HashRouter>
  )
}
