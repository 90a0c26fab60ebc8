import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { samplePassword } from '../../../shared/sample'
import { logIn, useBoot } from '../../bridge'
import { paths } from '../../paths'
import { ignoreComposition } from '../../ui/ignore-composition'
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

/** Login form with ID and password. A failed login keeps the input; only one login runs at a time. */
export function LoginForm() {
  const { sample } = useBoot()
  const [id, setId] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, run } = useBusy()
  const idInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  // the teacher can type at once
  useEffect(() => idInput.current?.focus(), [])

  async function submit() {
    const newFaults = check(id, password)
    setFaults(newFaults)
    if (newFaults.id) return idInput.current?.focus()
    if (newFaults.password) return passwordInput.current?.focus()
    const result = await run(() => logIn(id.trim(), password))
    // on success the router opens the next page
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
