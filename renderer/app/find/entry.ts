/** One thing that can be found. */

import type { Named } from './match'
import type { KeepOfFind } from './recent'

/** An action of the page in sight is not opened again from another page, so it is never a recent one. */
export type Kind = KeepOfFind['kind'] | 'action'

export interface Entry extends Named {
  kind: Kind
  /** Unique among entries of its kind. */
  id: string
  /** What tells it from others with the same name: shown beside it, not searched. */
  detail: string
  /** Leads there; `go` opens an address. */
  open(go: (address: string) => void): void
}

export const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind} ${id}`
