import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionView } from '../../../shared/contract/types'
import { useKept } from '../../bridge/index'
import { useOffline } from '../../ui/connection'
import { type Entry, keyOf } from './entry'
import classes from './Find.module.css'
import { FindFoot } from './FindFoot'
import { FindRow } from './FindRow'
import { leaveFind } from './find-state'
import { findIn, forgetSearches, indexOf } from './match'
import { movedBy } from './move'
import { type Recent, withRecent } from './recent'
import { findText as text } from './text'
import { useEntries } from './use-entries'

/** How many entries are shown. */
const limit = 50
const noRecent: Recent = []

/** The recent entries first, then all screens: what is shown before anything is typed. */
const atFirst = (entries: readonly Entry[], recent: readonly string[]): readonly Entry[] => {
  const byKey = new Map(entries.map(entry => [keyOf(entry), entry]))
  const opened = recent.flatMap(key => byKey.get(key) ?? [])
  return [...opened, ...entries.filter(entry => entry.kind === 'screen' && !opened.includes(entry))]
}

/** A field, and below it what fits: a combobox whose list is always open. */
export function FindPanel({ session }: { session: SessionView }) {
  const navigate = useNavigate()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  const [at, setAt] = useState(0)
  const kept = useKept('found')
  const [recent, setRecent] = useState(kept.value)
  if (recent === null && kept.value !== null) setRecent(kept.value)
  const { entries, isLoading, hasFailed, retry } = useEntries(session, settled, recent ?? noRecent)
  const isOffline = useOffline()
  const index = useMemo(() => indexOf(entries), [entries])
  const found = useMemo(() => {
    const keys = (recent ?? noRecent).map(keyOf)
    if (typed.trim() === '') return atFirst(entries, keys)
    return findIn(index, typed, { limit, isRecent: entry => keys.includes(keyOf(entry)) })
  }, [entries, index, typed, recent])
  const active = Math.min(at, found.length - 1)
  useEffect(() => forgetSearches, [])
  useEffect(() => {
    list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const type = (next: string, isComposing: boolean) => {
    setTyped(next)
    setAt(0)
    if (!isComposing) setSettled(next)
  }
  const choose = (entry: Entry) => {
    kept.set(old => withRecent(old, entry))
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
      <TextInput
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
        isSearch={typed.trim() !== ''}
        isLoading={isLoading}
        isOffline={isOffline}
        hasFailed={hasFailed}
        onRetry={retry}
      />
    </>
  )
}
