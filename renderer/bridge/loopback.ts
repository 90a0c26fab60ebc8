/**
 * The loopback counterpart of the preload (DESIGN §3): the same `Bridge` over POST /bridge and a WebSocket. It also takes
 * finished files from the host and hands them to the browser, so that no screen knows which host it runs on.
 */
import { buildBridge } from '../../shared/contract/bridge'
import { writeBridgeJson } from '../../shared/contract/bridge-json'
import type { MethodName } from '../../shared/contract/keys'
import { failure, type Result } from '../../shared/contract/result'
import type { Bridge, DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { base64, readResult } from './loopback-json'
import { openSession, sessionHeader } from './loopback-session'
import { openSocket } from './loopback-socket'

/** Main keeps its own deadlines; this one only ends a call to a process that hangs. */
const deadline = 120_000

/** Shows the host's page that says where to open the program; it is a page of its own, so nothing of ours runs on. */
const leave = () => location.replace('/closed')

/**
 * The browser's side of the bridge, with its session and its event socket. Where this tab may not have a session the page
 * is left for the host's notice, and the promise stays open.
 */
export async function connectLoopback(): Promise<Bridge> {
  const session = await openSession()
  if (session === null) {
    leave()
    return new Promise(() => {})
  }
  const { bridge, emit } = buildBridge((method, argument) => post(session, method, argument))
  openSocket(session, (event, detail) =>
    emit(event, event === 'downloads.changed' ? takeFile(session, detail as DownloadState) : detail),
  )
  return bridge
}

async function post(session: string, method: MethodName, argument: unknown): Promise<Result<unknown>> {
  let body: string
  try {
    body = writeBridgeJson({ method, argument }, base64)
  } catch {
    return failure('invalid-request', text.invalidRequest)
  }
  try {
    const response = await fetch('/bridge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sessionHeader]: session },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    })
    // The host was started anew and knows this tab no more.
    if (response.status === 401) leave()
    if (!response.ok) return failure('invalid-request', text.invalidRequest)
    return readResult(await response.text())
  } catch {
    return failure('network', text.failed)
  }
}

/** Fetches the file behind a ticket and offers it by the browser; gives the state as the screens may see it. */
function takeFile(session: string, { ticket, ...state }: DownloadState): DownloadState {
  if (ticket !== undefined) void offerFile(session, ticket, state.name)
  return state
}

async function offerFile(session: string, ticket: string, name: string): Promise<void> {
  // Another tab may have taken it, or the host may be gone: the file then still stands in its downloads folder.
  const response = await fetch(`/download/${ticket}`, { headers: { [sessionHeader]: session } }).catch(() => null)
  if (!response?.ok) return
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click; it needs it no longer than this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
