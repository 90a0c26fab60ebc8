import { Button } from '@mantine/core'
import { useEffect, useReducer } from 'react'
import { now } from '../../ui/clock'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'

/** Seconds until the mail can be requested again (chosen): mail needs time to arrive, and servers limit requests. */
const resendDelay = 60

interface Props {
  /** When the last mail was requested, in milliseconds by the server's clock. */
  sentAt: number
  /** Requests the mail again, and shows the outcome. */
  onResend(): Promise<void>
}

/** Requests the mail again, after a countdown. */
export function ResendButton({ sentAt, onResend }: Props) {
  const { busy, run } = useBusy()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  // A clock that was set back must not lengthen the wait.
  const secondsLeft = Math.min(Math.ceil((sentAt - now()) / 1000) + resendDelay, resendDelay)

  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(tick, 1000)
    return () => clearTimeout(timer)
  })

  return (
    <Button
      variant="subtle"
      size="compact-md"
      disabled={secondsLeft > 0}
      loading={busy}
      onClick={() => void run(onResend)}
    >
      {secondsLeft > 0 ? text.resendIn(secondsLeft) : text.resend}
    </Button>
  )
}
