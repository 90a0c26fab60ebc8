import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { passwordFault } from '../../../shared/domain/password'
import { callBridge, showToast } from '../../bridge'
import { paths } from '../../paths'
import { ignoreComposition } from '../../ui/ignore-composition'
import { PasswordField } from '../../ui/PasswordField'
import { useBusy } from '../../ui/use-busy'
import { formMessage } from './form-message'
import { ResendButton } from './ResendButton'
import styles from './Session.module.css'
import { sessionText } from './text'

const words = sessionText.forget

interface Faults {
  code?: string
  password?: string
  repeat?: string
  form?: string
}

function check(code: string, password: string, repeat: string): Faults {
  const faults: Faults = code.trim() === '' ? { code: words.needCode } : {}
  const fault = passwordFault(password, repeat)
  if (fault === 'mismatch') faults.repeat = words.faults.mismatch
  else if (fault) faults.password = words.faults[fault]
  return faults
}

/** The second step of the password reset: the code from the mail, and the new password twice (SPEC §5). */
export function ResetForm({ email, onOtherMail }: { email: string; onOtherMail: () => void }) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, run } = useBusy()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit() {
    const found = check(code, password, repeat)
    setFaults(found)
    const first = (['code', 'password', 'repeat'] as const).findIndex(field => found[field] !== undefined)
    if (first >= 0) return form.current?.querySelectorAll('input')[first]?.focus()
    const result = await run(() => callBridge('session.resetPassword', { email, code: code.trim(), password }))
    if (!result) return
    if (!result.ok) return setFaults({ form: formMessage(result.error) })
    showToast(words.done)
    await navigate(paths.login(), { replace: true })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} onKeyDown={ignoreComposition} noValidate>
      <p className={styles.lead} role="status">
        {words.sent(email)}
      </p>
      <TextInput
        size="md"
        label={words.code}
        value={code}
        error={faults.code}
        autoComplete="one-time-code"
        maxLength={100}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <PasswordField
        label={words.password}
        description={words.passwordHint}
        value={password}
        error={faults.password}
        autoComplete="new-password"
        onChange={setPassword}
      />
      <PasswordField
        label={words.repeat}
        value={repeat}
        error={faults.repeat}
        autoComplete="new-password"
        onChange={setRepeat}
      />
      <p className={styles.fault} role="alert">
        {faults.form}
      </p>
      <Button type="submit" size="md" fullWidth loading={busy}>
        {words.reset}
      </Button>
      <div className={styles.row}>
        <ResendButton email={email} onFault={form => setFaults({ form })} />
        <Button variant="subtle" size="compact-md" onClick={onOtherMail}>
          {words.otherMail}
        </Button>
      </div>
    </form>
  )
}
