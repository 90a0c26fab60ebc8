import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { useWrite } from '../../bridge/index'
import {
  checkNewPassword,
  type NewPassword,
  NewPasswordFields,
  noNewPassword,
} from '../../features/new-password/NewPasswordFields'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { PasswordField } from '../../ui/PasswordField'
import { useStableCallback } from '../../ui/use-stable-callback'
import { Card } from './Card'
import { outcomeMessage } from './outcome-message'
import classes from './Person.module.css'
import { text } from './text'

const passwordText = text.password

interface Values extends NewPassword {
  old: string
}

const empty: Values = { ...noNewPassword, old: '' }

/**
 * A new password (SPEC §5). It is in this form only: no draft keeps it, and the form is emptied when the page is left or
 * the screen is locked, because the hidden page stays in the window.
 */
export function PasswordCard({ user }: { user: SessionView['user'] }) {
  const write = useWrite('change-password-safe', { success: passwordText.done, quiet: true })
  const form = useDraftForm({
    initial: empty,
    check: values => ({
      old: values.old === '' ? passwordText.needOld : undefined,
      ...checkNewPassword(values, values.old),
    }),
    async submit({ old, password }) {
      const outcome = await write.send({ oldpassword: old, newpassword: password })
      if (outcome?.kind === 'done') form.clear()
      return outcomeMessage(outcome, passwordText.unknown)
    },
  })
  const clear = useStableCallback(form.clear)
  useEffect(() => clear, [clear])
  return (
    <Card title={passwordText.title} note={passwordText.note}>
      <Form
        form={form}
        actions={
          <div className={classes.foot}>
            <Button type="submit" loading={form.busy}>
              {passwordText.apply}
            </Button>
          </div>
        }
      >
        <PasswordField {...form.field('old')} label={passwordText.old} autoComplete="current-password" />
        <NewPasswordFields form={form} accountNames={[user.username, user.email ?? '']} />
      </Form>
    </Card>
  )
}
