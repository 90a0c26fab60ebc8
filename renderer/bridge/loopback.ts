/**
 * The loopback counterpart of the preload (DESIGN §3): the same `Bridge` over POST /bridge and two WebSockets, so that
 * no screen depends on the host.
 */
import { buildBridge } from '../../shared/contract/bridge'
import { writeBridgeJson } from '../../shared/contract/bridge-json'
import type { MethodName } from '../../shared/contract/keys'
import { failure, type Result } from '../../shared/contract/result'
import type { Answer, Bridge, DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { setHostUnreachable } from './host-unreachable'
import { createFileReceiver, type TicketMethod } from './loopback-files'
import { frameSocket } from './loopback-frames'
import { base64, readResult } from './loopback-json'
import { openSession, sessionHeader } from './loopback-session'
import { openSocket } from './loopback-socket'

const ticketMethods: readonly MethodName[] = ['downloads.open', 'report.save'] satisfies TicketMethod[]

/** Main has its own deadlines; this one only ends a call to a process that hangs. */
const deadline = 120_000

/** An upload over a slow school line may take this long, and an evaluation with all of its own deadlines. */
const longDeadlines: Partial<Record<MethodName, number>> = {
  'api.upload': 1_800_000,
  'evaluation.end': 180_000,
  'evaluation.again': 180_000,
}

const probeMethod = 'api.cancel' satisfies MethodName

/** How long a probe of the host may take, in milliseconds. */
const probeDeadline = 5000

/**
 * The last draft is sent while the page closes. With `keepalive` the browser sends it even after the page is gone, up
 * to 64 kB.
 */
const mayOutlivePage = (method: MethodName, body: string) => method === 'drafts.write' && body.length < 20_000

/**
 * Shows the host's page that says where to open the program. It is a separate page, so no code of the program runs on
 * it.
 */
const showNotice = () => location.replace('/closed')

/**
 * Creates the browser's bridge, with its session and event socket. If this tab may not have a session, the host's
 * notice page replaces this page and the promise never resolves.
 */
export async function connectLoopback(leave = showNotice): Promise<Bridge> {
  const session = await openSession()
  if (session === null) {
    leave()
    return new Promise(() => {})
  }
  const { bridge, emit } = buildBridge(async (method, argument) => {
    const result = await post(session, method, argument, leave)
    return ticketMethods.includes(method) ? files.take(result as Result<Answer<TicketMethod>>) : result
  }, frameSocket(session))
  const files = createFileReceiver(session, state => emit('downloads.changed', state))
  openSocket(session, {
    onEvent(event, detail) {
      const shown = event === 'downloads.changed' ? files.receiveState(detail as DownloadState) : detail
      if (shown !== null) emit(event, shown)
    },
    async isHostReachable() {
      // `api.cancel` changes nothing; any answer proves that the host is there.
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
    // The host was restarted and does not know this tab any more.
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
