import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { HashRouter } from 'react-router-dom'
import { bootState, closeRetryDialog, onSessionEnd, setFailureDisplay, useBridgeEvent } from '../bridge/index'
import { closeGuide } from '../features/guide/guide-state'
import { alertDialog, clearToasts, closeDialogs } from '../ui/dialogs'
import { installIgnoreRepeatedEnter } from '../ui/ignore-repeated-enter'
import { closeKeyHelp } from '../ui/keys/key-tables'
import { failureDisplay } from './failure-display'
import { showTourStep } from './help/tour-state'
import { HostUnreachable } from './host-unreachable/HostUnreachable'
import classes from './Layout.module.css'
import { Logo } from './Logo'
import { Lock } from './lock/Lock'
import { checkMaintenance } from './maintenance'
import { NotificationTarget } from './NotificationTarget'
import { clearVisits } from './page-history'
import { ProxyDialog } from './proxy/ProxyDialog'
import { Router } from './Router'
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

/** The root component inside the providers: router, lock, dialogs. At start it shows the host's notices. */
export function App() {
  const [closed, setClosed] = useState(false)
  useSessionCleanup()
  useAppearance()
  useEffect(installIgnoreRepeatedEnter, [])
  // Dialogs can open only from here on. An earlier failure is not shown; its page reads again.
  useLayoutEffect(() => setFailureDisplay(failureDisplay), [])
  useBridgeEvent('app.notice', ({ message }) => void alertDialog(message))
  useEffect(() => {
    for (const notice of bootState().notices) void alertDialog(notice)
    void checkMaintenance(() => setClosed(true))
  }, [])
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
    </HashRouter>
  )
}
