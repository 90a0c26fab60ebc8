import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionView } from '../../../shared/contract/types'
import { useKept } from '../../bridge/index'
import { useOffline } from '../../ui/connection'
import { findPart } from '../parts'
import { useLoaded } from '../use-loaded'
import { type Entry, keyOf } from './entry'
import classes from './Find.module.css'
import { FindFoot } from './FindFoot'
import { FindRow } from './FindRow'
import type { Found } from './FindSource'
import { leaveFind } from './find-state'
import { movedBy } from './move'
import { type Recent, withRecent } from './recent'
import { findText as text } from './text'

const noRecent: Recent = []
const nothingYet: Found = { entries: [], isLoading: true, hasFailed: false, retry: () => undefined }

/** A field, and below it what fits: a combobox whose list is always open. The field is there before the search. */
export function FindPanel({ session }: { session: SessionView }) {
  const navigate = useNavigate()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  const [at, setAt] = useState(0)
  const kept = useKept('found')
  const [recent, setRecent] = useState(kept.value)
  if (recent === null && kept.value !== null) setRecent(kept.value)
  const source = useLoaded(findPart)
  const [search, setSearch] = useState(nothingYet)
  const isOffline = useOffline()
  const found = search.entries
  const active = Math.min(at, found.length - 1)
  // The dialog itself gives the focus only after a moment, in which the first letters would be lost.
  useLayoutEffect(() => field.current?.focus(), [])
  useEffect(() => {
    list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const type = (next: string, isComposing: boolean) => {
    setTyped(next)
    setAt(0)
    if (!isComposing) setSettled(next)
  }
  const choose = (entry: Entry) => {
    const { kind, id } = entry
    if (kind !== 'action') kept.set(old => withRecent(old, { kind, id }))
    leaveFind()
    entry.open(address => void navigate(address))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const entry = found[active]
    const next = movedBy(event.key, active, found.length)
    if (event.key === 'Enter' && entry) choose(entry)
    else if (next !== null) setAt(next)
    else return
    event.preventDefault()
  }

  return (
    <>
      {source.Component && (
        <source.Component
          session={session}
          typed={typed}
          settled={settled}
          recent={recent ?? noRecent}
          onFound={setSearch}
        />
      )}
      <TextInput
        ref={field}
        className={classes.field}
        data-autofocus
        size="md"
        role="combobox"
        aria-label={text.field}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={text.placeholder}
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed === '' ? null : <CloseButton aria-label={text.clear} onClick={() => type('', false)} />}
        value={typed}
        onChange={event =>
          type(event.currentTarget.value, 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)
        }
        onCompositionEnd={event => setSettled(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={typed.trim() === '' ? text.recent : text.list}
        className={classes.list}
      >
        {found.map((entry, place) => (
          <FindRow
            key={keyOf(entry)}
            id={`${listId}-${place}`}
            entry={entry}
            at={place}
            isActive={place === active}
            onPoint={setAt}
            onChoose={choose}
          />
        ))}
      </div>
      <FindFoot
        count={found.length}
        isSearch={typed.trim() !== '' || source.Component === undefined}
        isLoading={search.isLoading && !source.hasFailed}
        isOffline={isOffline}
        hasFailed={search.hasFailed || source.hasFailed}
        onRetry={source.hasFailed ? source.retry : search.retry}
      />
    </>
  )
}
