import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { ignoreComposition } from '../ignore-composition'
import { useKeyTable } from '../keys/use-key-table'
import classes from './form.module.css'
import type { DraftForm } from './use-draft-form'

interface Props<V extends object> {
  form: DraftForm<V>
  /** The name of the form for screen readers; a form without one is no landmark. */
  label?: string
  /** What Ctrl+Enter does, for the list of keys, e.g. 送信する; absent if Enter in the last field is enough. */
  submitKey?: string
  /** Focuses the first field when the form is shown. */
  focusFirst?: boolean
  className?: string | undefined
  children: ReactNode
  /** The buttons, below the message of a submit that did not succeed. */
  actions?: ReactNode
}

/** A form: Enter in a field submits it, but never while the IME converts; Ctrl+Enter does so anywhere in it. */
export function Form<V extends object>(props: Props<V>) {
  const { form, label, submitKey, focusFirst = false, className, children, actions } = props
  const { element } = form
  useKeyTable(submitKey === undefined ? [] : [{ label: submitKey, keys: ['Ctrl+Enter'] }])
  useEffect(() => {
    if (focusFirst) element.current?.querySelector('input')?.focus()
  }, [focusFirst, element])
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreComposition(event)
    if (event.key !== 'Enter' || !event.ctrlKey || event.defaultPrevented || event.repeat) return
    event.preventDefault()
    form.submit()
  }
  return (
    <form
      ref={element}
      className={className ?? classes.form}
      aria-label={label}
      noValidate
      onSubmit={form.submit}
      onKeyDown={onKeyDown}
    >
      {children}
      <p className={classes.message} role="alert">
        {form.message}
      </p>
      {actions}
    </form>
  )
}
