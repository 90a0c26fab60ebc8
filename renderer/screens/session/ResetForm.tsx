import { Button, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { passwordFault } from '../../../shared/domain/password'
import { callBridge, showToast } from '../../bridge/index'
import { paths } from '../../paths'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import type { Faults } from '../../ui/form/use-form-state'
import { PasswordField } from '../../ui/PasswordField'
import { formMessage } from './form-message'
import { ResendButton } from './ResendButton'
import classes from './Session.module.css'
import { sessionText } from './text'

const forgetText = sessionText.forget

interface Values {
  code: string
  password: string
  repeat: string
}

const empty: Values = { code: '', password: '', repeat: '' }

function check({ code, password, repeat }: Values): Faults<keyof Values> {
  const fault = passwordFault(password, repeat)
  return {
    code: code.trim() === '' ? forgetText.needCode : undefined,
    ...(fault && { [fault === 'mismatch' ? 'repeat' : 'password']: forgetText.faults[fault] }),
  }
}

/** The second step of the password reset: the code from the mail, and the new password twice (SPEC §5). */
export function ResetForm({ email, onOtherMail }: { email: string; onOtherMail: () => void }) {
  const navigate = useNavigate()
  const form = useDraftForm({
    initial: empty,
    check,
    async submit({ code, password }) {
      const result = await callBridge('session.resetPassword', { email, code: code.trim(), password })
      if (!result.ok) return formMessage(result.error)
      showToast(forgetText.done)
      await navigate(paths.login(), { replace: true })
      return null
    },
  })
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
            <ResendButton email={email} onFault={form.showRefusal} />
            <Button variant="subtle" size="compact-md" onClick={onOtherMail}>
              {forgetText.otherMail}
            </Button>
          </div>
        </>
      }
    >
      <p className={classes.lead} role="status">
        {forgetText.sent(email)}
      </p>
      <TextInput
        {...form.field('code')}
        size="md"
        label={forgetText.code}
        autoComplete="one-time-code"
        maxLength={100}
      />
      <PasswordField
        {...form.field('password')}
        label={forgetText.password}
        description={forgetText.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeat')} label={forgetText.repeat} autoComplete="new-password" />
    </Form>
  )
}
