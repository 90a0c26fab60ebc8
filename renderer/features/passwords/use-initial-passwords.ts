import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { BridgeError, callApi, onLock } from '../../bridge/index'
import { useStableCallback } from '../../ui/use-stable-callback'

export type PasswordRow = EndpointResponse<'get-student-initial-pwd-list'>['items'][number]

/** How many students one request names: their ids are a part of the address. */
const idsAtOnce = 100

interface Options {
  teamId: string
  /** Absent: the whole class. */
  studentIds: readonly string[] | undefined
  /** The passwords must not stay: the screen is locked, or the page is left. */
  onForget(): void
}

/** Reads the passwords. `callApi` caches nothing. */
async function readPasswords(team_id: string, ids: readonly string[] | undefined, signal: AbortSignal) {
  const read = async (some: readonly string[] | undefined) =>
    (await callApi('get-student-initial-pwd-list', { team_id, ...(some && { student_ids: some.join() }) }, { signal }))
      .items
  if (ids === undefined) return read(undefined)
  const rows: PasswordRow[] = []
  for (let at = 0; at < ids.length; at += idsAtOnce) rows.push(...(await read(ids.slice(at, at + idsAtOnce))))
  return rows
}

/**
 * The initial passwords of a class, or of some of its students (SPEC §7). They are held by this component only: no cache,
 * draft or copy has them. They are hidden until the teacher asks, hidden again after a minute, and forgotten when the
 * screen is locked or the page is left.
 */
export function useInitialPasswords({ teamId, studentIds, onForget }: Options) {
  const [rows, setRows] = useState<readonly PasswordRow[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const reading = useRef(new AbortController())
  const [isShown, setShown] = useState(false)

  const read = useStableCallback(() => {
    const controller = new AbortController()
    reading.current = controller
    setFailed(false)
    readPasswords(teamId, studentIds, controller.signal).then(setRows, error => {
      if (!(error instanceof BridgeError)) throw error
      if (!controller.signal.aborted) setFailed(true)
    })
  })
  useEffect(() => {
    read()
    return () => reading.current.abort()
  }, [read])

  const forget = useStableCallback(() => {
    setRows(null)
    setShown(false)
    onForget()
  })
  useEffect(() => onLock(isLocked => isLocked && forget()), [forget])
  // A cached page keeps its state, but its effects end when it is left.
  useEffect(() => forget, [forget])

  useEffect(() => {
    if (!isShown) return
    const timer = window.setTimeout(() => setShown(false), limits.passwordShownMs)
    return () => window.clearTimeout(timer)
  }, [isShown])

  return {
    /** Null until they are read. */
    rows,
    hasFailed,
    retry: read,
    isShown,
    toggleShown: useCallback(() => setShown(old => !old), []),
  }
}
