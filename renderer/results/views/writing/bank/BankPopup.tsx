import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { limits } from '../../../../../shared/domain/limits'
import type { BankEntry } from '../../../bank/comment-bank'
import { type CommentFacts, expand } from '../../../bank/placeholders'
import { findEntries } from '../../../bank/search'
import { bankText } from '../../../bank/text'
import { langOf } from '../../../lang'
import { KeyLine } from '../editor/KeyLine'
import { popupPosition } from '../popup-position'
import classes from './BankPopup.module.css'

/** More sentences than this are not rendered; the search finds the others. */
const shownEntries = 30

/** A press on a sentence leaves the focus in the field, which has the keys. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

interface Props {
  entries: readonly BankEntry[]
  facts: CommentFacts
  /** The line or the button, in the window, below or above which the popup opens. */
  beside: Pick<DOMRect, 'left' | 'top' | 'bottom'>
  /** The letters that the words around the sentence take of the limit. */
  taken: number
  /** The sentence goes into the form and is not added at once. */
  isInForm: boolean
  /** Uses a sentence; returns why it cannot be used. */
  onUse: (entry: BankEntry) => string | null
  /** Closes the popup; the focus goes back to where it was unless it has gone elsewhere. */
  onClose: (returnsFocus: boolean) => void
  onManage: () => void
}

/** Finds a sentence of the comment bank as the teacher types, and uses it with Enter. */
export function BankPopup({ entries, facts, beside, taken, isInForm, onUse, onClose, onManage }: Props) {
  const popup = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const found = findEntries(entries, query)
  const shown = found.slice(0, shownEntries)
  const active = shown[Math.min(index, shown.length - 1)]
  const idOf = ({ id }: BankEntry): string => `${listId}-${id}`

  useLayoutEffect(() => {
    const element = popup.current
    if (!element) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const size = element.getBoundingClientRect()
    const hasRoomBelow = popupPosition({ x: 0, y: beside.bottom }, size, { width, height }).y > beside.bottom
    const at = { x: beside.left, y: hasRoomBelow ? beside.bottom : beside.top }
    const { x, y } = popupPosition(at, size, { width, height })
    element.style.left = `${x}px`
    element.style.top = `${y}px`
    element.querySelector('input')?.focus({ preventScroll: true })
  }, [beside])
  useLayoutEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const use = (entry: BankEntry): void => {
    const { length, fault } = expand(entry.text, facts)
    if (fault === null && length + taken > limits.comment) setRefusal(bankText.refused.long)
    else setRefusal(onUse(entry))
  }
  const move = (to: number): void => {
    setRefusal(null)
    setIndex(Math.max(0, Math.min(to, shown.length - 1)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event
    // An input method uses these keys too.
    if (nativeEvent.isComposing || event.keyCode === 229) return
    const isInField = event.target instanceof HTMLInputElement
    if (key === 'Escape') onClose(true)
    else if (isInField && key === 'ArrowDown') move(index + 1)
    else if (isInField && key === 'ArrowUp') move(index - 1)
    else if (isInField && key === 'Enter') {
      if (active && !event.repeat) use(active)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !popup.current?.contains(relatedTarget)) onClose(false)
  }

  const options: ReactNode[] = shown.map(entry => {
    const { text, length, fault } = expand(entry.text, facts)
    const isOver = length + taken > limits.comment
    return (
      <div
        key={entry.id}
        id={idOf(entry)}
        className={classes.option}
        role="option"
        aria-selected={entry === active}
        data-unusable={fault !== null || isOver || undefined}
        tabIndex={-1}
        {...{ onMouseDown: keepFocus, onClick: () => use(entry) }}
      >
        <kbd className={classes.slot}>{entry.slot}</kbd>
        <span className={classes.text}>{text}</span>
        <span className={classes.counter} data-over={isOver || undefined}>
          {bankText.counter(length + taken, limits.comment)}
        </span>
      </div>
    )
  })
  const { keys } = bankText
  const handlers = { onKeyDown, onBlur }
  return createPortal(
    <dialog ref={popup} open className={classes.popup} aria-label={bankText.title} {...handlers}>
      <p className={classes.words} lang={langOf(facts.words)}>
        {facts.words}
      </p>
      <TextInput
        role="combobox"
        aria-label={bankText.search}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active ? idOf(active) : undefined}
        autoComplete="off"
        placeholder={bankText.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        onChange={event => {
          setQuery(event.currentTarget.value)
          move(0)
        }}
      />
      {refusal === null ? null : (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <div id={listId} className={classes.list} role="listbox" aria-label={bankText.list}>
        {options}
      </div>
      {found.length > 0 ? null : (
        <p className={classes.more}>{entries.length === 0 ? bankText.none : bankText.notFound}</p>
      )}
      {found.length > shownEntries ? (
        <p className={classes.more}>{bankText.more(found.length - shownEntries)}</p>
      ) : null}
      <div className={classes.foot}>
        <KeyLine
          rows={[
            { label: keys.move, keys: ['ArrowUp', 'ArrowDown'] },
            { label: isInForm ? keys.insert : keys.use, keys: ['Enter'] },
            { label: keys.close, keys: ['Escape'] },
          ]}
        />
        <Button size="compact-sm" variant="default" onClick={onManage}>
          {bankText.manage}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
