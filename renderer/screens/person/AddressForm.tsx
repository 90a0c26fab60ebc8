import { Button, TextInput } from '@mantine/core'
import { isEmail, tidyEmail } from '../../../shared/domain/text-rules'
import { useWrite } from '../../bridge/index'
import { text as codeText } from '../../features/mail-code/text'
import { now } from '../../ui/clock'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import type { MailDraft } from './mail-draft'
import { outcomeMessage } from './outcome-message'
import classes from './Person.module.css'
import { text } from './text'

const mailText = text.mail

interface Props {
  /** What the teacher has typed before. */
  typed: string
  /** The present address; empty if the server does not name it. */
  present: string
  takesFocus: boolean
  onType(email: string): void
  onSent(draft: MailDraft): void
}

function faultOf(typed: string, present: string): string | undefined {
  const email = tidyEmail(typed)
  if (email === '') return mailText.need
  if (!isEmail(email)) return mailText.bad
  return email.toLowerCase() === present.toLowerCase() ? mailText.same : undefined
}

/** The first step of a new e-mail address: the address to which the code is sent. */
export function AddressForm({ typed, present, takesFocus, onType, onSent }: Props) {
  const write = useWrite('send-email-authentication-mail', { quiet: true })
  const form = useDraftForm({
    initial: { email: typed },
    check: ({ email }) => ({ email: faultOf(email, present) }),
    async submit(values) {
      const email = tidyEmail(values.email)
      form.set({ email })
      const outcome = await write.send({ email })
      const isDone = outcome?.kind === 'done'
      if (isDone || outcome?.kind === 'unknown') {
        onSent({ email, sent: { email, at: now(), isSure: isDone } })
        return null
      }
      return { email: outcomeMessage(outcome) ?? undefined }
    },
  })
  return (
    <Form
      form={form}
      focusFirst={takesFocus}
      actions={
        <div className={classes.foot}>
          <Button type="submit" loading={form.busy}>
            {codeText.send}
          </Button>
        </div>
      }
    >
      <TextInput
        {...form.field('email')}
        onChange={event => {
          form.set({ email: event.currentTarget.value })
          onType(event.currentTarget.value)
        }}
        type="text"
        inputMode="email"
        label={mailText.label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </Form>
  )
}
