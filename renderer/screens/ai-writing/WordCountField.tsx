import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { text } from './text'

/** A number of words as it is typed, full-width figures too; null where it is none. */
function parseCount(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  return /^\d+$/.test(plain) ? Number(plain) : null
}

interface Props {
  label: string
  value: number | null
  error: boolean
  onChange(value: number | null): void
}

/** A number of words: what is typed stays as it is until the field is left, and what is none stays with its fault. */
export function WordCountField({ label, value, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const shown = parseCount(typed) === value ? typed : String(value ?? '')
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={shown}
      error={error}
      rightSection={text.unit}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onChange(parseCount(event.currentTarget.value))
      }}
      onBlur={() => value !== null && setTyped('')}
    />
  )
}
