import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { holidayOn } from '../../shared/domain/holiday-name'
import { HolidayWord } from './calendar/HolidayWord'
import classes from './Dates.module.css'
import { commonText } from './text'

/** The props that all date and time fields share. */
export interface FieldProps {
  label: string
  /** Hides the label visually, if the text before the field says the same. */
  hideLabel?: boolean
  value: string
  /**
   * Called as soon as the typed text is a valid value; with an empty value if the field is emptied or left with an
   * invalid text.
   */
  onChange(value: string): void
  error?: string | boolean | undefined
  description?: ReactNode
  size?: 'xs' | 'sm'
  className?: string | undefined
  /** The id of an element that says the error. Mantine's fields take no `aria-describedby`. */
  'aria-errormessage'?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

interface Props extends FieldProps {
  /** Formats the value for display. */
  format(value: string): string
  /** Parses the typed text; null if it is not valid. */
  parse(typed: string): string | null
  /** Whether the typed text is complete, so that it is parsed before the field is left. */
  isComplete(typed: string): boolean
  unreadable: string
  placeholder: string
  /** The content of the popup of the calendar button; `done` closes it. */
  picker?: (done: () => void) => ReactNode
}

/**
 * The typed text, and the values that it can mean, before and after parsing. Another value from outside replaces the
 * text.
 */
interface Typed {
  text: string
  values: readonly string[]
  unreadable: boolean
}

/**
 * A text field whose value is typed freely. The text is parsed when it is complete, on Enter and when the field is
 * left. ↓ opens the picker, if there is one. A text that cannot be parsed stays in the field with an error message.
 */
export function TypedField(props: Props) {
  const { label, hideLabel, value, onChange, error, description, size = 'sm', className, inputRef } = props
  const { format: show, parse: read, isComplete: whole, unreadable, placeholder, picker } = props
  const [typed, setTyped] = useState<Typed | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const current = typed?.values.includes(value) ? typed : null

  const type = (text: string) => {
    const next = text.trim() === '' ? '' : whole(text) ? read(text) : null
    if (next !== null && next !== value) onChange(next)
    setTyped({ text, values: [value, next ?? value], unreadable: false })
  }
  const settle = () => {
    if (!current) return
    if (current.text.trim() === '') return setTyped(null)
    const next = read(current.text)
    if ((next ?? '') !== value) onChange(next ?? '')
    setTyped(next === null ? { text: current.text, values: [value, ''], unreadable: true } : null)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    box.current?.querySelector('input')?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown' || !picker) return
    event.preventDefault()
    settle()
    setOpen(true)
  }
  const details =
    hideLabel || holidayOn(value) === null ? (
      description
    ) : (
      <>
        {description} <HolidayWord date={value} />
      </>
    )
  const calendar = commonText.dates.calendar(label)
  const input = (
    <div ref={box} className={className}>
      <TextInput
        ref={inputRef}
        size={size}
        {...(hideLabel ? { 'aria-label': label } : { label })}
        placeholder={placeholder}
        autoComplete="off"
        value={current ? current.text : show(value)}
        error={current?.unreadable ? unreadable : error}
        description={details}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        aria-errormessage={props['aria-errormessage']}
        onChange={event => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={onKey}
        rightSection={
          picker && (
            <ActionIcon
              variant="subtle"
              size={24}
              aria-label={calendar}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          )
        }
      />
    </div>
  )
  if (!picker) return input
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      closeOnEscape={false}
      withRoles={false}
    >
      <Popover.Target>{input}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={calendar}
        className={classes.dropdown}
        onKeyDown={event => event.key === 'Escape' && close()}
      >
        {picker(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
