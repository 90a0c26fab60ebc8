/** The event socket: held as long as the page lives, opened again with a growing pause when it drops (DESIGN §3). */
import { readEvent } from './loopback-json'

const firstPause = 500
const longestPause = 10_000

/** Hears the host's events. The session secret travels as a subprotocol: a WebSocket can carry no header of ours. */
export function openSocket(session: string, hear: (event: string, detail: unknown) => void): void {
  let pause = firstPause
  const connect = () => {
    const socket = new WebSocket(`ws://${location.host}/events`, ['hanamaru', session])
    socket.addEventListener('open', () => {
      pause = firstPause
    })
    socket.addEventListener('message', message => {
      const read = readEvent(String(message.data))
      if (read) hear(read.event, read.detail)
    })
    socket.addEventListener('close', () => {
      setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }
  connect()
}
