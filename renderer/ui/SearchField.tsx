import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Props {
  /** What is searched for now, or with `onType` what is typed; a change from outside, e.g. a cleared filter, is taken over. */
  value: string
  /** Each change of what is typed, at once, e.g. for a draft. */
  onType?: (value: string) => void
  onSearch: (value: string) => void
  /** Milliseconds of rest before a search, 0 for at once. */
  delay: number
  label: string
  clearLabel: string
  placeholder: string
  className?: string
  inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean
  /** Enter, with or without Ctrl, after the search has been given on. */
  onEnter?: (typed: string, event: KeyboardEvent) => void
}

/** A search box that waits for a rest in the typing and never searches for a reading that the IME has not settled. */
export function SearchField(props: Props) {
  const { value, onType, onSearch, delay, label, clearLabel, placeholder, className, inputRef, onEnter } = props
  const [typed, setTyped] = useState(value)
  /** What was last given on, or came from outside; and what was last searched for. */
  const [known, setKnown] = useState(value)
  const [given, setGiven] = useState(value)
  const timer = useRef<number | undefined>(undefined)
  const latest = useRef(typed)
  if (value !== known) {
    setKnown(value)
    setGiven(value)
    setTyped(value)
  }
  useEffect(() => {
    latest.current = typed
  })

  const type = (next: string) => {
    setTyped(next)
    if (!onType) return
    setKnown(next)
    onType(next)
  }

  const give = (next: string) => {
    window.clearTimeout(timer.current)
    if (next === given) return
    setGiven(next)
    setKnown(next)
    onSearch(next)
  }
  const giveLater = (next: string) => {
    window.clearTimeout(timer.current)
    if (delay === 0) give(next)
    // What was cleared from outside meanwhile is not searched for any more.
    else timer.current = window.setTimeout(() => latest.current === next && give(next), delay)
  }
  const clear = () => {
    type('')
    give('')
  }

  return (
    <TextInput
      ref={inputRef}
      data-autofocus={props['data-autofocus']}
      className={className}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton size="sm" aria-label={clearLabel} onClick={clear} />}
      value={typed}
      onChange={event => {
        const { value: next } = event.currentTarget
        type(next)
        const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
        if (composing) window.clearTimeout(timer.current)
        else giveLater(next)
      }}
      onCompositionEnd={event => giveLater(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key === 'Enter') {
          give(typed)
          onEnter?.(typed, event)
        }
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault()
          clear()
        }
      }}
    />
  )
}
