import { Button, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { logInByCard, sessionState } from '../../bridge/index'
import { mayLogOut } from '../../features/logout/may-log-out'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { commonText } from '../../ui/text'
import classes from './Session.module.css'
import { sessionText } from './text'

const passCardText = sessionText.card

/**
 * Logs in by pass card as soon as the link is opened (SPEC §1). A teacher who is logged in is logged out by that: what
 * waits is sent first, and she can stay.
 */
export function PassCardLogin({ cardKey }: { cardKey: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [fault, setFault] = useState<string | null>(null)
  const hasStarted = useRef(false)

  const enter = useCallback(async () => {
    setFault(null)
    // she stays logged in, so the router opens the start page
    if (sessionState() && !(await mayLogOut(client))) return void navigate(paths.login(), { replace: true })
    const result = await logInByCard(cardKey)
    // remove the key from the address: the router then opens the start page for a logged-in teacher
    if (result.ok) await navigate(paths.login(), { replace: true })
    else setFault(result.error.message || commonText.failed)
  }, [cardKey, client, navigate])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void enter()
  }, [enter])

  return (
    <div className={classes.cardLogin}>
      <h1 className={classes.title} tabIndex={-1}>
        {passCardText.title}
      </h1>
      {fault === null ? (
        <p role="status" className={classes.wait}>
          <Loader size="sm" aria-hidden />
          {passCardText.busy}
        </p>
      ) : (
        <>
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
          <Button fullWidth onClick={() => void enter()}>
            {commonText.retry}
          </Button>
          <Link to={paths.login()}>{passCardText.other}</Link>
        </>
      )}
    </div>
  )
}
