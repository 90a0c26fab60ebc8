/** Access control: only programs on this machine may call the school, and only under its own address. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export interface Bindings {
  Bindings: HttpBindings
}

/** Compares the exact host, so that a foreign host name that resolves to this machine is refused. */
export const hasExactHost = (context: Context<Bindings>, origin: string): boolean =>
  context.req.header('host') === new URL(origin).host

/** Control paths: only from this machine, and not from a web page (browsers send Origin or Sec-Fetch-Site). */
export function mayControl(context: Context<Bindings>): boolean {
  const from = context.env.incoming.socket.remoteAddress ?? ''
  const site = context.req.header('sec-fetch-site') ?? 'none'
  const local = from === '127.0.0.1' || from === '::1' || from === '::ffff:127.0.0.1'
  return local && context.req.header('origin') === undefined && site === 'none'
}
