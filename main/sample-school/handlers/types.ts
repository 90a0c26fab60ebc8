/** The types of handlers: one handler per endpoint, typed by the endpoint table (DESIGN §4). */
import type * as v from 'valibot'
import type { EndpointName, endpoints } from '../../../shared/endpoints/index'
import type { Account } from '../accounts'
import type { World } from '../data/world-types'
import type { Store } from '../store/index'
import type { Keys } from '../store/keys'
import type { Sounds } from '../store/sounds'
import type { Voice } from '../voice/index'

/** Behaviour in which real servers differ. */
export interface Rules {
  /** Allows one session per account: a login ends the earlier session. */
  singleSession: boolean
  /** A new password ends all sessions of the account, also the one that set it. */
  passwordEndsAll: boolean
}

/** The parts of the school that handlers use. */
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
  /** The school's clock, in milliseconds. */
  now(): number
  /** `http://127.0.0.1:PORT`. */
  origin(): string
  /** Writes a line to the school's console. */
  logLine(line: string): void
}

export interface Call extends SchoolParts {
  /** The time of this call: the same instant for the whole call. */
  at: number
  /** The caller; null if the endpoint needs no login and the caller has none. */
  account: Account | null
  /** The hash of the session token that came with the call. */
  session: string | null
}

/** A call from a logged-in teacher. */
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

/** The handlers of some endpoints. */
export type Handlers<N extends EndpointName> = { [K in N]: Handler<K> }

/** A refusal, answered with an errcode and message in the envelope (SPEC §8). */
export class Refusal extends Error {
  constructor(
    readonly errcode: number,
    message: string,
  ) {
    super(message)
  }
}

/** Returns the thing that the call is about, or refuses with errcode 404 if it does not exist. */
export function existing<T>(value: T | undefined | null, message: string): T {
  if (value === undefined || value === null) throw new Refusal(404, message)
  return value
}

/** Returns a usable value of the request, or refuses with errcode 400 if there is none. */
export function required<T>(value: T | undefined | null, message: string): T {
  if (value === undefined || value === null) throw new Refusal(400, message)
  return value
}
