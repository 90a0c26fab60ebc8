import { passwordFault } from '../../../shared/domain/password'
import type { Faults, FormState } from '../../ui/form/use-form-state'
import { PasswordField } from '../../ui/PasswordField'
import classes from './NewPassword.module.css'
import { passwordStrength } from './password-strength'
import { text } from './text'

/** The values of the two fields, within those of a form. */
export interface NewPassword {
  password: string
  repeat: string
}

export const noNewPassword: NewPassword = { password: '', repeat: '' }

/**
 * The faults of a new password by the field that shows them (SPEC §5).
 * @param old the current password, if the teacher has typed it.
 */
export function checkNewPassword({ password, repeat }: NewPassword, old?: string): Faults<keyof NewPassword> {
  const fault = passwordFault(password, repeat, old)
  return fault === null ? {} : { [fault === 'mismatch' ? 'repeat' : 'password']: text.faults[fault] }
}

interface Props {
  form: Pick<FormState<NewPassword>, 'values' | 'field'>
  /** The ID and the e-mail address of the account: a password with them is easily guessed. */
  accountNames?: readonly string[]
  /** The first field takes the focus when its dialog opens. */
  autofocus?: true
}

/** A new password, twice. Between the fields stands in words how easily it is guessed. */
export function NewPasswordFields({ form, accountNames, autofocus }: Props) {
  const { password } = form.values
  const strength = passwordFault(password) === null ? passwordStrength(password, accountNames) : null
  return (
    <>
      <PasswordField
        {...form.field('password')}
        {...(autofocus && { 'data-autofocus': true })}
        label={text.label}
        description={text.rule}
        autoComplete="new-password"
      />
      <p className={classes.strength} data-strength={strength ?? undefined} role="status">
        {strength && text.strength[strength]}
      </p>
      <PasswordField {...form.field('repeat')} label={text.repeat} autoComplete="new-password" />
    </>
  )
}
