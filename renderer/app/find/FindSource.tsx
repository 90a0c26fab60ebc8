import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { useStableCallback } from '../../ui/use-stable-callback'
import { type Entry, keyOf } from './entry'
import { findIn, forgetSearches, indexOf } from './match'
import type { Recent } from './recent'
import { useEntries } from './use-entries'

/** How many entries are shown. */
const limit = 50

/** What was found, and whether more may come. */
export interface Found {
  entries: readonly Entry[]
  isLoading: boolean
  hasFailed: boolean
  retry(): void
}

/** The recent entries first, then the actions of the page and all screens: what is shown before anything is typed. */
const atFirst = (entries: readonly Entry[], recent: readonly string[]): readonly Entry[] => {
  const byKey = new Map(entries.map(entry => [keyOf(entry), entry]))
  const opened = recent.flatMap(key => byKey.get(key) ?? [])
  const offered = entries.filter(({ kind }) => kind === 'action' || kind === 'screen')
  return [...opened, ...offered.filter(entry => !opened.includes(entry))]
}

interface Props {
  session: SessionView
  typed: string
  /** Without what an input method has not confirmed: the server is asked for it. */
  settled: string
  recent: Recent
  onFound(found: Found): void
}

/** Searches what was typed, and shows nothing: its module, with the articles of the guide, is loaded when needed. */
export function FindSource({ session, typed, settled, recent, onFound }: Props) {
  const source = useEntries(session, settled, recent)
  const { entries, isLoading, hasFailed } = source
  const index = useMemo(() => indexOf(entries), [entries])
  const found = useMemo(() => {
    const keys = recent.map(keyOf)
    if (typed.trim() === '') return atFirst(entries, keys)
    return findIn(index, typed, { limit, isRecent: entry => keys.includes(keyOf(entry)) })
  }, [entries, index, typed, recent])
  const retry = useStableCallback(source.retry)
  useLayoutEffect(() => {
    onFound({ entries: found, isLoading, hasFailed, retry })
  }, [found, isLoading, hasFailed, retry, onFound])
  useEffect(() => forgetSearches, [])
  return null
}
