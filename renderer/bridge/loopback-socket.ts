/**
 * The event socket: open as long as the page lives; when it drops, it is reopened after a growing pause (DESIGN §3).
 */
import { readEvent } from './loopback-json'
import { openHostSocket } from './loopback-session'

const firstPause = 500
const longestPause = 10_000

/** How long the socket must be closed before the host is probed, and the time between probes, in milliseconds. */
const probeInterval = 5000

interface SocketHandlers {
  onEvent(event: string, detail: unknown): void
  /** Probes the host without the socket; false if it does not answer. */
  isHostReachable(): Promise<boolean>
  /** Called with true when the socket is closed and the host does not answer, and with false when either is back. */
  setUnreachable(isUnreachable: boolean): void
}

/** Opens the socket to the host's events. */
export function openSocket(session: string, { onEvent, isHostReachable, setUnreachable }: SocketHandlers): void {
  let pause = firstPause
  let probeTimer: ReturnType<typeof setTimeout> | undefined

  const probe = async () => {
    const timerBefore = probeTimer
    const isReachable = await isHostReachable()
    // If the socket has reopened in the meantime, the result is out of date.
    if (probeTimer !== timerBefore) return
    setUnreachable(!isReachable)
    probeTimer = setTimeout(() => void probe(), probeInterval)
  }

  const connect = () => {
    const socket = openHostSocket('/events', session)
    socket.addEventListener('open', () => {
      pause = firstPause
      clearTimeout(probeTimer)
      probeTimer = undefined
      setUnreachable(false)
    })
    socket.addEventListener('message', message => {
      const read = readEvent(String(message.data))
      if (read) onEvent(read.event, read.detail)
    })
    socket.addEventListener('close', () => {
      probeTimer ??= setTimeout(() => void probe(), probeInterval)
      setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }
  connect()
}
