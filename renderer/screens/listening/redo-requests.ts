/**
 * Whom the teacher has asked to record again in this session, on whatever page she is since: nobody is asked twice for
 * the same recording. The submissions are named by `submissionVersion`.
 */
import { atom, getDefaultStore } from 'jotai'
import { onSessionEnd, type WriteAttempt } from '../../bridge/index'
import { useAtomValue } from '../../ui/use-atom'

/** A request whose outcome is not known, because it is being sent or its answer was lost. */
export interface OpenRequest {
  attempt: WriteAttempt<'send-new-message'>
  versions: readonly string[]
  /** How many students it is to. */
  students: number
}

interface Requests {
  asked: ReadonlySet<string>
  open: readonly OpenRequest[]
}

const none: Requests = { asked: new Set(), open: [] }
const requestsAtom = atom<Requests>(none)
const store = getDefaultStore()

onSessionEnd(() => store.set(requestsAtom, none))

export const useRedoRequests = (): Requests => useAtomValue(requestsAtom)

/** Notes a request before it is sent. */
export const noteRequest = (request: OpenRequest): void =>
  store.set(requestsAtom, old => ({ ...old, open: [...old.open, request] }))

/** Notes the outcome of a request. One of an earlier session changes nothing. */
export const settleRequest = (request: OpenRequest, wasSent: boolean): void =>
  store.set(requestsAtom, old =>
    old.open.includes(request)
      ? {
          asked: wasSent ? new Set([...old.asked, ...request.versions]) : old.asked,
          open: old.open.filter(each => each !== request),
        }
      : old,
  )
