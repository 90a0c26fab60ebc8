import { Button, TextInput } from '@mantine/core'
import type { Events } from '../../../shared/contract/types'
import { callBridge } from '../../bridge/index'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { PasswordField } from '../../ui/PasswordField'
import classes from './ProxyDialog.module.css'
import { proxyText } from './text'

interface Props {
  request: Events['proxy.asked']
  /** The username that this proxy refused before. */
  username: string
  /** The request is answered; `username` is the one that was sent. */
  onAnswered: (username?: string) => void
  onCancel: () => void
}

interface Values {
  username: string
  password: string
}

const check = ({ username }: Values) => ({
  username: username === '' ? proxyText.needUsername : undefined,
})

/** The form for username and password of one proxy. Main keeps them until the teacher logs out. */
export function ProxyForm({ request, username: before, onAnswered, onCancel }: Props) {
  const form = useDraftForm({
    initial: { username: before, password: '' },
    check,
    async submit({ username, password }) {
      // If main does not know the request any more, it is finished too.
      await callBridge('app.proxyLogin', { id: request.id, username, password })
      onAnswered(username)
      return null
    },
  })
  return (
    <Form
      form={form}
      className={classes.form}
      actions={
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel} disabled={form.busy}>
            {proxyText.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {proxyText.login}
          </Button>
        </div>
      }
    >
      <p className={classes.host}>{proxyText.lead(request.host)}</p>
      <p className={classes.hint}>{proxyText.hint}</p>
      {request.realm === '' ? null : <p className={classes.hint}>{proxyText.realm(request.realm)}</p>}
      {request.wrong ? (
        <p className={classes.fault} role="alert">
          {proxyText.wrong}
        </p>
      ) : null}
      <TextInput
        {...form.field('username')}
        data-autofocus={before === '' || undefined}
        size="md"
        label={proxyText.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <PasswordField
        {...form.field('password')}
        data-autofocus={before !== '' || undefined}
        label={proxyText.password}
        autoComplete="current-password"
      />
    </Form>
  )
}
