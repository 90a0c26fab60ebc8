import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { callBridge, showToast } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { formMessage } from './form-message'
import { sessionText } from './text'

const forgetText = sessionText.forget

/** Seconds until the mail can be requested again (chosen): mail needs time to arrive, and servers limit requests. */
const resendDelay = 60

/** Requests the mail again, after a countdown. */
export function ResendButton({ email, onFault }: { email: string; onFault: (message: string) => void }) {
  const [secondsLeft, setSecondsLeft] = useState<number>(resendDelay)
  const { busy, run } = useBusy()

  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(() => setSecondsLeft(seconds => seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  async function resend() {
    const result = await run(() => callBridge('session.sendResetMail', { email }))
    if (!result) return
    if (!result.ok) return onFault(formMessage(result.error))
    setSecondsLeft(resendDelay)
    showToast(forgetText.sent(email))
  }

  return (
    <Button variant="subtle" size="compact-md" disabled={secondsLeft > 0} loading={busy} onClick={() => void resend()}>
      {secondsLeft > 0 ? forgetText.resendIn(secondsLeft) : forgetText.resend}
    </Button>
  )
}
