import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { samplePassword } from '../../../shared/sample'
import { logIn, useBoot } from '../../bridge/index'
import { paths } from '../../paths'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { Link } from '../../ui/Link'
import { PasswordField } from '../../ui/PasswordField'
import { formMessage } from './form-message'
import { SampleLogins } from './SampleLogins'
import classes from './Session.module.css'
import { sessionText } from './text'

const loginText = sessionText.login

interface Values {
  id: string
  password: string
}

const empty: Values = { id: '', password: '' }

const check = ({ id, password }: Values) => ({
  id: id.trim() === '' ? loginText.needId : undefined,
  password: password === '' ? loginText.needPassword : undefined,
})

/** Login form with ID and password. A failed login keeps the input; only one login runs at a time. */
export function LoginForm() {
  const { sample } = useBoot()
  const passwordInput = useRef<HTMLInputElement>(null)
  const form = useDraftForm({
    initial: empty,
    check,
    async submit({ id, password }) {
      const result = await logIn(id.trim(), password)
      // on success the router opens the next page
      if (result.ok) return null
      passwordInput.current?.select()
      return formMessage(result.error)
    },
  })

  function fill(username: string) {
    form.set({ id: username, password: samplePassword })
    passwordInput.current?.focus()
  }

  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {loginText.title}
      </h1>
      <Form
        form={form}
        className={classes.form}
        focusFirst
        actions={
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            {loginText.button}
          </Button>
        }
      >
        <TextInput
          {...form.field('id')}
          size="md"
          label={loginText.id}
          placeholder={loginText.idHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <PasswordField
          {...form.field('password')}
          inputRef={passwordInput}
          label={loginText.password}
          autoComplete="current-password"
        />
      </Form>
      <p className={classes.below}>
        <Link to={paths.forget()}>{loginText.forget}</Link>
      </p>
      {sample ? <SampleLogins onChoose={fill} /> : null}
    </>
  )
}
