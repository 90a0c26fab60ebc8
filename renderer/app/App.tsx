import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { HashRouter } from 'react-router-dom'
import { bootState, closeRetryDialog, onSessionEnd, setFailureDisplay, useBridgeEvent } from '../bridge'
import { alertDialog, clearToasts, closeDialogs } from '../ui/dialogs'
import { installIgnoreRepeatedEnter } from '../ui/ignore-repeated-enter'
import { closeKeyHelp } from '../ui/keys/key-tables'
import { failureDisplay } from './failure-display'
import { HostUnreachable } from './host-unreachable/HostUnreachable'
import styles from './Layout.module.css'
import { Logo } from './Logo'
import { Lock } from './lock/Lock'
import { checkMaintenance } from './maintenance'
import { clearVisits } from './page-history'
import { ProxyDialog } from './proxy/ProxyDialog'
import { Router } from './Router'
import { appText } from './text'

/** What a teacher leaves behind when the session ends: no answers in the cache, no dialog about his calls. */
function useSessionCleanup() {
  const client = useQueryClient()
  useEffect(
    () =>
      onSessionEnd(reason => {
        closeRetryDialog()
        clearToasts()
        closeDialogs()
        closeKeyHelp()
        void client.cancelQueries()
        client.clear()
        if (reason === 'logout' || reason === 'handover') clearVisits()
      }),
    [client],
  )
}

/** The program: told at start what has to be told, then the router. */
export function App() {
  const [closed, setClosed] = useState(false)
  useSessionCleanup()
  useEffect(installIgnoreRepeatedEnter, [])
  // Before this there is no dialog that could open: what fails so early shows nothing, and its page asks again.
  useLayoutEffect(() => setFailureDisplay(failureDisplay), [])
  useBridgeEvent('app.notice', ({ message }) => void alertDialog(message))
  useEffect(() => {
    for (const notice of bootState().notices) void alertDialog(notice)
    void checkMaintenance(() => setClosed(true))
  }, [])
  if (closed) {
    return (
      <main className={styles.closed}>
        <Logo size={48} />
        <p>{appText.maintenance.closed}</p>
      </main>
    )
  }
  return (
    // Drawn as a transition, a page would come in slices, and wait for whatever runs between them (DESIGN §12).
    <HashRouter useTransitions={false}>
      <Router />
      <Lock />
      <ProxyDialog />
      <HostUnreachable />
    </HashRouter>
  )
}
