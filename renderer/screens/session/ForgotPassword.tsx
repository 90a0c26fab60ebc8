import { useState } from 'react'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { ResetForm } from './ResetForm'
import { ResetMailForm } from './ResetMailForm'
import classes from './Session.module.css'
import { sessionText } from './text'

/** Password reset by e-mail and code (SPEC §7). */
export function ForgotPassword() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <>
      <h1 className={classes.title} tabIndex={-1}>
        {sessionText.forget.title}
      </h1>
      {isSent ? (
        <ResetForm email={email} onOtherMail={() => setSent(false)} />
      ) : (
        <ResetMailForm
          email={email}
          onSent={address => {
            setEmail(address)
            setSent(true)
          }}
        />
      )}
      <p className={classes.below}>
        <Link to={paths.login()}>{sessionText.forget.back}</Link>
      </p>
    </>
  )
}
