import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isEmail, tidyEmail } from '../../../shared/domain/text-rules'
import { callBridge } from '../../bridge'
import { ignoreComposition } from '../../ui/ignore-composition'
import { useBusy } from '../../ui/use-busy'
import { formMessage } from './form-message'
import styles from './Session.module.css'
import { sessionText } from './text'

const words = sessionText.forget

interface Props {
  email: string
  onChange: (email: string) => void
  onSent: () => void
}

const faultOf = (email: string): string | undefined => {
  if (email === '') return words.needMail
  return isEmail(email) ? undefined : words.badMail
}

/** The first step of the password reset: the e-mail address for the code. */
export function ResetMailForm({ email: typed, onChange, onSent }: Props) {
  const [fault, setFault] = useState<string>()
  const { busy, run } = useBusy()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  async function submit() {
    const email = tidyEmail(typed)
    onChange(email)
    const found = faultOf(email)
    setFault(found)
    if (found !== undefined) return input.current?.focus()
    const result = await run(() => callBridge('session.sendResetMail', { email }))
    if (!result) return
    if (result.ok) onSent()
    else setFault(formMessage(result.error) || undefined)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={ignoreComposition} noValidate>
      <p className={styles.lead}>{words.mailLead}</p>
      <TextInput
        ref={input}
        size="md"
        type="email"
        label={words.mail}
        value={typed}
        error={fault}
        autoComplete="email"
        maxLength={200}
        onChange={event => onChange(event.currentTarget.value.trim())}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {words.send}
      </Button>
    </form>
  )
}
