import { Button, TextInput } from '@mantine/core'
import { isEmail, tidyEmail } from '../../../shared/domain/text-rules'
import { callBridge } from '../../bridge/index'
import { text as codeText } from '../../features/mail-code/text'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { formMessage } from './form-message'
import classes from './Session.module.css'
import { sessionText } from './text'

const forgetText = sessionText.forget

interface Props {
  /** The address that was typed before, if the teacher comes back from the second step. */
  email: string
  onSent: (email: string) => void
}

function check({ email }: { email: string }) {
  const address = tidyEmail(email)
  if (address === '') return { email: forgetText.needMail }
  return { email: isEmail(address) ? undefined : forgetText.badMail }
}

/** The first step of the password reset: the e-mail address for the code. */
export function ResetMailForm({ email, onSent }: Props) {
  const form = useDraftForm({
    initial: { email },
    check,
    async submit(values) {
      const address = tidyEmail(values.email)
      form.set({ email: address })
      const result = await callBridge('session.sendResetMail', { email: address })
      if (!result.ok) return { email: formMessage(result.error) || undefined }
      onSent(address)
      return null
    },
  })
  return (
    <Form
      form={form}
      className={classes.form}
      focusFirst
      actions={
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {codeText.send}
        </Button>
      }
    >
      <p className={classes.lead}>{forgetText.mailLead}</p>
      <TextInput
        {...form.field('email')}
        size="md"
        type="email"
        label={forgetText.mail}
        autoComplete="email"
        maxLength={200}
      />
    </Form>
  )
}
