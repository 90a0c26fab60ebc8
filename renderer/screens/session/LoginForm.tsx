import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { samplePassword } from '../../../shared/sample'
import { logIn, useBoot } from '../../bridge'
import { paths } from '../../paths'
import { ignoreComposition } from '../../ui/ime'
import { PasswordField } from '../../ui/PasswordField'
import { useBusy } from '../../ui/use-busy'
import { formMessage } from './form-message'
import { SampleLogins } from './SampleLogins'
import styles from './Session.module.css'
import { sessionText } from './text'

const words = sessionText.login

interface Faults {
  id?: string
  password?: string
  form?: string
}

const check = (id: string, password: string): Faults => ({
  ...(id.trim() === '' ? { id: words.needId } : {}),
  ...(password === '' ? { password: words.needPassword } : {}),
})

/** ID and password. What was typed stays when the login fails, and it is sent once at a time. */
export function LoginForm() {
  const { sample } = useBoot()
  const [id, setId] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, run } = useBusy()
  const idInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  // The page is there to be typed into.
  useEffect(() => idInput.current?.focus(), [])

  async function submit() {
    const found = check(id, password)
    setFaults(found)
    if (found.id) return idInput.current?.focus()
    if (found.password) return passwordInput.current?.focus()
    const result = await run(() => logIn(id.trim(), password))
    // On success the router leads on.
    if (!result || result.ok) return
    setFaults({ form: formMessage(result.error) })
    passwordInput.current?.select()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void submit()
  }

  function fill(username: string) {
    setId(username)
    setPassword(samplePassword)
    setFaults({})
    passwordInput.current?.focus()
  }

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <form className={styles.form} onSubmit={onSubmit} onKeyDown={ignoreComposition} noValidate>
        <TextInput
          ref={idInput}
          size="md"
          label={words.id}
          placeholder={words.idHint}
          value={id}
          error={faults.id}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          onChange={event => setId(event.currentTarget.value)}
        />
        <PasswordField
          inputRef={passwordInput}
          label={words.password}
          value={password}
          error={faults.password}
          autoComplete="current-password"
          onChange={setPassword}
        />
        <p className={styles.fault} role="alert">
          {faults.form}
        </p>
        <Button type="submit" size="md" fullWidth loading={busy}>
          {words.button}
        </Button>
      </form>
      <p className={styles.below}>
        <Link to={paths.forget()}>{words.forget}</Link>
      </p>
      {sample ? <SampleLogins onChoose={fill} /> : null}
    </>
  )
}
