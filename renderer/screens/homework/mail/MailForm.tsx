import { TextInput } from '@mantine/core'
import { isEmail, tidyEmail } from '../../../../shared/domain/text-rules'
import { DialogActions } from '../../../ui/form/DialogActions'
import { Form } from '../../../ui/form/Form'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import classes from './Mail.module.css'
import { text } from './text'

interface Values {
  email: string
}

const empty: Values = { email: '' }

/** Version 7.1.1 stored only the address, as a string. */
function readValues(value: unknown): Values | null {
  if (typeof value === 'string') return { email: value }
  const email = (value as Partial<Values> | null)?.email
  return typeof email === 'string' ? { email } : null
}

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

/** A form for an e-mail address, checked while the teacher types and before it is sent. */
export function MailForm({ draftKey, about, send, isOptional = false, onSend, onClose }: Props) {
  const form = useDraftForm({
    initial: empty,
    draft: { key: draftKey, read: readValues },
    check({ email: typed }) {
      const email = tidyEmail(typed)
      if (email === '') return { email: isOptional ? undefined : text.faults.empty }
      return { email: isEmail(email) ? undefined : text.faults.wrong }
    },
    async submit({ email: typed }) {
      const email = tidyEmail(typed)
      form.set({ email })
      const error = await onSend(email)
      if (error !== null) return { email: error }
      form.clear()
      return null
    },
  })
  return (
    <Form
      form={form}
      className={classes.form}
      actions={<DialogActions label={send} busy={form.busy} onClose={onClose} />}
    >
      <p>{about}</p>
      <TextInput
        {...form.field('email')}
        data-autofocus
        label={isOptional ? text.emailOptional : text.email}
        placeholder={text.emailPlaceholder}
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
    </Form>
  )
}
