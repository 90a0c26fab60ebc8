import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isEmail, tidyEmail } from '../../../../shared/domain/text-rules'
import { useDraft } from '../../../ui/drafts'
import { ignoreComposition } from '../../../ui/ignore-composition'
import { commonText } from '../../../ui/text'
import { useBusy } from '../../../ui/use-busy'
import classes from './Mail.module.css'
import { text } from './text'

const readAddress = (value: unknown): string | null => (typeof value === 'string' ? value : null)

interface Props {
  /** The key of the draft. An address typed for one dialog must not be offered in another. */
  draftKey: string
  about: string
  send: string
  /** Whether the address may be left empty. */
  isOptional?: boolean
  /** Sends the mail. Returns an error message, or null after success. After an error the typed address stays. */
  onSend: (email: string) => Promise<string | null>
  onClose: () => void
}

/** A form for an e-mail address. Checks it when the field loses the focus and before sending. */
export function MailForm({ draftKey, about, send, isOptional = false, onSend, onClose }: Props) {
  const { value, set, clear } = useDraft(draftKey, '', readAddress)
  const [fault, setFault] = useState<string | null>(null)
  const { busy, run } = useBusy()
  const email = tidyEmail(value)
  const check = (): string | null => {
    if (email === '') return isOptional ? null : text.faults.empty
    return isEmail(email) ? null : text.faults.wrong
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = check()
    setFault(found)
    if (found !== null) return
    set(email)
    void run(async () => {
      const error = await onSend(email)
      setFault(error)
      if (error === null) clear()
    })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{about}</p>
      <TextInput
        data-autofocus
        label={isOptional ? text.emailOptional : text.email}
        placeholder={text.emailPlaceholder}
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={value}
        error={fault}
        onChange={event => {
          set(event.currentTarget.value)
          setFault(null)
        }}
        onBlur={() => email !== '' && setFault(check())}
        onKeyDown={ignoreComposition}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {commonText.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}
