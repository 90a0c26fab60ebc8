/** Who may speak to the school: programs of this machine, under its own address. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export interface Bindings {
  Bindings: HttpBindings
}

/** The exact host, so that no foreign name can be made to point here. */
export const rightHost = (context: Context<Bindings>, origin: string): boolean =>
  context.req.header('host') === new URL(origin).host

/** Control paths: from this machine, and not from a page (a page sends Origin, or says that it is one). */
export function mayControl(context: Context<Bindings>): boolean {
  const from = context.env.incoming.socket.remoteAddress ?? ''
  const site = context.req.header('sec-fetch-site') ?? 'none'
  const local = from === '127.0.0.1' || from === '::1' || from === '::ffff:127.0.0.1'
  return local && context.req.header('origin') === undefined && site === 'none'
}
