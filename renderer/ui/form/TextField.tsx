import { Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { textLength } from '../../../shared/domain/text-rules'
import { toast } from '../dialogs'
import classes from './form.module.css'
import { text } from './text'
import type { FieldProps } from './use-form-state'

interface Props extends FieldProps<string> {
  label: string
  /** Hides the label visually, if the text before the field says the same. */
  hideLabel?: boolean
  description?: string
  placeholder?: string
  /** The name of the field in its messages; by default its label. */
  messageLabel?: string
  lang?: string | undefined
  size?: 'sm' | 'md'
  className?: string | undefined
  /** The longest text, in code points; the counter shows how much of it is used. */
  max: number
  /** Absent for a field of one line. */
  rows?: number
  required?: boolean
  'data-autofocus'?: boolean
}

/** A text with its counter n/max. A toast says once that the text has become too long (SPEC §5); nothing is cut off. */
export function TextField({ label, hideLabel, messageLabel = label, max, rows, ...field }: Props) {
  const props = { ...field, ...(hideLabel ? { 'aria-label': label } : { label }) }
  const length = textLength(props.value)
  const wasTooLong = useRef(length > max)
  const change = (value: string) => {
    const isTooLong = textLength(value) > max
    if (isTooLong && !wasTooLong.current) toast(text.tooLong(messageLabel, max))
    wasTooLong.current = isTooLong
    field.onChange(value)
  }
  const counter = (
    <span className={classes.counter} data-over={length > max || undefined} aria-hidden>
      {text.counter(length, max)}
    </span>
  )
  if (rows === undefined)
    return (
      <TextInput
        {...props}
        autoComplete="off"
        rightSection={counter}
        rightSectionWidth={72}
        onChange={event => change(event.currentTarget.value)}
      />
    )
  return (
    <div className={classes.area}>
      <Textarea {...props} rows={rows} onChange={event => change(event.currentTarget.value)} />
      {counter}
    </div>
  )
}
