import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { text } from './text'

/** Parses a typed number of words, also in full-width digits; null if it is not a number. */
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

/** A field for a number of words. The typed text is kept until blur, and longer while it is not a number. */
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
