/** The event socket: held as long as the page lives, opened again with a growing pause when it drops (DESIGN §3). */
import { readEvent } from './loopback-json'

const firstPause = 500
const longestPause = 10_000

/** How long the socket is away before the host is asked whether it is there, and then between two such questions. */
const probeInterval = 5000

interface SocketHandlers {
  onEvent(event: string, detail: unknown): void
  /** Asks the host past the socket; false where it does not answer. */
  isHostReachable(): Promise<boolean>
  /** Told when the socket is away and the host does not answer, and when either is back. */
  setUnreachable(gone: boolean): void
}

/** Hears the host's events. The session secret travels as a subprotocol: a WebSocket can carry no header of ours. */
export function openSocket(
  session: string,
  { onEvent: hear, isHostReachable: present, setUnreachable: gone }: SocketHandlers,
): void {
  let pause = firstPause
  let watch: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const asking = watch
    const there = await present()
    // It has opened meanwhile.
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
