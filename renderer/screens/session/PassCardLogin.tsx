import { Button, Loader } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { logInByCard } from '../../bridge/index'
import { paths } from '../../paths'
import { commonText } from '../../ui/text'
import classes from './Session.module.css'
import { sessionText } from './text'

const passCardText = sessionText.card

/** Logs in by pass card as soon as the link is opened (SPEC §1). */
export function PassCardLogin({ cardKey }: { cardKey: string }) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const hasStarted = useRef(false)

  const enter = useCallback(async () => {
    setFault(null)
    const result = await logInByCard(cardKey)
    // remove the key from the address: the router then opens the start page for a logged-in teacher
    if (result.ok) await navigate(paths.login(), { replace: true })
    else setFault(result.error.message || commonText.failed)
  }, [cardKey, navigate])

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
