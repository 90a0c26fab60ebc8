/**
 * The event socket: open as long as the page lives; when it drops, it is reopened after a growing pause (DESIGN §3).
 */
import { readEvent } from './loopback-json'

const firstPause = 500
const longestPause = 10_000

/** How long the socket must be closed before the host is probed, and the time between probes, in milliseconds. */
const probeInterval = 5000

interface SocketHandlers {
  onEvent(event: string, detail: unknown): void
  /** Probes the host without the socket; false if it does not answer. */
  isHostReachable(): Promise<boolean>
  /** Called with true when the socket is closed and the host does not answer, and with false when either is back. */
  setUnreachable(gone: boolean): void
}

/**
 * Opens the socket to the host's events. The session secret is sent as a subprotocol, because a WebSocket cannot send a
 * custom header.
 */
export function openSocket(
  session: string,
  { onEvent: hear, isHostReachable: present, setUnreachable: gone }: SocketHandlers,
): void {
  let pause = firstPause
  let watch: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const asking = watch
    const there = await present()
    // The socket has reopened in the meantime.
    if (watch !== asking) return
    gone(!there)
    watch = setTimeout(() => void look(), probeInterval)
  }

  const connect = () => {
    const socket = new WebSocket(`ws://${location.host}/events`, ['hanamaru', session])
    socket.addEventListener('open', () => {
      pause = firstPause
      clearTimeout(watch)
      watch = undefined
      gone(false)
    })
    socket.addEventListener('message', message => {
      const read = readEvent(String(message.data))
      if (read) hear(read.event, read.detail)
    })
    socket.addEventListener('close', () => {
      watch ??= setTimeout(() => void look(), probeInterval)
      setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }
  connect()
}
