import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { callBridge, showToast } from '../../bridge'
import { useBusy } from '../../ui/use-busy'
import { formMessage } from './form-message'
import { sessionText } from './text'

const words = sessionText.forget

/** Seconds until the mail may be asked for again (chosen): mail takes its time, and servers count. */
const pause = 60

/** Asks for the mail once more, not sooner than the countdown allows. */
export function ResendButton({ email, onFault }: { email: string; onFault: (message: string) => void }) {
  const [left, setLeft] = useState<number>(pause)
  const { busy, run } = useBusy()

  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(seconds => seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function resend() {
    const result = await run(() => callBridge('session.sendResetMail', { email }))
    if (!result) return
    if (!result.ok) return onFault(formMessage(result.error))
    setLeft(pause)
    showToast(words.sent(email))
  }

  return (
    <Button variant="subtle" size="compact-md" disabled={left > 0} loading={busy} onClick={() => void resend()}>
      {left > 0 ? words.resendIn(left) : words.resend}
    </Button>
  )
}
