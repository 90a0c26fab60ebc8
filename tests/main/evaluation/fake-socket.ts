/** A WebSocket of the test: it records what is sent, and the test plays the server. */
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'

export class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 0
  bufferedAmount = 0
  sent: (string | Uint8Array)[] = []
  closedWith: number | 'terminated' | null = null

  send(message: string | Uint8Array): void {
    this.sent.push(message)
  }
  close(code: number): void {
    this.closedWith ??= code
  }
  terminate(): void {
    this.closedWith ??= 'terminated'
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = 1
    this.emit('open')
  }
  answer(message: unknown): void {
    this.emit('message', typeof message === 'string' ? message : JSON.stringify(message))
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.emit('close', code)
  }
  asSocket(): WebSocket {
    return this as unknown as WebSocket
  }

  get texts(): unknown[] {
    return this.sent.flatMap(one => (typeof one === 'string' ? [JSON.parse(one)] : []))
  }
  /** Each frame message: its sequence number and the number of its frames. */
  get batches(): [number, number][] {
    return this.sent.flatMap(one =>
      typeof one === 'string' ? [] : [[new DataView(one.buffer).getUint32(0), (one.length - 4) / 70]],
    )
  }
}
