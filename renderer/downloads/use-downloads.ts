import { atom, useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { callBridge, onSessionEnd, showToast, useBridgeEvent } from '../bridge/index'
import { asked, type Download, type DownloadRequest, type Downloads, dropped, heard } from './downloads'
import { downloadsText } from './text'

const downloadsAtom = atom<Downloads>([])

/** Begins a download; how it goes is told in the tray (SPEC §7 blobs). Never throws: a refusal is a toast. */
export function useStartDownload(): (request: DownloadRequest) => Promise<void> {
  const store = useStore()
  return useCallback(
    async request => {
      const started = await callBridge('downloads.start', request.argument)
      if (started.ok) store.set(downloadsAtom, old => asked(old, started.value.id, request))
      else if (started.error.kind !== 'cancelled') showToast(started.error.message || downloadsText.failedStart)
    },
    [store],
  )
}

/** The downloads in sight, and what a teacher may do with one. Listens as long as the caller is mounted. */
export function useDownloads() {
  const store = useStore()
  const downloads = useAtomValue(downloadsAtom)
  const start = useStartDownload()
  useBridgeEvent('downloads.changed', state => store.set(downloadsAtom, old => heard(old, state)))
  useEffect(() => onSessionEnd(() => store.set(downloadsAtom, [])), [store])

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
      if (request) await start(request)
    },
  }
}
