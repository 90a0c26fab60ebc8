import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { callBridge, showToast } from '../../bridge/index'
import { ResendButton } from '../../features/mail-code/ResendButton'
import { text as codeText } from '../../features/mail-code/text'
import { checkCode, tidyCode } from '../../features/mail-code/typed-code'
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
  noNewPassword,
} from '../../features/new-password/NewPasswordFields'
import { paths } from '../../paths'
import { now } from '../../ui/clock'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import type { Faults } from '../../ui/form/use-form-state'
import { formMessage } from './form-message'
import classes from './Session.module.css'
import { sessionText } from './text'

const forgetText = sessionText.forget

interface Values extends NewPassword {
  code: string
}

const empty: Values = { ...noNewPassword, code: '' }

const check = (values: Values): Faults<keyof Values> => ({
  code: checkCode(values.code),
  ...checkNewPassword(values),
})

/** The second step of the password reset: the code from the mail, and the new password twice (SPEC §5). */
export function ResetForm({ email, onOtherMail }: { email: string; onOtherMail: () => void }) {
  const navigate = useNavigate()
  const [sentAt, setSentAt] = useState(now)
  const form = useDraftForm({
    initial: empty,
    check,
    async submit({ code, password }) {
      const result = await callBridge('session.resetPassword', { email, code: tidyCode(code), password })
      if (!result.ok) return formMessage(result.error)
      showToast(forgetText.done)
      await navigate(paths.login(), { replace: true })
      return null
    },
  })
  async function resend() {
    const result = await callBridge('session.sendResetMail', { email })
    if (!result.ok) return form.showRefusal(formMessage(result.error) || null)
    setSentAt(now())
    showToast(codeText.sent(email))
  }

  return (
    <Form
      form={form}
      className={classes.form}
      focusFirst
      actions={
        <>
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            {forgetText.reset}
          </Button>
          <div className={classes.row}>
            <ResendButton sentAt={sentAt} onResend={resend} />
            <Button variant="subtle" size="compact-md" onClick={onOtherMail}>
              {forgetText.otherMail}
            </Button>
          </div>
        </>
      }
    >
      <p className={classes.lead} role="status">
        {codeText.sent(email)}
      </p>
      <TextInput {...form.field('code')} size="md" label={codeText.code} autoComplete="one-time-code" maxLength={100} />
      <NewPasswordFields form={form} accountNames={[email]} />
    </Form>
  )
}
