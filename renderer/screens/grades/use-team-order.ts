/**
 * The order of the classes. Moves change only the page until the teacher pauses; then one `reorder-sort` sends the order
 * of the last move. If it fails, the page goes back to the server's order. If the program ends before, the page sends it
 * when it is opened again.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { prepareWrite, sendWrite, showToast } from '../../bridge/index'
import { useStableCallback } from '../../ui/use-stable-callback'
import { faultOf, readFault } from './change-team'
import { keepOrder, loadOrder } from './order-draft'
import { arrange, changeTeams, idOf, moveTo, readTeams, type Team } from './team-list'
import { text } from './text'

const words = text.order

type Ids = readonly string[]

/** The pause after the last move, in milliseconds, after which the order is sent (chosen). */
const pauseMs = 1500

interface Note {
  message: string
  isFault: boolean
}

export interface TeamOrder {
  teams: readonly Team[] | undefined
  note: Note | null
  canUndo: boolean
  move(id: string, to: number): void
  undo(): void
}

const sameOrder = (one: Ids, other: Ids): boolean => one.join() === other.join()

/** The ids of `all` that are also in `present`. */
const onlyPresent = (all: Ids, present: Ids): Ids => all.filter(id => present.includes(id))

export function useTeamOrder(loaded: readonly Team[] | undefined): TeamOrder {
  const client = useQueryClient()
  /** The order on the page if it is not the server's. */
  const [order, setOrder] = useState<Ids | null>(null)
  const [past, setPast] = useState<readonly Ids[]>([])
  const [note, setNote] = useState<Note | null>(null)
  const wanted = useRef<Ids | null>(null)
  /** The server's order before the first move that is not sent yet. */
  const base = useRef<Ids>([])
  const timer = useRef(0)
  const isSaving = useRef(false)
  const isShown = useRef(true)
  /** The order was moved before the program ended. */
  const isRestored = useRef(false)
  const teams = loaded && order ? arrange(loaded, order) : loaded

  const want = (ids: Ids | null) => {
    wanted.current = ids
    keepOrder(ids === null ? undefined : { ids: [...ids], base: [...base.current] })
    setOrder(ids)
  }
  const giveUp = (message: string | null) => {
    setPast([])
    if (message === null) {
      // The session has ended: the order is sent when the page is opened again.
      wanted.current = null
      return setOrder(null)
    }
    want(null)
    setNote({ message, isFault: true })
    if (!isShown.current) showToast(message)
  }
  /** Sends an order, unless somebody else has changed the order meanwhile. Returns what to say if it was not sent. */
  const send = async (ids: Ids): Promise<{ fault: string | null } | null> => {
    try {
      const present = (await readTeams(client)).map(idOf)
      const [known, now] = [onlyPresent(base.current, present), onlyPresent(present, base.current)]
      if (!sameOrder(known, now)) return { fault: words.conflict }
      const kept = onlyPresent(ids, present)
      const attempt = prepareWrite(client, 'reorder-sort', { team_ids: kept.join() })
      const outcome = await sendWrite(client, attempt, { quiet: true })
      if (outcome.kind !== 'done') {
        const fault = faultOf(outcome)
        return { fault: fault && words.failed(fault) }
      }
      changeTeams(client, all => arrange(all, kept))
      return null
    } catch (error) {
      const fault = readFault(error)
      return { fault: fault && words.failed(fault) }
    }
  }
  const save = useStableCallback(async () => {
    window.clearTimeout(timer.current)
    timer.current = 0
    const ids = wanted.current
    if (ids === null || isSaving.current) return
    if (sameOrder(ids, base.current)) return want(null)
    isSaving.current = true
    const failure = await send(ids)
    isSaving.current = false
    if (failure) return giveUp(failure.fault)
    base.current = ids
    if (wanted.current === ids) {
      want(null)
      setNote({ message: isRestored.current ? words.savedNow : words.saved, isFault: false })
      isRestored.current = false
    } else if (timer.current === 0) void save()
  })
  const change = (ids: Ids, message: string) => {
    if (wanted.current === null && loaded) base.current = loaded.map(idOf)
    want(ids)
    setNote({ message, isFault: false })
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(), pauseMs)
  }
  const restore = useStableCallback(async () => {
    const kept = await loadOrder()
    if (kept === null || wanted.current !== null || !isShown.current) return
    const present = (loaded ?? []).map(idOf)
    if (sameOrder(onlyPresent(kept.ids, present), onlyPresent(present, kept.ids))) return keepOrder(undefined)
    base.current = kept.base
    isRestored.current = true
    want(kept.ids)
    void save()
  })
  const isLoaded = loaded !== undefined
  // The program may have ended in the pause after a move.
  useEffect(() => {
    if (isLoaded) void restore()
  }, [isLoaded, restore])
  // A page that is left sends at once what waits.
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      if (timer.current !== 0) void save()
    }
  }, [save])

  return {
    teams,
    note,
    canUndo: past.length > 0,
    move(id, to) {
      const ids = (teams ?? []).map(idOf)
      const next = moveTo(ids, id, to)
      const name = teams?.find(team => team.id === id)?.name ?? ''
      if (next === ids) return
      setPast(old => [...old, ids])
      change(next, words.moved(name, next.indexOf(id) + 1, next.length))
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      change(last, words.undone)
    },
  }
}
