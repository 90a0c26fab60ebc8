import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { callBridge, hearAlways, onSessionEnd, sessionState, showToast } from '../bridge/index'
import { asked, type Download, type DownloadRequest, type Downloads, dropped, heard } from './downloads'
import { downloadsText } from './text'

const downloadsAtom = atom<Downloads>([])
const store = getDefaultStore()

// The tray is out of sight at the login page, where a session may end and another begin.
hearAlways('downloads.changed', state => store.set(downloadsAtom, old => heard(old, state)))
onSessionEnd(() => store.set(downloadsAtom, []))

/** Begins a download; how it goes is told in the tray (SPEC §7 blobs). Never throws: a refusal is a toast. */
export async function startDownload(request: DownloadRequest): Promise<void> {
  const session = sessionState()
  const started = await callBridge('downloads.start', request.argument)
  if (sessionState() !== session) return
  if (started.ok) store.set(downloadsAtom, old => asked(old, started.value.id, request))
  else if (started.error.kind !== 'cancelled') showToast(started.error.message || downloadsText.failedStart)
}

/** The downloads in sight, and what a teacher may do with one. */
export function useDownloads() {
  const downloads = useAtomValue(downloadsAtom, { store })

  const drop = (id: string) => store.set(downloadsAtom, old => dropped(old, id))
  const say = async (call: ReturnType<typeof callBridge>) => {
    const result = await call
    if (!result.ok) showToast(result.error.message)
  }
  return {
    downloads,
    drop,
    cancel: (id: string) => say(callBridge('downloads.cancel', { id })),
    reveal: (id: string) => say(callBridge('downloads.reveal', { id })),
    retry: async ({ id, request }: Download) => {
      drop(id)
      if (request) await startDownload(request)
    },
  }
}
