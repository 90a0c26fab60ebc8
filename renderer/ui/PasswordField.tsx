import { PasswordInput } from '@mantine/core'
import { type KeyboardEvent, type Ref, useState } from 'react'
import classes from './PasswordField.module.css'
import { commonText } from './text'

interface Props {
  label: string
  value: string
  error?: string | undefined
  description?: string
  autoComplete: 'current-password' | 'new-password'
  disabled?: boolean
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean
  inputRef?: Ref<HTMLInputElement>
  onChange: (value: string) => void
}

/** A password field with a button to show the text, and a hint while Caps Lock is on. */
export function PasswordField({ inputRef, onChange, ...props }: Props) {
  const [capsLock, setCapsLock] = useState(false)
  const [visible, setVisible] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const passwordText = commonText.password
  return (
    <div>
      <PasswordInput
        {...props}
        ref={inputRef}
        aria-invalid={props.error ? true : undefined}
        size="md"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? passwordText.hide : passwordText.show, tabIndex: 0 }}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
      <p className={classes.caps} role="status">
        {capsLock ? passwordText.capsLock : ''}
      </p>
    </div>
  )
}
