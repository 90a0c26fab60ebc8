/** What a handler is: one per endpoint row, typed by it (DESIGN §4). */
import type * as v from 'valibot'
import type { EndpointName, endpoints } from '../../../shared/endpoints/index'
import type { Account } from '../accounts'
import type { World } from '../data/model'
import type { Store } from '../store/index'
import type { Keys } from '../store/keys'
import type { Sounds } from '../store/sounds'
import type { Voice } from '../voice/index'

/** What servers do in one way or another. */
export interface Rules {
  /** One session per account: a login ends the one that was. */
  singleSession: boolean
}

/** What handlers work on. */
export interface SchoolParts {
  world: World
  store: Store
  keys: Keys
  sounds: Sounds
  voice: Voice
  /** Aborted when the school closes. */
  closing: AbortSignal
  /** May be changed while the school runs. */
  rules: Rules
  /** The school's clock, milliseconds. */
  now(): number
  /** `http://127.0.0.1:PORT`. */
  origin(): string
  /** Says a line on the school's console. */
  say(line: string): void
}

export interface Call extends SchoolParts {
  /** The time of this call: one instant for the whole of it. */
  at: number
  /** Who calls; on rows without authorisation nobody. */
  account: Account | null
  /** The hash of the token that came with the call. */
  session: string | null
}

/** A call with someone logged in. */
export type Authorised = Call & { account: Account; session: string }

export interface Sheet {
  /** Without extension. */
  name: string
  bytes: Uint8Array
}

type Rows = typeof endpoints
type Input<N extends EndpointName> = v.InferOutput<Rows[N]['request']>
type Output<N extends EndpointName> = Rows[N]['kind'] extends 'blob' ? Sheet : v.InferInput<Rows[N]['response']>
type Caller<N extends EndpointName> = Rows[N]['auth'] extends false ? Call : Authorised

export type Handler<N extends EndpointName> = (request: Input<N>, call: Caller<N>) => Output<N> | Promise<Output<N>>

/** The handlers of some rows. */
export type Handlers<N extends EndpointName> = { [K in N]: Handler<K> }

/** A refusal in the envelope's own words (SPEC §8). */
export class Refusal extends Error {
  constructor(
    readonly errcode: number,
    message: string,
  ) {
    super(message)
  }
}

/** The value, or a refusal with errcode 400. */
export function need<T>(value: T | undefined | null, message: string): T {
  if (value === undefined || value === null) throw new Refusal(400, message)
  return value
}
