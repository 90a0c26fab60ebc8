import type { KeyboardEvent, ReactNode } from 'react'
import { ignoreComposition } from '../ignore-composition'
import { useKeyTable } from '../keys/use-key-table'
import classes from './form.module.css'
import type { DraftForm } from './use-draft-form'

interface Props<V extends object> {
  form: DraftForm<V>
  label: string
  /** What Ctrl+Enter does, for the list of keys, e.g. 送信する. */
  submitKey: string
  children: ReactNode
}

/** A form: Enter in a field and Ctrl+Enter anywhere submit it, but never while the IME converts. */
export function Form<V extends object>({ form, label, submitKey, children }: Props<V>) {
  useKeyTable([{ label: submitKey, keys: ['Ctrl+Enter'] }])
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreComposition(event)
    if (event.key !== 'Enter' || !event.ctrlKey || event.defaultPrevented || event.repeat) return
    event.preventDefault()
    form.submit()
  }
  return (
    <form
      ref={form.form}
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={form.submit}
      onKeyDown={onKeyDown}
    >
      {children}
      <p className={classes.message} role="alert">
        {form.message}
      </p>
    </form>
  )
}
