/**
 * A connection to a browser's DevTools protocol over two pipes. Unlike a port, nobody else on this PC can connect to
 * it.
 */
import type { Readable, Writable } from 'node:stream'

type Fields = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Fields
  result?: Fields
  error?: { message: string }
}

export interface DevtoolsPipe {
  /** Sends a command and returns its result. Rejects when the browser refuses it or ends. */
  send(method: string, params?: Fields, sessionId?: string): Promise<Fields>
  on(method: string, listener: (params: Fields) => void): void
  /** Rejects all commands that wait. */
  end(): void
}

/** Messages are JSON with a zero byte at the end. */
export function openDevtoolsPipe(output: Writable, input: Readable): DevtoolsPipe {
  const waiting = new Map<number, { done(result: Fields): void; fail(error: Error): void }>()
  const listeners = new Map<string, (params: Fields) => void>()
  let lastId = 0
  let hasEnded = false
  let rest: Buffer[] = []

  function receive({ id, method, params = {}, result = {}, error }: Message): void {
    if (method !== undefined) listeners.get(method)?.(params)
    if (id === undefined) return
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.fail(new Error(error.message))
    else command?.done(result)
  }

  function end(): void {
    hasEnded = true
    for (const { fail } of waiting.values()) fail(new Error('the browser has ended'))
    waiting.clear()
  }

  input.on('data', (chunk: Buffer) => {
    let start = 0
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...rest, chunk.subarray(start, at)]).toString('utf8')
      rest = []
      start = at + 1
      receive(JSON.parse(text) as Message)
    }
    if (start < chunk.length) rest.push(chunk.subarray(start))
  })
  for (const stream of [input, output]) stream.on('error', end)
  input.on('close', end)

  return {
    send(method, params = {}, sessionId) {
      if (hasEnded) return Promise.reject(new Error('the browser has ended'))
      lastId += 1
      const id = lastId
      return new Promise((done, fail) => {
        waiting.set(id, { done, fail })
        output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      })
    },
    on: (method, listener) => void listeners.set(method, listener),
    end,
  }
}
