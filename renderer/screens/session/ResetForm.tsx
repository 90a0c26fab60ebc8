import { Button, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { passwordFault } from '../../../shared/domain/password'
import { callBridge, showToast } from '../../bridge/index'
import { paths } from '../../paths'
import { Form } from '../../ui/form/Form'
import { type Faults, useDraftForm } from '../../ui/form/use-draft-form'
import { PasswordField } from '../../ui/PasswordField'
import { formMessage } from './form-message'
import { ResendButton } from './ResendButton'
import classes from './Session.module.css'
import { sessionText } from './text'

const words = sessionText.forget

interface Values {
  code: string
  password: string
  repeat: string
}

const empty: Values = { code: '', password: '', repeat: '' }

function check({ code, password, repeat }: Values): Faults<Values> {
  const fault = passwordFault(password, repeat)
  return {
    code: code.trim() === '' ? words.needCode : undefined,
    ...(fault && { [fault === 'mismatch' ? 'repeat' : 'password']: words.faults[fault] }),
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
      showToast(words.done)
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
            {words.reset}
          </Button>
          <div className={classes.row}>
            <ResendButton email={email} onFault={form.setMessage} />
            <Button variant="subtle" size="compact-md" onClick={onOtherMail}>
              {words.otherMail}
            </Button>
          </div>
        </>
      }
    >
      <p className={classes.lead} role="status">
        {words.sent(email)}
      </p>
      <TextInput {...form.field('code')} size="md" label={words.code} autoComplete="one-time-code" maxLength={100} />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        description={words.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeat')} label={words.repeat} autoComplete="new-password" />
    </Form>
  )
}
