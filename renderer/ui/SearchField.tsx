import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Props {
  /**
   * The search text, or with `onType` the typed text. A change from outside, e.g. a cleared filter, replaces the
   * field's text.
   */
  value: string
  /** Called at each change, e.g. to keep a draft. */
  onType?: (value: string) => void
  onSearch: (value: string) => void
  /** How long the user must stop typing before a search, in milliseconds; 0 searches at once. */
  delay: number
  label: string
  clearLabel: string
  placeholder: string
  className?: string
  inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean
  /** Called for Enter, with or without Ctrl, after `onSearch`. */
  onEnter?: (typed: string, event: KeyboardEvent) => void
}

/** A search field. It searches after a pause in typing, and never for a reading that the IME has not converted yet. */
export function SearchField(props: Props) {
  const { value, onType, onSearch, delay, label, clearLabel, placeholder, className, inputRef, onEnter } = props
  const [typed, setTyped] = useState(value)
  /**
   * `known` is the last value that was passed on or came from outside; `given` is the last one that was searched for.
   */
  const [knownValue, setKnownValue] = useState(value)
  const [searched, setSearched] = useState(value)
  const timer = useRef<number | undefined>(undefined)
  const latest = useRef(typed)
  if (value !== knownValue) {
    setKnownValue(value)
    setSearched(value)
    setTyped(value)
  }
  useEffect(() => {
    latest.current = typed
  })

  const type = (next: string) => {
    setTyped(next)
    if (!onType) return
    setKnownValue(next)
    onType(next)
  }

  const searchNow = (next: string) => {
    window.clearTimeout(timer.current)
    if (next === searched) return
    setSearched(next)
    setKnownValue(next)
    onSearch(next)
  }
  const searchLater = (next: string) => {
    window.clearTimeout(timer.current)
    if (delay === 0) searchNow(next)
    // If the field was cleared from outside in the meantime, the search is dropped.
    else timer.current = window.setTimeout(() => latest.current === next && searchNow(next), delay)
  }
  const clear = () => {
    type('')
    searchNow('')
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
        else searchLater(next)
      }}
      onCompositionEnd={event => searchLater(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key === 'Enter') {
          searchNow(typed)
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
