import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { Events } from '../../../shared/contract/types'
import { callBridge } from '../../bridge/index'
import { ignoreComposition } from '../../ui/ignore-composition'
import { PasswordField } from '../../ui/PasswordField'
import { useBusy } from '../../ui/use-busy'
import classes from './ProxyDialog.module.css'
import { proxyText } from './text'

interface Props {
  ask: Events['proxy.asked']
  /** The username that this proxy refused before. */
  username: string
  /** The request is answered; `username` is the one that was sent. */
  onAnswered: (username?: string) => void
  onCancel: () => void
}

/** The form for username and password of one proxy. Main keeps them until the teacher logs out. */
export function ProxyForm({ ask, username: before, onAnswered, onCancel }: Props) {
  const [username, setUsername] = useState(before)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const { busy, run } = useBusy()
  const usernameInput = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (username === '') {
      setFault(proxyText.needUsername)
      return usernameInput.current?.focus()
    }
    await run(async () => {
      // If main does not know the request any more, it is finished too.
      await callBridge('app.proxyLogin', { id: ask.id, username, password })
      onAnswered(username)
    })
  }

  return (
    <form className={classes.form} onSubmit={event => void submit(event)} onKeyDown={ignoreComposition} noValidate>
      <p className={classes.host}>{proxyText.lead(ask.host)}</p>
      <p className={classes.hint}>{proxyText.hint}</p>
      {ask.realm === '' ? null : <p className={classes.hint}>{proxyText.realm(ask.realm)}</p>}
      {ask.wrong ? (
        <p className={classes.fault} role="alert">
          {proxyText.wrong}
        </p>
      ) : null}
      <TextInput
        ref={usernameInput}
        data-autofocus={before === '' || undefined}
        size="md"
        label={proxyText.username}
        value={username}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onChange={event => {
          setUsername(event.currentTarget.value)
          setFault('')
        }}
      />
      <PasswordField
        data-autofocus={before !== '' || undefined}
        label={proxyText.password}
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {proxyText.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {proxyText.login}
        </Button>
      </div>
    </form>
  )
}
