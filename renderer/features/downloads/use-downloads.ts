import { atom, getDefaultStore } from 'jotai'
import type { DownloadState } from '../../../shared/contract/types'
import { callBridge, onHostEvent, onSessionEnd, sessionGeneration, showToast } from '../../bridge/index'
import type { DeletionResult } from '../../ui/deletions/pending-deletions'
import { alertDialog } from '../../ui/dialogs'
import { useAtomValue } from '../../ui/use-atom'
import { type Downloads, listDownloads, mergeStates, trayAfter } from './download-list'
import { announcementOf, nameOf } from './download-words'
import { downloadsText as text } from './text'

const downloadsAtom = atom<Downloads>(new Map())
/** The ids in the tray, the oldest first; and whether the tray is open. */
const trayAtom = atom<readonly string[]>([])
const openAtom = atom(false)
/** How the last download ended, for screen readers. */
const announcementAtom = atom('')
const store = getDefaultStore()

function receiveState(state: DownloadState): void {
  const before = store.get(downloadsAtom)
  const now = mergeStates(before, [state])
  if (now === before) return
  store.set(downloadsAtom, now)
  const tray = store.get(trayAtom)
  const next = trayAfter(tray, state)
  store.set(trayAtom, next)
  const spoken = announcementOf(before.get(state.id), state)
  if (spoken !== null) store.set(announcementAtom, spoken)
  const failed = state.state === 'failed' && before.get(state.id)?.state !== 'failed'
  if (next.length > tray.length || (failed && next.includes(state.id))) store.set(openAtom, true)
}

function reset(): void {
  store.set(downloadsAtom, new Map())
  store.set(trayAtom, [])
  store.set(openAtom, false)
  store.set(announcementAtom, '')
}

// The tray is not shown on the login page, where a session may end and another begin.
onHostEvent('downloads.changed', receiveState)
onSessionEnd(reset)

/** Reads the stored list of exports; throws the message of a failure, for `useQuery`. */
export async function readDownloads() {
  const session = sessionGeneration()
  const result = await callBridge('downloads.list', {})
  if (!result.ok) throw new Error(result.error.message)
  const { entries, ...facts } = result.value
  if (sessionGeneration() === session) store.set(downloadsAtom, mergeStates(store.get(downloadsAtom), entries))
  return facts
}

async function toastFailure(call: ReturnType<typeof callBridge>): Promise<void> {
  const result = await call
  if (!result.ok) showToast(result.error.message)
}

const drop = (ids: readonly string[]) =>
  store.set(
    trayAtom,
    store.get(trayAtom).filter(id => !ids.includes(id)),
  )

/** The actions of a teacher on an export; a failure is shown. */
export const downloadActions = {
  cancel: ({ id }: DownloadState) => toastFailure(callBridge('downloads.cancel', { id })),
  reveal: ({ id }: DownloadState) => toastFailure(callBridge('downloads.reveal', { id })),
  open: ({ id }: DownloadState) => toastFailure(callBridge('downloads.open', { id })),
  async retry(state: DownloadState) {
    const { id } = state
    // The file exists; only the browser did not receive it.
    if (state.state === 'failed' && state.isInBrowser) {
      const result = await callBridge('downloads.open', { id })
      if (!result.ok) return showToast(result.error.message)
      const { error, ...done } = state
      return receiveState({ ...done, state: 'done' })
    }
    return toastFailure(callBridge('downloads.retry', { id }))
  },
  /** Removes an entry and deletes its file. A file that was changed stays. */
  async remove(state: DownloadState): Promise<DeletionResult> {
    const session = sessionGeneration()
    const result = await callBridge('downloads.remove', { id: state.id })
    if (sessionGeneration() !== session) return 'cancelled'
    if (!result.ok) return { refused: result.error.message }
    if (result.value.file !== 'changed') return 'deleted'
    void alertDialog(text.changed(nameOf(state)))
    return 'cancelled'
  },
} as const

/** All known exports, in the order in which they became known. */
export const useDownloads = (): DownloadState[] => listDownloads(useAtomValue(downloadsAtom))

/** The entries of the tray, the newest first, and its text for screen readers. */
export function useTray() {
  const downloads = useAtomValue(downloadsAtom)
  const entries = useAtomValue(trayAtom)
    .flatMap(id => downloads.get(id) ?? [])
    .reverse()
  return {
    entries,
    open: useAtomValue(openAtom),
    spoken: useAtomValue(announcementAtom),
    drop,
    show: (open: boolean) => store.set(openAtom, open),
  }
}
