/**
 * The loopback counterpart of the preload (DESIGN §3): the same `Bridge` over POST /bridge and a WebSocket, so that no screen
 * knows which host it runs on.
 */
import { buildBridge } from '../../shared/contract/bridge'
import { writeBridgeJson } from '../../shared/contract/bridge-json'
import type { MethodName } from '../../shared/contract/keys'
import { failure, type Result } from '../../shared/contract/result'
import type { Answer, Bridge, DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { setHostUnreachable } from './host-unreachable'
import { createFileReceiver } from './loopback-files'
import { base64, readResult } from './loopback-json'
import { openSession, sessionHeader } from './loopback-session'
import { openSocket } from './loopback-socket'

const openMethod = 'downloads.open' satisfies MethodName

/** Main keeps its own deadlines; this one only ends a call to a process that hangs. */
const deadline = 120_000

/** A large file over a school's slow line takes as long as it moves. */
const longDeadlines: Partial<Record<MethodName, number>> = { 'api.upload': 1_800_000 }

const probeMethod = 'api.cancel' satisfies MethodName

/** How long the host may take to say that it is there, in milliseconds. */
const probeDeadline = 5000

/** What is typed last is sent as the page goes: the browser then sends it after the page's end, up to 64 kB of it. */
const mayOutlivePage = (method: MethodName, body: string) => method === 'drafts.write' && body.length < 20_000

/** Shows the host's page that says where to open the program; it is a page of its own, so nothing of ours runs on. */
const showNotice = () => location.replace('/closed')

/**
 * The browser's side of the bridge, with its session and its event socket. Where this tab may not have a session the page
 * is left for the host's notice, and the promise stays open.
 */
export async function connectLoopback(leave = showNotice): Promise<Bridge> {
  const session = await openSession()
  if (session === null) {
    leave()
    return new Promise(() => {})
  }
  const { bridge, emit } = buildBridge(async (method, argument) => {
    const result = await post(session, method, argument, leave)
    return method === openMethod ? files.open(result as Result<Answer<typeof openMethod>>) : result
  })
  const files = createFileReceiver(session, state => emit('downloads.changed', state))
  openSocket(session, {
    onEvent(event, detail) {
      const shown = event === 'downloads.changed' ? files.receiveState(detail as DownloadState) : detail
      if (shown !== null) emit(event, shown)
    },
    async isHostReachable() {
      // A call that changes nothing; whatever is answered, somebody is there.
      const result = await post(session, probeMethod, { callId: 'present' }, leave, probeDeadline)
      return result.ok || result.error.kind !== 'network'
    },
    setUnreachable: setHostUnreachable,
  })
  return bridge
}

async function post(
  session: string,
  method: MethodName,
  argument: unknown,
  leave: () => void,
  wait = longDeadlines[method] ?? deadline,
): Promise<Result<unknown>> {
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
      keepalive: mayOutlivePage(method, body),
      signal: AbortSignal.timeout(wait),
    })
    // The host was started anew and knows this tab no more.
    if (response.status === 401) {
      leave()
      return failure('cancelled', text.cancelled)
    }
    if (!response.ok) return failure('invalid-request', text.invalidRequest)
    return readResult(await response.text())
  } catch {
    return failure('network', text.failed)
  }
}
