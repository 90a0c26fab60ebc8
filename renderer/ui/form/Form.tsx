import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { ignoreComposition } from '../ignore-composition'
import { ctrlEnter } from '../keys/ctrl-enter'
import { useKeyTable } from '../keys/use-key-table'
import classes from './form.module.css'
import type { DraftForm } from './use-draft-form'

interface Props {
  form: Pick<DraftForm<object>, 'element' | 'message' | 'submit'>
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

/**
 * A form: Enter in a field submits it if it has a submit button, but never while the IME converts. Ctrl+Enter does so
 * anywhere in it, and with a `submitKey` anywhere on the page.
 */
export function Form(props: Props) {
  const { form, label, submitKey, focusFirst = false, className, children, actions } = props
  const { element } = form
  useKeyTable(submitKey === undefined ? [] : [ctrlEnter(submitKey, form.submit)])
  useEffect(() => {
    // The form may appear late, when the user is in a dialog already.
    const dialog = document.activeElement?.closest('[role="dialog"]')
    if (!focusFirst || (dialog && !dialog.contains(element.current))) return
    element.current?.querySelector('input')?.focus()
  }, [focusFirst, element])
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreComposition(event)
    const isOfKeyTable = event.ctrlKey && submitKey !== undefined
    if (event.key !== 'Enter' || event.defaultPrevented || isOfKeyTable) return
    const isInField = event.target instanceof HTMLInputElement
    if (!event.ctrlKey && (!isInField || element.current?.querySelector('[type="submit"]'))) return
    // The browser submits a form of one field even if the form has no submit button.
    event.preventDefault()
    if (event.ctrlKey && !event.repeat) form.submit()
  }
  return (
    <form
      ref={element}
      className={className ?? classes.form}
      aria-label={label}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        form.submit()
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      {form.message && (
        <p className={classes.message} role="alert">
          {form.message}
        </p>
      )}
      {actions}
    </form>
  )
}
